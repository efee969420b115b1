/* Reads an Exalted pack: tables of what its files may hold (core/schema.h), and what several
 * entries must keep together. docs/games/exalted.md describes the schema. */
#include "games/exalted/content.h"

#include "core/schema.h"
#include "games/exalted/vocabulary.h"

/* What an entry is made of, besides what its effect verb or trait needs (vocabulary.h). */
enum {
    HAS_RANGE = 1 << 0, HAS_WHOM = 1 << 1, TO_SELF = 1 << 2,
    LEAPS = 1 << 3, IS_PLACING = 1 << 4,
    IN_ON_DAMAGE = 1 << 5, IN_ALSO = 1 << 6, IS_CIRCLE = 1 << 7,
};

static const char *const attack_words[] = {"nk", "fk"};
static const char *const roll_words[] = {"attack", "wk"};
static const char *const defence_words[] = {"rst", "mr"};
static const char *const lasts_words[] = {"round", "short"};
static const char *const who_words[] = {"target", "user", "friends", "others"};
static const char *const needs_words[] = {"nothing", "nk", "fk", "wk"};
static const char *const mountain_words[] = {"w", "s", "e", "n"};
static const char *const beast_words[] = {"pantha", "igu", "drako", "cydra"};
static const char *const owner_words[] = {"blue", "red"};
static const char *const role_words[] = {"fighter", "keeper", "supporter", "marksman", "mage"};
static const char *const lane_words[] = {"nw", "m", "se"};

static const Term forms[] = {
    [AT_TARGET] = {"target", HAS_RANGE | HAS_WHOM}, [AT_FIRST] = {"first", HAS_RANGE},
    [AT_LINE] = {"line", HAS_RANGE}, [AT_T1] = {"t1", 0}, [AT_T2] = {"t2", 0},
    [AT_CIRCLE] = {"circle", HAS_RANGE | HAS_WHOM | IS_CIRCLE},
    [AT_ROUND] = {"round", HAS_RANGE | HAS_WHOM},
    [AT_SELF] = {"self", TO_SELF},
};
static const char *const whom_words[] = {"enemies", "friend", "other-friend", "friends", "nobody"};
static const Term travels[] = {
    [STAY] = {"stay", 0}, [DASH] = {"dash", LEAPS}, [FLY] = {"fly", LEAPS},
    [PLACE] = {"place", LEAPS | IS_PLACING},
};

/* ---- effects and traits ---- */

/* A number for all levels, or one for each column: EX-CARD-17. */
#define COLUMNS_OF(type_, member_, key_, min_, max_, ...)                                         \
    VALUES(type_, member_, key_, COLUMNS, COLUMNS, INT_VALUE(int8_t, min_, max_), .or_one = true,  \
           __VA_ARGS__)

static void check_effect(Reader *r, const Node *n, void *to, Traits traits)
{
    const Effect *e = to;
    if (traits & IN_ON_DAMAGE && e->who != WHO_TARGET)
        read_error(r, n, "what happens on damage happens to the target: leave out 'who'");
    if ((e->verb == DO_PUSH || e->verb == DO_CHARM) && !(traits & IN_ON_DAMAGE))
        read_error(r, n, "'%s' needs damage: it stands under 'on-damage' (EX-PUSH-2, EX-CHARM-2)",
                   exalted_effects[e->verb].word);
    if (e->verb == DO_TRAP && !(traits & IN_ALSO && traits & IS_CIRCLE))
        read_error(r, n, "a trap is the circle that stays: 'form: circle', under 'also' "
                         "(EX-KIT-2)");
}

static const Field effect_fields[] = {
    CHOICE(Effect, verb, "do", exalted_effects),
    WORD(Effect, who, "who", who_words, OR(WHO_TARGET)),
    WORD(Effect, status, "status", exalted_status_words, ONLY(NAMES_STATUS)),
    WORD(Effect, value, "value", exalted_value_words, ONLY(NAMES_VALUE)),
    WORD(Effect, lasts, "lasts", lasts_words, ONLY(HAS_DURATION)),
    INT(Effect, within, "within", 1, 12, ONLY(HAS_DISTANCE)),
    INT(Effect, times, "times", 1, 9, ONLY(HAS_TIMES)),
    FLAG(Effect, not_user, "not-user"),
    COLUMNS_OF(Effect, n[0], "n", 1, 12, ONLY(HAS_NUMBER)),
    COLUMNS_OF(Effect, n[0], "n", -9, 9, ONLY(HAS_CHANGE)),
    CHECK(check_effect),
    {0},
};

