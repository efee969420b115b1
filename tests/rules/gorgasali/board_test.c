/* Gorgasali Battle Royale: board.yaml. What the rulebook and GO-RULE-62 say about the board, what
 * it promises; and that a board which breaks its promises is refused. */
#include "content_kit.h"

#include "pack/yaml.h"

static int zone_squares(int zone, const Squares *only)
{
    int n = 0;
    for (int s = 0; s < SQUARES; s++)
        n += b->zone[s] == zone && (only == 0 || squares_has(only, s));
    return n;
}

static int terrain_squares(Terrain terrain)
{
    int n = 0;
    for (int s = 0; s < SQUARES; s++)
        n += b->terrain[s] == terrain;
    return n;
}

/* test GO-SETUP-1 GO-CHEST-1 GO-COMP-1 72 chests, all on plain squares, about one on twelve in
 * every zone */
static void test_chests(void **state)
{
    static const int in_zone[ZONES] = {32, 24, 12, 4};
    (void)state;
    assert_int_equal(squares_count(&b->chests), 72);
    for (int s = 0; s < SQUARES; s++)
        if (squares_has(&b->chests, s))
            assert_int_equal(b->terrain[s], PLAIN);
    for (int zone = 1; zone <= ZONES; zone++)
        assert_int_equal(zone_squares(zone, &b->chests), in_zone[zone - 1]);
}

/* test GO-TERR-1 GO-RULE-62 three kinds of obstacles: 100 forest, 60 mountain, 68 water; 12 squares
 * of tree, the rest plain */
static void test_terrain(void **state)
{
    (void)state;
    assert_int_equal(terrain_squares(FOREST), 100);
    assert_int_equal(terrain_squares(MOUNTAIN), 60);
    assert_int_equal(terrain_squares(WATER), 68);
    assert_int_equal(terrain_squares(TREE), 12);
    assert_int_equal(terrain_squares(PLAIN), 900 - 100 - 60 - 68 - 12);
}

/* test GO-TREE-1 GO-RULE-62 the great tree: rows 14 to 17, columns 14 to 17 without the corners */
static void test_tree(void **state)
{
    (void)state;
    for (int row = 1; row <= SIDE; row++)
        for (int column = 1; column <= SIDE; column++) {
            const bool middle = row >= 14 && row <= 17 && column >= 14 && column <= 17;
            const bool corner = (row == 14 || row == 17) && (column == 14 || column == 17);
            const int s = square_at(row, column);
            assert_int_equal(squares_has(&b->tree, s), middle && !corner);
            assert_int_equal(b->terrain[s] == TREE, squares_has(&b->tree, s));
        }
}

/* test GO-MOVE-3 GO-TERR-2 GO-TERR-3 GO-TERR-4 plain 1, forest 2, mountain 2, water 3 points */
static void test_costs(void **state)
{
    (void)state;
    assert_int_equal(b->cost[PLAIN], 1);
    assert_int_equal(b->cost[FOREST], 2);
    assert_int_equal(b->cost[MOUNTAIN], 2);
    assert_int_equal(b->cost[WATER], 3);
    assert_int_equal(b->cost[TREE], 0);
}

/* test GO-HEALPT-1 GO-RULE-62 eight healing points, four each in zones 2 and 3, worth 20 health */
static void test_healing(void **state)
{
    (void)state;
    assert_int_equal(b->heals, 20);
    assert_int_equal(squares_count(&b->healing), 8);
    assert_int_equal(zone_squares(2, &b->healing), 4);
    assert_int_equal(zone_squares(3, &b->healing), 4);
    for (int s = 0; s < SQUARES; s++)
        if (squares_has(&b->healing, s)) {
            assert_int_equal(b->terrain[s], PLAIN);
            assert_false(squares_has(&b->chests, s));
        }
}

