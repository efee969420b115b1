/* Gorgasali Battle Royale: the state, and what the files of this game share.
 *
 * One file a rulebook chapter: setup.c (Spielvorbereitung), round.c (rounds, zones, storms),
 * turn.c (the list of actions), slots.c (character cards), movement.c (movement, great tree,
 * obstacles, teleport), route.c (ways of the exact length), reach.c (range, clear sight, free
 * squares), chests.c, characters.c and cooldown.c (special abilities), weapons.c, odds.c, throws.c,
 * defence.c (banners), damage.c (armour, elimination), partners.c (revival), trade.c.
 * Rule ids are those of rules/gorgasali.md. */
#ifndef GAMES_GORGASALI_H
#define GAMES_GORGASALI_H

#include "core/game.h"
#include "games/gorgasali/content.h"

#define FLOW_OF gorgasali

enum {
    NOBODY = -1, NO_CHARACTER = -1, NO_SECTOR = -1, NO_CARD = -1, NO_SLOT = -1, NO_CATEGORY = -1,
    NO_BANNER = -1, NO_ABILITY = 0xff,
    DEFENCE_BANNERS = 15, SMOKE_BANNERS = 6,           /* GO-RULE-45 */
    BANNERS_MAX = DEFENCE_BANNERS + SMOKE_BANNERS,
    ROLLED_MAX = DICE_MAX + 1,                         /* dice of one shot, with Extra Six */
    DIE = 6, SECTOR_DIE = 20,
    STORM_DAMAGE = 20, STORM_ROUND = 21,               /* GO-RULE-11, -73 */
    QUIET_ROUNDS = 10,                                 /* GO-RULE-74 */
    PROPOSALS = 3,                                     /* of one turn: GO-RULE-76 */
};

/* ---- option verbs, kinds, events, match options ---------------------------------------------- */

typedef enum Verb {
    V_PICK, V_IMITATE,                                 /* before the match; Octor */
    V_ROLL, V_STEP, V_STOP, V_STAY, V_GO_ON, V_JUMP, V_END,
    V_USE, V_PLACE, V_BARRIER, V_THROW,                /* support cards */
    V_SHOOT, V_SHOOT_WITH, V_RELOAD, V_ARRANGE, V_EXCHANGE, V_DONE, V_FILL,
    V_REROLL, V_AGAIN, V_KEEP,
    V_OPEN, V_PUT, V_REPLACE, V_DISCARD,               /* cards of chests and loot */
    V_SUPERNOVA, V_SUPERNOVA_TWO, V_HYPNOSIS, V_STEAL, V_HEAL, V_FREEZE, V_SWAP, V_RETURN,
    V_REVIVE, V_STAND,                                 /* partners */
    V_TRADE, V_GIVE, V_TAKE, V_GIVE_CHEST, V_TAKE_CHEST, V_PROPOSE, V_CANCEL,
    V_ACCEPT, V_REFUSE, V_COUNTER,
    VERBS
} Verb;

typedef enum Kind {
    KIND_CHARACTER = KIND_GAME, KIND_SQUARE, KIND_CARD, KIND_SLOT, KIND_ABILITY, KIND_SECTOR,
    KIND_DICE,   /* some of the dice of a shot, by their pips: "1+4" */
    KIND_TOKEN,  /* what lies on the map without being a card */
    KINDS
} Kind;

typedef enum Token { TOKEN_CHEST, TOKEN_CHARACTER_BANNER, TOKENS } Token;

