/* Attack rolls and damage (rulebook chapters "Basisangriff", "Heilen", "Kritische Treffer"). */
#include "games/exalted/exalted.h"

/* EX-BASIC-1, -2, EX-RULE-26, EX-LOS-7: within reach; ranged attacks need sight. */
const char *exalted_attack_denied(const State *s, const Places *p, int attacker, int target)
{
    if (s->model[target].lp <= 0)
        return "EX-RULE-38";
    if (is_building(target)) {
        const char *shut = exalted_tower_shut(s, target);
        if (shut != 0)
            return shut;
    }
    const bool ranged = exalted_is_ranged(s, attacker);
    if (!exalted_within(s, p, attacker, target, exalted_reach(s, attacker)))
        return ranged ? "EX-BASIC-2" : "EX-BASIC-1";
    return ranged && !exalted_sees(s, p, attacker, target) ? "EX-LOS-7" : 0;
}

void exalted_because_far(const State *s, const Places *p, int from, int to, int inches, Menu *m)
{
    because(m, KIND_NUMBER, discs_gap(exalted_disc(s, p, from), exalted_disc(s, p, to)));
    because(m, KIND_NUMBER, inches);
}

Models exalted_attackable(const State *s, const Places *p, int attacker)
{
    const Models enemies = enemies_of(team_of(attacker)) & p->standing;
    const int reach = INCH * exalted_reach(s, attacker);
    const bool ranged = exalted_is_ranged(s, attacker);
    Models out = 0;
    EACH_BIT (m, exalted_all_within(s, p, attacker, enemies, reach))
        if (s->model[m].lp > 0 && (!is_building(m) || exalted_tower_shut(s, m) == 0) &&
            (!ranged || exalted_sees(s, p, attacker, m)))
            out |= bit(m);
    return out;
}

/* ---- dice ---- */

/* Zahit's guard and Chen Lu's scales: EX-KIT-10, -20. */
static int dice_lost(const State *s, int target, bool ranged)
{
    int lost = 0;
    for (int i = 0; i < s->n_marks; i++) {
        const Mark *mark = &s->mark[i];
        if (mark->on != target)
            continue;
        const Effect *e = exalted_effect(s, mark);
        const bool ward = e->verb == DO_WARD && alive(s, mark->by) &&
                          exalted_within(s, &s->now, target, mark->by, e->within);
        if (ward || (e->verb == DO_COVER && ranged))
            lost += e->n[exalted_column(s->hero[mark->by].level)];
    }
    return lost;
}

/* What passives and cards add against this target: EX-KIT-6, -7, EX-ITEM-25, -26. */
static int dice_won(const State *s, int hero, int target, bool basic)
{
    int won = 0;
    EACH_TRAIT (t, s, hero) {
        const bool beast = is_neutral(target), wild = beast || is_golem(target);
        const bool counts = (t->kind == TRAIT_DICE_BEASTS && beast) ||
                            (t->kind == TRAIT_DICE_WILD && wild) ||
                            (t->kind == TRAIT_DICE_STATUS && !basic &&
                             s->model[target].status & t->statuses);
        won += counts ? t->n : 0;
    }
    return won;
}

/* EX-CRIT-1, -2, EX-ITEM-30: of several sources one counts. */
static bool is_critical(const State *s, int attacker, int target, bool basic)
{
    if (!is_hero(attacker))
        return false;
    return (basic && exalted_trait(s, attacker, TRAIT_CRITICAL) > 0) ||
           (exalted_is_wounded(s, target) &&
            exalted_trait(s, attacker, TRAIT_CRITICAL_WOUNDED) > 0);
}

static Blow blow(const State *s, int attacker, int target, int dice, bool basic, bool ranged)
{
    dice -= dice_lost(s, target, ranged);
    if (is_hero(attacker))
        dice += dice_won(s, attacker, target, basic);
    return (Blow){.attacker = attacker, .target = target, .dice = max_of(0, dice),
                  .need = exalted_value(s, target, AGIL), .basic = basic, .ranged = ranged,
                  .critical = is_critical(s, attacker, target, basic)};
}

