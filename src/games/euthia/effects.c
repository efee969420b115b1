/* EU-GOLD-5. What effects do: on the map, to the hero, in combat (rulebook p. 27 to 30,
 * appendix). One function for what happens at once; the flow `effects` asks what must be chosen. */
#include "games/euthia/combat.h"
#include "games/euthia/flows.h"
#include "games/euthia/hero.h"
#include "games/euthia/map.h"

/* EU-ELITE-22, EU-RULE-59, -89: what an immune foe is not touched by. */
static bool shrugs_off(const State *s, EffectVerb verb)
{
    switch (verb) {
    case DO_FOOT: case DO_NEXT_MONSTER: case DO_ONE_DIE: case DO_MONSTER_GAAR:
    case DO_MONSTER_CHAOS: case DO_MONSTER_DISCARDS: case DO_NO_CARDS: case DO_CANCEL_CURSE:
    case DO_PENALTY: case DO_REROLL_MONSTER:
        return euthia_foe_immune(s);
    default:
        return false;
    }
}

/* ---- the fight ---- */

static uint8_t less(uint8_t from, int n) { return max_of(0, from - n); }

/* EU-HATK-12, EU-RULE-39: damage at once. */
void euthia_damage(Ctx *c, State *s, int n, const char *rule)
{
    Fight *f = &s->fight;
    if (n <= 0)
        return;
    f->dealt = f->dealt + clamp(euthia_foe_health(s) - f->damage, 0, n);
    f->damage = f->damage + n;
    f->harmed = true;
    EMIT(EV_DAMAGE, rule, n, max_of(0, euthia_foe_health(s) - f->damage));
}

/* EU-INJ-6, EU-RULE-54: takes damage off the monster, as far as there is any. */
void euthia_heal_foe(Ctx *c, State *s, int n, const char *rule)
{
    Fight *f = &s->fight;
    n = min_of(n, f->damage);
    if (n <= 0)
        return;
    f->damage = f->damage - n;
    EMIT(EV_MONSTER_HEALED, rule, n);
}

/* EU-RULE-75: gaar, or dwurt of who has none; each that cannot be stolen is FOOT +1 instead. */
static void steal_gaar(Ctx *c, State *s, int n)
{
    Fight *f = &s->fight;
    Board *b = &s->board[f->seat];
    for (; n > 0; n--) {
        if (b->gaar > 0) {
            euthia_gain_gaar(c, s, f->seat, -1, "EU-RULE-6");
            f->gaar++;
        } else if (b->dwurt > 0) {
            b->dwurt--;
        } else {
            f->foot++;
        }
    }
}

/* The number of the fight that an effect adds to, or NULL. */
static int8_t *number_of(Fight *f, EffectVerb verb)
{
    switch (verb) {
    case DO_FOOT:
        return &f->foot;
    case DO_PENALTY:
        return &f->penalty_cut;
    case DO_NEXT_HERO:
        return &f->next_hero;
    case DO_NEXT_MONSTER:
        return &f->next_mon;
    case DO_DAMAGE:
        return &f->hit;
    case DO_DAMAGE_PLUS:
        return &f->damage_plus;
    case DO_INJURY:
        return &f->injuries;
    case DO_INJURY_PLUS:
        return &f->inj_plus;
    case DO_INJURY_MINUS:
        return &f->inj_minus;
    default:
        return 0;
    }
}

/* Effects that change the fight at hand, whoever caused them. */
static void in_fight(Ctx *c, State *s, const Effect *e)
{
    int8_t *const number = number_of(&s->fight, e->verb);
    if (number != 0)
        *number = *number + e->n;
    else if (e->verb == DO_ONE_DIE)
        s->fight.one_die = true;
    else if (e->verb == DO_STRIKE)
        euthia_damage(c, s, e->n, "EU-HATK-12");
}