static const Field trait_fields[] = {
    CHOICE(Trait, kind, "what", exalted_trait_kinds),
    WORD(Trait, value, "value", exalted_value_words, ONLY(NAMES_VALUE)),
    INT(Trait, n, "n", -9, 9, ONLY(HAS_CHANGE), .not_zero = true),
    INT(Trait, n, "n", 1, 9, ONLY(HAS_NUMBER)),
    INT(Trait, within, "within", 1, 12, ONLY(HAS_DISTANCE)),
    INT(Trait, within, "within", 1, 12, OR(0), ONLY(MAY_REACH)),
    SET(Trait, statuses, "statuses", exalted_status_words, ONLY(NAMES_STATUS), .min = 1),
    {0},
};

#define EFFECTS(member, key, ...)                                                                 \
    LIST(Ability, member.list[0], key, 0, EFFECTS_MAX, effect_fields,                             \
         COUNTED(Ability, member.n), .optional = true, __VA_ARGS__)
#define TRAITS(type_, member, key)                                                                \
    LIST(type_, member.list[0], key, 0, TRAITS_MAX, trait_fields, COUNTED(type_, member.n))

/* ---- abilities ---- */

static const Field leap_fields[] = {
    CHOICE(Leap, how, "how", travels),
    INT(Leap, inches, "inches", 1, 12),
    INT(Leap, near_target, "near-target", 1, 12, OR(0), ONLY(IS_PLACING)),
    {0},
};

static const Field roll_fields[] = {
    WORD(Roll, value, "with", roll_words),
    WORD(Roll, against, "against", defence_words, .base = RST),
    INT(Roll, plus, "plus", -6, 6, OR(0)),
    INT(Roll, rolls, "rolls", 1, 4, OR(1)),
    FLAG(Roll, critical, "critical"),
    INT(Roll, wounded, "if-wounded", 1, 6, OR(0)),
    {0},
};

typedef struct Choice {
    char id[ID_CAP];
    Effects does;
} Choice;

static const Field choice_fields[] = {
    ID(Choice, id),
    TEXT("name", "choice", ""),
    LIST(Choice, does.list[0], "does", 1, EFFECTS_MAX, effect_fields, COUNTED(Choice, does.n)),
    {0},
};

static void read_choices(Reader *r, const Node *list, void *to, Traits traits)
{
    Ability *a = to;
    if (list->n > CHOICES_MAX)
        read_error(r, list, "an ability has at most %d choices", CHOICES_MAX);
    for (const Node *n = list->child; n != 0 && a->n_choices < CHOICES_MAX; n = n->next) {
        Choice one = {0};
        read_fields(r, n, choice_fields, &one, traits);
        a->choice[a->n_choices] = one.does;
        Str id = STR_ON(a->choice_id[a->n_choices]);
        str_text(&id, one.id);
        a->n_choices++;
    }
}

static bool needs_whom(const Ability *a)
{
    return a->form == AT_TARGET || a->form == AT_CIRCLE || a->form == AT_ROUND;
}

static void check_ability(Reader *r, const Node *n, void *to, Traits traits)
{
    Ability *a = to;
    (void)traits;
    if (!needs_whom(a))
        a->whom = a->form == AT_SELF ? NO_ONE : ENEMIES;
    if (a->form == AT_TARGET && (a->whom == FRIENDS || a->whom == NO_ONE))
        read_error(r, n, "one target is one of 'enemies', a 'friend' or an 'other-friend'");
    if (a->form != AT_TARGET && (a->whom == FRIEND || a->whom == OTHER_FRIEND))
        read_error(r, n, "an area is for 'enemies', 'friends' or 'nobody'");
    if (a->roll.rolls > 0 && a->whom != ENEMIES)
        read_error(r, n, "only enemies are rolled against");
    if (a->on_damage.n > 0 && a->roll.rolls == 0)
        read_error(r, n, "'on-damage' needs a 'roll'");
    if (a->first.near_target > 0 && a->form != AT_TARGET)
        read_error(r, n, "'near-target' needs one target");
}