/* test GO-ZONE-1 GO-RULE-62 four nested zones by the distance to the edge: 1-4, 5-8, 9-11, 12-15 */
static void test_zones(void **state)
{
    static const int size[ZONES] = {416, 288, 132, 64};
    (void)state;
    for (int zone = 1; zone <= ZONES; zone++)
        assert_int_equal(zone_squares(zone, 0), size[zone - 1]);
    assert_int_equal(zone_squares(4, &b->tree), 12);
    for (int d = 1; d <= QUARTER; d++) {
        const int zone = d <= 4 ? 1 : d <= 8 ? 2 : d <= 11 ? 3 : 4;
        assert_int_equal(b->zone[square_at(d, 15)], zone);
        assert_int_equal(b->zone[square_at(31 - d, 16)], zone);
        assert_int_equal(b->zone[square_at(15, d)], zone);
        assert_int_equal(b->zone[square_at(d, 31 - d)], zone);
    }
}

/* test GO-ZONE-1 GO-ZONE-3 GO-ZONE-4 GO-ZONE-5 GO-RULE-11 GO-RULE-73 a zone every five rounds:
 * 5, 10, 15 health a square, and 20 in a storm */
static void test_prices(void **state)
{
    (void)state;
    assert_int_equal(b->shrinks_every, 5);
    assert_int_equal(b->price[0], 5);
    assert_int_equal(b->price[1], 10);
    assert_int_equal(b->price[2], 15);
    assert_int_equal(b->price[3], 20);
}

static bool same_square(int s, int t)
{
    return b->terrain[s] == b->terrain[t] && b->zone[s] == b->zone[t] &&
           squares_has(&b->chests, s) == squares_has(&b->chests, t) &&
           squares_has(&b->healing, s) == squares_has(&b->healing, t);
}

/* test GO-RULE-62 four-fold rotation: (r, c) is repeated at (c, 31-r), (31-r, 31-c), (31-c, r) */
static void test_rotation(void **state)
{
    (void)state;
    for (int row = 1; row <= SIDE; row++)
        for (int column = 1; column <= SIDE; column++) {
            const int s = square_at(row, column);
            assert_true(same_square(s, square_at(column, 31 - row)));
            assert_true(same_square(s, square_at(31 - row, 31 - column)));
            assert_true(same_square(s, square_at(31 - column, row)));
        }
}

/* test GO-RULE-62 squares as drawn, one of each kind, wherever the map is turned to */
static void test_drawing(void **state)
{
    (void)state;
    assert_int_equal(b->terrain[square_at(1, 1)], FOREST);
    assert_int_equal(b->terrain[square_at(3, 7)], MOUNTAIN);
    assert_int_equal(b->terrain[square_at(6, 4)], WATER);
    assert_int_equal(b->terrain[square_at(1, 2)], PLAIN);
    assert_true(squares_has(&b->chests, square_at(2, 6)));
    assert_true(squares_has(&b->chests, square_at(6, 29)));
    assert_true(squares_has(&b->healing, square_at(10, 14)));
    assert_true(squares_has(&b->healing, square_at(15, 6)));
    assert_true(squares_has(&b->healing, square_at(25, 15)));
    assert_int_equal(b->terrain[square_at(30, 30)], FOREST);
    assert_int_equal(b->terrain[square_at(7, 1)], MOUNTAIN);
    assert_int_equal(b->terrain[square_at(1, 24)], MOUNTAIN);
}

/* test GO-MOVE-1 GO-MCARD-4 neighbours: four straight ones, then the diagonals between them */
static void test_neighbours(void **state)
{
    static const int down[DIRECTIONS] = {-1, 0, 1, 0, -1, 1, 1, -1};
    static const int right[DIRECTIONS] = {0, 1, 0, -1, 1, 1, -1, -1};
    (void)state;
    for (int row = 1; row <= SIDE; row++)
        for (int column = 1; column <= SIDE; column++) {
            const int s = square_at(row, column);
            assert_int_equal(s, (row - 1) * 30 + column - 1);
            assert_int_equal(b->row[s], row);
            assert_int_equal(b->column[s], column);
            for (int d = 0; d < DIRECTIONS; d++)
                assert_int_equal(b->near[s][d], square_at(row + down[d], column + right[d]));
        }
    assert_int_equal(b->near[square_at(1, 1)][NORTH], 0xffff);
    assert_int_equal(b->near[square_at(1, 1)][NORTH_WEST], 0xffff);
    assert_int_equal(b->near[square_at(30, 30)][EAST], 0xffff);
    for (int d = STRAIGHT; d < DIRECTIONS; d++) {  /* GO-RULE-52: what a diagonal passes between */
        const int s = square_at(10, 10), one = b->near[s][d - 4], two = b->near[s][(d - 3) % 4];
        assert_int_equal(b->row[one] + b->row[two], 10 + b->row[b->near[s][d]]);
        assert_int_equal(b->column[one] + b->column[two], 10 + b->column[b->near[s][d]]);
    }
}