/* Effects on what the monster's side has. */
static void on_monster_side(Ctx *c, State *s, const Effect *e)
{
    Fight *f = &s->fight;
    switch ((EffectVerb)e->verb) {
    case DO_MONSTER_HEAL:
        euthia_heal_foe(c, s, e->n, "EU-INJ-6");
        break;
    case DO_MONSTER_GAAR:
        f->gaar = less(f->gaar, e->n);
        break;
    case DO_MONSTER_CHAOS:
        f->chaos = less(f->chaos, e->n);
        break;
    case DO_MONSTER_SILVER:
    case DO_MONSTER_GOLD_CARD:
        euthia_monster_draws(c, s, e->verb == DO_MONSTER_SILVER ? SILVER : GOLD, e->n,
                             "EU-ELITE-19");
        break;
    case DO_MONSTER_DISCARDS:
        for (int i = 0; i < e->n; i++)
            euthia_monster_discards(c, s);
        break;
    case DO_STEAL_GAAR:
        steal_gaar(c, s, e->n);
        break;
    case DO_NO_CARDS:
        f->silenced = true;
        break;
    case DO_CANCEL_CURSE:
        f->clover_cards = f->clover_cards - f->curse_clover;
        f->curse_clover = f->curse_damage = 0;
        break;
    default:
        break;
    }
}

/* ---- the hero ---- */

static void on_hero(Ctx *c, State *s, int seat, const Effect *e, const char *rule)
{
    Board *b = &s->board[seat];
    switch ((EffectVerb)e->verb) {
    case DO_DWURT_DIE:
        b->dwurt_die = clamp(b->dwurt_die - e->n, 0, DWURT_DIE_MAX);
        EMIT(EV_DWURT_DIE, rule, seat, b->dwurt_die);
        break;
    case DO_GAAR:
        euthia_gain_gaar(c, s, seat, e->n, rule);
        break;
    case DO_DWURT:
        euthia_gain_dwurt(c, s, seat, e->n, rule);
        break;
    case DO_HURT:
        euthia_hurt(c, s, seat, e->n, rule);
        break;
    case DO_CLOVER:
        s->roll.clover = s->roll.clover + e->n;
        break;
    case DO_HEAL:
        euthia_heal(c, s, seat, e->n, rule);
        break;
    case DO_HEAL_ALL:
        euthia_heal(c, s, seat, euthia_max_health(s, seat), rule);
        break;
    case DO_DEATH:
        euthia_hurt(c, s, seat, b->health, rule);
        break;
    default:
        break;
    }
}

static void on_map(Ctx *c, State *s, int seat, const Effect *e)
{
    switch ((EffectVerb)e->verb) {
    case DO_WARD:
        s->wards |= e->what;
        break;
    case DO_MOVE:
        s->move_points = min_of(UINT8_MAX, s->move_points + e->n);
        EMIT(EV_MOVE_POINTS, "EU-MOVE-1", seat, e->n);
        break;
    case DO_VOUCHER:
        s->board[seat].voucher = s->board[seat].voucher + e->n;
        break;
    case DO_DISCOUNT:
        s->discount = e->n;
        break;
    default:               /* means of paying, mining, holding: use.c, mining.c, board.c */
        break;
    }
}

/* ---- what one gets ---- */

static void gain_stones(Ctx *c, State *s, int seat, const Effect *e, const char *rule)
{
    for (int i = 0; i < e->n; i++)
        if (e->verb == DO_GEM) {
            s->board[seat].gem[e->what]++;
            EMIT(EV_GEM, rule, seat, e->what);
        } else {
            s->board[seat].essence[e->what]++;
            EMIT(EV_ESSENCE, rule, seat, e->what);
        }
}

static void gain_supply(Ctx *c, State *s, int seat, int tile, int n, const char *rule)
{
    for (int i = 0; i < n; i++) {
        euthia_add(s, seat, tile, IN_POUCH);
        EMIT(EV_TILE, rule, seat, tile);
    }
}