/* The mark of a charged attack, or NONE: EX-KIT-4. */
static int charge_of(const State *s, int hero)
{
    for (int i = 0; i < s->n_marks; i++)
        if (s->mark[i].on == hero && exalted_effect(s, &s->mark[i])->verb == DO_CHARGE)
            return i;
    return NONE;
}

/* EX-BASIC-3, -4, -7: NK or FK against AGIL, minus RST. */
Blow exalted_basic_blow(const State *s, int attacker, int target)
{
    Blow b = blow(s, attacker, target, exalted_value(s, attacker, ATTACK), true,
                  exalted_is_ranged(s, attacker));
    b.defence = exalted_value(s, target, RST);
    if (!is_hero(attacker))
        return b;
    if (is_building(target)) {
        b.plus = exalted_trait(s, attacker, TRAIT_BREAKER);
    } else {
        const int charge = charge_of(s, attacker), column = exalted_column(s->hero[attacker].level);
        if (charge >= 0)
            b.plus = exalted_effect(s, &s->mark[charge])->n[column];
    }
    return b;
}

/* EX-ABIL-5, EX-CARD-3: NK, FK or WK dice with what the card adds, less the RST or MR it names. */
Blow exalted_ability_blow(const State *s, int hero, const Ability *a, int target)
{
    const bool weapon = a->roll.value == ATTACK;
    const int plus = a->roll.plus + (exalted_is_wounded(s, target) ? a->roll.wounded : 0);
    const int dice = exalted_value(s, hero, weapon ? ATTACK : WK) + plus;
    Blow b = blow(s, hero, target, dice, false, weapon && exalted_is_ranged(s, hero));
    b.defence = exalted_value(s, target, a->roll.against);
    b.critical |= a->roll.critical;
    return b;
}

/* EX-PROF-17, EX-CRIT-1, EX-RULE-36: dice that show at least AGIL hit, sixes count twice if the
 * attack is critical. */
static int throw_dice(Ctx *c, const Blow *b)
{
    uint8_t dice[EVENT_THINGS];
    int hits = 0, sixes = 0;
    for (int left = b->dice; left > 0; left -= EVENT_THINGS) {  /* a handful at a time: EX-GEN-9 */
        const int n = min_of(left, EVENT_THINGS);
        roll_dice(c->chance, dice, n, 6);
        EMIT_LIST(EV_DICE, "EX-GEN-9", dice, n);
        for (int i = 0; i < n; i++) {
            hits += dice[i] >= b->need;
            sixes += dice[i] == 6;
        }
    }
    const int damage = hits + (b->critical ? sixes : 0) - b->defence;
    EMIT(EV_HITS, b->critical ? "EX-CRIT-1" : "EX-BASIC-3", b->target, b->dice, b->need, hits,
         sixes, b->defence);
    return damage;
}

/* EX-BASIC-8, -10, EX-ABIL-10: a basic attack takes at least 1, an ability may take nothing. Quick
 * Reload: EX-KIT-19. */
int exalted_roll(Ctx *c, State *s, const Blow *b)
{
    int damage = throw_dice(c, b);
    if (damage <= 0 && b->basic && exalted_trait(s, b->attacker, TRAIT_RELOAD) > 0) {
        EMIT(EV_REROLL, "EX-KIT-19", b->attacker);
        damage = throw_dice(c, b);
    }
    return max_of(b->basic ? 1 : 0, damage) + b->plus;
}

/* ---- damage ---- */

static void lose(Ctx *c, State *s, int m, int n, int by, const char *rule)
{
    Model *model = &s->model[m];
    if (n >= model->lp) {
        n = model->lp;  /* EX-RULE-38: overkill is lost */
        model->felled_by = by;
    }
    model->lp -= n;
    if (model->lp == 0)
        s->fallen |= bit(m);
    EMIT(EV_DAMAGE, rule, m, n, model->lp);
}

/* EX-CARD-10: a shield takes the first points. */
static int through_shield(Ctx *c, State *s, int m, int damage)
{
    Model *model = &s->model[m];
    const int taken = min_of(damage, model->shield);
    if (taken > 0) {
        model->shield -= taken;
        EMIT(EV_SHIELDED, "EX-CARD-10", m, taken);
    }
    return damage - taken;
}