typedef enum EventKind {
    EV_PICK, EV_STARTER_DIE, EV_STARTS, EV_SECTOR_TAKEN, EV_SECTOR,
    EV_ROUND, EV_SHRINK, EV_STORM, EV_TURN, EV_FROZEN_TURN, EV_END,
    EV_ROLL, EV_POINTS, EV_ENTER, EV_STEP, EV_STOP, EV_STAY, EV_STUCK, EV_JUMP,
    EV_PRICE, EV_HEALING_POINT,
    EV_CHEST, EV_EXTRA_CHEST, EV_DRAW, EV_RESHUFFLE, EV_PUT, EV_REPLACE, EV_DISCARD,
    EV_EXCHANGE, EV_FILL, EV_RELOAD, EV_USE, EV_BANNER, EV_BARRIER, EV_BANNER_OFF,
    EV_SHOOT, EV_EXTEND,
    EV_DICE_1, EV_DICE_2, EV_DICE_3, EV_DICE_4, EV_DICE_5, EV_DICE_6, EV_REROLL,
    EV_PLATFORM, EV_PIPS, EV_FIXED, EV_SPECIAL, EV_MISS, EV_STAYS_LOADED,
    EV_FIELD, EV_ARMOUR, EV_PIERCED, EV_LOSS, EV_HEAL, EV_THROW, EV_UNLOADED, EV_LIGHTNING,
    EV_SUPERNOVA, EV_HYPNOSIS, EV_STEAL, EV_HEALER, EV_FREEZE, EV_FROZEN, EV_IMITATE, EV_SWAP,
    EV_RETURN, EV_IGNITE, EV_DRAIN,
    EV_OUT, EV_OUT_BY, EV_LOOT, EV_LOST, EV_REVIVE,
    EV_PROPOSE, EV_GIVES, EV_GIVES_CHEST, EV_REFUSE, EV_TRADED, EV_WIN,
    EVENTS
} EventKind;

typedef enum MatchOption { OPT_MODE, OPT_CHARACTERS, OPT_STORM, OPT_GUARD, OPT_METRIC,
                           MATCH_OPTIONS } MatchOption;
typedef enum Mode { MODE_EVERYONE, MODE_PARTNERS } Mode;
typedef enum Choice { CHOOSE_CHARACTERS, RANDOM_CHARACTERS } Choice;          /* GO-RULE-63 */
typedef enum Storm { STORM_NONE, STORM_FINAL, STORM_STEADY } Storm;           /* GO-RULE-11, -73 */
typedef enum Metric { METRIC_KING, METRIC_STEPS } Metric;                     /* GO-RULE-2 */

/* ---- state ----------------------------------------------------------------------------------- */

/* Slots of a character card, active ones first (GO-CARD-2, GO-CARD-5). Slot numbers go through
 * places, categories and slots of each. */
typedef enum Place { ACTIVE, BACKPACK, PLACES } Place;
enum { PLACE_SLOTS = CATEGORIES * SLOTS_EACH, SLOTS = PLACES * PLACE_SLOTS };

typedef struct Player {
    uint16_t square;      /* NO_SQUARE: waits in the sector, or is out */
    uint16_t banner;      /* partners: square of the character banner while out, or NO_SQUARE */
    int8_t character;     /* index into the content; NO_CHARACTER before the choice */
    int8_t sector;        /* 0 … SECTORS-1; NO_SECTOR before the die */
    uint8_t health;       /* 0: out of the game */
    uint8_t ability;      /* Ability he has now: his own, or the one he copied; NO_ABILITY */
    uint8_t cooldown;     /* own turns until it can be used */
    uint8_t chests;       /* extra chests not yet opened */
    uint8_t loaded;       /* bit i: the weapon in slot i is loaded */
    uint8_t frozen;       /* no movement in the next, or this, own turn: GO-RULE-25 */
    uint8_t burned;       /* ends of own turns until healing cards work again: GO-RULE-28 */
    uint8_t stayed;       /* chose to stay in the last own turn: GO-RULE-7 */
    uint16_t out;         /* 1 + how many were out before him; 0: in the game */
    uint8_t slot[SLOTS];  /* 1 + card, or 0 */
} Player;

/* What of the list of actions is done: GO-ACT-10 … 14. */
typedef enum Done {
    DONE_UTILITY = 1 << 0, DONE_DEFENCE = 1 << 1, DONE_MAIN = 1 << 2, DONE_THROW = 1 << 3,
    DONE_CHEST = 1 << 4, DONE_REVIVAL = 1 << 5, DONE_TRADE = 1 << 6,
    DONE_SHOT = 1 << 7,       /* it was the main action: GO-ACT-11 */
} Done;

