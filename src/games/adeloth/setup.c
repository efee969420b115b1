/* Before the first turn (rulebook: "Grobaufbau", "Modifizierungsstufen"). */
#include "games/adeloth/adeloth.h"

/* AD-SET-4, AD-SET-11, AD-RULE-6: level 1; gold, experience and skill points are 0. Only who does
 * not begin may have gold: AD-RULE-88. */
static void start_player(State *s, int seat)
{
    Player *p = &s->player[seat];
    const AdelothContent *k = content(s);
    *p = (Player){
        .life = k->life, .level = 1, .profession = -1, .colour = -1, .standard = NO_FIELD,
        .crystals = k->crystals,
        .active = seat == 0 ? k->crystals : 0,  /* AD-SET-6 */
        .crystal_side = 1,                      /* AD-SET-7, AD-RULE-5 */
        .gold = seat == 1 && s->option[OPT_COMPENSATION] != 0 ? COMPENSATION : 0,
    };
    zone_init(&p->pile);
    zone_init(&p->under[0]);
    zone_init(&p->under[1]);
    zone_init(&p->hand);
    zone_init(&p->discard);
    zone_init(&p->archive);
    zone_init(&p->equipment);
    p->has_flow = p->flow = s->option[OPT_LEVEL] == LEVEL_PLUS;  /* AD-PLUS-2 */
}

const char *adeloth_setup(void *state, const Setup *how)
{
    State *s = state;
    s->flow.cap = sizeof s->flow_stack;
    for (int i = 0; i < MATCH_OPTIONS; i++)
        s->option[i] = how->option[i];
    if (s->option[OPT_STANDARD] != 0 && s->option[OPT_LEVEL] != LEVEL_PLUS)
        return "the standard is a rule card of Plus";
    if (s->option[OPT_COMPENSATION] != 0 && s->option[OPT_LEVEL] != LEVEL_PLUS)
        return "the compensation is for Plus";
    zone_init(&s->box);
    zone_init(&s->tutorial);
    zone_init(&s->table);
    for (int seat = 0; seat < SEATS; seat++)
        start_player(s, seat);
    for (int u = 0; u < UNITS; u++)
        s->unit[u].field = NO_FIELD;
    for (int seat = 0; seat < SEATS; seat++) {  /* AD-GEN-1: the first units are the generals */
        s->unit[seat].owner = seat;
        adeloth_put(s, seat, board(s)->start[seat]);  /* AD-SET-2 */
    }
    for (int i = 0; i < content(s)->n_wares; i++)
        s->stock[i] = content(s)->ware[i].stock;
    for (int card = 0; card < content(s)->n_cards; card++)  /* AD-SET-8 */
        zone_add(ZONE_OF(&s->tutorial), card, ALL_SEATS);
    return 0;
}

/* ---- dealing ---- */

/* Cards of a tier and colour from the tutorial deck, where they are nobody's (AD-ZONE-8), to a
 * player's zone. */
static void deal(State *s, int seat, int tier, int colour, Zone *to)
{
    for (int card = 0; card < content(s)->n_cards; card++) {
        if (card_at(s, card)->tier != tier || card_at(s, card)->colour != colour)
            continue;
        zone_move(ZONE_OF(&s->tutorial), card, to, ALL_SEATS);
        s->owner[card] = 1 + seat;
    }
}

/* AD-SET-10; AD-SET-14, AD-RULE-84: it is not exchanged. */
static void open_hand(Ctx *c, State *s, int seat)
{
    Player *p = &s->player[seat];
    adeloth_mix(s, ZONE_OF(&p->pile));
    for (int i = 0; i < content(s)->hand_start; i++) {
        const Slot slot = zone_draw(ZONE_OF(&p->pile), c->chance);
        zone_add(ZONE_OF(&p->hand), slot.id, SEAT_BIT(seat));
        EMIT_SECRET(EV_DRAW, "AD-SET-10", SEAT_BIT(seat), 1u << 1, seat, slot.id);
    }
}

/* AD-L12-2 … 4: level 1 leaves out the ones the content marks, level 2 one at random, unseen by
 * all (AD-HID-6). The others lie below (AD-L12-3), in which order nobody knows (AD-L12-5,
 * AD-RULE-8). */
static void put_under_deck(Ctx *c, State *s, int seat, int i)
{
    Player *p = &s->player[seat];
    Zone *under = ZONE_OF(&p->under[i]);
    deal(s, seat, i == 0 ? T1_1 : T1_2, p->colour, under);
    adeloth_mix(s, under);
    int out = 0;
    if (s->option[OPT_LEVEL] == LEVEL_1) {
        while (!card_at(s, under->slot[out].id)->left_out)
            out++;
    } else {
        out = (int)c->chance->below(c->chance, under->n);
    }
    const Seats seen = s->option[OPT_LEVEL] == LEVEL_1 ? ALL_SEATS : 0;
    const Slot slot = zone_take(under, out);
    zone_add(ZONE_OF(&s->box), slot.id, seen);
    EMIT_SECRET(EV_LEFT_OUT, i == 0 ? "AD-L12-2" : "AD-L12-4", seen, 1u << 1, seat, slot.id);
}

