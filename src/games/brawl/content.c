/* Reads a Brawl pack: tables of what its files may hold (core/schema.h), and what several entries
 * must keep together. docs/content.md describes the schema. The arena is in arena.c. */
#include "games/brawl/content.h"

#include "core/schema.h"

/* What an entry is made of. */
enum {
    /* cards, by their type */
    IS_ATTACK = 1 << 0, IS_SKILL = 1 << 1, IS_REACTION = 1 << 2, IS_STANDARD = 1 << 3,
    IS_ACTION_CARD = 1 << 13,
    /* targets, by their shape */
    HAS_MIN_AND_MAX = 1 << 4, HAS_MAX = 1 << 5, IS_AT_FRIENDS = 1 << 6, IS_NEAR = 1 << 7,
    /* where an effect stands, and whom it names */
    IN_PRE = 1 << 8, NAMES_SOMEBODY = 1 << 9,
    /* challenges and traps */
    HAS_AREA = 1 << 10, HAS_WITHIN = 1 << 11, HAS_DAMAGE = 1 << 12,
};
_Static_assert((int)IS_ACTION_CARD < (int)FIRST_VERB_TRAIT, "traits of verbs are in content.h");

static const char *const essence_words[] = {"manipulation", "destruction", "creation", "any"};
static const char *const passive_words[] = {"none",    "unmoved",    "far-shot",  "fast",
                                            "shelter", "trap-proof", "trap-bane", "winged"};
static const Term types[] = {
    [ATTACK] = {"attack", IS_ATTACK}, [SKILL] = {"skill", IS_SKILL},
    [REACTION] = {"reaction", IS_REACTION},
};
static const Term shapes[] = {
    [SHAPE_NONE] = {"none", IS_NEAR}, [MELEE] = {"melee", IS_NEAR},
    [INDIRECT] = {"indirect", HAS_MIN_AND_MAX}, [DIRECT] = {"direct", HAS_MIN_AND_MAX},
    [ARC] = {"arc", IS_NEAR}, [RING] = {"ring", IS_NEAR}, [LINE] = {"line", IS_NEAR},
    [CONE] = {"cone", IS_NEAR}, [FRIEND] = {"friend", HAS_MAX},
    [FRIENDS] = {"friends", IS_AT_FRIENDS}, [TRAP] = {"trap", HAS_MAX},
};
static const Term whos[] = {
    [WHO_SELF] = {"self", 0}, [WHO_TARGET] = {"target", 0}, [WHO_ATTACKER] = {"attacker", 0},
    [WHO_ALLY] = {"ally", NAMES_SOMEBODY}, [WHO_ENEMY] = {"enemy", NAMES_SOMEBODY},
    [WHO_PLAYER] = {"player", 0},
};
static const Term conditions[] = {
    [CONTROL_AREA] = {"control-area", HAS_AREA}, [AT_STATUE] = {"at-statue", HAS_AREA},
    [CONTROL_AREAS] = {"control-areas", 0}, [HOLD_STATUES] = {"hold-statues", 0},
    [ENEMY_HALF] = {"enemy-half", 0}, [NEAR_BLOODIED] = {"near-bloodied", HAS_WITHIN},
    [NEAR_TRAP] = {"near-trap", 0},
};
static const Term trap_kinds[] = {
    [TRAP_DAMAGE] = {"damage", HAS_DAMAGE}, [TRAP_ROOT] = {"root", 0}, [TRAP_STUN] = {"stun", 0},
};

/* ---- effects ---- */

/* Whom an effect may name depends on where it stands: before an attack there is no target yet, only
 * a reaction knows an attacker. */
static void check_effect(Reader *r, const Node *n, void *to, Traits traits)
{
    const Effect *e = to;
    const char *word = brawl_verbs[e->verb].choice.word;
    const bool of_player = (brawl_verbs[e->verb].choice.gives & OF_PLAYER) != 0;
    const bool reaction = (traits & IS_REACTION) != 0;
    if (of_player != (e->who == WHO_PLAYER))
        read_error(r, n, of_player ? "'%s' happens to a player: leave out 'who'"
                                   : "'%s' happens to a champion, not to a player", word);
    if (e->who == WHO_TARGET && traits & IN_PRE && traits & IS_ATTACK)
        read_error(r, n, "a pre-attack ability of an attack cannot name the target: "
                         "it is not declared yet");
    if (reaction && (e->who == WHO_SELF || e->who == WHO_ALLY || e->who == WHO_ENEMY))
        read_error(r, n, "a reaction names 'target' or 'attacker'");
    if (!reaction && (e->who == WHO_ATTACKER || e->attacker_within > 0))
        read_error(r, n, "only reactions know an attacker");
    if (e->verb == DO_EVADE && !(traits & IN_PRE && reaction && e->who == WHO_TARGET))
        read_error(r, n, "evade is the first 'pre' of a reaction, with 'who: target'");
    if (e->verb == DO_SWAP && e->who != WHO_ALLY)
        read_error(r, n, "swap changes places with an ally: use 'who: ally'");
}