typedef enum Phase { PHASE_SETUP, PHASE_START, PHASE_MOVE, PHASE_ACTIONS } Phase;

/* The turn being played. */
typedef struct Turn {
    uint16_t copied;          /* Octor: abilities copied since the last action, GO-RULE-70 */
    Seats burns, burned_by;   /* whom his Ignite has hit, whose has hit him: GO-RULE-19 */
    uint16_t swap_from;       /* Kruber's square before the swap, or NO_SQUARE: GO-RULE-27 */
    uint8_t seat;
    uint8_t phase;            /* Phase */
    uint8_t done;             /* Done */
    uint8_t die[2];           /* of the movement roll; 0 before it */
    uint8_t points;           /* left to walk */
    uint8_t card;             /* 1 + movement card in force, or 0 */
    uint8_t moved;            /* has entered a square or jumped: GO-RULE-17 */
    int8_t swap_with;         /* seat */
    uint8_t n_dice;           /* of the shot or throw being made */
    uint8_t dice[ROLLED_MAX]; /* 1 … 6 */
} Turn;

typedef struct Banner {
    uint16_t square;          /* of a barrier: its upper or left end */
    uint16_t round;           /* when it was placed */
    uint8_t card;
    uint8_t owner;            /* seat */
    uint8_t down;             /* a barrier goes down from there, else to the right */
    uint8_t struck;           /* ball lightning: has hit whose turn it is, GO-RULE-19 */
} Banner;

/* Cards on their way to a character card: from a chest, from loot, stolen. */
typedef struct Incoming {
    uint8_t seat, n;
    uint8_t optional;         /* stolen: may be discarded although it has room (GO-RULE-23) */
    uint8_t card[SLOTS];      /* the first is placed first */
    uint8_t loaded[SLOTS];
} Incoming;

/* What is offered in a trade; a secret of the two mates until it is done. Bit i: slot i. */
typedef struct Trade {
    uint64_t gives[2];        /* [0]: who made the proposal, [1]: the mate */
    uint8_t chests[2];
    uint8_t by;               /* seat of [0] */
    uint8_t talk;             /* it is going on; else all of the above is 0 */
    uint8_t proposals;        /* made so far in this turn */
    uint8_t unused[3];
} Trade;

typedef struct State {
    Flow flow;
    FLOW_STACK(512);
    int16_t option[MATCH_OPTIONS];
    uint16_t round;               /* from 1; 0 before the first */
    uint16_t steady_from;         /* the steady storm blows from this round on; 0: not planned */
    uint16_t n_out;               /* how many eliminations there were */
    uint8_t starter;              /* seat that rounds are counted from: GO-RULE-59 */
    uint8_t inactive;             /* zones 1 … inactive are inactive */
    uint8_t quiet;                /* whole rounds without a loss to an enemy: GO-RULE-74 */
    uint8_t fought;               /* somebody lost health to an enemy in this round */
    uint8_t winner;               /* 1 + team; 0: nobody */
    uint8_t n_banners;
    Turn turn;
    Squares covered;              /* by the move being made: GO-MOVE-5 */
    Squares chests;
    Squares figures;              /* squares with a figure */
    Squares barriers;             /* squares of barriers */
    Squares banners;              /* squares of all other banners */
    Banner banner[BANNERS_MAX];   /* oldest first */
    uint8_t deck[WEAPONS_MAX + SUPPORTS_MAX];     /* copies of a card still in its deck */
    uint8_t discard[WEAPONS_MAX + SUPPORTS_MAX];  /* and in its discard pile */
    Incoming incoming;
    Incoming laid[2];             /* what two mates have put down in a trade */
    Trade trade;
    Player player[MAX_SEATS];
} State;

_Static_assert(sizeof(State) <= 4096, "the Gorgasali state is small: 12 KB are allowed");

