/* A menu is what one seat may answer right now: offers, and, if somebody wants to know, denials
 * with the rule that forbids them. Menus are written by pure functions right above the flow that
 * asks. */
#ifndef CORE_MENU_H
#define CORE_MENU_H

#include <assert.h>
#include <stdbool.h>

#include "core/limits.h"
#include "core/option.h"

enum { MENU_MAX = 1024, DENIALS_MAX = 8192, MENU_ABOUT = 8, MENU_REGIONS = 4,
       DENIAL_WITH = 4, THING_ANY = -2 };

/* What cannot be answered, or a thing with which nothing at all is done now, and why. */
typedef struct Denial {
    Option option;
    const char *rule;         /* rule id, e.g. "BR-TGT-7" */
    bool of_thing;            /* `thing` is meant, not `option` */
    uint8_t n_with;
    Thing thing;              /* value THING_ANY: all of its kind that no other denial names */
    Thing with[DENIAL_WITH];  /* figures of this case: {0} … of the text "why.<rule>" */
} Denial;

typedef struct Denials {
    int n;
    Denial list[DENIALS_MAX];
} Denials;

/* Whether an option lies in a region that a menu offers: NULL, or the rule that forbids it. `vars`
 * are those of the flow that asks. `d`, if it is not NULL, takes the figures of the case. Pure, as
 * menus are. */
typedef const char *RegionTest(const void *state, const void *vars, Option o, Denial *d);

/* More answers than anybody would list: all options with this verb that the test lets through. */
typedef struct Region {
    uint8_t verb;
    uint16_t vars;            /* where in the state the flow's variables are */
    RegionTest *why;
} Region;

/* A test stands above the menu that offers its region and is written like a flow:
 *     REGION(march_denied, march_vars) { … return NULL or rule; }
 * with the state `s`, the variables `my`, the option `o` and `d`, see denial_figure. */
#define REGION(name, vars_)                                                                       \
    static const char *name##_test(const State *s, const struct vars_ *my, Option o, Denial *d);  \
    static const char *name(const void *state, const void *vars, Option o, Denial *d)             \
    {                                                                                             \
        return name##_test(state, vars, o, d);                                                    \
    }                                                                                             \
    static const char *name##_test(const State *const s, const struct vars_ *const my,            \
                                   const Option o, Denial *const d)

/* A question a game asks, and what is always true of it. Its text is "prompt.<id>". */
typedef struct PromptSpec {
    const char *id;
    uint8_t pause;            /* what the pause before the answer means: bits of Pause */
    uint8_t pass;             /* 1 + the verb that lets things go on, which is offered first */
    uint8_t subject;          /* a kind of thing it is about, by whose values people say when they
                                 want to be asked; 0: none */
} PromptSpec;

typedef enum Pause {
    ASKED_ALWAYS = 1 << 0,    /* even if only one answer is possible: not asking would tell */
    BEGINS_ANEW = 1 << 1,     /* something new begins here: a forecast ends */
    FORKS = 1 << 2,           /* a forecast follows each of the answers */
    WORTH_A_STOP = 1 << 3,    /* it can be passed, but never by itself: Menu.stop */
} Pause;

/* Questions are listed as verbs are:
 * #define X_PROMPTS(Q) Q(TURN, "turn", .pause = BEGINS_ANEW) … */
#define PROMPT_ENUM(name, ...) Q_##name,
#define PROMPT_SPEC(name, ...) [Q_##name] = {.id = __VA_ARGS__},
#define PASSED_BY(verb) .pass = 1 + (verb)
#define SUBJECT(kind) .subject = (kind)