static const Field effect_fields[] = {
    CHOICE(Effect, verb, "do", brawl_verbs),
    CHOICE(Effect, who, "who", whos, OR(WHO_SELF), ONLY(OF_CHAMPION)),
    CHOICE(Effect, who, "who", whos, OR(WHO_PLAYER), ONLY(OF_PLAYER)),
    INT(Effect, n, "n", 1, 9, OR(1), ONLY(POSITIVE)),
    INT(Effect, n, "n", -9, 9, OR(1), ONLY(ANY_SIGN), .not_zero = true),
    FLAG(Effect, may, "may"),
    FLAG(Effect, per_hit, "per-hit"),
    INT(Effect, attacker_within, "if-attacker-within", 1, 9, OR(0)),
    FLAG(Effect, lasts, "until-its-next-turn", ONLY(HAS_DURATION)),
    REF(Effect, statue, "statue", "arena/areas", AREAS_MAX, OR(0), .base = 1, ONLY(HAS_GOAL)),
    INT(Effect, within, "within", 1, 9, ONLY(NAMES_SOMEBODY)),
    CHECK(check_effect),
    {0},
};

/* ---- cards: BR-CARD-1 ---- */

static const Field target_fields[] = {
    CHOICE(Card, shape, "shape", shapes),
    FLAG(Card, enemies_only, "enemies-only"),
    INT(Card, min, "min", 1, 9, OR(1), ONLY(HAS_MIN_AND_MAX)),
    INT(Card, max, "max", 1, 9, NOT_BELOW(Card, min), ONLY(HAS_MIN_AND_MAX)),
    INT(Card, max, "max", 1, 9, ONLY(HAS_MAX)),
    INT(Card, max, "max", 1, 6, ONLY(IS_AT_FRIENDS)),
    FIXED(Card, min, 1, ONLY(IS_AT_FRIENDS | IS_NEAR)),
    FIXED(Card, max, 1, ONLY(IS_NEAR)),
    {0},
};

/* Effects that need something of their card; at the line of each. */
static void check_list(Reader *r, const Node *card, const char *key, const Card *k,
                       const Effects *all)
{
    const Node *list = node_find(card, key), *n = list != 0 ? list->child : 0;
    const bool skill = k->type == SKILL || k->type == STANDARD;
    for (int i = 0; i < all->n; i++, n = n->next) {
        const Effect *e = &all->list[i];
        if (e->who == WHO_TARGET && skill && (k->shape == SHAPE_NONE || k->shape == TRAP))
            read_error(r, n, "'who: target' needs a card with a target");
        if (e->verb == DO_EVADE && i > 0)
            read_error(r, n, "evade is the first 'pre' of a reaction, with 'who: target'");
        if (e->verb == DO_RESET_TRAP && k->shape != TRAP)
            read_error(r, n, "reset-trap needs a card with 'target: {shape: trap, …}'");
    }
}

static void check_card(Reader *r, const Node *n, void *to, Traits traits)
{
    const Card *k = to;
    if (traits & IS_ATTACK && (k->shape < MELEE || k->shape > CONE))
        read_error(r, n, "an attack needs a target of shape melee, indirect, direct, arc, "
                         "ring, line or cone");
    if (traits & IS_REACTION && (k->move >= 0 || k->shape != SHAPE_NONE))
        read_error(r, n, "a reaction has neither movement nor target");
    check_list(r, n, "pre", k, &k->pre);
    check_list(r, n, "does", k, &k->main);
    check_list(r, n, "post", k, &k->post);
}

#define EFFECTS(member, key, ...) \
    LIST(Card, member.list[0], key, 0, EFFECTS_MAX, effect_fields, COUNTED(Card, member.n), \
         .optional = true, __VA_ARGS__)

