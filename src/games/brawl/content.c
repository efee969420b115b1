/* Reads a Brawl pack from YAML; docs/content.md describes the schema. Every error
 * names file and line. */
#include "games/brawl/content.h"

#include <string.h>

#include "core/reader.h"

static const char *const essence_words[] = {"manipulation", "destruction", "creation", "any", 0};
static const char *const type_words[] = {"attack", "skill", "reaction", 0};
static const char *const shape_words[] = {"none", "melee", "indirect", "direct", "arc", "ring",
                                          "line", "cone", "friend", "friends", "trap", 0};
static const char *const verb_words[] = {
    "push", "pull", "fear", "force", "dash", "swoop", "jump", "toward", "away", "place", "swap",
    "damage", "heal", "root", "stun", "guard", "evade", "draw", "plan", "show", "reset-trap", 0};
_Static_assert(sizeof verb_words / sizeof *verb_words == EFFECT_VERBS + 1, "ORDER VERB");
static const char *const who_words[] = {"self", "target", "attacker", "ally", "enemy", "player", 0};
static const char *const passive_words[] = {"none",    "unmoved",    "far-shot",  "fast",
                                            "shelter", "trap-proof", "trap-bane", "winged", 0};
static const char *const condition_words[] = {"control-area", "at-statue",     "control-areas",
                                              "hold-statues", "enemy-half",    "near-bloodied",
                                              "near-trap",    0};
static const char *const trap_words[] = {"damage", "root", "stun", 0};
/* Where a value comes from: the rulebook states it, it is public knowledge, or it
 * is our own design. */

/* The description of something: text <prefix>.<id>.text. */
static void read_description(Reader *r, const Node *map, const char *key, const char *prefix,
                             const char *id)
{
    char name[ID_CAP + 8];
    Str s = STR_ON(name);
    put(&s, "%s.text", id);
    read_text(r, map, key, prefix, name);
}

/* ---- arena ---------------------------------------------------------------------------------- */

static const int8_t step_q[DIRECTIONS] = {1, 1, 0, -1, -1, 0};  /* e, ne, nw, w, sw, se */
static const int8_t step_r[DIRECTIONS] = {0, -1, -1, 0, 1, 1};

static int area_of_letter(const Node *areas, char letter)
{
    int i = 0;
    for (const Node *a = areas->child; a != 0; a = a->next, i++) {
        const Node *l = a->type == NODE_MAP ? node_find(a, "letter") : 0;
        if (l != 0 && l->text[0] == letter)
            return i;
    }
    return -1;
}

/* One hex of the drawing: n, s deployment; * trap hex; . open; a letter its area, its
 * capital the statue. */
static void read_hex(Reader *r, const Node *where, const Node *areas, Arena *a, char mark, int q,
                     int row)
{
    if (a->n == HEXES_MAX) {
        read_error(r, where, "an arena has at most %d hexes", HEXES_MAX);
        return;
    }
    const int i = a->n++;
    const Hexes bit = (Hexes)1 << i;
    const char lower = mark >= 'A' && mark <= 'Z' ? (char)(mark - 'A' + 'a') : mark;
    a->q[i] = (int8_t)q;
    a->r[i] = (int8_t)row;
    a->all |= bit;
    if (mark == 'n' || mark == 's') {
        a->deployment[mark == 's'] |= bit;
    } else if (mark == '*') {
        a->trap_hexes |= bit;
    } else if (mark != '.') {
        const int area = area_of_letter(areas, lower);
        if (area < 0) {
            read_error(r, where,
                       "'%c' is no hex: use . * n s, the letter of an area or its capital", mark);
        } else if (mark != lower) {
            if (a->statue[area] >= 0)
                read_error(r, where, "area '%s' has two statues", a->area_id[area]);
            a->statues |= bit;
            a->statue[area] = (int8_t)i;
        } else {
            a->area[area] |= bit;
        }
    }
}

static void read_row(Reader *r, const Node *row, const Node *areas, Arena *a, int index, int radius)
{
    const int q = read_int(r, row, "q", -16, 16);
    const Node *hexes = read_child(r, row, "hexes", NODE_TEXT);
    int column = 0;
    for (const char *p = hexes != 0 ? hexes->text : ""; *p != '\0'; p++) {
        if (*p == ' ')
            continue;
        const int i = a->n;
        read_hex(r, hexes, areas, a, *p, q + column, index - radius);
        column++;
        if (i < HEXES_MAX) {
            Str name = STR_ON(a->name[i]);
            put(&name, "%c%d", 'a' + index, column);
        }
    }
    read_nothing_else(r, row);
}