/* ---- flows ----------------------------------------------------------------------------------- */

/* What an answer of the active player does: all these flows have the same variables, the answer's
 * things among them. ORDER ACT: act_procs in turn.c. */
#define GORGASALI_ACTS(X)                                                                         \
    X(use) X(place_banner) X(barrier) X(throw_card) X(shoot) X(reload) X(arrange) X(open_chest)   \
    X(supernova) X(hypnosis) X(steal) X(heal) X(freeze) X(imitate) X(swap) X(swap_back) X(jump)   \
    X(revive) X(trade)

#define GORGASALI_FLOWS(X)                                                                        \
    X(game) X(characters) X(copy_neighbour) X(turn) X(start_phase) X(move_phase) X(action_phase)  \
    X(walk) X(end_of_move) X(ignites) X(strike) X(eliminate) X(place_cards) X(fill_slots)         \
    X(propose) GORGASALI_ACTS(X)

enum { GORGASALI_FLOWS(FLOW_ENUM) PROCS };
GORGASALI_FLOWS(FLOW_DECLARE)

struct game_vars { int8_t i; };
struct characters_vars { int8_t seat; };
struct copy_neighbour_vars { int8_t seat; };
struct turn_vars { int8_t seat; };
struct start_phase_vars { int8_t seat; };
struct move_phase_vars { int8_t seat; };
struct action_phase_vars { int8_t seat; };
struct walk_vars {
    int8_t seat;
    int8_t extra;             /* Dobergun: may stop anywhere, pays no price (GO-RULE-34) */
    uint16_t to;              /* the first square */
};
struct end_of_move_vars { int8_t seat, walked, i; };
struct ignites_vars { int8_t seat, i; };
/* Damage to `seat`. `damage` can be stopped by field and armour, `plain` cannot. */
struct strike_vars {
    int8_t seat;
    int8_t by;                /* who is credited, or NOBODY: the zone */
    uint8_t piercing;         /* armour does not help */
    int16_t damage, plain;
};
struct eliminate_vars { int8_t seat, by; };
struct place_cards_vars { int8_t seat; };
struct fill_slots_vars { int8_t seat; };
struct propose_vars { int8_t seat; };

#define ACT_VARS {                                                          \
    int8_t seat, verb;                                                      \
    int8_t i, target, hit;    /* of flows that hurt several */              \
    uint8_t slots;            /* bit i: backpack slot already exchanged */  \
    uint16_t square;                                                        \
    int16_t a, b, c;          /* things of the answer */                    \
}
struct act_vars ACT_VARS;
#define ACT_STRUCT(name) struct name##_vars ACT_VARS;
GORGASALI_ACTS(ACT_STRUCT)

/* ---- reading the state ----------------------------------------------------------------------- */

static inline const GorgasaliContent *content(const State *s) { return pack_content(s); }
static inline const Board *board(const State *s) { return &content(s)->board; }

static inline bool is_playing(const State *s, int seat)
{
    return s->player[seat].health > 0;
}
static inline bool on_map(const State *s, int seat) { return s->player[seat].square != NO_SQUARE; }
static inline bool in_sector(const State *s, int seat)
{
    return is_playing(s, seat) && !on_map(s, seat);
}

/* GO-TEAM-2: mates sit opposite each other. */
static inline bool has_partners(const State *s) { return s->option[OPT_MODE] == MODE_PARTNERS; }
static inline int team_of(const State *s, int seat)
{
    return has_partners(s) ? seat % (s->flow.seats / 2) : seat;
}
/* Where there are partners. */
static inline int partner_of(const State *s, int seat)
{
    return (seat + s->flow.seats / 2) % s->flow.seats;
}
static inline int mate_of(const State *s, int seat)
{
    return has_partners(s) ? partner_of(s, seat) : NOBODY;
}
/* GO-RULE-58 */
static inline bool is_enemy(const State *s, int seat, int other)
{
    return team_of(s, seat) != team_of(s, other);
}
#define EACH_SEAT(seat, s) for (int seat = 0; seat < (s)->flow.seats; seat++)
/* All others who are in the game. */
#define EACH_OTHER(other, s, seat)                               \
    EACH_SEAT (other, s)                                         \
        if (other == (seat) || !is_playing(s, other)) continue;  \
        else

