/* Reflections of Adeloth: what the built-in pack must hold. What the rulebook states is checked,
 * how our own cards are made, and the limits of their design; single strengths, prices and
 * amounts may change freely as long as the texts say the same. */
#include "../content_kit.h"

#include "games/adeloth/content.h"

static const AdelothContent *k;
static const Board *b;

static int begin(void **state)
{
    (void)state;
    k = built_in_content("adeloth");
    if (k == 0)
        return -1;
    b = &k->board;
    return 0;
}

static void check_names(const char *kind, const char *id, const char *de, const char *en)
{
    assert_string_equal(text_of(LANG_DE, kind, id, ""), de);
    assert_string_equal(text_of(LANG_EN, kind, id, ""), en);
    has_text(kind, id, ".text");
}

static const Card *card(const char *id)
{
    for (int i = 0; i < k->n_cards; i++)
        if (strcmp(k->card[i].id, id) == 0)
            return &k->card[i];
    fail_msg("no card %s", id);
    return 0;
}

#define EACH_CARD(c) for (const Card *c = k->card; c < k->card + k->n_cards; c++)

/* ---- board and basic numbers ----------------------------------------------------------------- */

static int field(const char *name) { return (name[1] - '1') * SIDE + name[0] - 'A'; }
static Fields on(const char *name) { return (Fields)1 << field(name); }

/* test AD-BOARD-1 AD-SET-2 AD-INC-3 mines B2, F6, F3, B5, settlements A4, G4, starts D1, D7, shop
 * D4; the board is the same after a half turn */
static void test_board(void **state)
{
    (void)state;
    assert_int_equal(b->of_kind[GOLD_MINE], on("B2") | on("F6") | on("F3") | on("B5"));
    assert_int_equal(b->of_kind[SETTLEMENT], on("A4") | on("G4"));
    assert_int_equal(b->of_kind[SHOP], on("D4"));
    assert_int_equal(b->start[0], field("D1"));
    assert_int_equal(b->start[1], field("D7"));
    for (int f = 0; f < FIELDS; f++)
        assert_int_equal(b->kind[f], b->kind[FIELDS - 1 - f]);
    assert_int_equal(b->start[0], FIELDS - 1 - b->start[1]);
}

static int steps(int from, int to)
{
    Fields reached = (Fields)1 << from;
    int n = 0;
    while (!(reached >> to & 1)) {
        Fields next = reached;
        for (int f = 0; f < FIELDS; f++)
            if (reached >> f & 1)
                next |= b->edges[f];
        assert_true(next != reached);  /* AD-BOARD-2: every field can be entered */
        reached = next;
        n++;
    }
    return n;
}

/* test AD-BOARD-1 Plus is played on the same symmetric board */
static void test_plus_board(void **state)
{
    (void)state;
    assert_memory_equal(&k->plus_board, b, sizeof *b);
}

/* test AD-BOARD-4 where generals start is plain forest */
static void test_starts(void **state)
{
    (void)state;
    assert_int_equal(b->kind[b->start[0]], FOREST);
    assert_int_equal(b->kind[b->start[1]], FOREST);
}

/* test AD-FIELD-2 AD-FIELD-3 D4 has four adjacent fields and eight in melee range, A1 two and
 * three */
static void test_neighbours(void **state)
{
    const Fields cross = on("C4") | on("E4") | on("D3") | on("D5");
    (void)state;
    assert_int_equal(b->edges[field("D4")], cross);
    assert_int_equal(b->near[field("D4")],
                     cross | on("C3") | on("E3") | on("C5") | on("E5"));
    assert_int_equal(b->edges[field("A1")], on("A2") | on("B1"));
    assert_int_equal(b->near[field("A1")], on("A2") | on("B1") | on("B2"));
    assert_int_equal(b->near[field("G7")], on("F7") | on("G6") | on("F6"));
    for (int f = 0; f < FIELDS; f++)
        assert_false(b->near[f] >> f & 1);
}

/* test AD-BOARD-2 AD-BOARD-3 ways from D1: B2 3, D4 3, F3 4, A4 and G4 6, B5 6, F6 7; the same from
 * D7 by symmetry, and no field is out of reach */
static void test_ways(void **state)
{
    static const struct { const char *to; int steps; } ways[] = {
        {"B2", 3}, {"D4", 3}, {"F3", 4}, {"A4", 6}, {"G4", 6}, {"B5", 6}, {"F6", 7},
    };
    (void)state;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        const int to = field(ways[i].to);
        assert_int_equal(steps(b->start[0], to), ways[i].steps);
        assert_int_equal(steps(b->start[1], FIELDS - 1 - to), ways[i].steps);
    }
    for (int f = 0; f < FIELDS; f++)
        assert_in_range(steps(b->start[0], f), 0, 9);
}

/* test AD-GEN-3 AD-GEN-4 AD-MOVE-4 AD-ZONE-4 AD-SET-5 AD-SET-10 AD-RULE-35 what the rulebook
 * states: attack 2, 25 life points, 3 movement points, hand limit 5, starting hand 4, 2 crystals,
 * a lead of 3 */
