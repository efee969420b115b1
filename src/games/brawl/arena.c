/* Reads arena.yaml: areas, and a drawing of hexes from which all distances are worked out once. */
#include <string.h>

#include "core/bits.h"
#include "core/hex.h"
#include "core/schema.h"
#include "games/brawl/content.h"

static const char *const essence_words[] = {"manipulation", "destruction", "creation"};

typedef struct Area {
    char id[ID_CAP], letter;
    uint8_t essence;
} Area;

typedef struct ArenaFile {
    Area area[AREAS_MAX];
    uint8_t n_areas;
    Arena *arena;
} ArenaFile;

static const Field area_fields[] = {
    ID(Area, id),
    SIGN(Area, letter, "letter", "abcdefghijklmopqrtuvwxyz"),  /* n and s are deployment hexes */
    WORD(Area, essence, "essence", essence_words, .rule = "BR-COMP-9"),
    TEXT("name", "area-of", ""),
    TEXT("statue", "statue-of", ""),
    {0},
};

/* The hex of an area: its letter, or the capital for the statue. */
static void mark_area(Reader *r, const Node *where, const ArenaFile *f, char mark, int hex)
{
    const bool statue = mark >= 'A' && mark <= 'Z';
    const char letter = statue ? (char)(mark - 'A' + 'a') : mark;
    Arena *a = f->arena;
    for (int i = 0; i < f->n_areas; i++) {
        if (f->area[i].letter != letter)
            continue;
        if (!statue) {
            a->area[i] |= bit(hex);
            return;
        }
        if (a->statue[i] >= 0)
            read_error(r, where, "area '%s' has two statues", a->area_id[i]);
        a->statues |= bit(hex);
        a->statue[i] = hex;
        return;
    }
    read_error(r, where, "'%c' is no hex: use . * n s, the letter of an area or its capital", mark);
}

typedef struct Row {
    int8_t q;
    const Node *hexes;
} Row;

static void keep_hexes(Reader *r, const Node *n, void *to, Traits traits)
{
    (void)r;
    (void)traits;
    ((Row *)to)->hexes = n;
}

static const Field row_fields[] = {
    INT(Row, q, "q", -16, 16),
    OWN("hexes", NODE_TEXT, keep_hexes),
    {0},
};

/* n, s: deployment; *: trap hex; . open; a letter: its area, its capital the statue. */
static void add_row(Reader *r, const Row *row, const ArenaFile *f, int index, int radius)
{
    Arena *a = f->arena;
    int column = 0;
    for (const char *mark = row->hexes != 0 ? row->hexes->text : ""; *mark != '\0'; mark++) {
        if (*mark == ' ')
            continue;
        if (a->n == HEXES_MAX) {
            read_error(r, row->hexes, "an arena has at most %d hexes", HEXES_MAX);
            return;
        }
        const int hex = a->n++;
        Str name = STR_ON(a->name[hex]);
        a->q[hex] = row->q + column++;
        a->r[hex] = index - radius;
        a->all |= bit(hex);
        put(&name, "%c%d", 'a' + index, column);
        if (*mark == 'n' || *mark == 's')
            a->deployment[*mark == 's'] |= bit(hex);
        else if (*mark == '*')
            a->trap_hexes |= bit(hex);
        else if (*mark != '.')
            mark_area(r, row->hexes, f, *mark, hex);
    }
}

static void read_rows(Reader *r, const Node *list, void *to, Traits traits)
{
    const ArenaFile *f = to;
    int index = 0;
    (void)traits;
    for (int i = 0; i < f->n_areas; i++) {
        memcpy(f->arena->area_id[i], f->area[i].id, ID_CAP);
        f->arena->area_essence[i] = f->area[i].essence;
        f->arena->statue[i] = -1;
    }
    if (list->n % 2 == 0)
        read_error(r, list,
                   "an arena has an odd number of rows: the middle one divides the halves");
    for (const Node *n = list->child; n != 0; n = n->next, index++) {
        Row row = {0};
        read_fields(r, n, row_fields, &row, 0);
        add_row(r, &row, f, index, list->n / 2);
    }
}

static Hex place_of(const Arena *a, int i) { return hex_at(a->q[i], a->r[i]); }

static int find_hex(const Arena *a, Hex at)
{
    for (int i = 0; i < a->n; i++)
        if (same_hex(place_of(a, i), at))
            return i;
    return -1;
}

/* BR-TGT-4: distance counts hexes; obstacles do not matter (BR-RULE-28). */
static void measure_from(Arena *a, int i)
{
    for (int d = 0; d < DIRECTIONS; d++) {
        const int to = find_hex(a, hex_beyond(place_of(a, i), d, 1));
        a->neighbour[i][d] = to;
        if (to >= 0)
            a->near[i] |= bit(to);
    }
    for (int j = 0; j < a->n; j++) {
        a->distance[i][j] = hex_distance(place_of(a, i), place_of(a, j));
        a->row[i][j] = hex_row(place_of(a, i), place_of(a, j));
    }
}

static void check_arena(Reader *r, const Node *file, void *to, Traits traits)
{
    const ArenaFile *f = to;
    Arena *a = f->arena;
    const Node *rows = node_find(file, "rows");
    (void)traits;
    for (int i = 0; i < a->n; i++) {
        measure_from(a, i);
        if (a->r[i] != 0)
            a->half[a->r[i] > 0] |= bit(i);
    }
    a->n_areas = f->n_areas;
    for (int side = 0; side < SIDES; side++)
        if (count_bits(a->deployment[side]) < 4)
            read_error(r, rows, "each side needs at least 4 deployment hexes");
    if (count_bits(a->trap_hexes) < 4)
        read_error(r, rows, "an arena needs at least 4 trap hexes");
    for (int i = 0; i < a->n_areas; i++) {
        if (a->statue[i] < 0)
            read_error(r, node_find(file, "areas"), "area '%s' has no statue in the drawing",
                       a->area_id[i]);
        else
            a->circle[i] = a->near[a->statue[i]];
    }
}

static const Field arena_fields[] = {
    LIST(ArenaFile, area[0], "areas", 0, AREAS_MAX, area_fields, COUNTED(ArenaFile, n_areas)),
    SOURCE("BR-TGT-5"),
    OWN("rows", NODE_LIST, read_rows),
    CHECK(check_arena),
    {0},
};

void brawl_read_arena(Reader *r, const Node *file, void *content, Traits traits)
{
    ArenaFile f = {.arena = &((Content *)content)->arena};
    read_fields(r, file, arena_fields, &f, traits);
}