static const Field ability_fields[] = {
    ID(Ability, id, UNIQUE("heroes/heroes/abilities")),
    TEXT("name", "ability", ""),
    TEXT("text", "ability", ".text"),
    SOURCE("EX-KIT-14"),
    INT(Ability, level, "level", 1, LEVELS),
    INT(Ability, mana, "mana", 0, 9),
    CHOICE(Ability, form, "form", forms),
    INT(Ability, range, "range", 1, 12, ONLY(HAS_RANGE)),
    WORD(Ability, whom, "whom", whom_words, OR(ENEMIES), ONLY(HAS_WHOM)),
    MAP(Ability, first, "first", leap_fields, .optional = true),
    MAP(Ability, then, "then", leap_fields, .optional = true),
    MAP(Ability, roll, "roll", roll_fields, .optional = true),
    EFFECTS(on_damage, "on-damage", .gives = IN_ON_DAMAGE),
    EFFECTS(also, "also", .gives = IN_ALSO),
    OWN("choices", NODE_LIST, read_choices, .optional = true),
    CHECK(check_ability),
    {0},
};

/* ---- heroes: EX-PROF-1 … 24 ---- */

static const Field passive_fields[] = {
    TEXT("name", "passive", ""),
    TEXT("text", "passive", ".text"),
    TRAITS(Profile, passive, "gives"),
    {0},
};

static void check_hero(Reader *r, const Node *n, void *to, Traits traits)
{
    const Profile *p = to;
    (void)traits;
    for (int i = 0; i < SLOTS; i++)
        if (p->ability[i].roll.rolls > 0 && p->ability[i].roll.value == WK && p->column[WK][0] == 0)
            read_error(r, n, "'%s' rolls with WK, which this hero does not have (EX-PROF-11)",
                       p->ability[i].id);
    for (int v = 0; v < VALUE_KINDS; v++)
        for (int i = 1; i < COLUMNS; i++)
            if (p->column[v][i] < p->column[v][i - 1])
                read_error(r, n, "'%s' falls with the level (EX-PROF-6)", exalted_value_words[v]);
}

#define COLUMN(value_, key_, min_, max_, ...) \
    COLUMNS_OF(Profile, column[value_][0], key_, min_, max_, __VA_ARGS__)

static const Field hero_fields[] = {
    ID(Profile, id),
    TEXT("name", "hero", ""),
    TEXT("style", "hero", ".text"),
    SOURCE("EX-KIT-14"),
    REF(Profile, faction, "faction", "heroes/factions", FACTIONS_MAX),
    WORD(Profile, hero_class, "class", exalted_class_words),
    WORD(Profile, ranged, "attack", attack_words),
    COLUMN(ATTACK, "dice", 1, 12),
    COLUMN(WK, "wk", 1, 12, .optional = true),
    COLUMN(MANA, "mana", 1, 15),
    COLUMN(MREG, "mreg", 1, 9),
    COLUMN(LIFE, "life", 1, 30),
    INT(Profile, column[RUN][0], "run", 1, 16, .repeat = COLUMNS),
    INT(Profile, column[MOVE][0], "move", 1, 16, .repeat = COLUMNS),
    INT(Profile, column[RST][0], "rst", 0, 4, .repeat = COLUMNS),
    INT(Profile, column[MR][0], "mr", 0, 4, .repeat = COLUMNS),
    INT(Profile, column[AGIL][0], "agil", 2, 6, .repeat = COLUMNS),
    LIST(Profile, ability[0], "abilities", SLOTS, SLOTS, ability_fields),
    PART("passive", passive_fields),
    CHECK(check_hero),
    {0},
};

static const Field faction_fields[] = {
    ID(Faction, id),
    TEXT("name", "faction", ""),
    {0},
};