static void test_basics(void **state)
{
    (void)state;
    assert_int_equal(k->general_attack, 2);
    assert_int_equal(k->life, 25);
    assert_int_equal(k->movement, 3);
    assert_int_equal(k->hand_limit, 5);
    assert_int_equal(k->hand_start, 4);
    assert_int_equal(k->crystals, 2);
    assert_int_equal(k->lead, 3);
}

/* ---- cards ----------------------------------------------------------------------------------- */

/* What a card is made of, without its amounts: abilities, upgrades, what it always gives. */
typedef struct Design {
    const char *id;
    uint8_t colour, tier, type, reaction;
    unsigned keywords;
    const char *text;   /* see describe() */
    const char *de, *en;
} Design;

#define KEY(word) (1u << (word))

static const Design designs[] = {
    {"weasel-scout", GREEN, T1, SERVANT, 0, KEY(SWIFT), "", "Wieselspäher", "Weasel Scout"},
    {"thorn-boar", GREEN, T1, SERVANT, 0, KEY(WILD), "", "Dornenkeiler", "Thorn Boar"},
    {"root-warden", GREEN, T1, SERVANT, 0, KEY(INTRUSIVE), "", "Wurzelwächter", "Root Warden"},
    {"glade-archer", GREEN, T1, SERVANT, 0, KEY(RANGED), "", "Lichtungsschütze", "Glade Archer"},
    {"vine-grasp", GREEN, T1, SPELL, 1, 0, "played servant: attack moved; ", "Rankengriff",
     "Vine Grasp"},
    {"call-of-the-pack", GREEN, T1, ORDER, 0, 0, "played: summon wolf-pup; ", "Ruf des Rudels",
     "Call of the Pack"},
    {"tower-guard", BLUE, T1, SERVANT, 0, 0, "activated! mana: resistance(self); ", "Turmwache",
     "Tower Guard"},
    {"rune-apprentice", BLUE, T1, SERVANT, 0, 0, "activated exhaust own servant: attack; ",
     "Runenlehrling", "Rune Apprentice"},
    {"lantern-ghost", BLUE, T1, SERVANT, 0, KEY(GHOST), "removed: damage(enemy-general); ",
     "Laternengeist", "Lantern Ghost"},
    {"herb-healer", BLUE, T1, SERVANT, 0, KEY(LIFE_GIVING), "", "Kräuterheiler", "Herb Healer"},
    {"teleport", BLUE, T1, SPELL, 1, 0, "played servant: place; ", "Teleport", "Teleport"},
    {"sparks", BLUE, T1, SPELL, 0, 0, "played servant: damage; ", "Funken", "Sparks"},

    {"honey-gatherer", GREEN, T1_1, SERVANT, 0, 0,
     "activated exhaust: gold life+knowledge; upgrade knowledge; ", "Honigsammler",
     "Honey Gatherer"},
    {"boar-rider", GREEN, T1_1, SERVANT, 0, 0,
     "upgrade weapons attack; upgrade armour resistance; ", "Eberreiter", "Boar Rider"},
    {"nimble-blade", GREEN, T1_1, SERVANT, 0, 0, "upgrade weapons attack swift; ",
     "Flinke Klinge", "Nimble Blade"},
    {"priest", BLUE, T1_1, SERVANT, 0, 0,
     "activated exhaust: life-knowledge life+knowledge; upgrade knowledge; ", "Priester",
     "Priest"},
    {"shieldbearer", BLUE, T1_1, SERVANT, 0, 0, "upgrade armour resistance intrusive; ",
     "Schildträger", "Shieldbearer"},
    {"runesmith", BLUE, T1_1, SERVANT, 0, 0,
     "activated exhaust own servant: buy-upgrade; upgrade weapons attack resistance; ",
     "Runenschmied", "Runesmith"},

    {"apish-companion", GREEN, T1_2, SERVANT, 0, 0, "summoned up to 1 servant: defenceless; ",
     "Affiger Gefährte", "Apish Companion"},
    {"hedge-sneak", GREEN, T1_2, SERVANT, 0, 0, "self while falling-on-the-back attack; ",
     "Heckenschleicher", "Hedge Sneak"},
    {"leaf-ambush", GREEN, T1_2, ORDER, 0, 0, "played enemy character: summon wolf-pup; ",
     "Blätterhinterhalt", "Leaf Ambush"},
    {"tactical-gnome", BLUE, T1_2, SERVANT, 0, 0, "summoned up to 1 other own servant: place; ",
     "Taktischer Gnom", "Tactical Gnome"},
    {"shadow-messenger", BLUE, T1_2, SERVANT, 0, KEY(GHOST), "", "Schattenbote",
     "Shadow Messenger"},
    {"ward-keeper", BLUE, T1_2, SERVANT, 0, KEY(INTRUSIVE), "", "Bannwächter", "Ward Keeper"},

    {"queen-bee", GREEN, T2, SERVANT, 0, KEY(FLYING), "summoned: summon bee-swarm; ",
     "Bienenkönigin", "Queen Bee"},
    {"mother-bear", GREEN, T2, SERVANT, 0, KEY(WILD),
     "removed: draw; others-in-warband resistance; ", "Bärenmutter", "Mother Bear"},
    {"growth", GREEN, T2, SPELL, 0, 0, "played up to 2 own servant: counter; ", "Wachstum",
     "Growth"},
    {"griffin-rider", BLUE, T2, SERVANT, 0, KEY(FLYING), "self while own-armour-upgrade attack; ",
     "Greifenreiter", "Griffin Rider"},
    {"fireball", BLUE, T2, SPELL, 1, 0, "played character: damage; ", "Feuerball", "Fireball"},
    {"sun-blade", BLUE, T2, EQUIPMENT, 0, 0, "general attack life-giving; ", "Sonnenklinge",
     "Sun Blade"},

    {"stag-lord", GREEN, T3, SERVANT, 0, KEY(SWIFT), "wins-agility: draw; ", "Hirschfürst",
     "Stag Lord"},
    {"cloak-of-the-grove", GREEN, T3, EQUIPMENT, 0, 0, "general movement ghost; ", "Hainmantel",
     "Cloak of the Grove"},
    {"wild-hunt", GREEN, T3, ORDER, 0, 0,
     "played up to 2 not-new own servant: ready refresh attack/weapons; ", "Wilde Jagd",
     "Wild Hunt"},
    {"mirror-sage", BLUE, T3, SERVANT, 0, KEY(RANGED),
     "activated! mana own servant: return; own-wins-intelligence: gold; ", "Spiegelweise",
     "Mirror Sage"},
    {"counterspell", BLUE, T3, SPELL, 1, 0, "played enemy effect: negate; ", "Gegenzauber",
     "Counterspell"},
    {"ancient-golem", BLUE, T3, SERVANT, 0, KEY(INTRUSIVE),
     "upgrade armour resistance; upgrade knowledge intelligence; ", "Uralter Golem",
     "Ancient Golem"},

    {"forest-colossus", GREEN, T4, SERVANT, 0, KEY(WILD) | KEY(INTRUSIVE), "", "Waldkoloss",
     "Forest Colossus"},
    {"emerald-dragon", GREEN, T4, SERVANT, 0, KEY(FLYING) | KEY(SWIFT), "", "Smaragddrache",
     "Emerald Dragon"},
    {"mothers-blessing", GREEN, T4, SPELL, 0, 0, "played: permanent-counter(own-servants); ",
     "Segen der Urmutter", "Blessing of the First Mother"},
    {"seraph-of-light", BLUE, T4, SERVANT, 0, KEY(FLYING) | KEY(LIFE_GIVING), "", "Lichtseraph",
     "Seraph of Light"},
    {"meteor", BLUE, T4, SPELL, 0, 0, "played enemy character: damage(around-target) damage; ",
     "Meteor", "Meteor"},
    {"oblivion", BLUE, T4, SPELL, 1, 0, "played servant: forget remove; ", "Vergessen",
     "Oblivion"},
};
enum { DESIGNS = sizeof designs / sizeof *designs };

