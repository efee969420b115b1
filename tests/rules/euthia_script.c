/* Positions of Euthia for rule tests: how a match begins, the map, the course of turns and combats.
 * The words are in docs/games/euthia.md. */
#include "euthia_script.h"

#include <string.h>

#include "core/text.h"

const char *const euthia_metals[METALS] = {"silver", "gold"};
const char *const euthia_groups[MAP_GROUPS] = {"start", "fixed", "encounter", "other", "scenario"};
const char *const euthia_categories[CATEGORIES] = {"hero", "interaction", "trade",
                                                   "won", "quests", "elites"};
const char *const euthia_places[OFFERS] = {"merchants", "alchemists", "slayers"};
const char *const euthia_actions[ACTION_KINDS] = {"mining", "trade", "combat"};

/* ---- reading words --------------------------------------------------------------------------- */

bool euthia_run(Script *t, int i, const EuthiaWord *table, int n)
{
    for (int k = 0; k < n; k++)
        if (script_is(t, i, table[k].word)) {
            table[k].run(t);
            return true;
        }
    return false;
}

int euthia_field_word(Script *t, int i)
{
    const int f = script_thing(t, i, KIND_FIELD);
    if (t->why[0] == '\0' && !is_laid(euthia_state(t), f))
        script_fail(t, "no tile lies at '%s'", t->word[i]);
    return t->why[0] == '\0' ? f : 0;
}

int euthia_tile_word(Script *t, int i) { return script_thing(t, i, KIND_TILE); }

int euthia_choice(Script *t, int i, const char *const *words, int n)
{
    for (int k = 0; k < n; k++)
        if (words[k] != 0 && script_is(t, i, words[k]))
            return k;
    script_fail(t, "'%s' is none of these words", i < t->n_words ? t->word[i] : "");
    return 0;
}

Board *euthia_board_word(Script *t) { return &euthia_state(t)->board[script_seat(t, 1)]; }

Owned *euthia_owned_word(Script *t)
{
    Board *b = euthia_board_word(t);
    const int tile = euthia_tile_word(t, 2);
    for (int i = 0; i < b->n_owned; i++)
        if (b->owned[i].place != NOWHERE && b->owned[i].tile == tile)
            return &b->owned[i];
    script_fail(t, "seat %s does not have '%s'", t->word[1], t->word[2]);
    return &b->owned[OWNED_MAX - 1];
}

int euthia_slot_word(Script *t, int seat, int i)
{
    static const char *const symbols[SYMBOLS] = {"sword", "ability", "first", "helm", "chest",
                                                 "gloves", "legs", "boots", "ring", "amulet",
                                                 "pouch"};
    const Hero *h = hero_of(euthia_state(t), seat);
    int count[SYMBOLS] = {0};
    for (int k = 0; k < h->n_slots; k++) {
        char word[SCRIPT_WORD];
        Str out = STR_ON(word);
        const int symbol = h->slot[k].symbol;
        str_text(&out, symbols[symbol]);
        if (++count[symbol] > 1)
            put(&out, "-%d", count[symbol]);
        if (script_is(t, i, word))
            return k;
    }
    script_fail(t, "'%s' is no slot of this hero", t->word[i]);
    return 0;
}

int euthia_map_named(Script *t, const char *id)
{
    const Content *k = euthia_pack(t);
    for (int m = 0; m < k->n_map; m++)
        if (text_equal(k->map[m].id, id))
            return m;
    script_fail(t, "'%s' is no map tile", id);
    return 0;
}

/* ---- the beginning --------------------------------------------------------------------------- */

static int hero_named(Script *t, const char *id)
{
    const Content *k = euthia_pack(t);
    for (int h = 0; h < k->n_heroes; h++)
        if (text_equal(k->hero[h].id, id))
            return h;
    script_fail(t, "'%s' is no hero", id);
    return 0;
}

/* Everybody picks the heroes named in the line, usually Maeldur and Dral; the start player is drawn
 * after the offers and the monsters on top, and is seat 1. */