static const Field heroes_file[] = {
    LIST(Content, faction[0], "factions", 1, FACTIONS_MAX, faction_fields,
         COUNTED(Content, n_factions)),
    VALUES(Content, xp_step[0], "xp-steps", LEVELS - 1, LEVELS - 1, INT_VALUE(uint8_t, 1, 20)),
    LIST(Content, hero[0], "heroes", 5, HEROES_MAX, hero_fields, COUNTED(Content, n_heroes)),
    {0},
};

/* ---- equipment: EX-EQUIP-1 … 13 ---- */

static const Field item_fields[] = {
    ID(Item, id),
    TEXT("name", "item", ""),
    TEXT("text", "item", ".text"),
    SOURCE("EX-ITEM-1"),
    INT(Item, price, "price", 1, 12),
    INT(Item, copies, "copies", 1, 9),
    REF(Item, from, "from", "equipment/items", ITEMS_MAX, OR(-1)),
    WORD(Item, needs, "needs", needs_words, OR(NEEDS_NOTHING)),
    TRAITS(Item, gives, "gives"),
    {0},
};

static const Field equipment_file[] = {
    LIST(Content, item[0], "items", 1, ITEMS_MAX, item_fields, COUNTED(Content, n_items)),
    {0},
};

/* ---- everything else: golems, towers, artifacts, neutrals ---- */

static const Field fixed_fields[] = {
    SOURCE("EX-GOLEM-1"),
    WORD(Fixed, ranged, "attack", attack_words),
    INT(Fixed, attack, "dice", 0, 12),
    INT(Fixed, move, "move", 0, 12),
    INT(Fixed, agil, "agil", 2, 6),
    INT(Fixed, rst, "rst", 0, 4),
    INT(Fixed, mr, "mr", 0, 4, OR(0)),
    INT(Fixed, life, "life", 1, 30),
    INT(Fixed, radius, "radius", 50, 400),
    FLAG(Fixed, flying, "flying"),
    FLAG(Fixed, immune, "immune"),
    {0},
};

static const Field models_file[] = {
    INT(Content, radius_hero, "hero-radius", 50, 400),
    MAP(Content, golem, "golem", fixed_fields),
    MAP(Content, tower[INNER], "inner-tower", fixed_fields),
    MAP(Content, tower[OUTER], "outer-tower", fixed_fields),
    MAP(Content, artifact, "artifact", fixed_fields),
    MAP(Content, beast[PANTHA], "pantha", fixed_fields),
    MAP(Content, beast[IGU], "igu", fixed_fields),
    MAP(Content, beast[DRAKO], "drako", fixed_fields),
    MAP(Content, beast[CYDRA], "cydra", fixed_fields),
    {0},
};

/* ---- the arena: EX-MAP-1 … 8, EX-RULE-11 … 15 ----
 *
 * The file holds blue's half; red's is turned by 180 degrees (EX-RULE-12). */

static Point turned(Point p) { return point(MAT - p.x, MAT - p.y); }

#define POINT_AT(type_, member_, key_) \
    VALUES(type_, member_.x, key_, 2, 2, INT_VALUE(int16_t, 0, MAT))
#define POINTS_AT(type_, member_, key_, min_, max_, ...)                                          \
    VALUES(type_, member_, key_, min_, max_,                                                      \
           TUPLE_VALUE(int16_t, 2, INT_VALUE(int16_t, 0, MAT)), __VA_ARGS__)

typedef struct WallEntry {
    uint8_t mountain, n;
    Point corner[POLYGON_CORNERS];
} WallEntry;

static const Field wall_fields[] = {
    WORD(WallEntry, mountain, "mountain", mountain_words),
    POINTS_AT(WallEntry, corner[0], "corners", 3, POLYGON_CORNERS, COUNTED(WallEntry, n)),
    {0},
};

