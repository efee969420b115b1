/* The numbers of the bots' common sense in Adeloth; `sim --tune name=value` changes them. All is
 * counted in hundredths of a life point of a general in good health; a part is a divisor. */
#ifndef GAMES_ADELOTH_TUNING_H
#define GAMES_ADELOTH_TUNING_H

#include "core/bot_hooks.h"

#define ADELOTH_TUNING(X)                                                                         \
    /* basics */                                                                                  \
    X(gold, 40, 0, 5000)                                                                          \
    X(rich, 8, 0, 100)              /* gold beyond this … */                                      \
    X(rich_part, 4, 1, 50)          /* … counts only this part */                                 \
    X(mine, 5, 0, 500)              /* holding a gold mine, besides its gold */                   \
    X(new_card, 125, 0, 5000)       /* a card nobody has looked at */                             \
    X(life, 17, 0, 5000)            /* a life point of the general */                             \
    X(last_life, 800, 0, 20000)     /* and more, the fewer are left */                            \
    X(life_curve, 4, 1, 100)        /* how soon: the higher, the more evenly */                   \
    X(xp, 38, 0, 5000)              /* an experience point */                                     \
    X(last_xp, 1200, 0, 20000)      /* and more, the nearer level 6 */                            \
    X(xp_curve, 7, 1, 100)          /* likewise */                                                \
    X(skill_point, 60, 0, 5000)                                                                   \
    X(mana_left, 4, 0, 5000)                                                                      \
    /* servants */                                                                                \
    X(attack, 95, 0, 5000)          /* each point of a servant */                                 \
    X(resistance, 55, 0, 5000)                                                                    \
    X(attribute, 12, 0, 5000)                                                                     \
    X(intrusive, 45, 0, 5000)       /* keywords */                                                \
    X(wild, 20, 0, 5000)                                                                          \
    X(flying, 60, 0, 5000)                                                                        \
    X(ranged, 80, 0, 5000)                                                                        \
    X(ghost, 30, 0, 5000)                                                                         \
    X(swift, 15, 0, 5000)                                                                         \
    X(wild_attack, 15, 0, 5000)     /* and for each point of attack */                            \
    X(flying_attack, 10, 0, 5000)                                                                 \
    X(ranged_attack, 15, 0, 5000)                                                                 \
    X(life_giving_attack, 40, 0, 5000)                                                            \
    X(swift_attack, 35, 0, 5000)                                                                  \
    X(aura, 60, 0, 5000)            /* texts: for others in the warband */                        \
    X(activated, 45, 0, 5000)       /* an ability to pay for */                                   \
    X(last_words, 40, 0, 5000)      /* one triggered by its removal */                            \
    X(triggered, 10, 0, 5000)       /* any other */                                               \
    X(better_ability, 120, 0, 5000) /* an upgrade that changes an ability alone */                \
    /* cards */                                                                                   \
    X(hit, 150, 0, 5000)            /* each damage that a card does */                            \
    X(hit_around, 45, 0, 5000)      /* to all around its target */                                \
    X(heal, 60, 0, 5000)            /* each life point that it brings */                          \
    X(learn, 90, 0, 5000)           /* each experience point */                                   \
    X(strengthen, 45, 0, 5000)      /* each attack strength until the end of the turn */          \
    X(weaken, 90, 0, 5000)          /* and less for an enemy */                                   \
    X(toughen, 35, 0, 5000)         /* each resistance until then */                              \
    X(nudge, 45, 0, 5000)           /* movement, statuses, return, forgetting */                  \
    X(ready, 280, 0, 5000)          /* one that can act again */                                  \
    X(grow, 220, 0, 5000)           /* a counter */                                               \
    X(grow_for_good, 200, 0, 5000)  /* a permanent one */                                         \
    X(grow_all, 800, 0, 5000)       /* for all own servants */                                    \
    X(put, 330, 0, 5000)            /* one put elsewhere */                                       \
    X(ambush, 150, 0, 5000)         /* tokens that appear beside an enemy */                      \
    X(take_away, 800, 0, 5000)      /* a servant removed */                                       \
    X(negate, 450, 0, 5000)         /* an effect */                                               \
    X(discount, 90, 0, 5000)        /* an upgrade in the middle of the turn */                    \
    X(card_mana, 77, 0, 5000)       /* a mana that a card costs, when cards are compared */       \
    X(may_wait, 60, 0, 5000)        /* a card that can be played in the enemy's turn too */       \
    X(durability, 80, 0, 5000)      /* of a piece of equipment */                                 \
    X(stride, 160, 0, 5000)         /* a movement point that equipment gives */                   \
    X(worn_part, 2, 1, 50)          /* this part of equipment is left when it is worn */          \
    X(worn, 20, 0, 5000)            /* and for each durability */                                 \
    X(keep, 45, 0, 5000)            /* any card in hand */                                        \
    X(keep_part, 3, 1, 50)          /* and this part of what it brings for its mana */            \
    X(keep_tier, 6, 0, 500)                                                                       \
    X(keep_late, 25, 0, 500)        /* less for each mana that is missing */                      \
    X(next_tier, 40, 0, 5000)       /* every card drawn brings the next tier nearer */            \
    /* effects as they would be now */                                                            \
    X(together, 130, 0, 1000)       /* per cent: others can help to bring it down in this turn */ \
    X(in_vain, 3, 0, 5000)          /* damage that heals */                                       \
    X(lethal, 300, 0, 2000)         /* per cent: all together could bring the general down */     \
    X(wear, 30, 0, 5000)            /* damage to a general, for each equipment */                 \
    X(counter, 150, 0, 5000)        /* +1/+1 */                                                   \
    X(for_good, 60, 0, 5000)        /* and that it stays */                                       \
    X(weakened, 25, 0, 5000)        /* an enemy that cannot strike back, by attack strength */    \
    X(thrown_back, 35, 0, 5000)     /* an enemy put elsewhere, for each attack strength */        \
    X(thrown_incomes, 2, 0, 50)     /* and so many incomes of the field that it leaves */         \
    X(return_part, 2, 1, 50)        /* a servant returned to the hand: this part of its body */   \
    /* fields */                                                                                  \
    X(incomes, 2, 0, 50)            /* how many incomes a field is held */                        \
    X(general_incomes, 1, 0, 50)    /* a general leaves that to his servants if he can */         \
    X(home, 6, 0, 500)              /* a general's step away from where he began */               \
    X(pull, 9, 0, 500)              /* one step nearer to a production field */                   \
    X(pull_range, 6, 1, 20)         /* from so many steps nothing pulls */                        \
    X(push, 3, 0, 500)              /* one step nearer to the enemy general */                    \
    X(push_part, 3, 1, 50)          /* the more attack strength the more: this part of it */      \
    X(general_strikes, 2, 1, 50)    /* a general strikes with this part: he stays back */         \
    X(risk_barely, 30, 0, 500)      /* per cent: who can be struck down by all together may be */ \
    X(risk, 44, 0, 500)             /* per cent: who can be struck down will be */                \
    X(risk_over, 2, 1, 20)          /* that is, by so many times its resistance */                \
    X(general_risk, 220, 0, 2000)   /* per cent of the life that a threat could cost a general */ \
    X(general_death, 5000, 0, 50000)/* all of it */                                               \
    X(shopping, 10, 0, 500)         /* for each gold that could be spent */                       \
    X(shop_least, 2, 0, 20)         /* gold to go shopping with */                                \
    X(shop_most, 8, 0, 100)         /* gold that can be spent at once */                          \
    X(second_move, 40, 0, 5000)     /* Swift is better kept for a second blow */                  \
    X(company, 14, 0, 500)          /* each own character beside it: warbands */                  \
    X(guard, 3, 0, 500)             /* beside the own general, if he is threatened */             \
    X(relief, 100, 0, 500)          /* per cent: the attack strength of one struck down is gone */\
    X(intrude, 15, 0, 500)          /* each enemy that an intrusive one holds */                  \
    X(hunt, 10, 0, 500)             /* an enemy that it could strike down next turn */            \
    X(banish_near, 25, 0, 500)      /* an enemy put elsewhere, for each of ours near it */        \
    X(banish_range, 3, 0, 20)       /* near: fewer steps than this */                             \
    X(banish_far, 10, 0, 500)       /* each step away from our general */                         \
    X(banish_part, 2, 1, 50)        /* this part of what pulls it */                              \
    /* what to do, and when not to */                                                             \
    X(margin, 12, 0, 5000)          /* what an action must gain */                                \
    X(cooldown, 10, 0, 5000)        /* a general ability rests afterwards */                      \
    X(kept_part, 4, 1, 50)          /* this part of a card if its mana is kept for a reaction */  \
    X(kept_mana, 25, 0, 500)        /* of an ability of a servant, for each mana */               \
    X(kept_skill, 30, 0, 500)       /* of a general ability */                                    \
    X(keep_spy, 25, 0, 5000)        /* a spy summoned in the enemy's turn is ready in the own */  \
    X(standard_step, 25, 0, 500)    /* a standard one step nearer to the enemy general */         \
    X(standard_margin, 30, 0, 500)  /* what it must gain */                                       \
    X(reaction, 20, 0, 5000)        /* what a reaction must gain */                               \
    X(keep_guard, 15, 0, 5000)      /* to be able to defend against the next one */               \
    X(appear_part, 2, 1, 50)        /* this part of an attacker, to appear where he falls */      \
    X(negated_ability, 120, 0, 5000)/* an effect of a card ability that is negated */             \
    /* growth */                                                                                  \
    X(variety, 700, 1, 5000)        /* bots differ a little in what they like */                  \
    X(variety_part, 16, 1, 500)     /* of general abilities this part */                          \
    X(draft_mana, 50, 0, 5000)      /* what a drafted card must bring for each mana */            \
    X(draft_gold_part, 2, 1, 50)    /* and this part of each gold */                              \
    X(top_late, 200, 0, 5000)       /* each mana that is missing for the card on top */           \
    X(skill_hit, 90, 0, 5000)       /* the next point of a general ability: each damage */        \
    X(skill_draw, 50, 0, 5000)                                                                    \
    X(skill_heal, 30, 0, 5000)                                                                    \
    X(skill_toughen, 30, 0, 5000)                                                                 \
    X(skill_move, 35, 0, 5000)                                                                    \
    X(skill_other, 55, 0, 5000)     /* whatever else it does */                                   \
    X(skill_offering, 70, 0, 5000)  /* less if it costs a servant */                              \
    X(third_part, 2, 1, 50)         /* the third point comes when the match is nearly over */     \
    X(draw_wanted, 500, 0, 5000)    /* a position that is not better than this is given away */   \
    X(twice, 1100, 50, 50000)       /* so great a lead makes twice as likely to win */

struct Tuning { ADELOTH_TUNING(TUNING_FIELD) };
enum { T_NOTHING, ADELOTH_TUNING(TUNING_NUMBER) };

#endif
