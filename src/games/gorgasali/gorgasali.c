/* Gorgasali Battle Royale as a Game: names of verbs, kinds, events and options, and the table of
 * functions. */
#include "games/gorgasali/gorgasali.h"

static const VerbSpec verbs[VERBS] = {
    [V_PICK] = {"pick", 1, {KIND_CHARACTER}},
    [V_IMITATE] = {"imitate", 1, {KIND_CHARACTER}},
    [V_ROLL] = {"roll", 0, {0}},
    [V_STEP] = {"step", 1, {KIND_SQUARE}},
    [V_STOP] = {"stop", 0, {0}},
    [V_STAY] = {"stay", 0, {0}},
    [V_GO_ON] = {"go-on", 0, {0}},
    [V_JUMP] = {"jump", 2, {KIND_CARD, KIND_SQUARE}},
    [V_END] = {"end", 0, {0}},
    [V_USE] = {"use", 1, {KIND_CARD}},
    [V_PLACE] = {"place", 2, {KIND_CARD, KIND_SQUARE}},
    [V_BARRIER] = {"build", 3, {KIND_CARD, KIND_SQUARE, KIND_SQUARE}},
    [V_THROW] = {"throw", 2, {KIND_CARD, KIND_CHARACTER}},
    [V_SHOOT] = {"shoot", 2, {KIND_CARD, KIND_CHARACTER}},
    [V_SHOOT_WITH] = {"shoot-with", 3, {KIND_CARD, KIND_CARD, KIND_CHARACTER}},
    [V_RELOAD] = {"reload", 0, {0}},
    [V_ARRANGE] = {"arrange", 0, {0}},
    [V_EXCHANGE] = {"exchange", 2, {KIND_SLOT, KIND_SLOT}},
    [V_DONE] = {"done", 0, {0}},
    [V_FILL] = {"fill", 1, {KIND_SLOT}},
    [V_REROLL] = {"reroll", 1, {KIND_DICE}},
    [V_AGAIN] = {"again", 0, {0}},
    [V_KEEP] = {"keep", 0, {0}},
    [V_OPEN] = {"open", 0, {0}},
    [V_PUT] = {"put", 1, {KIND_SLOT}},
    [V_REPLACE] = {"replace", 1, {KIND_SLOT}},
    [V_DISCARD] = {"discard", 0, {0}},
    [V_SUPERNOVA] = {"supernova", 1, {KIND_CHARACTER}},
    [V_SUPERNOVA_TWO] = {"supernova-two", 2, {KIND_CHARACTER, KIND_CHARACTER}},
    [V_HYPNOSIS] = {"pull", 2, {KIND_CHARACTER, KIND_SQUARE}},
    [V_STEAL] = {"steal", 2, {KIND_CHARACTER, KIND_CARD}},
    [V_HEAL] = {"heal", 0, {0}},
    [V_FREEZE] = {"freeze", 0, {0}},
    [V_SWAP] = {"swap", 1, {KIND_CHARACTER}},
    [V_RETURN] = {"return", 0, {0}},
    [V_REVIVE] = {"revive", 1, {KIND_CARD}},
    [V_STAND] = {"stand", 1, {KIND_SQUARE}},
    [V_TRADE] = {"trade", 0, {0}},
    [V_GIVE] = {"give", 1, {KIND_SLOT}},
    [V_TAKE] = {"take", 1, {KIND_SLOT}},
    [V_GIVE_CHEST] = {"give-chest", 0, {0}},
    [V_TAKE_CHEST] = {"take-chest", 0, {0}},
    [V_PROPOSE] = {"propose", 0, {0}},
    [V_CANCEL] = {"cancel", 0, {0}},
    [V_ACCEPT] = {"accept", 0, {0}},
    [V_REFUSE] = {"refuse", 0, {0}},
    [V_COUNTER] = {"counter", 0, {0}},
};

