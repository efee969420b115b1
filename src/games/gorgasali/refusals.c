/* What cannot be used now, and why: everything on the table that no answer of a main question
 * names. */
#include "games/gorgasali/gorgasali.h"

/* ORDER CATEGORY: when cards of a category are used, or that they work by themselves. */
static const char *const use_rules[CATEGORIES] = {
    [WEAPON] = "GO-WPN-1", [DEFENCE] = "GO-DEF-1", [UTILITY] = "GO-UTIL-2",
    [THROW] = "GO-THROW-1", [HELMET] = "GO-ARM-2", [VEST] = "GO-ARM-2",
};

static void refuse_own_cards(const State *s, int seat, Menu *m)
{
    EACH_SLOT (slot) {
        const int card = gorgasali_card_in(s, seat, slot);
        if (card != NO_CARD)
            deny_thing(m, KIND_CARD, card, slot_place(slot) == ACTIVE
                                               ? use_rules[slot_category(slot)] : "GO-CARD-4");
    }
}

/* Before the move nobody is attacked, and without a roll nobody walks. */
void gorgasali_refuse_rest(const State *s, int seat, Menu *m)
{
    static const char *const walking[] = {
        [PHASE_START] = "GO-ACT-2", [PHASE_MOVE] = "GO-MOVE-1", [PHASE_ACTIONS] = "GO-ACT-9",
    };
    if (m->denials == 0)
        return;
    refuse_own_cards(s, seat, m);
    deny_thing(m, KIND_CHARACTER, hero(s, seat), walking[s->turn.phase]);
    deny_thing(m, KIND_SQUARE, THING_ANY, walking[s->turn.phase]);
    deny_thing(m, KIND_CARD, THING_ANY, "GO-CARD-4");
    deny_thing(m, KIND_SLOT, THING_ANY, "GO-CARD-4");
    deny_thing(m, KIND_CHARACTER, THING_ANY,
               s->turn.phase == PHASE_ACTIONS ? "GO-WPN-8" : "GO-WPN-1");
    deny_thing(m, KIND_TOKEN, THING_ANY, "GO-CHEST-3");
    deny_thing(m, KIND_SECTOR, THING_ANY, "GO-RULE-8");
}