static const char *const keyword_ids[KEYWORDS] = {"intrusive", "wild", "flying", "ranged",
                                                  "ghost", "life-giving", "swift"};
static const char *const kind_ids[] = {"none", "weapons", "armour", "knowledge"};
static const char *const when_ids[] = {"played", "activated", "summoned", "removed",
                                       "wins-agility", "wins-intelligence", "own-wins-agility",
                                       "own-wins-intelligence"};
static const char *const do_ids[DOS] = {
    "damage", "life", "gold", "xp", "draw", "attack", "resistance", "movement", "moved",
    "defenceless", "ready", "refresh", "counter", "permanent-counter", "place", "summon", "return",
    "remove", "forget", "negate", "buy-upgrade"};
static const char *const to_ids[TOS] = {"", "(self)", "(own-general)", "(enemy-general)",
                                        "(own-servants)", "(around-target)", "(loser)", "(winner)"};

static void describe_target(const Target *t, Str *out)
{
    static const char *const what[] = {"", "servant", "character", "effect"};
    static const char *const side[] = {"", "own ", "enemy "};
    if (t->what == NO_TARGET)
        return;
    put(out, " ");
    if (t->up_to)
        put(out, "up to %d ", t->up_to);
    put(out, "%s%s%s%s%s", t->other ? "other " : "", t->not_new ? "not-new " : "",
        t->beside_own ? "beside-own " : "", side[t->side], what[t->what]);
}

static void describe_effects(const Ability *a, Str *out)
{
    put(out, ":");
    for (int i = 0; i < a->n_effects; i++) {
        const Effect *e = &a->effect[i];
        put(out, " %s%s", do_ids[e->verb], to_ids[e->to]);
        if (e->verb == DO_SUMMON)
            put(out, " %s", k->token[e->token].id);
        if (e->with)
            put(out, "+%s", kind_ids[e->with]);
        if (e->without)
            put(out, "-%s", kind_ids[e->without]);
        if (e->target_with)
            put(out, "/%s", kind_ids[e->target_with]);
        if (e->from_points)
            put(out, ">=%d", e->from_points);
    }
    put(out, "; ");
}

static void describe_bonus(const Bonus *v, Str *out)
{
    const struct { const char *word; int n; } parts[] = {
        {"attack", v->attack}, {"resistance", v->resistance}, {"movement", v->movement},
        {"agility", v->agility}, {"intelligence", v->intelligence},
    };
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (parts[i].n > 0)
            put(out, " %s", parts[i].word);
    for (int i = 0; i < KEYWORDS; i++)
        if (v->keywords >> i & 1)
            put(out, " %s", keyword_ids[i]);
    put(out, "; ");
}