/* test GO-SETUP-8 GO-RULE-8 GO-RULE-62 twenty sectors clockwise from the upper left, each with a
 * gate of two plain squares on the edge */
static void test_gates(void **state)
{
    static const int at[5] = {3, 9, 15, 21, 27};
    (void)state;
    assert_int_equal(SECTORS, 20);
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < GATE_SQUARES; j++) {
            assert_int_equal(b->gate[i][j], square_at(1, at[i] + j));
            assert_int_equal(b->gate[5 + i][j], square_at(at[i] + j, 30));
            assert_int_equal(b->gate[10 + i][j], square_at(30, 31 - at[i] - j));
            assert_int_equal(b->gate[15 + i][j], square_at(31 - at[i] - j, 1));
        }
    for (int i = 0; i < SECTORS; i++)
        for (int j = 0; j < GATE_SQUARES; j++) {
            assert_int_equal(b->terrain[b->gate[i][j]], PLAIN);
            assert_false(squares_has(&b->chests, b->gate[i][j]));
            assert_false(squares_has(&b->healing, b->gate[i][j]));
        }
}

enum { FAR = 30000 };

/* What it costs to walk to each square, the gate square included. */
static void walk_from(int sector, int cost[SQUARES])
{
    bool changed = true;
    for (int s = 0; s < SQUARES; s++)
        cost[s] = FAR;
    for (int j = 0; j < GATE_SQUARES; j++)
        cost[b->gate[sector][j]] = b->cost[PLAIN];
    while (changed) {
        changed = false;
        for (int s = 0; s < SQUARES; s++)
            for (int d = 0; d < STRAIGHT && cost[s] < FAR; d++) {
                const int to = b->near[s][d];
                if (to == NO_SQUARE || b->terrain[to] == TREE)
                    continue;
                const int all = cost[s] + b->cost[b->terrain[to]];
                changed = changed || all < cost[to];
                cost[to] = all < cost[to] ? all : cost[to];
            }
    }
}

static int nearest(const int cost[SQUARES], int zone, const Squares *only)
{
    int best = FAR;
    for (int s = 0; s < SQUARES; s++)
        if ((zone == 0 || b->zone[s] == zone) && (only == 0 || squares_has(only, s)) &&
            cost[s] < best)
            best = cost[s];
    return best;
}

static int chests_for(const int cost[SQUARES], int points)
{
    int n = 0;
    for (int s = 0; s < SQUARES; s++)
        n += squares_has(&b->chests, s) && cost[s] <= points;
    return n;
}

/* test GO-RULE-62 all squares that are not tree are connected, and all sectors are equally good:
 * the nearest chest costs 4 points, 3 or 4 cost at most 7, 7 to 13 at most 12; zone 2 costs 5 or 6,
 * zone 4 costs 12 to 20 */
static void test_distances(void **state)
{
    static int cost[SQUARES];
    (void)state;
    for (int sector = 0; sector < SECTORS; sector++) {
        int reached = 0;
        walk_from(sector, cost);
        for (int s = 0; s < SQUARES; s++)
            reached += cost[s] < FAR;
        assert_int_equal(reached, 888);
        assert_int_equal(nearest(cost, 0, &b->chests), 4);
        assert_in_range(chests_for(cost, 7), 3, 4);
        assert_in_range(chests_for(cost, 12), 7, 13);
        assert_in_range(nearest(cost, 2, 0), 5, 6);
        assert_in_range(nearest(cost, 4, 0), 12, 20);
    }
}