static int hex_at(const Arena *a, int q, int r)
{
    for (int i = 0; i < a->n; i++)
        if (a->q[i] == q && a->r[i] == r)
            return i;
    return -1;
}

static int absolute(int x) { return x < 0 ? -x : x; }

/* BR-TGT-4: distance counts hexes; obstacles do not matter (BR-RULE-28). */
static void measure(Arena *a)
{
    for (int i = 0; i < a->n; i++) {
        for (int d = 0; d < DIRECTIONS; d++) {
            const int to = hex_at(a, a->q[i] + step_q[d], a->r[i] + step_r[d]);
            a->neighbour[i][d] = (int8_t)to;
            if (to >= 0)
                a->near[i] |= (Hexes)1 << to;
        }
        for (int j = 0; j < a->n; j++) {
            const int dq = a->q[j] - a->q[i], dr = a->r[j] - a->r[i];
            int far = absolute(dq) > absolute(dr) ? absolute(dq) : absolute(dr);
            if (absolute(dq + dr) > far)
                far = absolute(dq + dr);
            a->distance[i][j] = (uint8_t)far;
            a->row[i][j] = -1;
            for (int d = 0; d < DIRECTIONS && i != j; d++)
                if (dq == step_q[d] * far && dr == step_r[d] * far)
                    a->row[i][j] = (int8_t)d;
        }
        if (a->r[i] != 0)
            a->half[a->r[i] > 0] |= (Hexes)1 << i;
    }
    for (int k = 0; k < a->n_areas; k++)
        a->circle[k] = a->statue[k] >= 0 ? a->near[a->statue[k]] : 0;
}

static void read_areas(Reader *r, const Node *areas, Arena *a)
{
    for (const Node *n = areas->child; n != 0; n = n->next) {
        if (a->n_areas == AREAS_MAX) {
            read_error(r, n, "an arena has at most %d areas", AREAS_MAX);
            return;
        }
        const int i = a->n_areas++;
        a->statue[i] = -1;
        read_id(r, n, "id", a->area_id[i], ID_CAP);
        const Node *letter = read_child(r, n, "letter", NODE_TEXT);
        if (letter != 0 && (letter->text[0] < 'a' || letter->text[0] > 'z' ||
                            letter->text[1] != '\0' || letter->text[0] == 'n' ||
                            letter->text[0] == 's'))
            read_error(r, letter, "'letter' must be one small letter other than n and s");
        a->area_essence[i] = (uint8_t)read_word(r, n, "essence", essence_words);
        if (a->area_essence[i] == ANY_ESSENCE)
            read_error(r, n, "a statue is tied to one essence (BR-COMP-9)");
        read_text(r, n, "name", "area-of", a->area_id[i]);
        read_text(r, n, "statue", "statue-of", a->area_id[i]);
        read_nothing_else(r, n);
    }
}

static void read_arena(Reader *r, Content *k)
{
    const Node *file = read_file(r, "arena", NODE_MAP);
    if (file == 0)
        return;
    Arena *a = &k->arena;
    const Node *areas = read_child(r, file, "areas", NODE_LIST);
    const Node *rows = read_child(r, file, "rows", NODE_LIST);
    read_source(r, file, "BR-TGT-5");
    if (areas == 0 || rows == 0)
        return;
    read_areas(r, areas, a);
    int index = 0;
    if (rows->n % 2 == 0)
        read_error(r, rows,
                   "an arena has an odd number of rows: the middle one divides the halves");
    for (const Node *row = rows->child; row != 0; row = row->next, index++)
        read_row(r, row, areas, a, index, rows->n / 2);
    measure(a);
    read_nothing_else(r, file);
    for (int side = 0; side < SIDES; side++)
        if (__builtin_popcountll(a->deployment[side]) < 4)
            read_error(r, rows, "each side needs at least 4 deployment hexes");
    if (__builtin_popcountll(a->trap_hexes) < 4)
        read_error(r, rows, "an arena needs at least 4 trap hexes");
    for (int i = 0; i < a->n_areas; i++)
        if (a->statue[i] < 0)
            read_error(r, areas, "area '%s' has no statue in the drawing", a->area_id[i]);
}