static const EventSpec events[EVENTS] = {
    [EV_PICK] = {"pick", 2, {KIND_SEAT, KIND_CHARACTER}},
    [EV_STARTER_DIE] = {"starter-die", 2, {KIND_CHARACTER, KIND_NUMBER}},
    [EV_STARTS] = {"starts", 1, {KIND_CHARACTER}},
    [EV_SECTOR_TAKEN] = {"sector-taken", 2, {KIND_CHARACTER, KIND_SECTOR}},
    [EV_SECTOR] = {"sector", 2, {KIND_CHARACTER, KIND_SECTOR}},
    [EV_ROUND] = {"round", 1, {KIND_NUMBER}},
    [EV_SHRINK] = {"shrink", 2, {KIND_NUMBER, KIND_NUMBER}},
    [EV_STORM] = {"storm", 1, {KIND_NUMBER}},
    [EV_TURN] = {"turn", 2, {KIND_CHARACTER, KIND_NUMBER}},
    [EV_FROZEN_TURN] = {"frozen-turn", 1, {KIND_CHARACTER}},
    [EV_END] = {"end", 1, {KIND_CHARACTER}},
    [EV_ROLL] = {"roll", 4, {KIND_CHARACTER, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER}},
    [EV_POINTS] = {"points", 2, {KIND_CHARACTER, KIND_NUMBER}},
    [EV_ENTER] = {"enter", 2, {KIND_CHARACTER, KIND_SQUARE}},
    [EV_STEP] = {"step", 3, {KIND_CHARACTER, KIND_SQUARE, KIND_SQUARE}},
    [EV_STOP] = {"stop", 1, {KIND_CHARACTER}},
    [EV_STAY] = {"stay", 1, {KIND_CHARACTER}},
    [EV_STUCK] = {"stuck", 2, {KIND_CHARACTER, KIND_NUMBER}},
    [EV_JUMP] = {"jump", 4, {KIND_CHARACTER, KIND_CARD, KIND_SQUARE, KIND_SQUARE}},
    [EV_PRICE] = {"price", 2, {KIND_CHARACTER, KIND_NUMBER}},
    [EV_HEALING_POINT] = {"healing-point", 1, {KIND_CHARACTER}},
    [EV_CHEST] = {"chest", 2, {KIND_CHARACTER, KIND_SQUARE}},
    [EV_EXTRA_CHEST] = {"extra-chest", 1, {KIND_CHARACTER}},
    [EV_DRAW] = {"draw", 2, {KIND_CHARACTER, KIND_CARD}},
    [EV_RESHUFFLE] = {"reshuffle", 1, {KIND_CHARACTER}},
    [EV_PUT] = {"put", 3, {KIND_CHARACTER, KIND_CARD, KIND_SLOT}},
    [EV_REPLACE] = {"replace", 3, {KIND_CHARACTER, KIND_CARD, KIND_CARD}},
    [EV_DISCARD] = {"discard", 2, {KIND_CHARACTER, KIND_CARD}},
    [EV_EXCHANGE] = {"exchange", 3, {KIND_CHARACTER, KIND_SLOT, KIND_SLOT}},
    [EV_FILL] = {"fill", 3, {KIND_CHARACTER, KIND_CARD, KIND_SLOT}},
    [EV_RELOAD] = {"reload", 1, {KIND_CHARACTER}},
    [EV_USE] = {"use", 2, {KIND_CHARACTER, KIND_CARD}},
    [EV_BANNER] = {"banner", 3, {KIND_CHARACTER, KIND_CARD, KIND_SQUARE}},
    [EV_BARRIER] = {"build", 4, {KIND_CHARACTER, KIND_CARD, KIND_SQUARE, KIND_SQUARE}},
    [EV_BANNER_OFF] = {"banner-off", 2, {KIND_CARD, KIND_SQUARE}},
    [EV_SHOOT] = {"shoot", 4, {KIND_CHARACTER, KIND_CARD, KIND_CHARACTER, KIND_NUMBER}},
    [EV_EXTEND] = {"extend", 2, {KIND_CHARACTER, KIND_CARD}},
    [EV_DICE_1] = {"dice-1", 1, {KIND_NUMBER}},
    [EV_DICE_2] = {"dice-2", 2, {KIND_NUMBER, KIND_NUMBER}},
    [EV_DICE_3] = {"dice-3", 3, {KIND_NUMBER, KIND_NUMBER, KIND_NUMBER}},
    [EV_DICE_4] = {"dice-4", 4, {KIND_NUMBER, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER}},
    [EV_DICE_5] = {"dice-5", 5,
                   {KIND_NUMBER, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER}},
    [EV_DICE_6] = {"dice-6", 6,
                   {KIND_NUMBER, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER,
                    KIND_NUMBER}},
    [EV_REROLL] = {"reroll", 2, {KIND_CHARACTER, KIND_NUMBER}},
    [EV_PLATFORM] = {"platform", 2, {KIND_CHARACTER, KIND_NUMBER}},
    [EV_PIPS] = {"pips", 3, {KIND_NUMBER, KIND_NUMBER, KIND_NUMBER}},
    [EV_FIXED] = {"fixed", 3, {KIND_NUMBER, KIND_NUMBER, KIND_NUMBER}},
    [EV_SPECIAL] = {"special", 3, {KIND_CARD, KIND_NUMBER, KIND_NUMBER}},
    [EV_MISS] = {"miss", 3, {KIND_CHARACTER, KIND_NUMBER, KIND_NUMBER}},
    [EV_STAYS_LOADED] = {"stays-loaded", 1, {KIND_CARD}},
    [EV_FIELD] = {"field", 3, {KIND_CHARACTER, KIND_NUMBER, KIND_NUMBER}},
    [EV_ARMOUR] = {"armour", 3, {KIND_CHARACTER, KIND_CARD, KIND_NUMBER}},
    [EV_PIERCED] = {"pierced", 1, {KIND_CARD}},
    [EV_LOSS] = {"loss", 3, {KIND_CHARACTER, KIND_NUMBER, KIND_NUMBER}},
    [EV_HEAL] = {"heal", 3, {KIND_CHARACTER, KIND_NUMBER, KIND_NUMBER}},
    [EV_THROW] = {"throw", 3, {KIND_CHARACTER, KIND_CARD, KIND_CHARACTER}},
    [EV_UNLOADED] = {"unloaded", 1, {KIND_CHARACTER}},
    [EV_LIGHTNING] = {"lightning", 2, {KIND_CHARACTER, KIND_SQUARE}},
    [EV_SUPERNOVA] = {"supernova", 2, {KIND_CHARACTER, KIND_CHARACTER}},
    [EV_HYPNOSIS] = {"pull", 4, {KIND_CHARACTER, KIND_CHARACTER, KIND_SQUARE, KIND_SQUARE}},
    [EV_STEAL] = {"steal", 3, {KIND_CHARACTER, KIND_CHARACTER, KIND_CARD}},
    [EV_HEALER] = {"healer", 1, {KIND_CHARACTER}},
    [EV_FREEZE] = {"freeze", 1, {KIND_CHARACTER}},
    [EV_FROZEN] = {"frozen", 1, {KIND_CHARACTER}},
    [EV_IMITATE] = {"imitate", 3, {KIND_CHARACTER, KIND_CHARACTER, KIND_ABILITY}},
    [EV_SWAP] = {"swap", 4, {KIND_CHARACTER, KIND_CHARACTER, KIND_SQUARE, KIND_SQUARE}},
    [EV_RETURN] = {"return", 2, {KIND_CHARACTER, KIND_SQUARE}},
    [EV_IGNITE] = {"ignite", 2, {KIND_CHARACTER, KIND_CHARACTER}},
    [EV_DRAIN] = {"drain", 2, {KIND_CHARACTER, KIND_NUMBER}},
    [EV_OUT] = {"out", 1, {KIND_CHARACTER}},
    [EV_OUT_BY] = {"out-by", 2, {KIND_CHARACTER, KIND_CHARACTER}},
    [EV_LOOT] = {"loot", 4, {KIND_CHARACTER, KIND_CHARACTER, KIND_NUMBER, KIND_NUMBER}},
    [EV_LOST] = {"lost", 1, {KIND_CHARACTER}},
    [EV_REVIVE] = {"revive", 5,
                   {KIND_CHARACTER, KIND_CHARACTER, KIND_CARD, KIND_SQUARE, KIND_NUMBER}},
    [EV_PROPOSE] = {"propose", 2, {KIND_CHARACTER, KIND_CHARACTER}},
    [EV_GIVES] = {"gives", 3, {KIND_CHARACTER, KIND_CARD, KIND_CHARACTER}},
    [EV_GIVES_CHEST] = {"gives-chest", 3, {KIND_CHARACTER, KIND_NUMBER, KIND_CHARACTER}},
    [EV_REFUSE] = {"refuse", 1, {KIND_CHARACTER}},
    [EV_TRADED] = {"traded", 2, {KIND_CHARACTER, KIND_CHARACTER}},
    [EV_WIN] = {"win", 1, {KIND_CHARACTER}},
};