static const Field card_fields[] = {
    ID(Card, id),
    CHOICE(Card, type, "type", types, ONLY(IS_ACTION_CARD)),
    FIXED(Card, type, STANDARD, ONLY(IS_STANDARD)),
    WORD(Card, essence, "essence", essence_words, .without = 1 << ANY_ESSENCE,
         ONLY(IS_ACTION_CARD)),
    WORD(Card, essence, "essence", essence_words, ONLY(IS_STANDARD)),
    INT(Card, move, "move", 1, 6, OR(-1)),
    PART("target", target_fields, .optional = true, .such_as = "{shape: indirect, min: 2, max: 3}"),
    SOURCE("BR-TGT-5"),
    TEXT("name", "card", "", ONLY(IS_ACTION_CARD)),
    TEXT("text", "card", ".text", .optional = true, ONLY(IS_ACTION_CARD)),
    TEXT("name", "standard", "", ONLY(IS_STANDARD)),
    TEXT("text", "standard", ".text", .optional = true, ONLY(IS_STANDARD)),
    INT(Card, strength, "strength", 0, 12, ONLY(IS_ATTACK)),
    INT(Card, bloodied_bonus, "bloodied-bonus", 0, 9, OR(0), ONLY(IS_ATTACK)),
    INT(Card, poison, "poison", 0, 9, OR(0), ONLY(IS_ATTACK)),
    FLAG(Card, twice, "double", ONLY(IS_ATTACK)),
    FLAG(Card, lifesteal, "lifesteal", ONLY(IS_ATTACK)),
    INT(Card, defence, "defence", 0, 9, ONLY(IS_REACTION)),
    EFFECTS(pre, "pre", ONLY(IS_ATTACK | IS_REACTION), .gives = IN_PRE),
    EFFECTS(post, "post", ONLY(IS_ATTACK | IS_REACTION)),
    EFFECTS(main, "does", ONLY(IS_SKILL | IS_STANDARD)),
    CHECK(check_card),
    {0},
};

/* An action card in the file: the same, and whose it is. */
typedef struct OwnedCard {
    Card card;
    uint8_t champion;
} OwnedCard;

static const Field owned_card_fields[] = {
    REF(OwnedCard, champion, "champion", "champions/champions", CHAMPIONS_MAX),
    SAME(OwnedCard, card, card_fields),
    {0},
};

static void read_cards(Reader *r, const Node *file, void *to, Traits traits)
{
    Content *k = to;
    int have[CHAMPIONS_MAX] = {0};
    (void)traits;
    for (const Node *n = file->child; n != 0; n = n->next) {
        OwnedCard one = {0};
        read_fields(r, n, owned_card_fields, &one, IS_ACTION_CARD);
        if (have[one.champion] == CARDS_EACH)
            read_error(r, n, "%s has more than %d action cards", k->champion[one.champion].id,
                       CARDS_EACH);
        else
            k->champion[one.champion].card[have[one.champion]++] = one.card;
    }
    for (int c = 0; r->errors == 0 && c < k->n_champions; c++)
        if (have[c] != CARDS_EACH)
            read_error(r, file, "%s has %d action cards, but needs %d", k->champion[c].id, have[c],
                       CARDS_EACH);
}

/* ---- champions ---- */

static const Field passive_fields[] = {
    WORD(Passive, kind, "what", passive_words),
    INT(Passive, n, "n", 1, 9, OR(1)),
    {0},
};

static const Field ability_fields[] = {
    TEXT("name", "ability", ""),
    TEXT("text", "ability", ".text"),
    LIST(Level, passive[0], "gives", 0, PASSIVES_MAX, passive_fields),
    {0},
};

static const Field level_fields[] = {
    INT(Level, defence, "defence", 0, 9),
    INT(Level, hit_points, "hit-points", 1, 30),
    PART("ability", ability_fields, .optional = true),
    {0},
};

static void check_champion(Reader *r, const Node *n, void *to, Traits traits)
{
    const Champion *c = to;
    const Level *base = &c->level[0], *up = &c->level[1];
    (void)traits;
    if (base->passive[0].kind != PASSIVE_NONE)  /* BR-COMP-12 */
        read_error(r, n, "the base side has no ability");
    if (up->hit_points < base->hit_points || up->defence < base->defence)
        read_error(r, n, "the levelled-up side is never weaker than the base side (BR-RULE-62)");
}

