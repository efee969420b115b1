/* What actions would do to a position: walking, attacks, skills and reactions, judged by the rules
 * of targets and damage without playing them. */
#include "games/brawl/policy.h"

static bool is_own(const Analysis *l, int unit) { return team_of(&l->s, unit) == l->team; }

/* ---- damage ---- */

/* What the last hit points that are gone cost besides. */
static int32_t last_points(const Analysis *l, int left)
{
    return l->t->last_points * max_of(0, l->t->weak - left);
}

/* What a team loses if its champion suffers so much: BR-KO-1 … 5. */
static int32_t loss(const Analysis *l, int unit, int n)
{
    const int left = brawl_hit_points(&l->s, unit) - l->s.unit[unit].damage;
    if (n <= 0 || !in_arena(&l->s, unit))
        return 0;
    if (n >= left)
        return l->t->vp + l->t->level + brawl_unit_worth(&l->s, unit, l->t);
    return l->t->damage * n + last_points(l, left - n) - last_points(l, left);
}

static int32_t gain_of_damage(const Analysis *l, int unit, int n)
{
    return is_own(l, unit) ? -loss(l, unit, n) : loss(l, unit, n);
}

static int32_t gain_of_healing(const Analysis *l, int unit, int n)
{
    const int healed = min_of(n, l->s.unit[unit].damage);
    const int left = brawl_hit_points(&l->s, unit) - l->s.unit[unit].damage;
    const int32_t gain = l->t->damage * healed + last_points(l, left) -
                         last_points(l, left + healed);
    return is_own(l, unit) ? gain : -gain;
}

/* ---- effects ---- */

static int sign_of(const Analysis *l, int unit) { return is_own(l, unit) ? 1 : -1; }

int32_t brawl_weigh_damage(const Analysis *l, const Effect *e, int unit)
{
    return gain_of_damage(l, unit, e->n);
}

int32_t brawl_weigh_heal(const Analysis *l, const Effect *e, int unit)
{
    return gain_of_healing(l, unit, e->n);
}

int32_t brawl_weigh_root(const Analysis *l, const Effect *e, int unit)
{
    (void)e;
    return -sign_of(l, unit) * l->t->rooted;
}

/* BR-STUN-1: it costs a card. */
int32_t brawl_weigh_stun(const Analysis *l, const Effect *e, int unit)
{
    (void)e;
    return -sign_of(l, unit) * l->t->card;
}

int32_t brawl_weigh_guard(const Analysis *l, const Effect *e, int unit)
{
    return sign_of(l, unit) * l->t->guard * e->n;
}

/* Displacing the own side is no aim in itself. */
int32_t brawl_weigh_shove(const Analysis *l, const Effect *e, int unit)
{
    return is_own(l, unit) ? 0 : l->t->shove * e->n;
}

int32_t brawl_weigh_free_step(const Analysis *l, const Effect *e, int unit)
{
    return sign_of(l, unit) * l->t->free_step * e->n;
}

/* Whoever plays the card chooses the place, so it is good for him. */
int32_t brawl_weigh_put(const Analysis *l, const Effect *e, int unit)
{
    (void)e, (void)unit;
    return l->t->put;
}

int32_t brawl_weigh_draw(const Analysis *l, const Effect *e, int unit)
{
    (void)unit;
    return l->t->card * e->n;
}

static int32_t weigh_on(const Analysis *l, const Effect *e, int unit)
{
    WeighEffect *const weigh = brawl_verbs[e->verb].weigh;
    return weigh != 0 ? weigh(l, e, unit) : 0;
}

/* An effect for somebody within reach: the best choice. */
static int32_t weigh_choice(const Analysis *l, const Effect *e, int source, bool ally)
{
    int32_t best = 0;
    if (!in_arena(&l->s, source))
        return 0;
    EACH_UNIT (u, brawl_units_within(&l->s, l->s.unit[source].hex, e->within)) {
        const int32_t gain = same_team(&l->s, u, source) == ally && u != source
                                 ? weigh_on(l, e, u) : 0;
        best = gain > best ? gain : best;
    }
    return best;
}

static int32_t weigh_effects(const Analysis *l, const Effects *list, int source, Units targets,
                             int attacker)
{
    int32_t sum = 0;
    for (int i = 0; i < list->n; i++) {
        const Effect *e = &list->list[i];
        if (e->who == WHO_PLAYER) {
            sum += weigh_on(l, e, NOBODY);
        } else if (e->who == WHO_SELF) {
            sum += weigh_on(l, e, source);
        } else if (e->who == WHO_TARGET) {
            EACH_UNIT (u, targets)
                sum += weigh_on(l, e, u);
        } else if (e->who == WHO_ATTACKER) {
            sum += attacker == NOBODY ? 0 : weigh_on(l, e, attacker);
        } else if (e->who == WHO_ALLY || e->who == WHO_ENEMY) {
            sum += weigh_choice(l, e, source, e->who == WHO_ALLY);
        }
    }
    return sum;
}

/* ---- attacks and skills, from where the champion stands ---- */