/* The i-th seat clockwise from `seat`. */
static inline int clockwise(const State *s, int seat, int i)
{
    return (seat + i) % s->flow.seats;
}

static inline int hero(const State *s, int seat) { return s->player[seat].character; }
int gorgasali_seat_of(const State *s, int character);  /* or NOBODY */
/* The numbers of an ability: those of the character it belongs to. */
const Character *gorgasali_ability(const State *s, int ability);
static inline bool has_ability(const State *s, int seat, Ability ability)
{
    return s->player[seat].ability == ability;
}

/* Cards: weapons first, then support cards. */
static inline bool is_weapon(const State *s, int card) { return card < content(s)->n_weapons; }
static inline int n_cards(const State *s) { return content(s)->n_weapons + content(s)->n_supports; }
static inline const Weapon *weapon_at(const State *s, int card)
{
    return &content(s)->weapon[card];
}
static inline const Support *support_at(const State *s, int card)
{
    return &content(s)->support[card - content(s)->n_weapons];
}
static inline const Support *in_force(const State *s)  /* the movement card; or NULL */
{
    return s->turn.card != 0 ? support_at(s, s->turn.card - 1) : 0;
}

/* GO-ZONE-2; a sector is in no zone: GO-RULE-8. */
static inline bool is_inactive(const State *s, int square)
{
    return square != NO_SQUARE && board(s)->zone[square] <= s->inactive;
}
static inline int zone_price(const State *s)
{
    return s->inactive > 0 ? board(s)->price[s->inactive - 1] : 0;
}

/* a - b, but never below 0. */
static inline int less(int a, int b) { return a > b ? a - b : 0; }

static inline int roll_die(Ctx *c, int sides)
{
    return 1 + (int)c->chance->below(c->chance, (uint32_t)sides);
}

/* ---- slots.c --------------------------------------------------------------------------------- */

static inline int slot_number(Place place, int category, int i)
{
    return place * PLACE_SLOTS + category * SLOTS_EACH + i;
}
#define EACH_SLOT(slot) for (int slot = 0; slot < SLOTS; slot++)
#define EACH_STORED(slot) for (int slot = PLACE_SLOTS; slot < SLOTS; slot++)  /* in the backpack */

static inline int slot_place(int slot) { return slot / PLACE_SLOTS; }
static inline int slot_category(int slot) { return slot % PLACE_SLOTS / SLOTS_EACH; }
/* How many slots of a category there are. */
static inline int slots_of(const State *s, Place place, int category)
{
    return place == ACTIVE ? content(s)->slots.active[category]
                           : content(s)->slots.backpack[category];
}
bool gorgasali_has_slot(const State *s, int slot);             /* on every character card */
int gorgasali_category(const State *s, int card);
int gorgasali_card_in(const State *s, int seat, int slot);     /* or NO_CARD */
/* The first slot of `place` that holds the card, or NO_SLOT. */
int gorgasali_slot_with(const State *s, int seat, Place place, int card);
int gorgasali_free_slot(const State *s, int seat, Place place, int category);  /* or NO_SLOT */
/* The cards in the slots of a category, each kind once: of two alike it does not matter which. */
typedef struct Cards { uint8_t n, card[SLOTS_EACH]; } Cards;
Cards gorgasali_cards_in(const State *s, int seat, Place place, int category);
bool gorgasali_is_loaded(const State *s, int seat, int slot);
void gorgasali_take_out(State *s, int seat, int slot);         /* empties a slot */
void gorgasali_discard(Ctx *c, State *s, int seat, int card, const char *rule);
/* GO-SUP-1: a support card in an active slot is used up. */
void gorgasali_use_up(State *s, int seat, int card);
void gorgasali_expect(State *s, int seat, int card, bool loaded);  /* adds to the incoming cards */
void gorgasali_reload(State *s, int seat);
void gorgasali_unload(State *s, int seat);

