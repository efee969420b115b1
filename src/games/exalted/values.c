/* What a model's values are now: profile, level, cards, passives, markers, bonuses (rulebook
 * chapters "Profilkarten", "Ausrüstung"). */
#include "games/exalted/exalted.h"

/* EX-PROF-6, -7: levels 1 and 2 use the first column, 3 and 4 the second, 5 the third. */
int exalted_column(int level) { return (level - 1) / 2; }

/* List 0 is the passive, which works at every level while the hero is in the arena (EX-ABIL-8,
 * EX-CARD-16), the others are the cards: what they say comes before the rules (EX-GEN-7, -8). */
const TraitList *exalted_traits(const State *s, int hero, int list)
{
    static const TraitList nothing;
    if (list == 0)
        return stands(&s->now, hero) ? &profile_of(s, hero)->passive : &nothing;
    const int item = s->hero[hero].item[list - 1];
    return item < 0 ? &nothing : &content(s)->item[item].gives;
}

/* Most heroes have few kinds of traits, and most questions are about others. */
bool exalted_may_have(const State *s, int hero, TraitKind kind)
{
    const Content *k = content(s);
    uint32_t kinds = profile_of(s, hero)->passive.kinds;
    for (int i = 0; i < HERO_ITEMS; i++)
        if (s->hero[hero].item[i] >= 0)
            kinds |= k->item[s->hero[hero].item[i]].gives.kinds;
    return (kinds & 1u << kind) != 0;
}

/* The values that passive and cards change: of the hero, or of others. */
static unsigned changed_by(const State *s, int hero, bool others)
{
    const Content *k = content(s);
    const TraitList *passive = &profile_of(s, hero)->passive;
    unsigned values = others ? passive->others : passive->own;
    for (int i = 0; i < HERO_ITEMS; i++)
        if (s->hero[hero].item[i] >= 0) {
            const TraitList *card = &k->item[s->hero[hero].item[i]].gives;
            values |= others ? card->others : card->own;
        }
    return values;
}

int exalted_trait(const State *s, int hero, TraitKind kind)
{
    int sum = 0;
    if (!is_hero(hero) || !exalted_may_have(s, hero, kind))
        return 0;
    EACH_TRAIT (t, s, hero)
        if (t->kind == kind)
            sum += t->n;
    return sum;
}

bool exalted_has_immunity(const State *s, int m, Status status)
{
    if (is_building(m) || (is_neutral(m) && exalted_fixed(s, m)->immune))
        return true;  /* EX-RULE-67, EX-DRAKO-4, EX-CYDRA-4; not creatures: EX-CREAT-2 */
    if (!is_hero(m))
        return false;
    EACH_TRAIT (t, s, m)
        if (t->kind == TRAIT_IMMUNE && t->statuses & 1u << status)
            return true;
    return false;
}

bool exalted_is_wounded(const State *s, int m) { return s->model[m].lp < exalted_life(s, m); }

static bool friend_within(const State *s, int hero, int inches)
{
    EACH_BIT (m, exalted_alive(s, heroes_of(team_of(hero)) & ~bit(hero)))
        if (exalted_within(s, &s->now, hero, m, inches))
            return true;
    return false;
}

static int trait_change(const State *s, int hero, const Trait *t, Value v)
{
    if (t->value != v)
        return 0;
    switch (t->kind) {
    case TRAIT_VALUE:
        return t->n;
    case TRAIT_VALUE_WOUNDED:
        return exalted_is_wounded(s, hero) ? t->n : 0;
    case TRAIT_VALUE_NEAR:
        return stands(&s->now, hero) && friend_within(s, hero, t->within) ? t->n : 0;
    default:
        return 0;
    }
}

/* What its passive and its cards change of a value. */
static int traits(const State *s, int hero, Value v)
{
    int sum = 0;
    if ((changed_by(s, hero, false) & 1u << v) == 0)
        return 0;
    EACH_TRAIT (t, s, hero)
        sum += trait_change(s, hero, t, v);
    return sum;
}

/* What passives of friends give: EX-KIT-3. */
static int auras(const State *s, int hero, Value v)
{
    int sum = 0;
    if (!stands(&s->now, hero))
        return 0;
    EACH_BIT (m, exalted_alive(s, heroes_of(team_of(hero)) & ~bit(hero))) {
        if ((changed_by(s, m, true) & 1u << v) == 0)
            continue;
        EACH_TRAIT (t, s, m)
            if (t->kind == TRAIT_AURA && t->value == v &&
                exalted_within(s, &s->now, hero, m, t->within))
                sum += t->n;
    }
    return sum;
}

