/* Before the first round (rulebook p. 5 to 8): EU-MAPSET, EU-HERO, EU-SETUP, EU-SOLO-1 … 7,
 * EU-COOP-5. */
#include "games/euthia/actions.h"
#include "games/euthia/combat.h"
#include "games/euthia/flows.h"
#include "games/euthia/hero.h"
#include "games/euthia/map.h"
#include "games/euthia/scenario.h"

/* EU-MAPSET-5 … 9: how many tiles of each group the stack holds. */
static void set_map(State *s)
{
    const Scenario *k = scenario(s);
    for (int i = 0; i < k->n_chapters; i++) {
        const ChapterRecipe *r = &k->chapter[i];
        const int p = s->flow.seats - 1;
        s->left[i][FIXED_MAP] = r->fixed[p];
        s->left[i][ENCOUNTER_MAP] = r->encounter[p];
        s->left[i][OTHER_MAP] = r->other[p];
        for (int t = 0; t < content(s)->n_map; t++)
            if (content(s)->map[t].chapter == i + 1 && has_bit(r->sets, content(s)->map[t].set))
                s->left[i][SCENARIO_MAP]++;
    }
}

/* EU-SETUP-5, -9, -10: full stacks of goods, resources and treasures; the offers come later. */
static void set_stacks(State *s)
{
    const Content *k = content(s);
    for (int t = 0; t < k->n_tiles; t++)
        s->stack[t] = k->tile[t].copies;
    if (automatic(s))                                               /* EU-SOLO-10 */
        for (int i = 0; i < k->n_of[ST_WITCH]; i++)
            s->stack[k->first_of[ST_WITCH] + i] = 0;
    for (int p = 0; p < OFFERS; p++)
        for (int i = 0; i < OFFER; i++)
            s->offer[p][i] = NO_TILE;
}

/* EU-SETUP-12, EU-SETUP-13, EU-SETUP-15, EU-SOLO-4 … 6: silver and gold cards of the mode, combat
 * cards, and two control cards a hero if three or four play against each other. */
static void set_cards(State *s)
{
    const Content *k = content(s);
    for (int i = 0; i < k->n_cards; i++)
        if (is_in_mode(s, k->card[i].mode)) {
            Deck *d = &s->deck[k->card[i].metal];
            s->pool[i] = k->card[i].copies;
            for (int n = 0; n < k->card[i].copies && d->n < DECK_MAX; n++)
                d->card[d->n++] = UNKNOWN;
        }
    s->combat_cards = bit(k->n_combat_cards) - 1;
    if (s->flow.seats > 2 && !automatic(s))
        EACH_SEAT (seat, s)
            s->control[seat] = 2;
}

const char *euthia_setup(void *state, const Setup *how)
{
    State *s = state;
    s->flow.cap = sizeof s->flow_stack;
    for (int i = 0; i < MATCH_OPTIONS; i++)
        s->option[i] = how->option[i];
    s->active = NO_SEAT;
    s->elite = NONE;
    s->enemy_at = NO_FIELD;
    s->fight.weapon = NONE;
    memset(s->quest_open, NONE, sizeof s->quest_open);
    memset(s->top, NONE, sizeof s->top);
    EACH_SEAT (seat, s) {
        Board *b = &s->board[seat];
        *b = (Board){.hero = NONE, .at = NO_FIELD};
        memset(b->trophy, NONE, sizeof b->trophy);
    }
    set_map(s);
    set_stacks(s);
    set_cards(s);
    return 0;
}

/* ---- heroes ---- */

static bool is_taken(const State *s, int hero)
{
    EACH_SEAT (seat, s)
        if (board(s, seat)->hero == hero)
            return true;
    return false;
}

/* EU-GOAL-1, EU-HERO-1: each leads one hero, and no two the same. */
static void pick_menu(const State *s, const struct beginning_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_PICK, "EU-HERO-1");
    for (int h = 0; h < content(s)->n_heroes; h++)
        offer_unless(m, option(V_PICK, h, 0, 0), is_taken(s, h) ? "EU-HERO-1" : 0);
}