/* ---- chests.c -------------------------------------------------------------------------------- */

/* GO-CHEST-2: one weapon and two support cards are drawn and come in. */
void gorgasali_draw_chest(Ctx *c, State *s, int seat, const char *rule);
void gorgasali_draw(Ctx *c, State *s, int seat, bool weapon, const char *rule);

/* ---- reach.c --------------------------------------------------------------------------------- */

int gorgasali_range(const State *s, int from, int to);           /* GO-RULE-2 */
bool gorgasali_sees(const State *s, int from, int to);           /* GO-RULE-3 */
bool gorgasali_is_diagonal(const State *s, int from, int to);    /* GO-RULE-39 */
bool gorgasali_next_to(const State *s, int one, int other);      /* GO-RANGE-2; NO_SQUARE: no */
/* NULL, or why nothing can be placed on the square: GO-FREE, GO-RULE-71. `own`: except under the
 * figure of this seat; NOBODY: no exception. */
const char *gorgasali_not_free(const State *s, int square, int own);
/* Banners and who is pulled also keep off the gates of sectors that hold a figure: GO-RULE-8. */
const char *gorgasali_no_room(const State *s, int square, int own);
void gorgasali_put_figure(State *s, int seat, int square);       /* NO_SQUARE: takes it off */
/* NULL, or why the seat cannot be the target of a card or ability of `seat`, by range alone. */
const char *gorgasali_out_of_range(const State *s, int seat, int target, int min, int max);

/* ---- movement.c ------------------------------------------------------------------------------ */

/* Points to enter such a square: GO-MOVE-3, GO-TERR-2 … 4. Axe, boat and rope take the penalty
 * away (GO-MCARD-1 … 3), but no card helps with Dobergun's `extra` steps (GO-RULE-34). */
int gorgasali_terrain_cost(const State *s, int terrain, bool extra);
/* Points a step costs; 0: it is not possible at all, `*why` (if given) then tells the rule. */
int gorgasali_step_cost(const State *s, int from, int direction, bool extra, const char **why);
/* The same by the square the step goes to; from = NO_SQUARE is the sector. */
int gorgasali_cost_to(const State *s, int seat, int from, int to, bool extra, const char **why);
/* Squares that can be entered now, by what they cost: [0] 1 point … [COST_MAX-1]. */
enum { COST_MAX = 6, POINTS_MAX = 2 * DIE * 3 };
typedef struct Ground { Squares by_cost[COST_MAX]; } Ground;
void gorgasali_ground(const State *s, bool extra, Ground *out);
/* Where a walk over the ground can be after exactly so many points, if squares could be entered
 * again: at[0] holds the beginning. A superset of what is legal, but found in a moment. */
typedef struct Flood { Squares at[POINTS_MAX + 1]; } Flood;
void gorgasali_flood(const State *s, const Ground *ground, int points, bool diagonals,
                     Flood *flood);
bool gorgasali_can_step(const State *s, int seat, bool extra);
const char *gorgasali_no_stay(const State *s, int seat);         /* NULL: may stay */
/* Squares a jump with a teleport may lead to are offered. */
void gorgasali_offer_jumps(const State *s, int seat, int card, Menu *m);
void gorgasali_offer_steps(const State *s, int seat, bool extra, Menu *m);

/* ---- turn.c ---------------------------------------------------------------------------------- */

/* Turns offers into denials. */
void gorgasali_deny_since(const State *s, int seat, int before, const char *why, Menu *m);

/* ---- characters.c ---------------------------------------------------------------------------- */

/* Abilities, extra chest, return: what may be done between actions (GO-RULE-16, GO-RULE-20). */
void gorgasali_offer_between(const State *s, int seat, Menu *m);
bool gorgasali_is_immune(const State *s, int seat);  /* to abilities of others: GO-EMOON-1 */