static void describe(const Card *c, Str *out)
{
    static const char *const whom[] = {"", "self", "others-in-warband", "general"};
    static const char *const condition[] = {"", " while own-armour-upgrade",
                                            " while falling-on-the-back"};
    for (int i = 0; i < c->n_abilities; i++) {
        const Ability *a = &c->ability[i];
        put(out, "%s%s%s%s", when_ids[a->when], a->reaction ? "!" : "",
            a->cost.mana > 0 ? " mana" : "", a->cost.exhaust ? " exhaust" : "");
        assert_int_equal(a->cost.gold + a->cost.xp, 0);
        describe_target(&a->target, out);
        describe_effects(a, out);
    }
    for (int i = 0; i < c->n_upgrades; i++) {
        put(out, "upgrade %s", kind_ids[c->upgrade[i].kind]);
        describe_bonus(&c->upgrade[i].bonus, out);
    }
    if (c->bonus.whom != FOR_NOBODY) {
        put(out, "%s%s", whom[c->bonus.whom], condition[c->bonus.condition]);
        describe_bonus(&c->bonus, out);
    }
}

/* test AD-CONT-18 AD-RULE-82 AD-CARD-7 AD-CARD-9 AD-CARD-10 the 42 cards of 20.2 to 20.7, each
 * exactly once: colour, tier, type, keywords, what they are made of, names and texts */
static void test_cards(void **state)
{
    (void)state;
    assert_int_equal(k->n_cards, 42);
    assert_int_equal(DESIGNS, 42);
    for (int i = 0; i < DESIGNS; i++) {
        const Design *d = &designs[i];
        const Card *c = card(d->id);
        char text[200];
        Str out = STR_ON(text);
        describe(c, &out);
        if (strcmp(text, d->text) != 0)
            fail_msg("%s: '%s', not '%s'", d->id, text, d->text);
        assert_int_equal(c->colour, d->colour);
        assert_int_equal(c->tier, d->tier);
        assert_int_equal(c->type, d->type);
        assert_int_equal(c->reaction, d->reaction);
        assert_int_equal(c->keywords, d->keywords);
        check_names("card", d->id, d->de, d->en);
        for (int other = 0; other < i; other++)
            assert_string_not_equal(designs[other].id, d->id);
    }
}

/* test AD-SET-9 AD-L12-6 AD-DRAFT-1 six T1 cards of each colour, three of each colour in every
 * other tier */
static void test_tiers(void **state)
{
    int n[TIERS][COLOURS] = {{0}};
    (void)state;
    EACH_CARD (c)
        n[c->tier][c->colour]++;
    for (int tier = 0; tier < TIERS; tier++)
        for (int colour = 0; colour < COLOURS; colour++)
            assert_int_equal(n[tier][colour], tier == T1 ? 6 : 3);
}

/* test AD-L12-2 AD-L12-4 the names the rulebook states: Honigsammler and Priester, Affiger
 * Gefährte and Taktischer Gnom, one of each colour and left out in level 1 */
static void test_left_out(void **state)
{
    int n = 0;
    (void)state;
    assert_true(card("honey-gatherer")->left_out && card("priest")->left_out);
    assert_true(card("apish-companion")->left_out && card("tactical-gnome")->left_out);
    EACH_CARD (c)
        n += c->left_out;
    assert_int_equal(n, 4);
    assert_int_not_equal(card("honey-gatherer")->colour, card("priest")->colour);
    assert_int_not_equal(card("apish-companion")->colour, card("tactical-gnome")->colour);
}

/* test AD-CONT-1 AD-SPY-2 AD-UPG-3 T1 works without upgrades and spies, every T1.1 card offers an
 * upgrade, every T1.2 card is a spy, and nobody else is */
static void test_new_rules(void **state)
{
    (void)state;
    EACH_CARD (c) {
        assert_int_equal(c->cost.hybrid > 0, c->tier == T1_2);
        assert_int_equal(c->cost.spy > 0, c->tier == T1_2);
        assert_true(c->cost.spy <= c->cost.hybrid);
        if (c->tier == T1)
            assert_int_equal(c->n_upgrades, 0);
        if (c->tier == T1_1)
            assert_true(c->n_upgrades > 0);
    }
}

/* test AD-CONT-2 costs fit the mana of the turns in which a tier arrives */
static void test_costs(void **state)
{
    static const struct { int min, max; } mana[TIERS] = {{1, 3}, {2, 3}, {2, 3},
                                                         {3, 5}, {3, 6}, {4, 7}};
    (void)state;
    EACH_CARD (c) {
        assert_in_range(c->cost.mana, mana[c->tier].min, mana[c->tier].max);
        assert_in_range(c->cost.gold, 0, 1);
        assert_in_range(c->cost.xp, 0, 1);
        assert_int_equal(c->cost.exhaust + c->cost.remove_servant, 0);
    }
}

static int servant_bounty(const Card *c)
{
    const int band = c->cost.mana <= 2 ? 1 : c->cost.mana <= 4 ? 2 : c->cost.mana == 5 ? 3 : 4;
    const bool small_spy = strcmp(c->id, "apish-companion") == 0 ||
                           strcmp(c->id, "tactical-gnome") == 0;
    return small_spy ? band - 1 : band;
}

