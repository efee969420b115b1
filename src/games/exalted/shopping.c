/* What cards of the market are worth to a hero, and what heroes are worth to a team that is being
 * drafted; see policy.h. */
#include "games/exalted/policy.h"

/* ---- what the enemy has ---- */

/* How the enemy heroes strike: in parts of all they have, at armour and at magic resistance. */
typedef struct Enemy { int32_t on_rst, on_mr; int inflict[STATUSES]; } Enemy;

static void count_effects(const Effects *all, Enemy *out)
{
    for (int i = 0; i < all->n; i++)
        if (all->list[i].verb == DO_STATUS || all->list[i].verb == DO_CHARGE)
            out->inflict[all->list[i].status]++;
}

static Enemy know_enemy(const State *s, int team)
{
    Enemy out = {0, 0, {0}};
    EACH_BIT (h, heroes_of(team)) {
        if (s->hero[h].profile < 0)
            continue;
        out.on_rst += 2 * profile_of(s, h)->column[ATTACK][0];
        for (int slot = 0; slot < SLOTS; slot++) {
            const Ability *a = ability_of(s, h, slot);
            const int dice = a->roll.rolls * profile_of(s, h)->column[a->roll.value][0];
            *(a->roll.against == MR ? &out.on_mr : &out.on_rst) += dice;
            count_effects(&a->on_damage, &out);
        }
    }
    return out;
}

/* ---- what a hero makes of a card ---- */

/* EX-ABIL-3: how much of what a hero does is paid with mana. */
static bool is_caster(const Profile *p) { return p->column[WK][0] >= p->column[ATTACK][0]; }

static int32_t value_worth(const State *s, const Tuning *t, int hero, const Trait *k,
                           const Enemy *e)
{
    enum { MOST = 4 };  /* EX-CARD-9: no more armour counts */
    const Profile *p = profile_of(s, hero);
    const bool caster = is_caster(p), front = !p->ranged;
    const int32_t all = e->on_rst + e->on_mr + 1;
    switch (k->value) {
    case ATTACK:
        return k->n * t->die * (caster ? 1 : 3) / 3;
    case WK:
        return p->column[WK][0] == 0 ? 0 : k->n * t->die * (caster ? 3 : 1) / 3;
    case RST:
        return exalted_value(s, hero, RST) >= MOST
                   ? 0 : 2 * k->n * t->armour * e->on_rst / all * (front ? 3 : 2) / 3;
    case MR:
        return exalted_value(s, hero, MR) >= MOST
                   ? 0 : 2 * k->n * t->armour * e->on_mr / all * (front ? 3 : 2) / 3;
    case LIFE:
        return k->n * t->vigour * (front ? 3 : 2) / 3;
    case MANA:
        return k->n * t->spirit * (caster ? 3 : 2) / 4;
    case MREG:
        return k->n * t->spirit * (caster ? 4 : 2) / 3;
    case MOVE:
        return k->n * t->legs * (front ? 3 : 2) / 3;
    case RANGE:
        return k->n * t->die * 2 / 3;
    default:
        return 0;
    }
}

static int32_t status_guard(const Tuning *t, const Trait *k, const Enemy *e)
{
    int32_t sum = 0;
    for (int status = STUN; status < STATUSES; status++)
        if (k->statuses & 1u << status)
            sum += e->inflict[status] * t->guarded;
    return sum;
}

static int32_t trait_worth(const State *s, const Tuning *t, int hero, const Trait *k,
                           const Enemy *e)
{
    const int mode = s->option[OPT_MODE], dice = exalted_value(s, hero, ATTACK);
    const bool hunts = mode == MODE_TROPHIES || mode == MODE_POACHER;
    switch (k->kind) {
    case TRAIT_VALUE:
        return value_worth(s, t, hero, k, e);
    case TRAIT_IMMUNE:
        return status_guard(t, k, e);
    case TRAIT_CRITICAL:
        return exalted_trait(s, hero, TRAIT_CRITICAL) > 0 ? 0 : t->die * dice / 3;
    case TRAIT_DICE_WILD:
        return k->n * t->die * (hunts ? 4 : 2) / 5 * dice / 6;
    case TRAIT_FLYING:
        return t->legs;
    case TRAIT_ROUND_HEAL:
    case TRAIT_ROUND_SHIELD:
        return k->n * t->vigour * 3 / 4;
    case TRAIT_STATUS_FIRST:
    case TRAIT_STATUS_ALWAYS:
        return t->bleed * (k->kind == TRAIT_STATUS_ALWAYS ? 4 : 2) * dice / 6;
    case TRAIT_BREAKER:
        return k->n * t->die * (hunts ? 1 : mode == MODE_STANDARD ? 4 : 6) / 6 * dice / 6;
    case TRAIT_KILL_HEAL:
        return k->n * t->vigour / 2;
    default:
        return 0;
    }
}

static int32_t card_worth(const State *s, const Tuning *t, int hero, int item, const Enemy *e)
{
    const TraitList *all = &content(s)->item[item].gives;
    int32_t sum = 0;
    for (int i = 0; i < all->n; i++)
        sum += trait_worth(s, t, hero, &all->list[i], e);
    return sum;
}

/* What its upgrades would bring more, if they are still there: EX-EQUIP-7. */
static int32_t prospect(const State *s, const Tuning *t, int hero, int item, const Enemy *e)
{
    int32_t best = 0;
    for (int i = 0; i < content(s)->n_items; i++)
        if (content(s)->item[i].from == item && s->market[i] > 0)
            best = max_of(best, card_worth(s, t, hero, i, e));
    return max_of(0, best - card_worth(s, t, hero, item, e));
}

/* What raises this hero most for its gold, now or once it is upgraded; the card that is paid for an
 * upgrade is lost. */
int32_t exalted_weigh_card(const State *s, const Tuning *t, int hero, int item)
{
    const Item *i = &content(s)->item[item];
    const Enemy e = know_enemy(s, other_team(team_of(hero)));
    int32_t worth = card_worth(s, t, hero, item, &e);
    if (i->from >= 0)
        worth -= card_worth(s, t, hero, i->from, &e);
    else
        worth += prospect(s, t, hero, item, &e) * t->upgrade / 100;
    return worth * 10 / exalted_price(s, hero, item);
}