static void pick_heroes(Script *t)
{
    static const char *const usual[] = {"maeldur", "dral"};
    const int n = t->n_words > 1 ? t->n_words - 1 : 2;
    t->setup.seats = n;
    if (t->chance.n > 0)
        script_fail(t, "force chance after '%s'", t->word[0]);
    script_start(t);
    for (int i = 0; i <= OFFERS * OFFER + MONSTER_LEVELS; i++)
        chance_force(&t->chance, 0);
    for (int seat = 0; seat < n && t->why[0] == '\0'; seat++)
        script_answer(t, seat, option(V_PICK, hero_named(t, t->n_words > 1 ? t->word[1 + seat]
                                                                           : usual[seat]), 0, 0));
    if (t->chance.next != t->chance.n)
        script_fail(t, "the set-up has not drawn as often as the test expects");
}

/* fresh [HERO…]: as it is after the set-up. */
static void do_fresh(Script *t)
{
    pick_heroes(t);
    t->n_events = 0;
}

static void clear_offers(State *s)
{
    for (int p = 0; p < OFFERS; p++)
        for (int i = 0; i < OFFER; i++)
            if (s->offer[p][i] != NO_TILE) {
                s->stack[s->offer[p][i]]++;
                s->offer[p][i] = NO_TILE;
            }
}

/* match [HERO…]: seat 1 begins; round 1, heroes in the church, ten gold each, no supplies, empty
 * offers. */
static void do_match(Script *t)
{
    pick_heroes(t);
    State *s = euthia_state(t);
    if (t->why[0] != '\0')
        return;
    clear_offers(s);
    for (int seat = 0; seat < s->flow.seats; seat++) {
        Board *b = &s->board[seat];
        for (int i = 0; i < b->n_owned; i++)
            if (b->owned[i].place == IN_POUCH)
                euthia_remove(s, seat, i);
        b->gold = 10;
        b->at = church_field(s);
    }
    t->n_events = 0;
}

/* ---- going on -------------------------------------------------------------------------------- */

/* Whoever is asked does nothing: ends his turn, passes, or takes the first offer. */
static void do_nothing(Script *t)
{
    State *s = euthia_state(t);
    const int seat = first_seat(game_asked(s));
    Menu m;
    game_menu(t->game, s, seat, &m, 0);
    Option o = m.list[0];
    for (int i = 0; i < m.n; i++) {
        const int verb = option_verb(m.list[i]);
        if (verb == V_END || verb == V_DONE || verb == V_PASS || verb == V_NO)
            o = m.list[i];
    }
    script_answer(t, seat, o);
}

static const char *asked_prompt(Script *t)
{
    Menu m;
    if (game_over(t->state))
        return "";
    game_menu(t->game, t->state, first_seat(game_asked(t->state)), &m, 0);
    return prompt_id(t->game, &m);
}

/* until PROMPT: nobody does anything until this question comes up; where it stands already, that is
 * it. */
static void do_until(Script *t)
{
    for (int n = 0; n < 200 && t->why[0] == '\0' && !script_is(t, 1, asked_prompt(t)); n++) {
        if (game_over(t->state)) {
            script_fail(t, "the match ends before the question '%s'", t->word[1]);
            return;
        }
        do_nothing(t);
    }
    if (t->why[0] == '\0' && !script_is(t, 1, asked_prompt(t)))
        script_fail(t, "the question '%s' does not come", t->word[1]);
}

static void do_turn(Script *t)
{
    const int seat = script_seat(t, 1);
    State *s = euthia_state(t);
    while (t->why[0] == '\0' && !game_over(s) &&
           !(s->active == seat && text_equal(asked_prompt(t), "turn")))
        do_nothing(t);
    t->n_events = 0;
}

static void do_next_round(Script *t)
{
    State *s = euthia_state(t);
    const int round = s->round;
    while (t->why[0] == '\0' && !game_over(s) &&
           (s->round == round || !text_equal(asked_prompt(t), "turn")))
        do_nothing(t);
}

static void do_finish(Script *t)
{
    while (t->why[0] == '\0' && !game_over(t->state))
        do_nothing(t);
}

/* dice N…: what the next dice show. */
static void do_dice(Script *t)
{
    for (int i = 1; i < t->n_words; i++)
        chance_force(&t->chance, (uint32_t)(script_number(t, i) - 1));
}

/* ---- the map --------------------------------------------------------------------------------- */