/* test AD-CONT-3 AD-CONT-5 bounties: servants by their cost, two small spies one less; other
 * cards 1 up to T1.2 and 2 or 3 later; none above 4 */
static void test_bounties(void **state)
{
    (void)state;
    EACH_CARD (c) {
        if (c->type == SERVANT)
            assert_int_equal(c->bounty, servant_bounty(c));
        else if (c->tier <= T1_2)
            assert_int_equal(c->bounty, 1);
        else
            assert_in_range(c->bounty, 2, 3);
        assert_in_range(c->bounty, 1, 4);
    }
}

static int strength(int tier)
{
    int most = 0;
    EACH_CARD (c)
        if (c->tier == tier && c->type == SERVANT && c->attack + c->resistance > most)
            most = c->attack + c->resistance;
    return most;
}

/* test AD-CONT-3 a servant of cost n has attack and resistance of about 2n + 1 in T1
 * to T1.2; from T2 on every tier is stronger than the one before */
static void test_strengths(void **state)
{
    (void)state;
    EACH_CARD (c) {
        if (c->type == SERVANT)
            assert_true(c->resistance > 0);
        if (c->type == SERVANT && c->tier <= T1_2)
            assert_in_range(c->attack + c->resistance + 3 - 2 * c->cost.mana, 0, 5);
    }
    for (int tier = T2; tier < TIERS; tier++)
        assert_true(strength(tier) > strength(tier - 1));
}

/* test AD-CONT-4 attributes 0 to 4; before T2 at most 2 in one attribute, spies 3 */
static void test_attributes(void **state)
{
    (void)state;
    EACH_CARD (c) {
        const int most = c->tier <= T1_1 ? 2 : c->tier == T1_2 ? 3 : 4;
        assert_in_range(c->agility, 0, most);
        assert_in_range(c->intelligence, 0, most);
        if (c->type != SERVANT)
            assert_int_equal(c->attack + c->resistance + c->agility + c->intelligence, 0);
    }
}

static bool does(const Card *c, EffectVerb verb)
{
    for (int i = 0; i < c->n_abilities; i++)
        for (int n = 0; n < c->ability[i].n_effects; n++)
            if (c->ability[i].effect[n].verb == verb)
                return true;
    return false;
}

static int doers(int colour, EffectVerb verb)
{
    int n = 0;
    EACH_CARD (c)
        n += c->colour == colour && does(c, verb);
    return n;
}

/* test AD-CONT-6 green stresses agility, growth, tokens; blue intelligence, displacement,
 * negation, life; both cost about the same and have as many servants */
static void test_colours(void **state)
{
    int agility[COLOURS] = {0, 0}, intelligence[COLOURS] = {0, 0}, mana[COLOURS] = {0, 0};
    int servants[COLOURS] = {0, 0}, life[COLOURS] = {0, 0};
    (void)state;
    EACH_CARD (c) {
        agility[c->colour] += c->agility;
        intelligence[c->colour] += c->intelligence;
        mana[c->colour] += c->cost.mana;
        servants[c->colour] += c->type == SERVANT;
        life[c->colour] += (c->keywords | c->bonus.keywords) >> LIFE_GIVING & 1;
    }
    assert_true(agility[GREEN] > 2 * agility[BLUE]);
    assert_true(intelligence[BLUE] > 2 * intelligence[GREEN]);
    assert_in_range(mana[GREEN] - mana[BLUE] + 5, 0, 10);
    assert_in_range(servants[GREEN] - servants[BLUE] + 1, 0, 2);
    assert_true(doers(GREEN, DO_SUMMON) > 0 && doers(BLUE, DO_SUMMON) == 0);
    assert_true(doers(GREEN, DO_COUNTER) > 0 && doers(BLUE, DO_COUNTER) == 0);
    assert_true(doers(BLUE, DO_PLACE) > 0 && doers(GREEN, DO_PLACE) == 0);
    assert_true(doers(BLUE, DO_NEGATE) > 0 && doers(GREEN, DO_NEGATE) == 0);
    assert_true(life[BLUE] > life[GREEN]);
}

typedef struct Found {
    unsigned keywords, kinds;
    int equipment, of_kind, aura, spy_servants, spy_actions, ands, lightning, up_to;
} Found;

static void find_in_abilities(const Card *c, Found *f)
{
    for (int i = 0; i < c->n_abilities; i++) {
        const Ability *a = &c->ability[i];
        f->lightning += a->when == WHEN_ACTIVATED && a->reaction;
        f->up_to += a->target.up_to > 0;
        for (int n = 0; n < a->n_effects; n++)
            f->of_kind += a->effect[n].target_with != NO_UPGRADE;
    }
}