/* The ids of all areas, as words to choose from. */
static void area_words(const Arena *a, const char *words[AREAS_MAX + 1])
{
    for (int i = 0; i <= AREAS_MAX; i++)
        words[i] = i < a->n_areas ? a->area_id[i] : 0;
}

/* ---- effects and cards ---------------------------------------------------------------------- */

static Effect read_effect(Reader *r, const Node *n, const Arena *a)
{
    const char *areas[AREAS_MAX + 1];
    Effect e = {0};
    area_words(a, areas);
    e.verb = (uint8_t)read_word(r, n, "do", verb_words);
    const bool of_player = e.verb == DO_DRAW || e.verb == DO_PLAN || e.verb == DO_SHOW ||
                           e.verb == DO_RESET_TRAP;
    e.who = (uint8_t)read_word_or(r, n, "who", who_words, of_player ? WHO_PLAYER : WHO_SELF);
    e.n = (int8_t)read_int_or(r, n, "n", -9, 9, 1);
    e.may = read_flag(r, n, "may");
    e.per_hit = read_flag(r, n, "per-hit");
    e.attacker_within = (int8_t)read_int_or(r, n, "if-attacker-within", 1, 9, 0);
    if (e.verb == DO_ROOT)
        e.special = read_flag(r, n, "until-its-next-turn");
    if (e.verb == DO_TOWARD || e.verb == DO_AWAY)
        e.special = (uint8_t)(read_word_or(r, n, "statue", areas, -1) + 1);
    if (e.who == WHO_ALLY || e.who == WHO_ENEMY)
        e.within = (int8_t)read_int(r, n, "within", 1, 9);
    if (of_player != (e.who == WHO_PLAYER))
        read_error(r, n, of_player ? "'%s' happens to a player: leave out 'who'"
                                   : "'%s' happens to a champion, not to a player",
                   verb_words[e.verb]);
    if (e.n == 0)
        read_error(r, n, "an effect with n: 0 does nothing");
    if (e.n < 0 && e.verb != DO_GUARD)
        read_error(r, n, "only guard takes a negative n");
    read_nothing_else(r, n);
    return e;
}

/* Whom an effect may name depends on where it stands: before an attack there is no target yet, only
 * a reaction knows an attacker, a skill has targets only with a targeting symbol. */
static void check_effect(Reader *r, const Node *n, const Effect *e, const Card *k, const char *key,
                         bool first)
{
    const bool pre = text_equal(key, "pre");
    if (e->who == WHO_TARGET && pre && k->type == ATTACK)
        read_error(r, n, "a pre-attack ability of an attack cannot name the target: "
                         "it is not declared yet");
    if (e->who == WHO_TARGET && (k->type == SKILL || k->type == STANDARD) &&
        (k->shape == SHAPE_NONE || k->shape == TRAP))
        read_error(r, n, "'who: target' needs a card with a target");
    if (k->type == REACTION && (e->who == WHO_SELF || e->who == WHO_ALLY || e->who == WHO_ENEMY))
        read_error(r, n, "a reaction names 'target' or 'attacker'");
    if ((e->who == WHO_ATTACKER || e->attacker_within > 0) && k->type != REACTION)
        read_error(r, n, "only reactions know an attacker");
    if (e->verb == DO_EVADE && !(pre && k->type == REACTION && e->who == WHO_TARGET && first))
        read_error(r, n, "evade is the first 'pre' of a reaction, with 'who: target'");
    if (e->verb == DO_RESET_TRAP && k->shape != TRAP)
        read_error(r, n, "reset-trap needs a card with 'target: {shape: trap, …}'");
    if (e->verb == DO_SWAP && e->who != WHO_ALLY)
        read_error(r, n, "swap changes places with an ally: use 'who: ally'");
}

static void read_effects(Reader *r, const Node *card, const char *key, const Arena *a,
                         const Card *k, Effects *out)
{
    const Node *list = node_find(card, key);
    if (list == 0)
        return;
    if (list->type != NODE_LIST || list->n > EFFECTS_MAX) {
        read_error(r, list, "'%s' must be a list of at most %d effects", key, EFFECTS_MAX);
        return;
    }
    for (const Node *n = list->child; n != 0; n = n->next) {
        out->list[out->n] = read_effect(r, n, a);
        check_effect(r, n, &out->list[out->n], k, key, out->n == 0);
        out->n++;
    }
}