/* ---- words of things ------------------------------------------------------------------------- */

static int character_count(const void *state)
{
    (void)state;
    return CHARACTERS;
}

static void character_word(const void *state, int value, Str *out)
{
    str_text(out, content(state)->character[value].id);
}

static int square_count(const void *state)
{
    (void)state;
    return SQUARES;
}

static void square_word(const void *state, int value, Str *out)
{
    (void)state;
    gorgasali_square_word(value, out);
}

static int card_count(const void *state)
{
    return n_cards(state);
}

static void card_word(const void *state, int value, Str *out)
{
    str_text(out, is_weapon(state, value) ? weapon_at(state, value)->id
                                          : support_at(state, value)->id);
}

static const char *const slot_words[CATEGORIES] = {
    [WEAPON] = "weapon", [DEFENCE] = "defence", [UTILITY] = "utility", [THROW] = "throw",
    [HELMET] = "helmet", [VEST] = "vest",
};

static int slot_count(const void *state)
{
    (void)state;
    return SLOTS;
}

/* "utility", "utility-2", "pack-utility": the first of a row has no number. */
static void slot_word(const void *state, int value, Str *out)
{
    (void)state;
    if (slot_place(value) == BACKPACK)
        str_text(out, "pack-");
    str_text(out, slot_words[slot_category(value)]);
    if (value % SLOTS_EACH > 0)
        put(out, "-%d", 1 + value % SLOTS_EACH);
}