/* test AD-CONT-7 AD-KEY-20 every keyword, kind of upgrade and kind of rule occurs */
static void test_all_occur(void **state)
{
    static const EffectVerb needed[] = {DO_COUNTER, DO_PERMANENT_COUNTER, DO_SUMMON, DO_NEGATE,
                                        DO_RETURN};
    Found f = {0};
    (void)state;
    EACH_CARD (c) {
        f.keywords |= c->keywords;
        for (int i = 0; i < c->n_upgrades; i++)
            f.kinds |= 1u << c->upgrade[i].kind;
        f.equipment += c->type == EQUIPMENT;
        f.of_kind += c->bonus.condition == WHILE_OWN_ARMOUR_UPGRADE;
        f.aura += c->bonus.whom == FOR_OTHERS_IN_WARBAND;
        f.spy_servants += c->cost.hybrid > 0 && c->type == SERVANT;
        f.spy_actions += c->cost.hybrid > 0 && c->type != SERVANT;
        f.ands += (c->cost.mana > 0) + (c->cost.gold > 0) + (c->cost.xp > 0) > 1;
        find_in_abilities(c, &f);
    }
    assert_int_equal(f.keywords, (1u << KEYWORDS) - 1);
    assert_int_equal(f.kinds, 1u << WEAPONS | 1u << ARMOUR | 1u << KNOWLEDGE);
    assert_true(f.equipment > 0 && f.of_kind >= 2 && f.aura > 0);
    assert_true(f.spy_servants > 0 && f.spy_actions > 0 && f.ands > 0);
    assert_true(f.lightning > 0 && f.up_to > 0);
    for (size_t i = 0; i < sizeof needed / sizeof *needed; i++)
        assert_true(doers(GREEN, needed[i]) + doers(BLUE, needed[i]) > 0);
}

/* test AD-CONT-8 AD-CONT-11 AD-SUM-6 where cards put things: two tokens on summoning positions, one
 * beside the target, a teleport anywhere, the gnome one step */
static void test_places(void **state)
{
    (void)state;
    assert_int_equal(card("call-of-the-pack")->ability[0].effect[0].n[0], 2);
    assert_int_equal(card("call-of-the-pack")->ability[0].effect[0].where[0], SUMMONING_POSITION);
    assert_int_equal(card("queen-bee")->ability[0].effect[0].where[0], SUMMONING_POSITION);
    assert_int_equal(card("leaf-ambush")->ability[0].effect[0].where[0], NEAR_TARGET);
    assert_int_equal(card("teleport")->ability[0].effect[0].where[0], ANYWHERE);
    assert_int_equal(card("tactical-gnome")->ability[0].effect[0].where[0], ADJACENT_TO_IT);
}

/* test AD-SUM-6 AD-SUM-9 Wolf Pup and Bee Swarm: 1/1 with agility 1, and only the swarm flies */
static void test_tokens(void **state)
{
    (void)state;
    assert_int_equal(k->n_tokens, 2);
    assert_string_equal(k->token[0].id, "wolf-pup");
    assert_string_equal(k->token[1].id, "bee-swarm");
    check_names("token", "wolf-pup", "Wolfswelpe", "Wolf Pup");
    check_names("token", "bee-swarm", "Bienenschwarm", "Bee Swarm");
    for (int i = 0; i < k->n_tokens; i++) {
        assert_int_equal(k->token[i].attack, 1);
        assert_int_equal(k->token[i].resistance, 1);
        assert_int_equal(k->token[i].agility, 1);
        assert_int_equal(k->token[i].intelligence, 0);
    }
    assert_int_equal(k->token[0].keywords, 0);
    assert_int_equal(k->token[1].keywords, KEY(FLYING));
}

/* ---- professions, shop, rule cards ----------------------------------------------------------- */

typedef struct SkillDesign {
    const char *id;
    int slots, lock[POINTS_EACH], cooldown, reaction;
    const char *text;
    const char *de, *en;
} SkillDesign;

static const SkillDesign skills[PROFESSIONS][SKILLS_EACH] = {
    {{"charge", 3, {0, 3, 5}, 1, 0, " own servant: movement refresh>=3; ", "Sturmlauf", "Charge"},
     {"take-cover", 2, {0, 4}, 2, 1, " own servant: resistance; ", "Deckung", "Take Cover"},
     {"hail-of-arrows", 2, {3, 5}, 2, 0, " enemy servant: damage; ", "Pfeilhagel",
      "Hail of Arrows"}},
    {{"rune-bolt", 3, {0, 3, 5}, 1, 0, " beside-own enemy servant: damage; ", "Runenblitz",
      "Rune Bolt"},
     {"shift", 2, {0, 4}, 2, 1, " own servant: place; ", "Versetzen", "Shift"},
     {"offering", 2, {3, 5}, 2, 0, ": draw life>=2; ", "Opfergabe", "Offering"}},
};

static void check_skill(const Skill *skill, const SkillDesign *d)
{
    const Cost *cost = &skill->ability.cost;
    char text[120];
    Str out = STR_ON(text);
    describe_target(&skill->ability.target, &out);
    describe_effects(&skill->ability, &out);
    assert_string_equal(skill->id, d->id);
    assert_string_equal(text, d->text);
    assert_int_equal(skill->slots, d->slots);
    for (int i = 0; i < d->slots; i++)
        assert_int_equal(skill->lock[i], d->lock[i]);
    assert_int_equal(skill->cooldown, d->cooldown);
    assert_int_equal(skill->ability.reaction, d->reaction);
    assert_int_equal(cost->remove_servant, strcmp(d->id, "offering") == 0);
    assert_int_equal(cost->mana > 0, strcmp(d->id, "offering") != 0);
    assert_int_equal(cost->gold + cost->xp + cost->exhaust + cost->hybrid, 0);
    for (int i = 0; i < skill->ability.n_effects; i++)  /* more points never make it weaker */
        for (int p = 1; p < POINTS_EACH; p++)
            assert_true(skill->ability.effect[i].n[p] >= skill->ability.effect[i].n[p - 1]);
    check_names("skill", d->id, d->de, d->en);
}