/* AD-L12-6: T2 to T4 of the own colour; AD-L12-9: each archive is its owner's alone. */
static void fill_archive(State *s, int seat)
{
    for (int tier = T2; tier < TIERS; tier++)
        deal(s, seat, tier, s->player[seat].colour, ZONE_OF(&s->player[seat].archive));
}

/* AD-SET-13: the steps of the modification level. */
static void deal_levels(Ctx *c, State *s)
{
    const bool piles = s->option[OPT_LEVEL] == LEVEL_1 || s->option[OPT_LEVEL] == LEVEL_2;
    for (int seat = 0; seat < SEATS; seat++) {
        Player *p = &s->player[seat];
        deal(s, seat, T1, p->colour, ZONE_OF(&p->pile));
        open_hand(c, s, seat);
        if (!piles)
            continue;
        put_under_deck(c, s, seat, 0);
        put_under_deck(c, s, seat, 1);
        fill_archive(s, seat);
    }
}

/* ---- Plus: AD-PLUS-5 … 9 ---- */

/* Six cards at random from what is left: T1, T1.1 and T1.2 mixed, in the fifth draft the
 * leftovers. */
static void lay_out_six(Ctx *c, State *s, Zone *from, bool fifth)
{
    for (int i = 0; i < DRAFT_CARDS; i++) {
        uint16_t ids[CARDS_MAX];
        int n = 0;
        for (int k = 0; k < from->n; k++)
            if (card_at(s, from->slot[k].id)->tier <= T1_2)
                ids[n++] = from->slot[k].id;
        const uint16_t card = ids[c->chance->below(c->chance, (uint32_t)n)];
        zone_move(from, card, ZONE_OF(&s->table), ALL_SEATS);
    }
    EMIT(EV_DRAFT_OPEN, fifth ? "AD-PLUS-7" : "AD-PLUS-6", T1);
}

static void set_aside(Zone *from, Zone *to)
{
    while (from->n > 0)
        zone_add(to, zone_take(from, from->n - 1).id, ALL_SEATS);
}

static void take_picks(State *s)
{
    for (int seat = 0; seat < SEATS; seat++)  /* AD-PLUS-9, AD-RULE-72 */
        set_aside(ZONE_OF(&s->player[seat].archive), ZONE_OF(&s->player[seat].pile));
}

FLOW(plus_draft)
{
    FLOW_BEGIN;
    for (my->i = 0; my->i < 5; my->i++) {
        lay_out_six(c, s, my->i < 4 ? ZONE_OF(&s->tutorial) : ZONE_OF(&s->box), my->i == 4);
        CALL(draft, .first = my->i % 2);
        set_aside(ZONE_OF(&s->table), ZONE_OF(&s->box));
        take_picks(s);
    }
    open_hand(c, s, 0);  /* AD-PLUS-8 */
    open_hand(c, s, 1);
    FLOW_END;
}

/* ---- choices: AD-SET-1, AD-SET-3, AD-SET-9, AD-RULE-4; colours go with either (AD-PROF-4) ---- */

static void profession_menu(const State *s, const struct setup_vars *my, Menu *m)
{
    (void)s;
    (void)my;
    prompt(m, Q_PROFESSION, "AD-SET-1");
    for (int i = 0; i < PROFESSIONS; i++)
        offer(m, option(V_PROFESSION, i, 0, 0));
}

static void colour_menu(const State *s, const struct setup_vars *my, Menu *m)
{
    (void)s;
    (void)my;
    prompt(m, Q_COLOUR, "AD-SET-9");
    for (int i = 0; i < COLOURS; i++)
        offer(m, option(V_COLOUR, i, 0, 0));
}

FLOW(setup)
{
    FLOW_BEGIN;
    ASK(0, profession_menu);
    s->player[0].profession = ANSWER(0);
    s->player[1].profession = 1 - ANSWER(0);
    EMIT(EV_PROFESSION, "AD-SET-1", 0, s->player[0].profession);
    EMIT(EV_PROFESSION, "AD-SET-1", 1, s->player[1].profession);
    if (s->option[OPT_LEVEL] == LEVEL_PLUS) {
        CALL(plus_draft, .i = 0);
        RETURN(0);
    }
    ASK(1, colour_menu);
    s->player[1].colour = ANSWER(0);
    s->player[0].colour = 1 - ANSWER(0);
    EMIT(EV_COLOUR, "AD-SET-9", 1, s->player[1].colour);
    EMIT(EV_COLOUR, "AD-SET-9", 0, s->player[0].colour);
    deal_levels(c, s);
    FLOW_END;
}