static int random_hero(Ctx *c, const State *s)
{
    uint16_t able[HEROES_MAX];
    uint32_t n = 0;
    for (int h = 0; h < content(s)->n_heroes; h++)
        if (!is_taken(s, h))
            able[n++] = h;
    return able[c->chance->below(c->chance, n)];
}

/* EU-HERO-3 … 9, EU-SKOL-9: the board of a hero. */
static void set_board(Ctx *c, State *s, int seat, int hero)
{
    const Hero *h = &content(s)->hero[hero];
    Board *b = &s->board[seat];
    b->hero = hero;
    b->gaar = h->gaar;
    b->dwurt = h->dwurt;
    b->gold = scenario(s)->gold + (automatic(s) ? goal_of(s)->gold : 0);
    b->reputation = scenario(s)->reputation;
    for (int i = 0; i < h->n_slots; i++)
        if (h->slot[i].gold == 0 && h->slot[i].essences == 0)
            b->unlocked |= (uint32_t)bit(i);
    EMIT(EV_PICK, "EU-HERO-1", seat, hero);
    for (int i = 0; i < h->n_tiles; i++) {
        const Tile *t = &content(s)->tile[h->first_tile + i];
        if (t->value != START_TILE && is_in_mode(s, t->mode))
            continue;
        b->gone |= (uint32_t)bit(i);                                /* EU-HERO-8 */
        if (is_in_mode(s, t->mode)) {
            const int owned = euthia_add(s, seat, h->first_tile + i, IN_POUCH);
            euthia_put_on(c, s, seat, owned, euthia_free_slot(s, seat, t->symbol));
        }
    }
    b->health = euthia_max_health(s, seat);                 /* EU-HERO-5 */
    if (scenario(s)->supplies)
        euthia_add(s, seat, content(s)->supplies, IN_POUCH);
}

/* The monsters of a level that are in the stack, discarded, or taken. */
static uint32_t monsters_there(const State *s, int level, int where, uint16_t able[MONSTERS_MAX])
{
    const Content *k = content(s);
    uint32_t n = 0;
    for (int i = 0; i < k->n_monster[level - 1]; i++)
        if (s->monsters[k->first_monster[level - 1] + i] == where)
            able[n++] = k->first_monster[level - 1] + i;
    return n;
}

/* EU-SETUP-11: the back of the top card is open, so it must be settled. */
void euthia_top_monster(Ctx *c, State *s, int level)
{
    uint16_t able[MONSTERS_MAX];
    uint32_t n = monsters_there(s, level, MONSTER_IN_STACK, able);
    if (n == 0) {                                                   /* EU-GOLD-1 */
        n = monsters_there(s, level, MONSTER_DISCARDED, able);
        for (uint32_t i = 0; i < n; i++)
            s->monsters[able[i]] = MONSTER_IN_STACK;
    }
    if (n == 0)                                                     /* EU-RULE-52 */
        n = monsters_there(s, level, MONSTER_OUT, able);
    s->top[level - 1] = able[c->chance->pick != 0 ? c->chance->pick(c->chance, able, n)
                                                           : c->chance->below(c->chance, n)];
    s->top_known &= ~bit(level - 1);
}

/* ---- the beginning ---- */

static void lay_out(Ctx *c, State *s)
{
    euthia_lay(s, 0, scenario(s)->start);                           /* EU-MAPSET-2 */
    for (int place = 0; place < OFFERS; place++)
        euthia_fill_offer(c, s, place);
    for (int level = 1; level <= MONSTER_LEVELS; level++)
        euthia_top_monster(c, s, level);
    s->start = c->chance->below(c->chance, s->flow.seats);  /* EU-SETUP-1 */
    EMIT(EV_START, "EU-SETUP-1", s->start);
    euthia_set_elites(c, s);
}

/* EU-SETUP-2, EU-SETUP-16: heroes are chosen or drawn, then the table is laid out, elites last. */
FLOW(beginning)
{
    FLOW_BEGIN;
    for (my->seat = 0; my->seat < s->flow.seats; my->seat++) {
        if (s->option[OPT_HEROES] == 1) {
            set_board(c, s, my->seat, random_hero(c, s));
            continue;
        }
        ASK(my->seat, pick_menu);
        set_board(c, s, my->seat, ANSWER(0));
    }
    lay_out(c, s);
    FLOW_END;
}