/* test AD-PROF-1 AD-GEN-2 AD-GAB-7 AD-LVL-3 Pathfinder and Rune Master: seven slots for five
 * cubes, two abilities without a lock; slots, locks, cooldowns and the lightning mark of 20.9 */
static void test_professions(void **state)
{
    (void)state;
    assert_string_equal(k->profession[0].id, "pathfinder");
    assert_string_equal(k->profession[1].id, "rune-master");
    check_names("profession", "pathfinder", "Pfadfinder", "Pathfinder");
    check_names("profession", "rune-master", "Runenmeister", "Rune Master");
    for (int i = 0; i < PROFESSIONS; i++) {
        int slots = 0, open = 0;
        assert_int_equal(k->profession[i].n_skills, SKILLS_EACH);
        for (int n = 0; n < SKILLS_EACH; n++) {
            check_skill(&k->profession[i].skill[n], &skills[i][n]);
            slots += k->profession[i].skill[n].slots;
            open += k->profession[i].skill[n].lock[0] == 0;
        }
        assert_int_equal(slots, 7);
        assert_int_equal(open, 2);
    }
}

/* test AD-LVL-1 AD-LVL-5 AD-CONT-5 five thresholds, each higher than the one before, the same for
 * both */
static void test_thresholds(void **state)
{
    (void)state;
    assert_int_equal(LEVELS, 6);
    for (int level = 1; level < LEVELS; level++) {
        assert_true(k->profession[0].threshold[level] > k->profession[0].threshold[level - 1]);
        assert_int_equal(k->profession[0].threshold[level], k->profession[1].threshold[level]);
    }
    assert_int_equal(k->profession[0].threshold[0], 0);
}

/* test AD-PROF-3 Shift by one point goes to an adjacent field, by two into melee range */
static void test_shift(void **state)
{
    const Effect *e = &k->profession[1].skill[1].ability.effect[0];
    (void)state;
    assert_int_equal(e->where[0], ADJACENT_TO_IT);
    assert_int_equal(e->where[1], NEAR_IT);
}

/* test AD-WARE-1 AD-SHOP-4 the goblin shop: potions and scrolls without limit, two bombs */
static void test_wares(void **state)
{
    static const struct { const char *id, *text, *de, *en; } wares[] = {
        {"stoneskin-potion", " own servant: resistance; ", "Steinhauttrank", "Stoneskin Potion"},
        {"potion-of-strength", " own character: attack; ", "Krafttrank", "Potion of Strength"},
        {"potion-of-haste", " own character: refresh; ", "Eiltrank", "Potion of Haste"},
        {"healing-potion", ": life; ", "Heiltrank", "Healing Potion"},
        {"scroll-of-lore", ": draw; ", "Schriftrolle des Wissens", "Scroll of Lore"},
        {"scroll-of-deeds", ": xp; ", "Schriftrolle der Taten", "Scroll of Deeds"},
        {"scroll-of-teaching", " own servant: permanent-counter; ", "Schriftrolle der Lehre",
         "Scroll of Teaching"},
        {"goblin-bomb", " enemy character: damage; ", "Goblinbombe", "Goblin Bomb"},
    };
    (void)state;
    assert_int_equal(k->n_wares, 8);
    for (int i = 0; i < k->n_wares; i++) {
        const Ware *w = &k->ware[i];
        char text[120];
        Str out = STR_ON(text);
        describe_target(&w->ability.target, &out);
        describe_effects(&w->ability, &out);
        assert_string_equal(w->id, wares[i].id);
        assert_string_equal(text, wares[i].text);
        assert_in_range(w->price, 1, 4);
        assert_int_equal(w->stock, strcmp(w->id, "goblin-bomb") == 0 ? 2 : UNLIMITED);
        check_names("ware", w->id, wares[i].de, wares[i].en);
    }
}

/* test AD-RC-7 AD-RC-1 AD-RC-2 AD-RC-4 rule cards are data: name, kind, text; two triggers, one
 * option */
static void test_rule_cards(void **state)
{
    const RuleCard *card = k->rule_card;
    (void)state;
    assert_int_equal(k->n_rule_cards, 3);
    check_names("rule-card", card[0].id, "Ins Dickicht gelockt", "Lured into the Thicket");
    assert_int_equal(card[0].kind, RULE_AGILITY);
    assert_int_equal(card[0].n_effects, 2);
    assert_int_equal(card[0].effect[0].verb, DO_DEFENCELESS);
    assert_int_equal(card[0].effect[0].to, TO_LOSER);
    assert_int_equal(card[0].effect[1].verb, DO_ATTACK);
    assert_int_equal(card[0].effect[1].to, TO_LOSER);
    assert_true(card[0].effect[1].n[0] < 0);
    check_names("rule-card", card[1].id, "Den Wald gelesen", "Reading the Forest");
    assert_int_equal(card[1].kind, RULE_INTELLIGENCE);
    assert_int_equal(card[1].n_effects, 2);
    assert_int_equal(card[1].effect[0].verb, DO_XP);
    assert_int_equal(card[1].effect[1].verb, DO_DAMAGE);
    assert_int_equal(card[1].effect[1].to, TO_LOSER);
    check_names("rule-card", card[2].id, "Standarte hinterlassen", "Leave a Standard");
    assert_int_equal(card[2].kind, RULE_STANDARD);
    assert_true(card[2].price > 0);
}