void euthia_lay_map(Script *t, int q, int r, int map_tile)
{
    State *s = euthia_state(t);
    for (int i = 0; i < s->n_sites; i++)
        if (s->site[i].q == q && s->site[i].r == r && s->site[i].laid == NONE) {
            uint8_t *left = &s->left[euthia_pack(t)->map[map_tile].chapter - 1]
                                    [euthia_pack(t)->map[map_tile].group];
            *left = (uint8_t)(*left > 0 ? *left - 1 : 0);
            euthia_lay(s, i, map_tile);
            return;
        }
    script_fail(t, "no free place at %d %d beside the map", q, r);
}

/* lay Q R TILE: this tile lies with its anchor there, without any effect. */
static void do_lay(Script *t)
{
    const int tile = euthia_map_named(t, t->word[3]);
    if (t->why[0] == '\0')
        euthia_lay_map(t, script_number(t, 1), script_number(t, 2), tile);
}

/* next TILE…: the stack holds exactly these tiles, in this order; chapters ascend. */
static void do_next(Script *t)
{
    State *s = euthia_state(t);
    uint8_t left[CHAPTERS][MAP_GROUPS] = {{0}};
    for (int i = 1; i < t->n_words; i++) {
        const MapTile *m = &euthia_pack(t)->map[euthia_map_named(t, t->word[i])];
        left[m->chapter - 1][m->group]++;
    }
    memcpy(s->left, left, sizeof left);
    for (int i = 1; i < t->n_words && t->why[0] == '\0'; i++) {
        const int tile = euthia_map_named(t, t->word[i]);
        const MapTile *m = &euthia_pack(t)->map[tile];
        int before = 0;
        for (int g = 0; g < m->group; g++)
            before += left[m->chapter - 1][g];
        chance_force(&t->chance, (uint32_t)before);
        chance_force(&t->chance, (uint32_t)(FORCE_ID + tile));
        left[m->chapter - 1][m->group]--;
    }
}

/* only-left CHAPTER GROUP N: the stack holds nothing else; what is drawn is not forced. */
static void do_only_left(Script *t)
{
    State *s = euthia_state(t);
    memset(s->left, 0, sizeof s->left);
    s->left[script_number(t, 1) - 1][euthia_choice(t, 2, euthia_groups, MAP_GROUPS)] =
        (uint8_t)script_number(t, 3);
}

/* left 0: the stack is empty. */
static void do_left(Script *t)
{
    if (script_number(t, 1) != 0)
        script_fail(t, "only 'left 0'; for others name the tiles: next TILE…");
    memset(euthia_state(t)->left, 0, sizeof euthia_state(t)->left);
}

static void do_at(Script *t)
{
    euthia_board_word(t)->at = (uint16_t)euthia_field_word(t, 2);
}

static FieldState *field_word(Script *t, int i)
{
    State *s = euthia_state(t);
    return &s->field[laid_field(s, euthia_field_word(t, i))];
}

static void do_owner(Script *t)
{
    field_word(t, 2)->owner = (uint8_t)(1 + script_seat(t, 1));
    field_word(t, 2)->flags |= PACIFIED;
}

static void do_tools(Script *t)
{
    FieldState *f = field_word(t, 2);
    set_tools(f, script_seat(t, 1), script_number(t, 3));
    f->flags |= PACIFIED;
}

static void do_faced(Script *t)
{
    field_word(t, 2)->faced |= (uint8_t)bit(script_seat(t, 1));
}

static void do_pacified(Script *t) { field_word(t, 1)->flags |= PACIFIED; }
static void do_burnt(Script *t) { field_word(t, 1)->flags |= BURNED | PACIFIED; }
static void do_wrecked(Script *t) { field_word(t, 1)->flags |= DESTROYED | PACIFIED; }

/* The hero stands on a field of a tile that is laid there, pacified; the stack is empty. */
static void stand_at(Script *t, const char *tile, int q, int r, int cell)
{
    State *s = euthia_state(t);
    const int seat = script_seat(t, 1);
    memset(s->left, 0, sizeof s->left);
    euthia_lay_map(t, q, r, euthia_map_named(t, tile));
    for (int i = 0; i < s->n_sites; i++)
        if (s->site[i].q == q && s->site[i].r == r) {
            for (int k = 0; k < CELLS; k++)
                s->field[laid_field(s, field_of(i, k))].flags |= PACIFIED;
            s->board[seat].at = (uint16_t)field_of(i, cell);
        }
}

