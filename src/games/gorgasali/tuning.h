/* The numbers of the bots' common sense in Gorgasali; `sim --tune name=value` changes them. All is
 * counted in tenths of a point of health unless it says otherwise; a part is a divisor. */
#ifndef GAMES_GORGASALI_TUNING_H
#define GAMES_GORGASALI_TUNING_H

#include "core/bot_hooks.h"

#define GORGASALI_TUNING(X)                                                                       \
    X(kill, 300, 0, 5000)           /* an enemy less */                                           \
    X(loot_card, 40, 0, 5000)       /* each card of his */                                        \
    X(loot_chest, 150, 0, 5000)                                                                   \
    X(other_targets, 9, 0, 64)      /* sixteenths: an enemy may shoot at others */                \
    X(no_potions, 30, 0, 5000)      /* what Tharsis does besides damage */                        \
    X(theft, 40, 0, 5000)           /* what Varas does besides damage */                          \
    X(fear, 60, 0, 1000)            /* the weaker, the dearer an own point of health */           \
    X(hurt_last, 36, 0, 200)        /* sixteenths: an enemy's point of health, the last enemy */  \
    X(hurt_two, 22, 0, 200)         /* of two */                                                  \
    X(hurt_many, 13, 0, 200)        /* of more */                                                 \
    X(barrier, 50, 0, 2000)                                                                       \
    X(ball_lightning, 170, 0, 2000)                                                               \
    X(tree_platform, 90, 0, 2000)                                                                 \
    X(magic_field, 130, 0, 2000)                                                                  \
    X(flame_ball, 85, 0, 2000)                                                                    \
    X(magic_spear, 80, 0, 2000)                                                                   \
    X(ntt_ball, 95, 0, 2000)                                                                      \
    X(smoke_ball, 105, 0, 2000)                                                                   \
    X(armour, 9, 0, 100)            /* each point that it blocks */                               \
    X(ammunition_bag, 130, 0, 2000)                                                               \
    X(teleport, 130, 0, 2000)                                                                     \
    X(doubled_roll, 90, 0, 2000)                                                                  \
    X(diagonals, 70, 0, 2000)                                                                     \
    X(potion, 40, 0, 2000)          /* and what it heals */                                       \
    X(extra_dice, 120, 0, 2000)     /* an extension that fits a weapon in hand */                 \
    X(extension, 90, 0, 2000)       /* another one */                                             \
    X(chest, 160, 0, 3000)                                                                        \
    X(first_weapon, 350, 0, 3000)   /* more for who has none */                                   \
    X(second_weapon, 180, 0, 3000)                                                                \
    X(gift, 120, 0, 2000)           /* helping the mate */                                        \
    X(friction, 100, 0, 2000)       /* what a trade must gain */                                  \
    X(supernova, 220, 0, 2000)      /* an ability worth imitating */                              \
    X(hypnosis, 90, 0, 2000)                                                                      \
    X(steal, 130, 0, 2000)                                                                        \
    X(heal, 210, 0, 2000)                                                                         \
    X(frost_vortex, 110, 0, 2000)                                                                 \
    X(eye_contact, 50, 0, 2000)                                                                   \
    X(ignite, 100, 0, 2000)                                                                       \
    X(drain_fluid, 200, 0, 2000)                                                                  \
    X(least_shot, 20, 0, 2000)      /* what a shot must be worth */                               \
    X(least_throw, 40, 0, 2000)                                                                   \
    X(least_smoke, 90, 0, 2000)     /* danger that makes cover worth its card */                  \
    X(least_field, 60, 0, 2000)                                                                   \
    X(least_platform, 50, 0, 2000)                                                                \
    X(least_ball, 100, 0, 2000)                                                                   \
    X(least_barrier, 70, 0, 2000)                                                                 \
    X(hunt_most, 40, 0, 2000)       /* sixteenths: an edge beyond this does not count */          \
    X(stay, 15, 0, 2000)            /* who stays must move next time: GO-SKIP-2 */                \
    X(movement_card, 60, 0, 2000)   /* a movement card must bring so much */                      \
    X(power_share, 8, 0, 64)        /* sixteenths: what somebody can take, in his standing */     \
    X(fire_share, 6, 0, 64)         /* sixteenths: what he deals */                               \
    X(zone_loss, 30, 0, 1000)       /* health that standing outside of the zone costs */          \
    /* shots */                                                                                   \
    X(reroll_quarters, 3, 0, 24)    /* pips that rolling a die again brings, in quarters */       \
    X(blocked_part, 2, 1, 50)       /* what armour stops counts for this part: it is used up */   \
    X(finish, 5, 0, 100)            /* more, the less he has left */                              \
    X(diagonal_part, 8, 1, 50)      /* a weapon that is better diagonally: this part more */      \
    X(special_part, 4, 1, 50)       /* one with another ability */                                \
    X(drain_die, 30, 0, 500)        /* Drain Fluid, for each die */                               \
    X(range_1, 9, 0, 64)            /* sixteenths of a weapon that reaches so far */              \
    X(range_2, 13, 0, 64)                                                                         \
    X(range_3, 16, 0, 64)                                                                         \
    X(range_4, 16, 0, 64)                                                                         \
    X(pulled, 14, 0, 64)            /* sixteenths of a shot at who must be pulled near first */   \
    X(throw_thirds, 2, 0, 12)       /* thirds of a throw card that could be thrown */             \
    X(steal_reach, 60, 0, 2000)     /* somebody to steal from */                                  \
    /* cards */                                                                                   \
    X(potion_most, 60, 1, 500)      /* more than this a potion rarely heals */                    \
    X(potion_point, 6, 0, 100)      /* each point of it */                                        \
    X(easy_terrain, 30, 0, 2000)    /* boots and the like */                                      \
    X(unfit_dice, 25, 0, 2000)      /* an extension for a weapon that is not there */             \
    X(unfit_extension, 20, 0, 2000)                                                               \
    X(weapon_wanted, 300, 0, 5000)  /* who has worse weapons hopes for better ones */             \
    X(weapon_part, 2, 1, 50)        /* this part of the difference */                             \
    X(vest, 40, 0, 2000)            /* a free place for a vest, in the next chest */              \
    X(helmet, 20, 0, 2000)                                                                        \
    X(defence, 25, 0, 2000)                                                                       \
    X(throw, 20, 0, 2000)                                                                         \
    X(utility, 45, 0, 2000)                                                                       \
    X(stored, 20, 0, 2000)                                                                        \
    X(used_part, 2, 1, 50)          /* using up a card costs this part of it */                   \
    X(loaded, 40, 0, 2000)          /* a weapon that is loaded */                                 \
    X(exchange, 20, 0, 2000)        /* what an exchange with the backpack must bring */           \
    X(arrange, 150, 0, 5000)        /* what arranging must bring instead of a shot */             \
    X(arrange_reloads, 2, 0, 20)    /* and so many times what reloading would */                  \
    /* strength */                                                                                \
    X(potion_part, 2, 1, 50)        /* a potion makes this part of its points harder to beat */   \
    X(fire_least, 20, 1, 500)       /* who has no weapon */                                       \
    X(lone_halves, 3, 0, 12)        /* halves of one weapon alone, in three turns */              \
    X(chest_part, 2, 1, 50)         /* a chest not yet opened */                                  \
    X(fear_curve, 10, 1, 500)       /* the higher, the more evenly fear grows */                  \
    /* ways */                                                                                    \
    X(detour_fifths, 6, 5, 25)      /* fifths of a straight way that a way takes */               \
    X(stride, 5, 1, 12)             /* points that a round brings forward */                      \
    X(outside, 50, 0, 2000)         /* standing outside of the zone */                            \
    X(shrink, 24, 0, 500)           /* a step outside of the next one, the sooner the more */     \
    X(heal_halves, 3, 0, 12)        /* halves of what a healing point heals must be missing */    \
    X(heal_pull_part, 4, 1, 64)     /* the way to it counts this part of fear */                  \
    X(chest_here, 6, 0, 64)         /* standing on a chest is as good as so many steps nearer */  \
    X(chest_part_step, 40, 1, 500)  /* a step nearer to a chest is this part of it */             \
    X(square_zone, 2, 0, 20)        /* how often the zone costs who is put outside */             \
    X(stand_outside, 300, 0, 5000)  /* a mate revived there */                                    \
    X(pushed_part, 2, 1, 50)        /* what an exchange of places costs the other */              \
    X(stuck_part, 4, 1, 50)         /* a walk that leads nowhere */                               \
    /* abilities */                                                                               \
    X(cooldown_curve, 6, 1, 50)     /* an ability that rests is worth less */                     \
    X(heal_now, 300, 0, 5000)                                                                     \
    X(freeze, 20, 0, 2000)          /* each enemy frozen */                                       \
    X(freeze_part, 3, 1, 50)        /* and this part of a shot at who would lose */               \
    X(freeze_edge, 24, 0, 64)       /* sixteenths: who would win is frozen before the move */     \
    X(freeze_early, 2, 1, 50)       /* this part of his shot */                                   \
    X(theft_part, 3, 1, 50)         /* what he will miss */                                       \
    X(theft_cost, 30, 0, 2000)      /* what a theft must bring */                                 \
    X(theft_early, 80, 0, 2000)     /* before the own actions */                                  \
    X(pull_cost, 40, 0, 2000)       /* what pulling must bring */                                 \
    X(swap_cost, 80, 0, 2000)       /* what changing places must bring */                         \
    X(return_cost, 10, 0, 2000)                                                                   \
    X(imitate_cost, 15, 0, 2000)                                                                  \
    /* reloading, throws, cover */                                                                \
    X(reload, 20, 0, 2000)          /* a weapon ready again */                                    \
    X(reload_part, 4, 1, 50)        /* and this part of it */                                     \
    X(ntt_part, 2, 1, 50)           /* an NTT ball: this part of his next shot */                 \
    X(field_part, 2, 1, 50)         /* a magic field saves this part of the danger */             \
    X(platform_part, 3, 1, 50)      /* a tree platform */                                         \
    X(barrier_part, 3, 1, 50)       /* a barrier against who can walk around it */                \
    X(ball_reach, 3, 0, 20)         /* squares beyond a ball lightning that enemies come from */  \
    X(ball_foe, 120, 0, 2000)       /* an enemy near it */                                        \
    X(ball_frozen, 250, 0, 2000)    /* who cannot leave */                                        \
    X(ball_step, 8, 0, 200)         /* less for each square between */                            \
    /* potions */                                                                                 \
    X(potion_fifths, 4, 0, 5)       /* fifths of a potion that must not be wasted */              \
    X(potion_least, 15, 0, 100)     /* or so much if it is urgent */                              \
    X(potion_low, 35, 0, 100)       /* that is, with so little health */                          \
    X(danger_halves, 3, 0, 12)      /* or halves of the danger that are as much */                \
    X(potion_mate, 30, 0, 100)      /* health from which the last one is kept for a mate */       \
    X(potion_kept_part, 4, 1, 50)   /* one not needed now */                                      \
    /* mates */                                                                                   \
    X(mate, 40, 0, 2000)            /* being near the mate */                                     \
    X(mate_range, 4, 0, 50)                                                                       \
    X(mate_step, 8, 0, 500)         /* each square farther */                                     \
    X(revive, 900, 0, 20000)        /* a mate who can be revived now */                           \
    X(revive_step, 25, 0, 500)      /* each square nearer to his banner */                        \
    X(armed_mate, 250, 0, 5000)     /* a weapon for who has none */                               \
    X(mate_potion, 4, 0, 100)       /* a point that a potion would heal */                        \
    X(agree, 30, 0, 2000)           /* what a trade may cost */                                   \
    X(twice, 180, 16, 5000)         /* so much in front is twice as likely to win */

struct Tuning { GORGASALI_TUNING(TUNING_FIELD) };

#endif