/* BR-REACT-1: per cent of an attack that is left on average. */
static int unanswered(const Analysis *l, int target)
{
    const Player *p = &l->s.player[seat_of(&l->s, target)];
    return p->ready != 0 && p->hand.n > 0 ? 100 - l->t->bait : 100;
}

static int32_t weigh_targets(const Analysis *l, int unit, const Card *k, Units targets)
{
    int32_t sum = weigh_effects(l, &k->post, unit, targets, NOBODY);
    EACH_UNIT (u, targets) {
        const int n = brawl_expected_damage(&l->s, k, u);
        sum += gain_of_damage(l, u, n) * unanswered(l, u) / 100;
        if (k->lifesteal)
            sum += gain_of_healing(l, unit, n);
    }
    return sum;
}

int32_t brawl_weigh_attack(const Analysis *l, int unit, const Card *k, int target)
{
    return weigh_targets(l, unit, k, unit_bit(target));
}

int32_t brawl_weigh_area(const Analysis *l, int unit, const Card *k, int dir)
{
    const Units targets = brawl_area_targets(&l->s, unit, k, dir);
    return k->type == ATTACK ? weigh_targets(l, unit, k, targets)
                             : weigh_effects(l, &k->main, unit, targets, NOBODY);
}

int32_t brawl_weigh_skill(const Analysis *l, int unit, const Card *k, int target)
{
    return weigh_effects(l, &k->main, unit, target == NOBODY ? 0 : unit_bit(target), NOBODY);
}

int32_t brawl_weigh_reaction(const Analysis *l, const Card *attack, const Card *k, int on)
{
    const int n = brawl_expected_damage(&l->s, attack, on);
    const bool evades = k->pre.list[0].verb == DO_EVADE;
    const int defence = brawl_defence_with(&l->s, on, k->defence) -
                        brawl_defence_with(&l->s, on, 0);
    const int then = evades ? n / l->t->evaded_part
                            : max_of(0, n - defence * (attack->twice ? 2 : 1));
    return loss(l, on, n) - loss(l, on, then) - l->t->reaction +
           weigh_effects(l, &k->pre, on, unit_bit(on), NOBODY) +
           weigh_effects(l, &k->post, on, unit_bit(on), NOBODY);
}

/* The best that a card does from here, after its movement. */
static int32_t best_from_here(const Analysis *l, int unit, const Card *k)
{
    int32_t best = 0;
    if (k->shape == SHAPE_NONE || k->shape == TRAP)
        return k->type == ATTACK ? 0 : brawl_weigh_skill(l, unit, k, NOBODY);
    if (brawl_is_area(k)) {
        for (int dir = 0; dir < brawl_area_directions(k); dir++) {
            const int32_t gain = brawl_area_has_enemy(&l->s, unit, k, dir)
                                     ? brawl_weigh_area(l, unit, k, dir) : 0;
            best = gain > best ? gain : best;
        }
        return best;
    }
    for (int u = 0; u < l->s.n_units; u++) {
        if (brawl_target_denied(&l->s, unit, k, u) != 0)
            continue;
        const int32_t gain = k->type == ATTACK ? brawl_weigh_attack(l, unit, k, u)
                                               : brawl_weigh_skill(l, unit, k, u);
        best = gain > best ? gain : best;
    }
    return best;
}

/* ---- walking ---- */

/* Unseen traps are taken as they are on average. */
static int32_t trap_cost(const Analysis *l, int unit, int hex)
{
    if (!(l->s.traps & hex_bit(hex)) || brawl_passive(&l->s, unit, TRAP_PROOF) > 0)
        return 0;
    const int32_t cost = max_of(l->t->trap, loss(l, unit, l->t->trap_damage));
    return is_own(l, unit) ? cost : -cost;
}

static int32_t place_worth(Analysis *l, int unit, int hex)
{
    int32_t *known = &l->place[unit][hex];
    if (*known == UNKNOWN)
        *known = brawl_lead(&l->s, l->team, l->t) -
                 (hex != l->from[unit] ? trap_cost(l, unit, hex) : 0);
    return *known;
}

int32_t brawl_weigh_place(Analysis *l, int unit, int hex, const Card *k)
{
    const int from = l->s.unit[unit].hex;
    brawl_put_unit(&l->s, unit, hex);
    const int32_t worth = place_worth(l, unit, hex) + (k != 0 ? best_from_here(l, unit, k) : 0);
    brawl_put_unit(&l->s, unit, from);
    return worth;
}

int32_t brawl_weigh_action(Analysis *l, int unit, const Card *k)
{
    const struct walk_vars w = {
        .unit = unit, .left = brawl_movement(&l->s, unit, k),
        .mode = brawl_passive(&l->s, unit, WINGED) > 0 ? WALK_JUMP : WALK,
    };
    Hexes ends = w.left > 0 ? brawl_walk_ends(&l->s, &w) : 0;
    int32_t best = INT32_MIN;
    if (in_arena(&l->s, unit))
        ends |= hex_bit(l->s.unit[unit].hex);
    EACH_HEX (h, ends) {
        const int32_t worth = brawl_weigh_place(l, unit, h, k);
        best = worth > best ? worth : best;
    }
    return ends != 0 ? best : l->now;
}