/* North of the start tile. */
static void stand_on(Script *t, const char *tile, int cell) { stand_at(t, tile, 1, -2, cell); }

/* stands SEAT TILE a|b|c|m: on this field, or in the centre, of a tile north-west of the start. */
static void do_stands(Script *t)
{
    static const char *const cells[CELLS] = {"a", "b", "c", "m"};
    stand_at(t, t->word[2], -1, -1, euthia_choice(t, 3, cells, CELLS));
}

static void do_at_merchants(Script *t) { stand_on(t, "i-f1", 0); }
static void do_at_alchemists(Script *t) { stand_on(t, "i-o7", 0); }
static void do_at_towers(Script *t) { stand_on(t, "iii-f1", CENTRE); }

/* facing SEAT ELEMENT: the hero stands on the field of such an elemental, at (1,-2). */
static void do_facing(Script *t)
{
    static const char *const elements[ELEMENTS] = {"fire", "water", "air", "earth"};
    static const char *const tiles[ELEMENTS] = {"i-o2", "i-o1", "i-o4", "i-o3"};
    stand_on(t, tiles[euthia_choice(t, 2, elements, ELEMENTS)], 0);
}

/* ---- combat ---------------------------------------------------------------------------------- */

static void set_top(Script *t, int level, int monster)
{
    State *s = euthia_state(t);
    s->top[level - 1] = (uint8_t)monster;
    s->monsters[monster] = MONSTER_IN_STACK;
    s->top_known &= (uint8_t)~bit(level - 1);
}

static void do_top(Script *t)
{
    set_top(t, script_number(t, 1), script_thing(t, 2, KIND_MONSTER));
}

/* The tile of this name; a pack that has none such uses another instead. */
static int tile_named(Script *t, const char *id, int otherwise)
{
    const Content *k = euthia_pack(t);
    for (int i = 0; i < k->n_tiles; i++)
        if (text_equal(k->tile[i].id, id))
            return i;
    return otherwise;
}

/* Some weapon that is sold and is no first strike. */
static int some_weapon(const Content *k)
{
    int i = 0;
    while (i < k->n_tiles - 1 && (k->tile[i].kind != WEAPON || k->tile[i].stack == ST_HERO ||
                                  k->tile[i].attack.first))
        i++;
    return i;
}

static bool has_slot(const State *s, int seat, int symbol)
{
    const Hero *h = hero_of(s, seat);
    for (int i = 0; i < h->n_slots; i++)
        if (h->slot[i].symbol == symbol && !euthia_slot_taken(s, seat, i))
            return true;
    return false;
}

/* A second weapon or combat ability, so that the choice of one is a question. */
static void arm(Script *t, int seat)
{
    State *s = euthia_state(t);
    const Hero *h = hero_of(s, seat);
    int strikes = 0;
    EACH_OWNED (o, s, seat) {
        const Tile *k = &euthia_pack(t)->tile[o->tile];
        strikes += euthia_is_worn(o) && k->attack.rows.n > 0 && !k->attack.first;
    }
    if (strikes != 1)
        return;
    int extra = tile_named(t, "rapier", some_weapon(euthia_pack(t)));
    for (int i = h->n_tiles - 1; i >= 0 && !has_slot(s, seat, SWORD); i--) {
        const Tile *k = &euthia_pack(t)->tile[h->first_tile + i];
        if (k->kind == ABILITY && k->attack.rows.n > 0 && !k->attack.first)
            extra = h->first_tile + i;
    }
    euthia_wear(t, seat, extra);
}

static void do_armed(Script *t) { arm(t, script_seat(t, 1)); }

/* A tile with a guarded meadow beside (0,0) if it lies at (-1,-1), and which of its fields it is;
 * the cell comes first, since it is (-1,0) where a pack has such a tile. */
static int meadow_of(Script *t, int level, int *cell)
{
    const Content *k = euthia_pack(t);
    for (*cell = 2; *cell > 0; --*cell)
        for (int m = 0; m < k->n_map; m++)
            if (k->map[m].field[*cell].feature == MEADOW && k->map[m].field[*cell].level == level)
                return m;
    script_fail(t, "no meadow of level %d", level);
    return 0;
}