/* Whether exactly so many points can be walked within the last zone without crossing one's way. */
static bool can_walk(int from, int points, Squares *covered)
{
    bool can = points == 0;
    squares_add(covered, from);
    for (int d = 0; d < STRAIGHT && !can; d++) {
        const int to = b->near[from][d];
        if (to == NO_SQUARE || b->terrain[to] == TREE || b->zone[to] != ZONES ||
            squares_has(covered, to) || b->cost[b->terrain[to]] > points)
            continue;
        can = can_walk(to, points - b->cost[b->terrain[to]], covered);
    }
    squares_remove(covered, from);
    return can;
}

/* test GO-RULE-62 from every square of zone 4 every roll can be walked without leaving it */
static void test_exact_rolls(void **state)
{
    (void)state;
    for (int s = 0; s < SQUARES; s++)
        for (int points = 2; points <= 12 && b->zone[s] == ZONES; points++) {
            Squares covered = {0};
            assert_true(b->terrain[s] == TREE || can_walk(s, points, &covered));
        }
}

/* A square is called by row and column; no two share a word. */
static void test_words(void **state)
{
    char word[16];
    (void)state;
    for (int s = 0; s < SQUARES; s++) {
        int row = 0, column = 0;
        Str out = STR_ON(word);
        gorgasali_square_word(s, &out);
        assert_int_equal(sscanf(word, "%d-%d", &row, &column), 2);
        assert_int_equal(square_at(row, column), s);
    }
    assert_string_equal(word, "30-30");
}

/* ---- boards that are refused ---------------------------------------------------------------- */

/* A board.yaml with a line for each row, so that errors can be found by their line. */
typedef struct Drawing {
    char row[QUARTER][QUARTER + 8];
    const char *gates, *zones;
} Drawing;

/* The lines where things start in it. */
enum { ZONES_LINE = 7, QUARTER_LINE = 8, GATES_LINE = 9 + QUARTER };

#define BAND(width, price) "{width: " #width ", price: " #price ", source: own, rule: GO-X}"
static const char good_zones[] =
    "[" BAND(4, 5) ", " BAND(4, 10) ", " BAND(3, 15) ", " BAND(4, 20) "]";

static Drawing drawing(void)
{
    Drawing d = {.gates = "[3, 9, 15, 21, 27]", .zones = good_zones};
    for (int i = 0; i < QUARTER * QUARTER; i++) {
        const int s = square_at(i / QUARTER + 1, i % QUARTER + 1);
        char sign = ".FMWT"[b->terrain[s]];
        sign = squares_has(&b->chests, s) ? 'C' : squares_has(&b->healing, s) ? 'H' : sign;
        d.row[i / QUARTER][i % QUARTER] = sign;
    }
    return d;
}

typedef struct Refusal {
    char text[512];
    int line;
} Refusal;

/* Keeps the first error. */
static void on_error(Reader *r, const Node *where, const char *what)
{
    Refusal *first = r->to;
    assert_string_equal(where->file, "pack.yaml");
    if (r->errors > 1)
        return;
    snprintf(first->text, sizeof first->text, "%s", what);
    first->line = where->line;
}

static void on_text(Reader *r, const char *key, const Node *in)
{
    (void)r;
    (void)in;
    fail_msg("texts belong into texts.yaml: %s", key);
}

/* Reads a pack that has only this board; the first error is about the board, if it has one. */
static void refused(const Drawing *d, int line, const char *what)
{
    static GorgasaliContent read;
    static char yaml[4096], lines[1024];
    MemArena arena = {0};
    Str text = STR_ON(yaml), out = STR_ON(lines);
    Problems problems = {.out = &out};
    Refusal first = {.line = 0};
    put(&text, "board:\n  source: own\n  rule: GO-X\n"
               "  costs: {plain: 1, forest: 2, mountain: 2, water: 3, source: own, rule: GO-X}\n"
               "  healing-point: {health: 20, source: own, rule: GO-X}\n"
               "  shrinking: {rounds: 5, source: own, rule: GO-X}\n"
               "  zones: %s\n  quarter:\n", d->zones);
    for (int row = 0; row < QUARTER; row++)
        put(&text, "    - \"%s\"\n", d->row[row]);
    put(&text, "  gates: %s\n", d->gates);
    Node *root = yaml_read(&arena, "pack.yaml", yaml, text.len, &problems);
    assert_non_null(root);
    Reader r = {.root = root, .error = on_error, .text = on_text, .to = &first};
    memset(&read, 0, sizeof read);
    gorgasali_read(&r, &read);
    mem_free(&arena);
    assert_string_equal(first.text, what);
    if (line > 0)
        assert_int_equal(first.line, line);
    else  /* the same board: only the other files are missing */
        assert_memory_equal(&read.board, b, sizeof read.board);
}