static int ability_count(const void *state)
{
    (void)state;
    return ABILITIES;
}

static void ability_word(const void *state, int value, Str *out)
{
    (void)state;
    str_text(out, gorgasali_ability_words[value]);
}

static int sector_count(const void *state)
{
    (void)state;
    return SECTORS;
}

static void sector_word(const void *state, int value, Str *out)
{
    (void)state;
    str_int(out, 1 + value);
}

/* Sets of dice by their pips; without dice there are none. */
static int dice_count(const void *state)
{
    return 1 << ((const State *)state)->turn.n_dice;
}

static void dice_word(const void *state, int value, Str *out)
{
    const Turn *t = &((const State *)state)->turn;
    const char *plus = "";
    for (int i = 0; i < t->n_dice; i++) {
        if (value >> i & 1) {
            put(out, "%s%d", plus, t->dice[i]);
            plus = "+";
        }
    }
    if (*plus == '\0')
        str_text(out, "none");
}

static int token_count(const void *state)
{
    (void)state;
    return TOKENS;
}

static void token_word(const void *state, int value, Str *out)
{
    (void)state;
    str_text(out, value == TOKEN_CHEST ? "chest" : "character-banner");
}

static const KindSpec kinds[KINDS] = {
    CORE_KINDS,
    [KIND_CHARACTER] = {"character", character_count, character_word},
    [KIND_SQUARE] = {"square", square_count, square_word},
    [KIND_CARD] = {"card", card_count, card_word},
    [KIND_SLOT] = {"slot", slot_count, slot_word},
    [KIND_ABILITY] = {"ability", ability_count, ability_word},
    [KIND_SECTOR] = {"sector", sector_count, sector_word},
    [KIND_DICE] = {"dice", dice_count, dice_word},
    [KIND_TOKEN] = {"token", token_count, token_word},
};