/* Who takes half of it, or NOBODY: EX-KIT-15. */
static int guard_of(const State *s, int m)
{
    for (int i = 0; i < s->n_marks; i++) {
        const Mark *mark = &s->mark[i];
        const Effect *e = exalted_effect(s, mark);
        if (mark->on == m && e->verb == DO_GUARD && alive(s, mark->by) &&
            exalted_within(s, &s->now, m, mark->by, e->within))
            return mark->by;
    }
    return NOBODY;
}

/* EX-BASIC-5, -6, EX-MARK-3, EX-ELIM-1: points struck off, however they are marked; fixed damage
 * comes here without a roll (EX-CARD-11). */
int exalted_hurt(Ctx *c, State *s, int m, int damage, int by, bool roll, const char *rule)
{
    if (s->model[m].lp <= 0)
        return 0;
    damage = through_shield(c, s, m, damage);
    const int guard = roll && damage > 0 ? guard_of(s, m) : NOBODY;
    if (guard != NOBODY) {
        const int half = (damage + 1) / 2, rest = through_shield(c, s, guard, half);
        EMIT(EV_GUARDED, "EX-KIT-15", guard, m, half);
        if (rest > 0)
            lose(c, s, guard, rest, by, "EX-KIT-15");
        damage -= half;
    }
    const int before = s->model[m].lp;
    if (damage > 0)
        lose(c, s, m, damage, by, rule);
    return before - s->model[m].lp;
}

/* EX-HEAL-1 … 3, EX-RULE-88: in the arena only, never above the maximum; only heroes are healed. */
void exalted_heal(Ctx *c, State *s, int m, int n, const char *rule)
{
    const int most = exalted_life(s, m) - s->model[m].lp;
    if (!alive(s, m) || most <= 0)
        return;
    n = min_of(n, most);
    s->model[m].lp += n;
    EMIT(EV_HEAL, rule, m, n);
}

/* ---- the basic attack ---- */

/* Statuses that charges and poison put on who is hurt: EX-KIT-4, EX-ITEM-19, -20. */
static void statuses_of_attack(Ctx *c, State *s, int hero, int target, int charge)
{
    if (charge >= 0)
        exalted_put_status(c, s, target, exalted_effect(s, &s->mark[charge])->status, hero);
    StatusSet all = 0;
    EACH_TRAIT (t, s, hero)
        if (t->kind == TRAIT_STATUS_ALWAYS ||
            (t->kind == TRAIT_STATUS_FIRST && !s->hero[hero].struck))
            all |= t->statuses;
    EACH_BIT (status, all)
        exalted_put_status(c, s, target, status, hero);
}

static void use_up_charge(State *s, int charge)
{
    if (charge >= 0 && --s->mark[charge].left <= 0)
        exalted_drop_mark(s, charge);
}

/* EX-CARD-19, EX-KIT-10, -20: answers of who was attacked, if it still has LP. */
static void triggered(Ctx *c, State *s, int attacker, int target)
{
    if (!is_hero(target) || !alive(s, target))
        return;
    EACH_TRAIT (t, s, target)
        if (t->kind == TRAIT_COUNTER && !has_status(s, target, STUN) &&
            exalted_within(s, &s->now, attacker, target, t->within))
            exalted_hurt(c, s, attacker, t->n, target, false, "EX-KIT-20");
    if (!exalted_is_ranged(s, attacker))
        exalted_shove(c, s, attacker, target, exalted_trait(s, target, TRAIT_PUSH_BACK), true);
}

/* EX-BASIC-3 … 9 with all that follows from it. */
void exalted_basic_attack(Ctx *c, State *s, int attacker, int target, const char *rule)
{
    const Blow b = exalted_basic_blow(s, attacker, target);
    EMIT(is_tower(attacker) ? EV_TOWER_SHOT : EV_ATTACK, rule, attacker, target);
    const int lost = exalted_hurt(c, s, target, exalted_roll(c, s, &b), attacker, true, rule);
    if (!is_hero(attacker))
        return;
    const int charge = is_building(target) ? NONE : charge_of(s, attacker);
    if (lost > 0 && s->model[target].lp > 0)
        statuses_of_attack(c, s, attacker, target, charge);
    use_up_charge(s, charge);
    s->hero[attacker].struck = true;
    triggered(c, s, attacker, target);
}
