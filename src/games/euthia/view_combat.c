/* A combat as it is seen: dice, what is added to them and why, what each value would bring. */
#include "games/euthia/euthia.h"

static const char *const die_facts[2][DICE] = {
    {"monster-die-1", "monster-die-2"}, {"hero-die-1", "hero-die-2"},
};
static const char *const row_facts[2][ROWS_MAX] = {
    {"wounds-1", "wounds-2", "wounds-3", "wounds-4", "wounds-5", "wounds-6"},
    {"strikes-1", "strikes-2", "strikes-3", "strikes-4", "strikes-5", "strikes-6"},
};

static void view_dice(ViewFacts *of, const uint8_t dice[DICE], bool hero)
{
    for (int d = 0; d < DICE; d++)
        if (dice[d] > 0)
            view_fact(of, die_facts[hero][d], dice[d], 6);
}

/* From which value on how much is lost. */
static void view_rows(ViewFacts *of, const Rows *rows, bool hero)
{
    for (int i = 0; i < rows->n; i++) {
        const Row *row = &rows->list[i];
        int n = 0;
        for (int k = 0; k < row->n; k++)
            n += row->list[k].verb == (hero ? DO_DAMAGE : DO_INJURY) ? row->list[k].n : 0;
        view_fact(of, row_facts[hero][i], max_of(row->lo, 0), n);
    }
}

static void view_part(ViewFacts *of, const char *key, int n)
{
    if (n != 0)
        view_fact(of, key, n, -1);
}

/* EU-ROLL-7, EU-MEET-6: what of all that was added comes from the power of earth. */
static int earth_part(const State *s)
{
    return has_bit(euthia_powers(s, s->fight.field), EARTH) ? POWER_STRENGTH : 0;
}

/* EU-HATK-9, EU-RULE-50, -85: what the hero's value is made of, beside the dice. Who is warded may
 * have ignored the earth (EU-PERM-1), and nobody remembers. */
static void view_hero_parts(const State *s, ViewFacts *of)
{
    const Fight *f = &s->fight;
    view_fact(of, "hero-value", euthia_hero_value(s), -1);
    view_part(of, "hero-thrown", s->roll.clover);
    view_part(of, "hero-earth", has_bit(euthia_wards(s, f->seat), EARTH) ? 0 : earth_part(s));
    view_part(of, "hero-worn", euthia_permanent(s, f->seat, DO_CLOVER));
    view_part(of, "hero-cards", f->clover_cards);
    view_part(of, "hero-next", -f->next_hero);
    view_part(of, "hero-penalty", -euthia_penalty(s));
}

static void view_sides(const State *s, ViewFacts *of)
{
    const Fight *f = &s->fight;
    view_rows(of, euthia_foe_rows(s), false);
    view_dice(of, f->dice, false);
    if (f->dice[0] > 0) {
        view_fact(of, "monster-value", euthia_monster_value(s), -1);
        view_part(of, "monster-more", f->foot);
        view_part(of, "monster-earth", euthia_foe_immune(s) ? 0 : earth_part(s));
        view_part(of, "injury-more", f->inj_plus);
        view_part(of, "injury-less", f->inj_minus +
                                         euthia_permanent(s, f->seat, DO_INJURY_MINUS));
    }
    if (f->weapon == NONE)
        return;
    view_rows(of, &content(s)->tile[board(s, f->seat)->owned[f->weapon].tile].attack.rows, true);
    view_part(of, "damage-more", f->damage_plus + euthia_permanent(s, f->seat, DO_DAMAGE_PLUS));
    view_part(of, "damage-less", f->curse_damage);
    if (s->roll.dice[0] > 0) {
        view_dice(of, s->roll.dice, true);
        view_hero_parts(s, of);
    }
}

void euthia_view_fight(const State *s, View *v)
{
    const Fight *f = &s->fight;
    if (!f->on)
        return;
    ViewArea *a = view_area(v, AREA_ROW, "combat", "combat", f->seat);
    ViewFacts *of = &a->of;
    view_fact(of, "damage", f->damage, euthia_foe_health(s));
    view_fact(of, "penalty", euthia_foe_penalty(s), -1);
    view_fact(of, "chaos", f->chaos, -1);
    view_fact(of, "gaar", f->gaar, -1);
    view_fact(of, "hope", f->hope, HOPE_MAX);
    view_fact(of, "combat-round", f->round, -1);
    view_sides(s, of);
    if (f->hope >= 2)                                               /* EU-WIN-7, EU-LOSE-6 */
        view_tag(of, "hope-left");
    if (has_bit(f->lasting, REGENERATION))
        view_tag(of, "regeneration");
    if (has_bit(f->lasting, PUPPET))
        view_tag(of, "puppet");
    if (f->weapon != NONE)
        view_mention(v, thing(KIND_ITEM, item_of(f->seat, f->weapon)), -1, f->seat, "weapon");
    if (f->kind == FOE_ENEMY) {
        view_mention(v, thing(KIND_FOE, scenario(s)->foe), -1, -1, "foe");
    } else if (f->kind == FOE_ELITE) {
        view_mention(v, thing(KIND_ELITE, f->foe), -1, -1, "foe");
    } else if (f->kind == FOE_MONSTER) {
        ViewItem *item = view_item(v, thing(KIND_MONSTER, f->foe), -1, -1);
        view_fact(&item->of, "life", max_of(0, euthia_foe_health(s) - f->damage),
                  euthia_foe_health(s));
    }
}
