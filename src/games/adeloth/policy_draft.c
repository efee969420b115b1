/* Set-up, drafts, archive and skill points. */
#include "games/adeloth/policy.h"

static int32_t variety(const Analysis *l, Chance *chance)
{
    return (int32_t)chance->below(chance, (uint32_t)l->t->variety);
}

static int32_t skill_variety(const Analysis *l, Chance *chance)
{
    return variety(l, chance) / l->t->variety_part;
}

static int32_t card_preference(const Analysis *l, int card)
{
    const Card *k = card_at(&l->s, card);
    return adeloth_card_worth(&l->s, l->t, card) - l->t->draft_mana * (k->cost.mana + k->cost.xp) -
           l->t->gold / l->t->draft_gold_part * k->cost.gold;
}

/* A card that can be paid soon comes first. */
static int32_t immediate_preference(const Analysis *l, int card)
{
    const int late = card_at(&l->s, card)->cost.mana - l->s.player[l->seat].crystals;
    return adeloth_card_worth(&l->s, l->t, card) - (late > 0 ? l->t->top_late * late : 0);
}

/* The next point of a general ability: what its text gains on average. */
static int32_t skill_preference(const Analysis *l, int skill)
{
    const Skill *k = &profession(&l->s, l->seat)->skill[skill % SKILLS_EACH];
    const int points = l->s.player[l->seat].points[skill % SKILLS_EACH];
    int32_t sum = k->ability.cost.remove_servant ? -l->t->skill_offering : 0;
    for (int i = 0; i < k->ability.n_effects; i++) {
        const Effect *f = &k->ability.effect[i];
        const int n = f->n[points] - (points > 0 ? f->n[points - 1] : 0);
        const int each = adeloth_verbs[f->verb].worth_point;
        sum += each != T_NOTHING ? tuned(l->t, each) * n : l->t->skill_other;
    }
    return points < POINTS_EACH - 1 ? sum : sum / l->t->third_part;
}

bool adeloth_weigh_growth(const Analysis *l, const Menu *m, Chance *chance, int32_t *weights)
{
    for (int i = 0; i < m->n; i++) {
        const Option o = m->list[i];
        const int a = option_arg(o, 0);
        switch ((Verb)option_verb(o)) {
        case V_PROFESSION: case V_COLOUR: weights[i] = 0; break;  /* all alike */
        case V_DRAFT: weights[i] = card_preference(l, a) + variety(l, chance); break;
        case V_LEAVE: weights[i] = -card_preference(l, a) - variety(l, chance); break;
        case V_TOP: weights[i] = immediate_preference(l, a); break;
        case V_INVEST: weights[i] = skill_preference(l, a) + skill_variety(l, chance); break;
        case V_DISCARD: weights[i] = -adeloth_keep_worth(&l->s, l->t, l->seat, a); break;
        case V_FIRST: case V_FIRST_TEXT: weights[i] = 0; break;
        case V_AGREE: weights[i] = l->t->draw_wanted; break;
        case V_GO_ON: weights[i] = adeloth_lead(&l->s, l->t, l->seat); break;
        default: return false;
        }
    }
    return true;
}