static void read_target(Reader *r, const Node *card, Card *k)
{
    const Node *t = node_find(card, "target");
    if (t == 0)
        return;
    if (t->type != NODE_MAP) {
        read_error(r, t, "'target' must be a map such as {shape: indirect, min: 2, max: 3}");
        return;
    }
    k->shape = (uint8_t)read_word(r, t, "shape", shape_words);
    k->enemies_only = read_flag(r, t, "enemies-only");
    if (k->shape == INDIRECT || k->shape == DIRECT) {
        k->min = (int8_t)read_int_or(r, t, "min", 1, 9, 1);
        k->max = (int8_t)read_int(r, t, "max", k->min, 9);
    } else if (k->shape == FRIEND || k->shape == TRAP) {
        k->max = (int8_t)read_int(r, t, "max", 1, 9);
    } else if (k->shape == FRIENDS) {
        k->min = 1;
        k->max = (int8_t)read_int(r, t, "max", 1, 6);
    } else {
        k->min = k->max = 1;
    }
    read_nothing_else(r, t);
}

/* BR-CARD-1: what an action card carries. */
static void read_card(Reader *r, const Node *n, const Arena *a, Card *k)
{
    k->shape = SHAPE_NONE;
    k->move = (int8_t)read_int_or(r, n, "move", 1, 6, -1);
    read_target(r, n, k);
    read_source(r, n, "BR-TGT-5");
    const char *prefix = k->type == STANDARD ? "standard" : "card";
    read_text(r, n, "name", prefix, k->id);
    if (node_find(n, "text") != 0)
        read_description(r, n, "text", prefix, k->id);
    if (k->type == ATTACK) {
        k->strength = (int8_t)read_int(r, n, "strength", 0, 12);
        k->bloodied_bonus = (int8_t)read_int_or(r, n, "bloodied-bonus", 0, 9, 0);
        k->poison = (int8_t)read_int_or(r, n, "poison", 0, 9, 0);
        k->twice = read_flag(r, n, "double");
        k->lifesteal = read_flag(r, n, "lifesteal");
        if (k->shape < MELEE || k->shape > CONE)
            read_error(r, n, "an attack needs a target of shape melee, indirect, direct, arc, "
                             "ring, line or cone");
    } else if (k->type == REACTION) {
        k->defence = (int8_t)read_int(r, n, "defence", 0, 9);
        if (k->move >= 0 || k->shape != SHAPE_NONE)
            read_error(r, n, "a reaction has neither movement nor target");
    }
    if (k->type == ATTACK || k->type == REACTION) {
        read_effects(r, n, "pre", a, k, &k->pre);
        read_effects(r, n, "post", a, k, &k->post);
    } else {
        read_effects(r, n, "does", a, k, &k->main);
    }
    read_nothing_else(r, n);
}

static int champion_index(Reader *r, const Content *k, const Node *scalar)
{
    const char *words[CHAMPIONS_MAX + 1] = {0};
    for (int i = 0; i < k->n_champions; i++)
        words[i] = k->champion[i].id;
    return word_index(r, scalar, words);
}

static void read_cards(Reader *r, Content *k)
{
    const Node *file = read_file(r, "cards", NODE_LIST);
    int have[CHAMPIONS_MAX] = {0};
    for (const Node *n = file != 0 ? file->child : 0; n != 0; n = n->next) {
        const Node *owner = read_child(r, n, "champion", NODE_TEXT);
        if (owner == 0)
            continue;
        const int c = champion_index(r, k, owner);
        if (have[c] == CARDS_EACH) {
            read_error(r, n, "%s has more than %d action cards", k->champion[c].id, CARDS_EACH);
            continue;
        }
        Card *card = &k->champion[c].card[have[c]++];
        read_id(r, n, "id", card->id, ID_CAP);
        card->type = (uint8_t)read_word(r, n, "type", type_words);
        card->essence = (uint8_t)read_word(r, n, "essence", essence_words);
        if (card->essence == ANY_ESSENCE)
            read_error(r, n, "an action card has exactly one essence");
        read_card(r, n, &k->arena, card);
    }
    for (int c = 0; file != 0 && c < k->n_champions; c++)
        if (have[c] != CARDS_EACH)
            read_error(r, file, "%s has %d action cards, but needs %d", k->champion[c].id, have[c],
                       CARDS_EACH);
}