/* test AD-ARC-4 AD-KEY-20 both hint cards have a text, so has every keyword */
static void test_hints(void **state)
{
    (void)state;
    check_names("hint", "upgrades", "Verbesserungen", "Upgrades");
    check_names("hint", "spy", "Spion", "Spy");
    for (int i = 0; i < KEYWORDS; i++)
        has_text("tag", keyword_ids[i], "");
}

/* ---- texts say what the numbers are ---------------------------------------------------------- */

static const char *const number_words[LANGS][10] = {
    [LANG_DE] = {"null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"},
    [LANG_EN] = {"no ", " a ", "two", "three", "four", "five", "six", "seven", "eight", "nine"},
};

/* Whether the number stands in the text, as a figure of its own or, small ones, as a word. */
static bool says(Lang lang, const char *text, int n)
{
    char figure[12], lower[1000];
    const int len = snprintf(figure, sizeof figure, "%d", n);
    for (const char *at = strstr(text, figure); at != 0; at = strstr(at + 1, figure))
        if ((at == text || at[-1] < '0' || at[-1] > '9') && (at[len] < '0' || at[len] > '9'))
            return true;
    snprintf(lower, sizeof lower, "%s", text);
    for (char *p = lower; *p != '\0'; p++)
        *p = (char)(*p >= 'A' && *p <= 'Z' ? *p + 32 : *p);
    return n < 10 && strstr(lower, number_words[lang][n]) != 0;
}

static void check_said(const char *kind, const char *id, int n)
{
    for (int lang = 0; lang < LANGS && n != 0; lang++) {
        const char *text = text_of((Lang)lang, kind, id, ".text");
        if (!says((Lang)lang, text, n < 0 ? -n : n))
            fail_msg("%s.%s says nothing about %d: %s", kind, id, n, text);
    }
}

static void check_amounts(const char *kind, const char *id, const Ability *a, int points)
{
    for (int i = 0; i < a->n_effects; i++)
        for (int p = 0; p < points; p++)
            check_said(kind, id, a->effect[i].n[p]);
}

static void check_bonus_said(const char *id, const Bonus *v)
{
    const int n[] = {v->attack, v->resistance, v->movement, v->agility, v->intelligence};
    for (size_t i = 0; i < sizeof n / sizeof *n; i++)
        check_said("card", id, n[i]);
    for (int i = 0; i < KEYWORDS; i++)
        for (int lang = 0; lang < LANGS && v->keywords >> i & 1; lang++)
            if (strstr(text_of((Lang)lang, "card", id, ".text"),
                       text_of((Lang)lang, "tag", keyword_ids[i], "")) == 0)
                fail_msg("card.%s does not name %s", id, keyword_ids[i]);
}

/* test AD-CARD-1 AD-WARE-1 whoever changes a number or a keyword must change the text too */
static void test_texts(void **state)
{
    (void)state;
    EACH_CARD (c) {
        const Bonus printed = {.keywords = c->keywords};
        check_bonus_said(c->id, &printed);
        check_bonus_said(c->id, &c->bonus);
        for (int i = 0; i < c->n_abilities; i++) {
            check_amounts("card", c->id, &c->ability[i], 1);
            check_said("card", c->id, c->ability[i].cost.mana);
        }
        for (int i = 0; i < c->n_upgrades; i++) {
            check_bonus_said(c->id, &c->upgrade[i].bonus);
            check_said("card", c->id, c->upgrade[i].price);
        }
    }
    for (int i = 0; i < k->n_wares; i++)
        check_amounts("ware", k->ware[i].id, &k->ware[i].ability, 1);
    for (int i = 0; i < PROFESSIONS; i++)
        for (int n = 0; n < SKILLS_EACH; n++)
            check_amounts("skill", k->profession[i].skill[n].id, &k->profession[i].skill[n].ability,
                          k->profession[i].skill[n].slots);
    check_said("rule-card", k->rule_card[2].id, k->rule_card[2].price);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_board),
        cmocka_unit_test(test_plus_board), cmocka_unit_test(test_starts),
        cmocka_unit_test(test_neighbours), cmocka_unit_test(test_ways),
        cmocka_unit_test(test_basics), cmocka_unit_test(test_cards),
        cmocka_unit_test(test_tiers), cmocka_unit_test(test_left_out),
        cmocka_unit_test(test_new_rules), cmocka_unit_test(test_costs),
        cmocka_unit_test(test_bounties), cmocka_unit_test(test_strengths),
        cmocka_unit_test(test_attributes), cmocka_unit_test(test_colours),
        cmocka_unit_test(test_all_occur), cmocka_unit_test(test_places),
        cmocka_unit_test(test_tokens), cmocka_unit_test(test_professions),
        cmocka_unit_test(test_thresholds), cmocka_unit_test(test_shift),
        cmocka_unit_test(test_wares), cmocka_unit_test(test_rule_cards),
        cmocka_unit_test(test_hints), cmocka_unit_test(test_texts),
    };
    return cmocka_run_group_tests(tests, begin, 0);
}