/* ---- options --------------------------------------------------------------------------------- */

static const char *const mode_words[] = {"everyone", "partners", 0};
static const char *const choice_words[] = {"choose", "random", 0};
static const char *const storm_words[] = {"none", "final", "steady", 0};
static const char *const guard_words[] = {"off", "on", 0};
static const char *const metric_words[] = {"king", "steps", 0};

static const OptionSpec options[MATCH_OPTIONS] = {
    [OPT_MODE] = {.id = "mode", .words = mode_words, .rule = "GO-TEAM-1"},
    [OPT_CHARACTERS] = {.id = "characters", .words = choice_words, .rule = "GO-RULE-63"},
    [OPT_STORM] = {.id = "storm", .words = storm_words, .rule = "GO-RULE-73",
                   .automatic = STORM_STEADY},
    [OPT_GUARD] = {.id = "guard", .words = guard_words, .standard = 1, .rule = "GO-RULE-74"},
    [OPT_METRIC] = {.id = "metric", .words = metric_words, .rule = "GO-RULE-2"},
};

/* ---- result ---------------------------------------------------------------------------------- */

static int team(const void *state, int seat)
{
    return has_partners(state) ? team_of(state, seat) : -1;
}

/* GO-RULE-64: by order of elimination. The score counts how many were out before; while the match
 * goes on, those in the game are equal. */
static void result(const void *state, Result *r)
{
    const State *s = state;
    Seats winners = 0;
    EACH_SEAT (seat, s) {
        const Player *p = &s->player[seat];
        r->seat[seat].score = (int16_t)(p->out > 0 ? p->out - 1 : s->n_out);
        if (s->winner != 0 && team_of(s, seat) == s->winner - 1)
            winners |= SEAT_BIT(seat);
    }
    result_winners(r, s->flow.seats, winners);
    r->ending = has_partners(s) ? "last-team" : "last";
}

static void entrants(const void *state, void (*tell)(void *to, const char *name, int seat),
                     void *to)
{
    const State *s = state;
    EACH_SEAT (seat, s)
        if (hero(s, seat) >= 0)
            tell(to, content(s)->character[hero(s, seat)].id, seat);
}

static const Proc procs[PROCS] = {GORGASALI_FLOWS(FLOW_PROC)};

const Game gorgasali_game = {
    .id = "gorgasali",
    .seat_counts = 0x7fc,  /* 2 … 10: GO-RULE-75 */
    .state_size = sizeof(State),
    .content_size = sizeof(GorgasaliContent),
    .verbs = verbs, .n_verbs = VERBS,
    .kinds = kinds, .n_kinds = KINDS,
    .events = events, .n_events = EVENTS,
    .options = options, .n_options = MATCH_OPTIONS,
    .procs = procs, .n_procs = PROCS, .main_proc = P_game,
    .setup = gorgasali_setup,
    .view = gorgasali_view,
    .path = gorgasali_path,
    .route = gorgasali_route,
    .reach = gorgasali_reach,
    .range = gorgasali_range_of,
    .odds = gorgasali_odds,
    .redeal = gorgasali_redeal,
    .result = result,
    .check = gorgasali_check,
    .team = team,
    .policy = gorgasali_policy,
    .entrants = entrants,
    .read = gorgasali_read,
};