static void read_standards(Reader *r, Content *k)
{
    const Node *file = read_file(r, "standard", NODE_LIST);
    if (file == 0)
        return;
    if (file->n != STANDARDS) {
        read_error(r, file, "there are %d standard actions, but must be %d", file->n, STANDARDS);
        return;
    }
    int i = 0;
    for (const Node *n = file->child; n != 0; n = n->next, i++) {
        Card *card = &k->standard[i];
        card->type = STANDARD;
        read_id(r, n, "id", card->id, ID_CAP);
        card->essence = (uint8_t)read_word(r, n, "essence", essence_words);
        read_card(r, n, &k->arena, card);
    }
}

/* ---- champions, challenges, traps ----------------------------------------------------------- */

static void read_passives(Reader *r, const Node *ability, Level *level)
{
    const Node *list = read_child(r, ability, "gives", NODE_LIST);
    int i = 0;
    for (const Node *n = list != 0 ? list->child : 0; n != 0; n = n->next, i++) {
        if (i == PASSIVES_MAX) {
            read_error(r, n, "an ability gives at most %d things", PASSIVES_MAX);
            return;
        }
        level->passive[i].kind = (uint8_t)read_word(r, n, "what", passive_words);
        level->passive[i].n = (int8_t)read_int_or(r, n, "n", 1, 9, 1);
        read_nothing_else(r, n);
    }
}

static void read_level(Reader *r, const Node *champion, const char *key, const char *id,
                       Level *level)
{
    const Node *n = read_child(r, champion, key, NODE_MAP);
    if (n == 0)
        return;
    level->defence = (int8_t)read_int(r, n, "defence", 0, 9);
    level->hit_points = (int8_t)read_int(r, n, "hit-points", 1, 30);
    const Node *ability = node_find(n, "ability");
    if (ability != 0) {
        read_text(r, ability, "name", "ability", id);
        read_description(r, ability, "text", "ability", id);
        read_passives(r, ability, level);
        read_nothing_else(r, ability);
    }
    read_nothing_else(r, n);
}

static void read_champions(Reader *r, Content *k, const Node *list)
{
    for (const Node *n = list->child; n != 0; n = n->next) {
        if (k->n_champions == CHAMPIONS_MAX) {
            read_error(r, n, "a pack has at most %d champions", CHAMPIONS_MAX);
            return;
        }
        Champion *c = &k->champion[k->n_champions++];
        read_id(r, n, "id", c->id, ID_CAP);
        read_text(r, n, "name", "champion", c->id);
        read_text(r, n, "name", "tag", c->id);  /* its cards are marked with it */
        read_source(r, n, "BR-TGT-5");
        read_description(r, n, "style", "champion", c->id);
        read_level(r, n, "base", c->id, &c->level[0]);
        read_level(r, n, "levelled", c->id, &c->level[1]);
        if (c->level[0].passive[0].kind != PASSIVE_NONE)  /* BR-COMP-12 */
            read_error(r, n, "the base side has no ability");
        if (c->level[1].hit_points < c->level[0].hit_points ||
            c->level[1].defence < c->level[0].defence)
            read_error(r, n,
                       "the levelled-up side is never weaker than the base side (BR-RULE-62)");
        read_nothing_else(r, n);
    }
}

/* BR-TDRAFT-1, BR-RULE-56: a champion is fielded once in the duel, once per team in the team
 * game. */
static void check_suggested(Reader *r, const Content *k, const Node *where, int mode, int seat)
{
    const int each = mode == 0 ? 3 : 2, step = mode == 0 ? 1 : 2;
    for (int i = 0; i < each; i++)
        for (int other = seat; other >= 0; other -= step)
            for (int j = 0; j < (other == seat ? i : each); j++)
                if (k->suggested[mode][seat][i] == k->suggested[mode][other][j])
                    read_error(r, where, "'%s' is suggested twice for one side",
                               k->champion[k->suggested[mode][seat][i]].id);
}