/* Blue's walls, and the same turned for red. */
static void read_walls(Reader *r, const Node *list, void *to, Traits traits)
{
    Arena *a = to;
    for (const Node *n = list->child; n != 0; n = n->next) {
        WallEntry one = {0};
        read_fields(r, n, wall_fields, &one, traits);
        if (r->errors > 0)
            return;
        if (a->n_walls + TEAMS > WALLS_MAX) {
            read_error(r, n, "there is room for %d parts of mountains", WALLS_MAX / TEAMS);
            return;
        }
        for (int team = 0; team < TEAMS; team++) {
            Polygon p = polygon_of(one.corner, one.n);
            if (!polygon_is_valid(&p))
                read_error(r, n, "corners go round a convex part, counter-clockwise");
            a->wall[a->n_walls] = p;
            a->wall_of[a->n_walls++] = (one.mountain + 2 * team) % 4;
            for (int i = 0; i < one.n; i++)
                one.corner[i] = turned(one.corner[i]);
        }
    }
}

const char *const exalted_patch_words[] = {[PATCH_LANE] = "lane", [PATCH_WAY] = "cross-way"};

static const Field patch_fields[] = {
    WORD(Patch, is, "is", exalted_patch_words),
    POINTS_AT(Patch, corner[0], "corners", 3, POLYGON_CORNERS, COUNTED(Patch, n)),
    {0},
};

/* The ground of blue's half, and the same turned for red. */
static void read_ground(Reader *r, const Node *list, void *to, Traits traits)
{
    Arena *a = to;
    for (const Node *n = list->child; n != 0; n = n->next) {
        Patch one = {0};
        read_fields(r, n, patch_fields, &one, traits);
        if (a->n_patches + TEAMS > PATCHES_MAX) {
            read_error(r, n, "there is room for %d parts of the ground", PATCHES_MAX / TEAMS);
            return;
        }
        for (int team = 0; team < TEAMS; team++) {
            a->patch[a->n_patches++] = one;
            for (int i = 0; i < one.n; i++)
                one.corner[i] = turned(one.corner[i]);
        }
    }
}

typedef struct LaneEntry {
    Point tower[POSTS];
} LaneEntry;

static const Field lane_fields[] = {
    POINT_AT(LaneEntry, tower[INNER], "inner"),
    POINT_AT(LaneEntry, tower[OUTER], "outer"),
    {0},
};

typedef struct SpotEntry {
    Point at;
    uint8_t kind, home;
} SpotEntry;

static const Field spot_fields[] = {
    WORD(SpotEntry, kind, "kind", beast_words),
    WORD(SpotEntry, home, "home", owner_words),
    POINT_AT(SpotEntry, at, "at"),
    {0},
};

static void read_spots(Reader *r, const Node *list, void *to, Traits traits)
{
    Arena *a = to;
    int i = 0;
    if (list->n != NEUTRALS)
        read_error(r, list, "there are %d creatures and monsters", NEUTRALS);
    for (const Node *n = list->child; n != 0 && i < NEUTRALS; n = n->next, i++) {
        SpotEntry one = {0};
        read_fields(r, n, spot_fields, &one, traits);
        a->neutral[i] = one.at;
        a->neutral_kind[i] = one.kind;
        a->home[i] = one.home;
    }
}

typedef struct BlueHalf {
    LaneEntry lane[LANES];
} BlueHalf;

static const Field lanes_fields[] = {
    MAP(BlueHalf, lane[LANE_NW], "nw", lane_fields),
    MAP(BlueHalf, lane[LANE_M], "m", lane_fields),
    MAP(BlueHalf, lane[LANE_SE], "se", lane_fields),
    {0},
};

/* Red's lane NW is blue's SE, turned. */
static void read_lanes(Reader *r, const Node *n, void *to, Traits traits)
{
    Arena *a = to;
    BlueHalf half = {0};
    read_fields(r, n, lanes_fields, &half, traits);
    for (int lane = 0; lane < LANES; lane++)
        for (int post = 0; post < POSTS; post++) {
            a->tower[BLUE][lane][post] = half.lane[lane].tower[post];
            a->tower[RED][LANES - 1 - lane][post] = turned(half.lane[lane].tower[post]);
        }
}

/* All places of a team and all lanes, unless some are named. */
static void check_map(Reader *r, const Node *n, void *to, Traits traits)
{
    Map *map = to;
    (void)r;
    (void)n;
    (void)traits;
    if (map->team == 0)
        map->team = (1u << PLACES) - 1;
    if (map->lanes == 0)
        map->lanes = (1u << LANES) - 1;
}