static void gained(Ctx *c, State *s, int seat, const Effect *e, const char *rule)
{
    switch ((EffectVerb)e->verb) {
    case DO_GOLD:
        euthia_gain_gold(c, s, seat, e->n, rule);
        break;
    case DO_REPUTATION:
        euthia_gain_reputation(c, s, seat, e->n, rule);
        break;
    case DO_SILVER:
    case DO_GOLD_CARD:
        euthia_draw_cards(c, s, seat, e->verb == DO_SILVER ? SILVER : GOLD, e->n, true, rule);
        break;
    case DO_OTHERS_SILVER:
        EACH_SEAT (other, s)
            if (other != seat)
                euthia_draw_cards(c, s, other, SILVER, e->n, true, rule);
        break;
    case DO_POTION:
    case DO_SCROLL:
        gain_supply(c, s, seat, e->verb == DO_POTION ? content(s)->potion : content(s)->scroll,
                    e->n, rule);
        break;
    case DO_GEM:
    case DO_ESSENCE:
        gain_stones(c, s, seat, e, rule);
        break;
    default:
        break;
    }
}

/* What the flow `choose` asks about, or does by letting a tile or a hero come to its place. */
static bool is_chosen(const Effect *e)
{
    switch ((EffectVerb)e->verb) {
    case DO_TELEPORT:
    case DO_CHURCH:
    case DO_ARTIFACT:
    case DO_DIFFERENT_GEMS:
    case DO_ESSENCE_HERE:
    case DO_RENEW:
    case DO_REROLL_OWN:
    case DO_REROLL_MONSTER:
    case DO_DRAW:
        return true;
    case DO_GEM:
    case DO_ESSENCE:
        return e->what == ANY_KIND;
    default:
        return false;
    }
}

/* What happens at once; false: it must be asked. */
bool euthia_apply(Ctx *c, State *s, int seat, const Effect *e, const char *rule)
{
    if (shrugs_off(s, e->verb))
        return true;
    if (is_chosen(e))
        return false;
    on_hero(c, s, seat, e, rule);
    gained(c, s, seat, e, rule);
    on_map(c, s, seat, e);
    if (s->fight.on) {
        in_fight(c, s, e);
        on_monster_side(c, s, e);
    }
    return true;
}

/* EU-RULE-58: of a card or a row of the monster; what is done to the hero's rolls lasts until
 * the next monster attack (EU-CARD-10, EU-ELITE-18). */
void euthia_apply_foe(Ctx *c, State *s, const Effect *e, const char *rule)
{
    Fight *f = &s->fight;
    if (e->verb == DO_CLOVER) {
        f->clover_cards = f->clover_cards + e->n;
    } else if (e->verb == DO_DAMAGE_MINUS) {                        /* EU-RULE-51 */
        f->curse_damage = f->curse_damage + e->n;
    } else {
        in_fight(c, s, e);
        on_monster_side(c, s, e);
        on_hero(c, s, f->seat, e, rule);
    }
}

/* ---- questions ---- */

static void gem_menu(const State *s, const struct choose_vars *my, Menu *m)
{
    prompt(m, Q_GEM, "EU-RULE-84");
    about(m, KIND_NUMBER, my->left);
    for (int g = 0; g < content(s)->n_gems; g++) {
        const bool again = my->effect.verb == DO_DIFFERENT_GEMS && has_bit(my->taken, g);
        offer_unless(m, option(V_TAKE_GEM, g, 0, 0),
                     content(s)->gem[g].precious || again ? "EU-RULE-84" : 0);
    }
}

static void essence_menu(const State *s, const struct choose_vars *my, Menu *m)
{
    const Effect *e = &my->effect;
    const ElementSet here = euthia_powers(s, board(s, my->seat)->at);
    prompt(m, Q_ESSENCE, "EU-ESS-1");
    about(m, KIND_NUMBER, my->left);
    for (int k = 0; k < ELEMENTS; k++)
        offer_unless(m, option(V_TAKE_ESSENCE, k, 0, 0),
                     e->verb == DO_ESSENCE_HERE && !has_bit(here, k) ? "EU-ELEM-1" : 0);
}

/* EU-RULE-16, EU-TELE-2 … 4: NULL, or why nobody can teleport there. */
const char *euthia_target_denied(const State *s, int seat, int field)
{
    if (field == board(s, seat)->at)
        return "EU-TELE-1";
    if (cell_of(field) == CENTRE && !euthia_centre_open(s, field))
        return "EU-TELE-3";
    if (euthia_guarded(s, field) && !euthia_can_pay(s, seat, COMBAT))
        return "EU-TELE-2";
    return 0;
}