/* The hero enters the meadow where this monster waits: (-1,0), or (0,-1) if a pack has no other. */
static void enter_monster(Script *t, int seat, int monster)
{
    State *s = euthia_state(t);
    const int level = euthia_pack(t)->monster[monster].level;
    int cell;
    memset(s->left, 0, sizeof s->left);
    euthia_lay_map(t, -1, -1, meadow_of(t, level, &cell));
    arm(t, seat);
    s->board[seat].at = (uint16_t)euthia_field_at(s, 0, 0);
    s->move_points++;
    set_top(t, level, monster);
    if (t->why[0] == '\0')
        script_answer(t, seat, option(V_GO, cell == 2 ? euthia_field_at(s, -1, 0)
                                                      : euthia_field_at(s, 0, -1), 0, 0));
}

/* Past the question before a combat, up to the first in it; with a healing draught there is one
 * before the first roll. */
static void begin_combat(Script *t)
{
    if (t->why[0] == '\0' && text_equal(asked_prompt(t), "before"))
        do_nothing(t);
}

static void give_draught(Script *t, int seat)
{
    State *s = euthia_state(t);
    if (t->why[0] == '\0' && euthia_in_pouches(s, seat) < euthia_pouches(s, seat))
        euthia_carry(t, seat, tile_named(t, "healing-draught", euthia_pack(t)->potion), IN_POUCH);
}

/* approach SEAT MONSTER: the hero has entered its field. */
static void do_approach(Script *t)
{
    const int seat = script_seat(t, 1), monster = script_thing(t, 2, KIND_MONSTER);
    if (t->why[0] == '\0')
        enter_monster(t, seat, monster);
}

/* fight SEAT MONSTER: the same up to the first question of the combat. */
static void do_fight(Script *t)
{
    give_draught(t, script_seat(t, 1));
    do_approach(t);
    begin_combat(t);
}

/* duel SEAT: the hero fights the elite or the scenario's enemy from where he stands. */
static void do_duel(Script *t)
{
    const int seat = script_seat(t, 1);
    give_draught(t, seat);
    arm(t, seat);
    if (t->why[0] == '\0')
        script_answer(t, seat, option(V_HUNT, 0, 0, 0));
    begin_combat(t);
}

/* calm: the fighter has no gaar, the monster's side neither gaar nor chaos. */
static void do_calm(Script *t)
{
    State *s = euthia_state(t);
    s->board[s->fight.seat].gaar = s->fight.gaar = s->fight.chaos = 0;
}

/* hunts SEAT ELITE [FIELD]: the stack is empty, the elite is open and fought from there, usually
 * from (0,0). */
static void do_hunts(Script *t)
{
    State *s = euthia_state(t);
    memset(s->left, 0, sizeof s->left);
    euthia_open_bounty(t, script_thing(t, 2, KIND_ELITE));
    euthia_board_word(t)->at = (uint16_t)(t->n_words > 3 ? euthia_field_word(t, 3)
                                                         : euthia_field_at(s, 0, 0));
    do_duel(t);
}

/* against-foe SEAT DAMAGE: the scenario's enemy stands on (1,0) with so much damage, and the hero
 * fights it from (0,0) in round 10, all calm. */
static void do_against_foe(Script *t)
{
    State *s = euthia_state(t);
    memset(s->left, 0, sizeof s->left);
    s->enemy_at = (uint16_t)euthia_field_at(s, 1, 0);
    s->enemy_damage = (uint16_t)script_number(t, 2);
    s->round = 10;
    euthia_board_word(t)->at = (uint16_t)euthia_field_at(s, 0, 0);
    do_duel(t);
    do_calm(t);
}

/* fight-under POWER SEAT MONSTER: the field is under air, or under air and earth. */
static void do_fight_under(Script *t)
{
    static const char *const powers[] = {"air", "air-earth"};
    const int power = euthia_choice(t, 1, powers, 2), seat = script_seat(t, 2);
    const int monster = script_thing(t, 3, KIND_MONSTER);
    euthia_lay_map(t, -2, 1, euthia_map_named(t, power == 0 ? "i-o4" : "i-o3"));
    if (power == 1)
        euthia_lay_map(t, -3, 0, euthia_map_named(t, "ii-e6"));
    give_draught(t, seat);
    if (t->why[0] == '\0')
        enter_monster(t, seat, monster);
    begin_combat(t);
}