/* A board is the same however it is written; without mistakes only the other files are missing. */
static void test_good_board(void **state)
{
    const Drawing d = drawing();
    (void)state;
    refused(&d, 0, "the file 'characters.yaml' is missing");
}

/* test GO-CHEST-1 GO-TREE-1 GO-RULE-62 boards with other numbers of chests or a displaced tree are
 * refused, and healing points in the last zone */
static void test_wrong_counts(void **state)
{
    Drawing d = drawing();
    (void)state;
    d.row[1][5] = '.';
    refused(&d, QUARTER_LINE, "the board has 68 chests, but must have 72 (GO-CHEST-1)");
    d = drawing();
    d.row[13][14] = '.';
    refused(&d, QUARTER_LINE, "the great tree has 8 squares, but must have 12 (GO-RULE-62)");
    d.row[0][1] = 'T';
    refused(&d, QUARTER_LINE, "row 1, column 2: the great tree stands in the middle (GO-TREE-1)");
    d = drawing();
    d.row[12][13] = 'H';
    refused(&d, QUARTER_LINE, "row 13, column 14: with a healing point in the last zone the end "
                              "could stall (GO-RULE-62)");
}

/* test GO-RULE-8 GO-RULE-62 gates that are not plain, overlap or are not five a side are refused */
static void test_wrong_gates(void **state)
{
    Drawing d = drawing();
    (void)state;
    d.row[0][3] = 'F';
    refused(&d, GATES_LINE, "the gate square in row 1, column 4 must be plain");
    d = drawing();
    d.gates = "[3, 9, 15, 21]";
    refused(&d, GATES_LINE, "'gates' has 4 members, but must have 5");
    d.gates = "[3, 4, 15, 21, 27]";
    refused(&d, GATES_LINE, "gates go from left to right and do not overlap");
    d.gates = "[3, 9, 15, 21, 29]";
    refused(&d, GATES_LINE,
            "a member of 'gates' is '29', but must be a whole number from 2 to 28");
}

/* test GO-ZONE-1 zones that do not fill the map, or are not four, are refused */
static void test_wrong_zones(void **state)
{
    Drawing d = drawing();
    (void)state;
    d.zones = "[" BAND(4, 5) "]";
    refused(&d, ZONES_LINE, "'zones' has 1 members, but must have 4 (GO-ZONE-1)");
    d.zones = "[" BAND(4, 5) ", " BAND(4, 10) ", " BAND(3, 15) ", " BAND(3, 20) "]";
    refused(&d, ZONES_LINE, "the zones are 14 squares wide together, but must be 15");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_chests), cmocka_unit_test(test_terrain), cmocka_unit_test(test_tree),
        cmocka_unit_test(test_costs), cmocka_unit_test(test_healing), cmocka_unit_test(test_zones),
        cmocka_unit_test(test_prices), cmocka_unit_test(test_rotation),
        cmocka_unit_test(test_drawing), cmocka_unit_test(test_neighbours),
        cmocka_unit_test(test_gates), cmocka_unit_test(test_distances),
        cmocka_unit_test(test_exact_rolls), cmocka_unit_test(test_words),
        cmocka_unit_test(test_good_board),
        cmocka_unit_test(test_wrong_counts), cmocka_unit_test(test_wrong_gates),
        cmocka_unit_test(test_wrong_zones),
    };
    return cmocka_run_group_tests(tests, begin, 0);
}