static void teleport_menu(const State *s, const struct choose_vars *my, Menu *m)
{
    uint8_t far[FIELDS_MAX];
    prompt(m, Q_TELEPORT, "EU-TELE-4");
    about(m, KIND_NUMBER, my->effect.n);
    euthia_distances(s, board(s, my->seat)->at, my->effect.n, euthia_any_step, far);
    offer(m, option(V_STAY, 0, 0, 0));
    EACH_FIELD (f, s)
        if (far[f] != NONE || m->denials != 0)
            offer_unless(m, option(V_TO, f, 0, 0),
                         far[f] == NONE ? "EU-TELE-4" : euthia_target_denied(s, my->seat, f));
    deny_thing(m, KIND_FIELD, THING_ANY, "EU-RULE-16");
}

/* RENEW: another exhausted tile. */
static bool can_renew(const State *s, const struct choose_vars *my, int i)
{
    const Owned *o = &board(s, my->seat)->owned[i];
    return (o->flags & EXHAUSTED) && i != my->source;
}

static void renew_menu(const State *s, const struct choose_vars *my, Menu *m)
{
    prompt(m, Q_RENEW, "EU-ABIL-1");
    about(m, KIND_NUMBER, my->left);
    EACH_ITEM (i, s, my->seat)
        if (can_renew(s, my, i))
            offer(m, option(V_RENEW, item_of(my->seat, i), 0, 0));
    offer(m, option(V_DONE, 0, 0, 0));
    deny_thing(m, KIND_ITEM, THING_ANY, "EU-ABIL-1");
}

static void artifact_menu(const State *s, const struct choose_vars *my, Menu *m)
{
    const Content *k = content(s);
    prompt(m, Q_SPOIL, "EU-ELITE-11");
    m->wording = "artifact";
    about(m, KIND_NUMBER, my->effect.n);
    for (int t = k->first_of[ST_ARTIFACTS]; t < k->first_of[ST_ARTIFACTS] + k->n_of[ST_ARTIFACTS];
         t++)
        if (s->stack[t] > 0)
            offer(m, option(V_KEEP, t, 0, 0));
    offer(m, option(V_NO, 0, 0, 0));
    deny_thing(m, KIND_TILE, THING_ANY, "EU-ELITE-11");
}

static void die_menu(const State *s, const struct choose_vars *my, Menu *m)
{
    const bool own = my->effect.verb == DO_REROLL_OWN;
    prompt(m, Q_ROLL, "EU-RULE-40");
    m->wording = "die";
    about(m, KIND_NUMBER, my->left);
    offer(m, option(V_DONE, 0, 0, 0));
    for (int d = 0; d < DICE; d++)
        if ((own ? s->roll.dice[d] : s->fight.dice[d]) > 0)
            offer(m, option(V_REROLL, d, 0, 0));
}

/* The next tile of a stack, or NO_TILE if there is none: EU-GOLD-1. */
int euthia_draw_tile(Ctx *c, State *s, int stack)
{
    const Content *k = content(s);
    const int first = k->first_of[stack], n = k->n_of[stack];
    if (bag_count(&s->stack[first], n) == 0)
        bag_pour(&s->discard[first], &s->stack[first], n);
    if (bag_count(&s->stack[first], n) == 0)
        return NO_TILE;
    return first + bag_draw(&s->stack[first], n, first, c->chance);
}

/* A tile comes to a player: what it gives at once, and the tile itself unless it is nothing
 * else. */
FLOW(take)
{
    FLOW_BEGIN;
    EMIT(EV_TILE, "EU-LIMIT-1", my->seat, my->tile);
    if (content(s)->tile[my->tile].kind != AT_ONCE)
        euthia_add(s, my->seat, my->tile, IN_POUCH);
    else
        euthia_discard_tile(s, my->tile);
    if (content(s)->tile[my->tile].kind != RESOURCE && content(s)->tile[my->tile].n_gains > 0)
        CALL(effects, .seat = my->seat, .list = content(s)->tile[my->tile].gain[0],
             .source = NONE);
    FLOW_END;
}