/* kill: the hero strikes once more and wins. */
static void do_kill(Script *t)
{
    State *s = euthia_state(t);
    begin_combat(t);
    while (t->why[0] == '\0' && s->fight.on) {
        Menu m;
        s->board[s->fight.seat].health = (int8_t)euthia_max_health(s, s->fight.seat);
        s->fight.damage = (uint16_t)(euthia_foe_health(s) - 1);
        if (!text_equal(asked_prompt(t), "weapon")) {
            do_nothing(t);
            continue;
        }
        game_menu(t->game, s, first_seat(game_asked(s)), &m, 0);
        chance_force(&t->chance, 5);
        chance_force(&t->chance, 5);
        script_answer(t, s->fight.seat, m.list[0]);
    }
}

static void do_hope(Script *t) { euthia_state(t)->fight.hope = (uint8_t)script_number(t, 1); }
static void do_chaos(Script *t) { euthia_state(t)->fight.chaos = (uint8_t)script_number(t, 1); }
static void do_mgaar(Script *t) { euthia_state(t)->fight.gaar = (uint8_t)script_number(t, 1); }
static void do_foot(Script *t) { euthia_state(t)->fight.next_mon = (int8_t)-script_number(t, 1); }
static void do_mdamage(Script *t)
{
    euthia_state(t)->fight.damage = (uint16_t)script_number(t, 1);
}

/* combat-round N: this is the Nth combat round. */
static void do_combat_round(Script *t)
{
    euthia_state(t)->fight.round = (uint8_t)script_number(t, 1);
}

static void do_quiet(Script *t)
{
    euthia_state(t)->fight.quiet = (uint8_t)script_number(t, 1);
}

/* ---- the scenario's enemy -------------------------------------------------------------------- */

static void do_foe(Script *t)
{
    State *s = euthia_state(t);
    s->enemy_at = (uint16_t)euthia_field_word(t, 1);
    s->enemy_damage = (uint16_t)script_number(t, 2);
}

static void do_foe_beaten(Script *t) { euthia_state(t)->enemy_beaten = 1; }

static void do_tally(Script *t)
{
    euthia_board_word(t)->enemy_damage = (uint16_t)script_number(t, 2);
    euthia_state(t)->enemy_dealt = (uint16_t)(euthia_state(t)->enemy_dealt + script_number(t, 2));
}

static void do_points(Script *t) { euthia_state(t)->move_points = (uint8_t)script_number(t, 1); }
static void do_round(Script *t) { euthia_state(t)->round = (uint8_t)script_number(t, 1); }

static const EuthiaWord words[] = {
    {"match", do_match}, {"fresh", do_fresh}, {"until", do_until}, {"turn", do_turn},
    {"next-round", do_next_round}, {"finish", do_finish}, {"dice", do_dice}, {"lay", do_lay},
    {"next", do_next}, {"left", do_left}, {"only-left", do_only_left}, {"at", do_at},
    {"owner", do_owner}, {"tools", do_tools},
    {"faced", do_faced}, {"pacified", do_pacified}, {"burnt", do_burnt}, {"wrecked", do_wrecked},
    {"stands", do_stands}, {"at-merchants", do_at_merchants}, {"at-alchemists", do_at_alchemists},
    {"at-towers", do_at_towers}, {"facing", do_facing}, {"top", do_top}, {"fight", do_fight},
    {"approach", do_approach}, {"duel", do_duel}, {"armed", do_armed}, {"calm", do_calm},
    {"hunts", do_hunts}, {"against-foe", do_against_foe},
    {"fight-under", do_fight_under}, {"kill", do_kill}, {"hope", do_hope},
    {"monster-chaos", do_chaos}, {"monster-gaar", do_mgaar}, {"monster-foot", do_foot},
    {"monster-damage", do_mdamage}, {"combat-round", do_combat_round}, {"quiet-rounds", do_quiet},
    {"foe", do_foe}, {"foe-beaten", do_foe_beaten}, {"tally", do_tally}, {"points", do_points},
    {"round", do_round},
};

static bool position(Script *t)
{
    return euthia_run(t, 0, words, (int)COUNT_OF(words)) || euthia_things(t);
}

const ScriptGame euthia_script = {"euthia", position, euthia_expect, 0};
