/* Reads effects, uses with their payments, and rows of a Euthia pack. */
#include "games/euthia/content_parts.h"

#define PAYS_ESSENCE ((Traits)1 << 0)

static const char *const only_if_words[] = {"always", "no-gaar", "outside"};
const char *const euthia_mode_words[3] = {"all", "1", "2-4"};

/* Stacks that somebody may draw from: what shops offer and heroes own is not drawn. */
enum {
    NOT_DRAWN = 1 << ST_MERCHANTS | 1 << ST_ALCHEMISTS | 1 << ST_SLAYERS | 1 << ST_ARTIFACTS |
                1 << ST_SUPPLY | 1 << ST_HERO,
};

static void check_effect(Reader *r, const Node *n, void *to, Traits traits)
{
    const Effect *e = to;
    const EffectRow *row = &euthia_effects[e->verb];
    if ((row->where & traits) == 0)
        read_error(r, n, "'%s' has no meaning here: it belongs to%s%s%s%s%s", row->term.word,
                   row->where & IN_USE ? " uses" : "", row->where & IN_ATTACK ? " attacks" : "",
                   row->where & IN_MONSTER ? " rows of monsters" : "",
                   row->where & IN_CARD ? " cards" : "", row->where & IN_GAIN ? " gains" : "");
    if (row->term.gives & NAMES_POWERS && e->what == 0)
        read_error(r, n, "'%s' needs 'powers'", row->term.word);
}

const Field euthia_effect_fields[] = {
    CHOICE(Effect, verb, "do", euthia_effects),
    INT(Effect, n, "n", 1, 60, ONLY(HAS_NUMBER)),
    INT(Effect, n, "n", -20, 60, ONLY(HAS_CHANGE), .not_zero = true),
    REF(Effect, what, "gem", "gems", GEMS_MAX, OR(ANY_KIND), ONLY(NAMES_GEM)),
    WORD(Effect, what, "essence", euthia_element_words, OR(ANY_KIND), ONLY(NAMES_ESSENCE)),
    WORD(Effect, what, "action", euthia_action_words, OR(ANY_KIND), ONLY(NAMES_ACTION)),
    WORD(Effect, what, "stack", euthia_stack_words, ONLY(NAMES_STACK), .without = NOT_DRAWN),
    SET(Effect, what, "powers", euthia_element_words, ONLY(NAMES_POWERS), .min = 1),
    INT(Effect, set, "set", 3, 5, OR(0), ONLY(IN_USE)),
    WORD(Effect, only_if, "if", only_if_words, OR(ALWAYS), ONLY(IN_USE | IN_GAIN)),
    CHECK(check_effect),
    {0},
};

/* ---- payments and uses ---- */

static const Term pay_words[] = {
    {"gold", 0}, {"essence", PAYS_ESSENCE}, {"dwurt", 0}, {"health", 0},
};

const Field euthia_pay_fields[] = {
    CHOICE(Pay, what, "what", pay_words, .base = PAY_GOLD),
    INT(Pay, n, "n", 1, 9),
    WORD(Pay, essence, "essence", euthia_element_words, OR(ANY_KIND), ONLY(PAYS_ESSENCE)),
    {0},
};

const Field euthia_may_pay_fields[] = {
    SAME(MayPay, each, euthia_pay_fields),
    INT(MayPay, times, "times", 1, 4, OR(1)),
    MAP(MayPay, does, "does", euthia_effect_fields, .gives = IN_USE),
    {0},
};

static bool has_verb(const Effects *all, EffectVerb verb)
{
    for (int i = 0; i < all->n; i++)
        if (all->list[i].verb == verb)
            return true;
    return false;
}

/* EU-RULE-1: in combat, what heals is used in healing phases; EU-RULE-87: when a fight is due
 * nobody leaves the field and nothing else is done. */
static Windows windows_of(const Use *u)
{
    const bool heals = has_verb(&u->does, DO_HEAL) || has_verb(&u->does, DO_HEAL_ALL);
    const bool leaves = has_verb(&u->does, DO_TELEPORT) || has_verb(&u->does, DO_CHURCH) ||
                        has_verb(&u->does, DO_ACTION) || has_verb(&u->does, DO_DRAW);
    const Windows out = leaves ? WIN_OUT : WIN_OUT | WIN_BEFORE;
    switch (u->when) {
    case OUT: return out;
    case ANY:
        return (Windows)(out | WIN_HEALING |
                         (heals ? 0 : WIN_PREP | WIN_MA | WIN_MC | WIN_HA | WIN_HC));
    case PREP: return WIN_PREP;
    case MA: return WIN_MA;
    case MAC: return WIN_MA | WIN_MC;
    case MC: return WIN_MC;
    case HA: return WIN_HA;
    case HC: return WIN_HC;
    case AFTER_ROLL: return WIN_HC | WIN_ROLL;
    case WITH_MINING: return WIN_MINING;
    default: return 0;
    }
}