static const Field champion_fields[] = {
    ID(Champion, id),
    TEXT("name", "champion", ""),
    TEXT("name", "tag", ""),  /* its cards are marked with it */
    SOURCE("BR-TGT-5"),
    TEXT("style", "champion", ".text"),
    MAP(Champion, level[0], "base", level_fields),
    MAP(Champion, level[1], "levelled", level_fields),
    CHECK(check_champion),
    {0},
};

/* BR-TDRAFT-1, BR-RULE-56: a champion is fielded once in the duel, once per team in the team
 * game. */
static void check_sides(Reader *r, const Node *list, const Content *k, int mode)
{
    const int each = mode == 0 ? 3 : 2, step = mode == 0 ? 1 : 2;
    int seat = 0;
    for (const Node *n = list->child; n != 0; n = n->next, seat++)
        for (int i = 0; i < each; i++)
            for (int other = seat; other >= 0; other -= step)
                for (int j = 0; j < (other == seat ? i : each); j++)
                    if (k->suggested[mode][seat][i] == k->suggested[mode][other][j])
                        read_error(r, n, "'%s' is suggested twice for one side",
                                   k->champion[k->suggested[mode][seat][i]].id);
}

static void check_suggested(Reader *r, const Node *n, void *to, Traits traits)
{
    (void)traits;
    check_sides(r, node_find(n, "duel"), to, 0);
    check_sides(r, node_find(n, "team"), to, 1);
}

#define SUGGESTED(mode, key, seats, each) \
    VALUES(Content, suggested[mode][0], key, seats, seats, \
           TUPLE_VALUE(uint8_t, each, REF_VALUE(uint8_t, "champions/champions", CHAMPIONS_MAX)))

static const Field suggested_fields[] = {
    SUGGESTED(0, "duel", 2, 3),
    SUGGESTED(1, "team", 4, 2),
    CHECK(check_suggested),
    {0},
};

static const Field champions_file[] = {
    LIST(Content, champion[0], "champions", 6, CHAMPIONS_MAX, champion_fields,
         COUNTED(Content, n_champions), .rule = "BR-DRAFT-1"),
    PART("suggested", suggested_fields),
    {0},
};

/* ---- challenges, traps ---- */

static const Field challenge_fields[] = {
    ID(Challenge, id),
    TEXT("name", "challenge", ""),
    TEXT("text", "challenge", ".text"),
    SOURCE("BR-TGT-5"),
    CHOICE(Challenge, kind, "when", conditions),
    INT(Challenge, n, "n", 1, 8, OR(1)),
    INT(Challenge, within, "within", 1, 8, ONLY(HAS_WITHIN)),
    REF(Challenge, area, "area", "arena/areas", AREAS_MAX, ONLY(HAS_AREA)),
    {0},
};

typedef struct Traps {
    Trap trap;
    uint8_t count;
} Traps;

static const Field trap_fields[] = {
    ID(Traps, trap.id),
    TEXT("name", "trap", ""),
    SOURCE("BR-TGT-5"),
    CHOICE(Traps, trap.kind, "does", trap_kinds),
    INT(Traps, trap.damage, "damage", 1, 9, ONLY(HAS_DAMAGE)),
    INT(Traps, count, "count", 1, TRAPS_MAX),
    {0},
};

/* Every token is an entry of its own. */
static void read_traps(Reader *r, const Node *file, void *to, Traits traits)
{
    Content *k = to;
    int n_tokens = 0;
    (void)traits;
    for (const Node *n = file->child; n != 0; n = n->next) {
        Traps t = {0};
        read_fields(r, n, trap_fields, &t, 0);
        for (int i = 0; i < t.count; i++, n_tokens++)
            if (n_tokens < TRAPS_MAX)
                k->trap[n_tokens] = t.trap;
    }
    if (n_tokens < 6 || n_tokens > TRAPS_MAX)
        read_error(r, file, "there are %d traps, but must be 6 to %d", n_tokens, TRAPS_MAX);
    k->n_traps = n_tokens;
}

/* Champions and areas come first: the others name them. */
static const Field files[] = {
    OWN("arena", NODE_MAP, brawl_read_arena),
    PART("champions", champions_file),
    OWN("cards", NODE_LIST, read_cards),
    LIST(Content, standard[0], "standard", STANDARDS, STANDARDS, card_fields, .gives = IS_STANDARD),
    LIST(Content, challenge[0], "challenges", 8, CHALLENGES_MAX, challenge_fields,
         COUNTED(Content, n_challenges)),
    OWN("traps", NODE_LIST, read_traps),
    {0},
};

void brawl_read(Reader *r, void *content)
{
    read_pack(r, files, content);
}