static const Field map_fields[] = {
    ID(Map, id),
    TEXT("name", "map", ""),
    SOURCE("EX-GEN-1"),
    SET(Map, team, "team", role_words, .min = 1),
    SET(Map, lanes, "lanes", lane_words, .min = 1),
    INT(Map, phases, "phases", 1, 9),
    INT(Map, points, "points", 1, 30),
    CHECK(check_map),
    {0},
};

static const Field arena_fields[] = {
    INT(Arena, platform, "platform", 600, 3000),
    POINT_AT(Arena, artifact[BLUE], "artifact"),
    POINTS_AT(Arena, place[BLUE][0], "places", PLACES, PLACES),
    OWN("towers", NODE_MAP, read_lanes),
    OWN("neutrals", NODE_LIST, read_spots),
    OWN("mountains", NODE_LIST, read_walls),
    OWN("ground", NODE_LIST, read_ground, .optional = true),
    POINTS_AT(Arena, node[0], "nodes", 0, NODES_MAX / TEAMS, COUNTED(Arena, n_nodes)),
    LIST(Arena, map[0], "maps", 1, MAPS_MAX, map_fields, COUNTED(Arena, n_maps)),
    {0},
};

/* EX-RULE-15: the first 3" before the tower on the line to what lies ahead, the second behind it in
 * contact, counted from the rounded place of the first. */
static void put_stations(const Content *k, Arena *a, int team, int lane, int post)
{
    const Point tower = a->tower[team][lane][post];
    const Point ahead = post == INNER ? a->tower[team][lane][OUTER]
                                      : a->tower[1 - team][lane][OUTER];
    const int far = 3 * INCH + k->tower[post].radius + k->golem.radius;
    const Vector line = way(tower, ahead);
    Point *first = a->station[team][lane][post], *second = first + 1;
    *first = moved(tower, vector_along(line, far, 0));
    for (int gap = 2 * k->golem.radius;; gap++) {
        *second = moved(*first, vector_along(line, gap, 0));
        if (!discs_overlap((Disc){*first, k->golem.radius}, (Disc){*second, k->golem.radius}))
            return;
    }
}

static void check_arena(Reader *r, const Node *n, void *to, Traits traits)
{
    Content *k = to;
    Arena *a = &k->arena;
    (void)r;
    (void)n;
    (void)traits;
    a->artifact[RED] = turned(a->artifact[BLUE]);
    for (int i = 0; i < PLACES; i++)
        a->place[RED][i] = turned(a->place[BLUE][i]);
    for (int i = 0, half = a->n_nodes; i < half; i++)
        a->node[a->n_nodes++] = turned(a->node[i]);
    for (int team = 0; team < TEAMS; team++)
        for (int lane = 0; lane < LANES; lane++)
            for (int post = 0; post < POSTS; post++)
                put_stations(k, a, team, lane, post);
}

static void sum_up(TraitList *all)
{
    for (int i = 0; i < all->n; i++) {
        Trait *t = &all->list[i];
        t->n = t->n != 0 ? t->n : 1;  /* what has no number counts one */
        all->kinds |= 1u << t->kind;
        if (t->kind <= TRAIT_VALUE_NEAR)
            all->own |= 1u << t->value;
        else if (t->kind == TRAIT_AURA)
            all->others |= 1u << t->value;
    }
}

static void check_traits(Reader *r, const Node *n, void *to, Traits traits)
{
    Content *k = to;
    (void)r;
    (void)n;
    (void)traits;
    for (int i = 0; i < k->n_heroes; i++)
        sum_up(&k->hero[i].passive);
    for (int i = 0; i < k->n_items; i++)
        sum_up(&k->item[i].gives);
}

static const Field files[] = {
    PART("models", models_file),
    PART("heroes", heroes_file),
    PART("equipment", equipment_file),
    MAP(Content, arena, "arena", arena_fields),
    CHECK(check_arena),
    CHECK(check_traits),
    {0},
};

void exalted_read(Reader *r, void *content)
{
    read_pack(r, files, content);
    if (r->errors == 0) {
        exalted_measure_bases(content);
        exalted_people_maps(content);
        exalted_measure_nodes(content);
    }
}