static void check_moment(Reader *r, const Node *n, const Use *u, const Effect *e)
{
    const EffectRow *row = &euthia_effects[e->verb];
    char fitting[200];
    Str list = STR_ON(fitting);
    if (row->when >> u->when & 1)
        return;
    for (int i = 0; i < WHENS; i++)
        if (row->when >> i & 1)
            put(&list, "%s%s", list.len > 0 ? ", " : "", euthia_when_words[i]);
    read_error(r, n, "'%s' cannot happen at '%s'; allowed: %s", row->term.word,
               euthia_when_words[u->when], fitting);
}

/* All that a use does must fit into one list, also when its part is paid every time (use.c). */
static void check_may_pay(Reader *r, const Node *n, const Use *u)
{
    const MayPay *m = &u->may_pay;
    check_moment(r, n, u, &m->does);
    if (u->does.n + m->times > EFFECTS_MAX)
        read_error(r, n, "a use that is paid every time has at most %d effects, but here 'does' "
                         "has %d and 'may-pay' adds %d",
                   EFFECTS_MAX, u->does.n, m->times);
}

static void check_use(Reader *r, const Node *n, void *to, Traits traits)
{
    Use *u = to;
    (void)traits;
    for (int i = 0; i < u->does.n; i++)
        check_moment(r, n, u, &u->does.list[i]);
    if (u->may_pay.each.what != PAY_NOTHING)
        check_may_pay(r, n, u);
    if (u->when == PERM && (u->pay.what != PAY_NOTHING || u->may_pay.each.what != PAY_NOTHING))
        read_error(r, n, "what holds always is not paid for");
    u->windows = windows_of(u);
}

const Field euthia_use_fields[] = {
    WORD(Use, when, "when", euthia_when_words),
    MAP(Use, pay, "pay", euthia_pay_fields, .optional = true),
    MAP(Use, may_pay, "may-pay", euthia_may_pay_fields, .optional = true),
    EFFECTS(Use, does, "does", 1, IN_USE),
    CHECK(check_use),
    {0},
};

/* ---- rows ---- */

typedef struct RowEntry {
    int8_t from, to;
    uint8_t plain;           /* damage or injuries */
    uint8_t n;
    Effect list[ROW_EFFECTS_MAX];
} RowEntry;

static const Field row_fields[] = {
    INT(RowEntry, from, "from", -20, 60, OR(-ROW_OPEN)),
    INT(RowEntry, to, "to", -20, 60, OR(ROW_OPEN)),
    INT(RowEntry, plain, "damage", 0, 40, OR(0), ONLY(IN_ATTACK)),
    INT(RowEntry, plain, "injuries", 0, 40, OR(0), ONLY(IN_MONSTER)),
    LIST(RowEntry, list[0], "does", 0, ROW_EFFECTS_MAX - 1, euthia_effect_fields,
         COUNTED(RowEntry, n), .optional = true),
    {0},
};

static Row row_of(const RowEntry *one, EffectVerb plain)
{
    Row row = {.lo = one->from, .hi = one->to};
    if (one->plain > 0)
        row.list[row.n++] = (Effect){.verb = plain, .n = one->plain};
    for (int i = 0; i < one->n; i++)
        row.list[row.n++] = one->list[i];
    return row;
}

/* Each row begins where the one before ends, and a higher roll never hurts less. */
static void check_row(Reader *r, const Node *n, const RowEntry *one, const RowEntry *before)
{
    if (one->from > one->to)
        read_error(r, n, "'from' is %d, but must not be above 'to', %d", one->from, one->to);
    if (before == 0)
        return;
    if (before->to == ROW_OPEN || one->from != before->to + 1)
        read_error(r, n, "a row begins right after the one before it: 'from' must be %d",
                   before->to + 1);
    if (one->plain < before->plain)
        read_error(r, n, "a higher roll must not do less: %d after %d", one->plain,
                   before->plain);
}

static void read_rows(Reader *r, const Node *list, Rows *rows, Traits traits, EffectVerb plain)
{
    RowEntry entry[ROWS_MAX] = {0};
    const int errors = r->errors;
    if (list->n < 1 || list->n > ROWS_MAX) {
        read_error(r, list, "'rows' has %d members, but must have 1 to %d", list->n, ROWS_MAX);
        return;
    }
    for (const Node *n = list->child; n != 0; n = n->next) {
        RowEntry *one = &entry[rows->n];
        read_fields(r, n, row_fields, one, traits);
        if (r->errors > errors)
            return;
        check_row(r, n, one, rows->n > 0 ? one - 1 : 0);
        rows->list[rows->n++] = row_of(one, plain);
    }
    if (rows->list[rows->n - 1].hi != ROW_OPEN)
        read_error(r, list, "the last row goes on: leave out its 'to'");
}

void euthia_read_attack_rows(Reader *r, const Node *list, void *to, Traits traits)
{
    (void)traits;
    read_rows(r, list, to, IN_ATTACK, DO_DAMAGE);
}

void euthia_read_monster_rows(Reader *r, const Node *list, void *to, Traits traits)
{
    (void)traits;
    read_rows(r, list, to, IN_MONSTER, DO_INJURY);
}

void euthia_read_elemental_rows(Reader *r, const Node *list, void *to, Traits traits)
{
    (void)traits;
    read_rows(r, list, to, IN_GAIN, DO_INJURY);
}