const Effect *exalted_effect(const State *s, const Mark *mark)
{
    const Ability *a = ability_at(s, mark->ability);
    const int list = mark->effect / EFFECTS_MAX, i = mark->effect % EFFECTS_MAX;
    return list == 0 ? &a->on_damage.list[i]
                     : list == 1 ? &a->also.list[i] : &a->choice[list - 2].list[i];
}

/* EX-CARD-9: changes of different cards add up. */
static int marks(const State *s, int m, Value v)
{
    int sum = 0;
    for (int i = 0; i < s->n_marks; i++)
        if (s->mark[i].on == m) {
            const Effect *e = exalted_effect(s, &s->mark[i]);
            if (e->verb == DO_CHANGE && e->value == v)
                sum += e->n[exalted_column(s->hero[s->mark[i].by].level)];
        }
    return sum;
}

/* EX-BEAST-5: who is no hero has no level, mana or cards. */
static int printed(const State *s, int m, Value v)
{
    if (is_hero(m))
        return profile_of(s, m)->column[v][exalted_column(s->hero[m].level)];
    const Fixed *f = exalted_fixed(s, m);
    switch (v) {
    case ATTACK: return f->attack;
    case RST: return f->rst;
    case MR: return f->mr;
    case AGIL: return f->agil;
    case MOVE:
    case RUN: return f->move;
    case LIFE: return f->life;
    default: return 0;
    }
}

enum { CARDS_MOST = 4, AGIL_LEAST = 2, AGIL_MOST = 6, BLIND_DICE = 2, SLOW_INCHES = 2,
       MELEE_REACH = 1, RANGED_REACH = 4 };

/* EX-RULE-37, EX-CARD-9: bounds, and what comes on top of them (EX-DRAKO-2, EX-CYDRA-2). */
static int bounded(const State *s, int m, Value v, int n)
{
    const int team = team_of(m);
    switch (v) {
    case RST:
    case MR:
        return clamp(n, 0, CARDS_MOST) + (is_hero(m) && s->bonus[1] == team);
    case AGIL:
        return clamp(n, AGIL_LEAST, AGIL_MOST);
    case ATTACK:
        n += is_hero(m) && s->bonus[0] == team;
        n -= has_status(s, m, BLIND) ? BLIND_DICE : 0;  /* EX-STATUS-4 */
        return max_of(0, n);
    case RANGE:
        return clamp(n, 0, RANGE_MOST);
    default:
        return max_of(0, n);
    }
}

int exalted_value(const State *s, int m, Value v)
{
    int n = v == RANGE ? (exalted_is_ranged(s, m) ? RANGED_REACH : MELEE_REACH)
                       : printed(s, m, v);
    if (is_building(m))  /* EX-TOWER-16, EX-ART-5 */
        return n;
    if (is_hero(m)) {
        if (v == WK && n == 0)  /* EX-CARD-9 */
            return 0;
        n += traits(s, m, v) + auras(s, m, v);
    }
    return bounded(s, m, v, n + marks(s, m, v));
}

/* EX-PROF-19, EX-RULE-88: LP of the level and of cards. */
int exalted_life(const State *s, int m)
{
    int n = printed(s, m, LIFE);
    if (is_hero(m) && changed_by(s, m, false) & 1u << LIFE)
        EACH_TRAIT (t, s, m)
            if (t->kind == TRAIT_VALUE && t->value == LIFE)
                n += t->n;
    return n;
}

bool exalted_is_ranged(const State *s, int m)
{
    return is_hero(m) ? profile_of(s, m)->ranged : exalted_fixed(s, m)->ranged;
}

/* EX-BASIC-1, -2, EX-RANGE-1, -2, EX-TOWER-3: 1" with NK, 4" with FK before changes; towers
 * always 4". */
int exalted_reach(const State *s, int m) { return exalted_value(s, m, RANGE); }

/* EX-MOVE-1, EX-RUN-1, EX-STATUS-11, -12: standard moves, runs and marches, not leaps. */
int exalted_move_inches(const State *s, int m, bool run)
{
    const int slowed = has_status(s, m, SLOW) ? SLOW_INCHES : 0;
    const int n = exalted_value(s, m, run ? RUN : MOVE) - slowed;
    return max_of(0, n);
}