static void read_suggested(Reader *r, Content *k, const Node *list, int mode)
{
    const int seats = mode == 0 ? 2 : 4, each = mode == 0 ? 3 : 2;
    if (list->n != seats) {
        read_error(r, list, "one list of champions for each of %d seats", seats);
        return;
    }
    int seat = 0;
    for (const Node *n = list->child; n != 0; n = n->next, seat++) {
        if (n->type != NODE_LIST || n->n != each) {
            read_error(r, n, "each of %d seats plays %d champions", seats, each);
            return;
        }
        int i = 0;
        for (const Node *id = n->child; id != 0; id = id->next)
            k->suggested[mode][seat][i++] = (uint8_t)champion_index(r, k, id);
        check_suggested(r, k, n, mode, seat);
    }
}

static void read_champion_file(Reader *r, Content *k)
{
    const Node *file = read_file(r, "champions", NODE_MAP);
    const Node *list = file != 0 ? read_child(r, file, "champions", NODE_LIST) : 0;
    if (list == 0)
        return;
    read_champions(r, k, list);
    if (k->n_champions < 6)
        read_error(r, list, "a pack needs at least 6 champions (BR-DRAFT-1)");
    const Node *first = read_child(r, file, "suggested", NODE_MAP);
    const Node *duel = first != 0 ? read_child(r, first, "duel", NODE_LIST) : 0;
    const Node *team = first != 0 ? read_child(r, first, "team", NODE_LIST) : 0;
    if (duel != 0)
        read_suggested(r, k, duel, 0);
    if (team != 0)
        read_suggested(r, k, team, 1);
    if (first != 0)
        read_nothing_else(r, first);
    read_nothing_else(r, file);
}

static void read_challenges(Reader *r, Content *k)
{
    const char *areas[AREAS_MAX + 1];
    area_words(&k->arena, areas);
    const Node *file = read_file(r, "challenges", NODE_LIST);
    for (const Node *n = file != 0 ? file->child : 0; n != 0; n = n->next) {
        if (k->n_challenges == CHALLENGES_MAX) {
            read_error(r, n, "a pack has at most %d challenges", CHALLENGES_MAX);
            return;
        }
        Challenge *c = &k->challenge[k->n_challenges++];
        read_id(r, n, "id", c->id, ID_CAP);
        read_text(r, n, "name", "challenge", c->id);
        read_description(r, n, "text", "challenge", c->id);
        read_source(r, n, "BR-TGT-5");
        c->kind = (uint8_t)read_word(r, n, "when", condition_words);
        c->n = (int8_t)read_int_or(r, n, "n", 1, 8, 1);
        if (c->kind == NEAR_BLOODIED)
            c->within = (int8_t)read_int(r, n, "within", 1, 8);
        if (c->kind == CONTROL_AREA || c->kind == AT_STATUE)
            c->area = (uint8_t)read_word(r, n, "area", areas);
        read_nothing_else(r, n);
    }
    if (file != 0 && k->n_challenges < 8)
        read_error(r, file, "a pack needs at least 8 challenges");
}

static void read_traps(Reader *r, Content *k)
{
    const Node *file = read_file(r, "traps", NODE_LIST);
    for (const Node *n = file != 0 ? file->child : 0; n != 0; n = n->next) {
        Trap t = {0};
        read_id(r, n, "id", t.id, ID_CAP);
        read_text(r, n, "name", "trap", t.id);
        read_source(r, n, "BR-TGT-5");
        t.kind = (uint8_t)read_word(r, n, "does", trap_words);
        if (t.kind == TRAP_DAMAGE)
            t.damage = (int8_t)read_int(r, n, "damage", 1, 9);
        const int count = read_int(r, n, "count", 1, TRAPS_MAX);
        for (int i = 0; i < count; i++) {
            if (k->n_traps == TRAPS_MAX) {
                read_error(r, n, "a pack has at most %d traps", TRAPS_MAX);
                return;
            }
            k->trap[k->n_traps++] = t;
        }
        read_nothing_else(r, n);
    }
    if (file != 0 && k->n_traps < 6)
        read_error(r, file, "a pack needs at least 6 traps");
}

void brawl_read(Reader *r, void *content)
{
    Content *k = content;
    read_arena(r, k);
    read_champion_file(r, k);
    if (r->errors > 0)
        return;  /* cards and challenges refer to champions and areas */
    read_cards(r, k);
    read_standards(r, k);
    read_challenges(r, k);
    read_traps(r, k);
}