typedef struct Menu {
    int seat;                /* who is asked */
    int n;                   /* number of offers */
    int n_about;             /* arguments of the prompt */
    int n_regions;
    int prompt;              /* index into Game.prompts, whose row settles the next four */
    bool keep_pause;         /* ask even if only one answer is possible; a menu may say so too */
    bool pass;               /* the first offer lets things go on; forecasts take it */
    bool fork;               /* a forecast follows each of the answers */
    bool halt;               /* something new begins here: a forecast ends */
    bool stop;               /* of what can be passed: worth a stop, as far as everybody can see */
    bool ends_turn;          /* the last offer ends the turn, see offer_end */
    int usual;               /* the one sensible offer, from 1; 0: none, see offer_usual */
    const char *wording;     /* of this case: text "prompt.<prompt>.<wording>"; "": as usual */
    const char *rule;        /* rule id behind the question */
    Thing about[MENU_ABOUT]; /* what the question is about */
    Denials *denials;        /* NULL unless somebody asks "why not?" */
    Region region[MENU_REGIONS];  /* besides the offers; those with its verb are samples of it */
    Option list[MENU_MAX];
} Menu;

static inline void menu_clear(Menu *m, int seat, Denials *denials)
{
    m->seat = seat;
    m->n = 0;
    m->n_about = 0;
    m->n_regions = 0;
    m->usual = 0;
    m->keep_pause = m->pass = m->stop = m->fork = m->halt = m->ends_turn = false;
    m->prompt = 0;
    m->wording = "";
    m->rule = "";
    m->denials = denials;
    if (denials != 0)
        denials->n = 0;
}

static inline void offer(Menu *m, Option o)
{
    keep_limit(m->n < MENU_MAX, "offers of a menu", MENU_MAX);
    m->list[m->n++] = o;
}

/* Offers to end the turn, after all else. People are asked even if nothing else is left (see
 * Setup.asks_ends): as long as the turn has not ended, what was done last can be taken back. */
static inline void offer_end(Menu *m, Option o)
{
    offer(m, o);
    m->ends_turn = true;
}

/* Offers what practically everybody would answer, though the rules allow something else: people who
 * do not want to be asked about such things are not. It must not tell anything secret. */
static inline void offer_usual(Menu *m, Option o)
{
    offer(m, o);
    m->usual = m->n;
}

bool menu_deny(Menu *m, Denial d);

/* Whether somebody wants to know: then `because` may add the figures of the case. */
static inline bool deny(Menu *m, Option o, const char *rule)
{
    return m->denials != 0 && menu_deny(m, (Denial){.option = o, .rule = rule});
}

/* Nothing is done with this thing now; THING_ANY: with none of its kind, unless an option or a
 * denial names it. */
static inline bool deny_thing(Menu *m, int kind, int value, const char *rule)
{
    return m->denials != 0 &&
           menu_deny(m, (Denial){.of_thing = true, .rule = rule,
                                 .thing = {(uint8_t)kind, (int16_t)value}});
}

/* Adds a figure to a denial: how far, how much, what stands in the way. NULL: nobody wants it. */
void denial_figure(Denial *d, int kind, int value);
/* The same to the last denial of a menu. */
void because(Menu *m, int kind, int value);

/* Offers what no rule forbids; `rule` is NULL or the one that does. Returns whether it was denied
 * and somebody wants to know. */
static inline bool offer_unless(Menu *m, Option o, const char *rule)
{
    if (rule != 0)
        return deny(m, o, rule);
    offer(m, o);
    return false;
}

/* Names the question and the rule behind it. */
static inline void prompt(Menu *m, int which, const char *rule)
{
    m->prompt = which;
    m->rule = rule;
}

static inline void about(Menu *m, int kind, int value)
{
    keep_limit(m->n_about < MENU_ABOUT, "things a question is about", MENU_ABOUT);
    m->about[m->n_about++] = (Thing){(uint8_t)kind, (int16_t)value};
}

/* Offers all options with this verb that `why` lets through. At least one of them is offered by
 * itself: samples are what bots choose from and what lists show. `s` and `my` are the menu's. */
void menu_region(Menu *m, int verb, RegionTest *why, const void *s, const void *my);
#define offer_region(m, verb, why) menu_region(m, verb, why, s, my)

/* Whether it is among the offers. Whether it may be answered, game_allows tells. */
bool menu_has(const Menu *m, Option o);
/* The region for options with this verb, or NULL. */
const Region *menu_region_of(const Menu *m, int verb);

/* The denial of `o`, or NULL. */
const Denial *menu_denial(const Menu *m, Option o);

/* The rule that denies `o`, or NULL if the menu does not speak of it. */
const char *menu_why_not(const Menu *m, Option o);

#endif