/* Keeps of a list only what holds now: conditions are looked at before anything happens. */
static void keep_what_holds(const State *s, int seat, Effects *list)
{
    int n = 0;
    for (int i = 0; i < list->n; i++)
        if (euthia_effect_holds(s, seat, &list->list[i]))
            list->list[n++] = list->list[i];
    list->n = n;
}

/* One effect that needs an answer. */
FLOW(choose)
{
    const Effect *const e = &my->effect;
    FLOW_BEGIN;
    my->left = max_of(1, e->n);
    if (e->verb == DO_TELEPORT) {
        ASK(my->seat, teleport_menu);
        if (CHOSE(V_TO))
            CALL(arrive, .seat = my->seat, .field = ANSWER(0), .how = TELEPORTS);
        RETURN(0);
    }
    if (e->verb == DO_CHURCH)
        CALL(arrive, .seat = my->seat, .field = church_field(s), .how = TELEPORTS);
    if (e->verb == DO_ARTIFACT) {
        ASK(my->seat, artifact_menu);
        if (CHOSE(V_NO)) {
            euthia_gain_gold(c, s, my->seat, e->n, "EU-ELITE-11");
            RETURN(0);
        }
        s->stack[ANSWER(0)]--;
        CALL(take, .seat = my->seat, .tile = ANSWER(0));
        RETURN(0);
    }
    for (; my->left > 0; my->left--) {
        if (e->verb == DO_GEM || e->verb == DO_DIFFERENT_GEMS) {
            ASK(my->seat, gem_menu);
            my->taken |= bit(ANSWER(0));
            s->board[my->seat].gem[ANSWER(0)]++;
            EMIT(EV_GEM, "EU-RULE-84", my->seat, ANSWER(0));
        } else if (e->verb == DO_ESSENCE || e->verb == DO_ESSENCE_HERE) {
            ASK(my->seat, essence_menu);
            s->board[my->seat].essence[ANSWER(0)]++;
            EMIT(EV_ESSENCE, "EU-ESS-1", my->seat, ANSWER(0));
        } else if (e->verb == DO_RENEW) {
            ASK(my->seat, renew_menu);
            if (CHOSE(V_RENEW)) {
                s->board[my->seat].owned[ANSWER(0) % OWNED_MAX].flags &= ~EXHAUSTED;
                EMIT(EV_RENEWED, "EU-ABIL-1", my->seat,
                     s->board[my->seat].owned[ANSWER(0) % OWNED_MAX].tile);
            }
        } else if (e->verb == DO_REROLL_OWN || e->verb == DO_REROLL_MONSTER) {
            ASK(my->seat, die_menu);
            if (CHOSE(V_REROLL))
                euthia_reroll(c, e->verb == DO_REROLL_OWN ? s->roll.dice : s->fight.dice,
                              ANSWER(0), "EU-RULE-40");
        } else if (e->verb == DO_DRAW) {
            my->tile = euthia_draw_tile(c, s, e->what);
            if (my->tile == NO_TILE)
                euthia_gain_gold(c, s, my->seat, content(s)->empty_gold[e->what], "EU-ENC-4");
            else
                CALL(take, .seat = my->seat, .tile = my->tile);
        }
    }
    FLOW_END;
}

/* The effects of a list, in order; the rest is lost if the hero dies of one (EU-FACE-6). */
FLOW(effects)
{
    FLOW_BEGIN;
    keep_what_holds(s, my->seat, &my->list);
    my->deaths = s->deaths;
    for (my->i = 0; my->i < my->list.n && my->deaths == s->deaths && !euthia_fight_decided(s);
         my->i++)
        if (!euthia_apply(c, s, my->seat, &my->list.list[my->i], "EU-TIME-11"))
            CALL(choose, .seat = my->seat, .effect = my->list.list[my->i], .source = my->source);
    FLOW_END;
}