/* ---- weapons.c, odds.c, throws.c, defence.c -------------------------------------------------- */

typedef struct Shot {
    uint8_t hit;
    uint8_t stays_loaded, extra_steps;
    uint8_t heals;         /* the shooter, by the weapon */
    int16_t drained;       /* damage by Drain Fluid: GO-DRAIN-1 */
    int16_t regained;      /* and health for the shooter: GO-DRAIN-2 */
    int16_t total;         /* pips counted */
    int16_t damage;        /* of the weapon, its own ability included */
} Shot;

/* What a roll does; the dice are natural. `extension`: card or NO_CARD. Pure. */
Shot gorgasali_shot(const State *s, int seat, int weapon, int extension, int target,
                    const uint8_t *dice, int n);
int gorgasali_shot_dice(const State *s, int weapon, int extension);
int gorgasali_minimum(const State *s, int weapon, int extension, int range);  /* 0: always hits */
void gorgasali_offer_shots(const State *s, int seat, Menu *m);
void gorgasali_offer_throws(const State *s, int seat, Menu *m);
void gorgasali_offer_defences(const State *s, int seat, Menu *m);
/* NULL, or why a card attack of `seat` cannot reach the target: range and clear sight. */
const char *gorgasali_no_target(const State *s, int seat, int target, int min, int max);
/* Adds the figures of that refusal to the last denial. */
void gorgasali_explain_target(const State *s, int seat, int target, int min, int max,
                              const char *why, Menu *m);

/* refusals.c */
void gorgasali_refuse_rest(const State *s, int seat, Menu *m);
void gorgasali_announce_dice(Ctx *c, const uint8_t *dice, int n);
bool gorgasali_odds(const void *state, const Menu *m, Option o, Odds *out);

/* The banner of this effect on a square; NULL: none. */
const Banner *gorgasali_banner_on(const State *s, int square, SupportEffect effect);
bool gorgasali_in_smoke(const State *s, int seat);               /* GO-SMOKE-2 */
/* NULL, or why the banner of this card cannot be placed there; `own` as in gorgasali_no_room. */
const char *gorgasali_no_banner(const State *s, int card, int square, int own);
void gorgasali_lift_smoke(Ctx *c, State *s, int seat, const char *rule);
void gorgasali_expire_banners(Ctx *c, State *s, int seat);       /* GO-DEF-4 */

/* ---- damage.c -------------------------------------------------------------------------------- */

typedef struct Absorbed {
    int16_t after_field;      /* damage left */
    int16_t loss;             /* after armour */
    uint8_t field;            /* stood on a magic field */
    uint8_t helmet, vest;     /* used up */
} Absorbed;

/* GO-DMG-3: what field and armour leave of card damage. Pure. */
Absorbed gorgasali_absorb(const State *s, int seat, int damage, bool piercing);
void gorgasali_gain_health(Ctx *c, State *s, int seat, int amount, const char *rule);

/* ---- partners.c, trade.c --------------------------------------------------------------------- */

void gorgasali_offer_partner(const State *s, int seat, Menu *m);
bool gorgasali_trade_fits(const State *s, const Trade *t);       /* GO-TRADE-6 */

/* ---- the Game interface ---------------------------------------------------------------------- */

const char *gorgasali_setup(void *state, const Setup *how);
void gorgasali_view(const void *state, int seat, View *v);
void gorgasali_redeal(void *state, int seat, Chance *chance);
const char *gorgasali_check(const void *state);
void gorgasali_policy(const void *state, const Menu *m, Chance *chance, int32_t *weights);
int gorgasali_route(const void *state, const Menu *m, Thing to, Option *answers, int cap,
                    const char **rule);
int gorgasali_reach(const void *state, const Menu *m, Thing *ends, int cap);
int gorgasali_path(const void *state, const Menu *m, Option o, int16_t *cells, int cap);
int gorgasali_range_of(const void *state, int seat, Thing of, const Thing *at, Thing *cells,
                       int cap, int *clear);

extern const Game gorgasali_game;

#endif
