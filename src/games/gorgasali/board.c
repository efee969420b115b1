/* Reads board.yaml: a drawing of a quarter of the map, zones and gates, from which all that can be
 * derived is worked out once. GO-RULE-62 */
#include "core/schema.h"
#include "games/gorgasali/content.h"

static const char *const terrain_words[] = {"plain", "forest", "mountain", "water"};

typedef struct ZoneBand {
    uint8_t width, price;
} ZoneBand;

typedef struct BoardFile {
    Board *board;
    uint8_t cost[TREE], heals, shrinks_every;
    ZoneBand zone[ZONES];
    uint8_t gate[SECTORS / 4];  /* column of its left square on the upper edge */
} BoardFile;

/* ---- the drawing ---- */

static const char signs[] = ".FMWCHT";
static const uint8_t sign_terrain[] = {PLAIN, FOREST, MOUNTAIN, WATER, PLAIN, PLAIN, TREE};

/* A quarter turn of the map, clockwise. */
static void turn(int *row, int *column)
{
    const int old = *row;
    *row = *column;
    *column = SIDE + 1 - old;
}

/* A sign stands for the four squares that a turned map has there. */
static void draw_quarter(Reader *r, const Node *rows, const uint8_t *drawn, void *to)
{
    Board *b = ((BoardFile *)to)->board;
    (void)r;
    (void)rows;
    for (int i = 0; i < QUARTER * QUARTER; i++) {
        int row = i / QUARTER + 1, column = i % QUARTER + 1;
        for (int quarter = 0; quarter < 4; quarter++, turn(&row, &column)) {
            const int square = square_at(row, column);
            b->terrain[square] = sign_terrain[drawn[i]];
            if (signs[drawn[i]] == 'C')
                squares_add(&b->chests, square);
            if (signs[drawn[i]] == 'H')
                squares_add(&b->healing, square);
            if (signs[drawn[i]] == 'T')
                squares_add(&b->tree, square);
        }
    }
}

/* Rows and columns, and who is next to whom. */
static void measure(Board *b)
{
    EVERY_SQUARE (square) {
        const Square at = square_of(square, SIDE);
        b->row[square] = at.row + 1;
        b->column[square] = at.column + 1;
        for (int d = 0; d < DIRECTIONS; d++)
            b->near[square][d] = square_number(square_beyond(at, d, 1), SIDE, SIDE);
    }
}

/* ---- zones: GO-ZONE-1 … 5, GO-RULE-11 ---- */

/* How far from the edge a row or column is: 1 … QUARTER. */
static int depth(int line) { return line <= QUARTER ? line : SIDE + 1 - line; }

/* GO-ZONE-1: bands around the centre. */
static void lay_zones(Board *b, const ZoneBand *band)
{
    EVERY_SQUARE (square) {
        const int down = depth(b->row[square]), right = depth(b->column[square]);
        const int deep = down < right ? down : right;
        int zone = 1;
        for (int end = band[0].width; zone < ZONES && deep > end; end += band[zone++].width)
            ;
        b->zone[square] = zone;
    }
}

static void check_zones(Reader *r, const Node *file, void *to, Traits traits)
{
    BoardFile *f = to;
    int wide = 0;
    (void)traits;
    for (int i = 0; i < ZONES; i++) {
        wide += f->zone[i].width;
        f->board->price[i] = f->zone[i].price;
    }
    if (wide != QUARTER)
        read_error(r, node_find(file, "zones"), "the zones are %d squares wide together, but must "
                                                "be %d", wide, QUARTER);
    measure(f->board);
    lay_zones(f->board, f->zone);
}

/* ---- what every board must keep: GO-CHEST-1, GO-TREE-1, GO-RULE-62 ---- */

static void check_square(Reader *r, const Node *quarter, const Board *b, int row, int column)
{
    const int square = square_at(row, column);
    const bool inside = b->zone[square] == ZONES;
    if (squares_has(&b->healing, square) && inside)
        read_error(r, quarter, "row %d, column %d: with a healing point in the last zone the end "
                               "could stall (GO-RULE-62)", row, column);
    if (squares_has(&b->tree, square) && !inside)
        read_error(r, quarter, "row %d, column %d: the great tree stands in the middle (GO-TREE-1)",
                   row, column);
}

static void check_map(Reader *r, const Node *file, void *to, Traits traits)
{
    const Board *b = ((BoardFile *)to)->board;
    const Node *quarter = node_find(file, "quarter");
    const int chests = squares_count(&b->chests), tree = squares_count(&b->tree);
    (void)traits;
    if (chests != CHESTS)
        read_error(r, quarter, "the board has %d chests, but must have %d (GO-CHEST-1)", chests,
                   CHESTS);
    if (tree != TREE_SQUARES)
        read_error(r, quarter, "the great tree has %d squares, but must have %d (GO-RULE-62)", tree,
                   TREE_SQUARES);
    for (int i = 0; i < QUARTER * QUARTER; i++)  /* the other quarters are the same */
        check_square(r, quarter, b, i / QUARTER + 1, i % QUARTER + 1);
}

/* ---- gates: GO-SETUP-8, GO-RULE-8 ---- */

/* Sectors go around the map clockwise, the same on all four sides. */
static void set_gates(Reader *r, const Node *gates, Board *b, int index, int column)
{
    for (int i = 0; i < GATE_SQUARES; i++) {
        int at_row = 1, at_column = column + i;
        for (int side = 0; side < 4; side++, turn(&at_row, &at_column)) {
            const int square = square_at(at_row, at_column);
            b->gate[side * SECTORS / 4 + index][i] = square;
            if (b->terrain[square] != PLAIN || squares_has(&b->chests, square) ||
                squares_has(&b->healing, square)) {
                read_error(r, gates, "the gate square in row %d, column %d must be plain", at_row,
                           at_column);
                return;
            }
        }
    }
}

static void check_gates(Reader *r, const Node *file, void *to, Traits traits)
{
    const BoardFile *f = to;
    const Node *gates = node_find(file, "gates");
    (void)traits;
    for (int i = 0; i < SECTORS / 4; i++) {
        if (i > 0 && f->gate[i] < f->gate[i - 1] + GATE_SQUARES)
            read_error(r, gates, "gates go from left to right and do not overlap");
        set_gates(r, gates, f->board, i, f->gate[i]);
    }
}

/* ---- the file ---- */

/* What was read, and the same by sets, for searching many squares at once. */
static void finish(Reader *r, const Node *file, void *to, Traits traits)
{
    const BoardFile *f = to;
    Board *b = f->board;
    (void)r;
    (void)file;
    (void)traits;
    for (int t = PLAIN; t < TREE; t++)
        b->cost[t] = f->cost[t];
    b->heals = f->heals;
    b->shrinks_every = f->shrinks_every;
    EVERY_SQUARE (square) {
        squares_add(&b->ground[b->terrain[square]], square);
        squares_add(&b->in_zone[b->zone[square] - 1], square);
        if (b->column[square] == 1)
            squares_add(&b->first_column, square);
        if (b->column[square] == SIDE)
            squares_add(&b->last_column, square);
    }
}

static const Field zone_fields[] = {
    INT(ZoneBand, width, "width", 1, QUARTER),
    INT(ZoneBand, price, "price", 1, 100),
    SOURCE_AND_RULE("GO-TERR-2"),
    {0},
};

/* GO-MOVE-3, GO-TERR-2 … 4; the tree has no price. */
static const Field cost_fields[] = {
    BY_WORD(BoardFile, cost[0], terrain_words, 1, 6),
    SOURCE_AND_RULE("GO-TERR-2"),
    {0},
};

static const Field healing_fields[] = {
    INT(BoardFile, heals, "health", 1, 100),
    SOURCE_AND_RULE("GO-TERR-2"),
    {0},
};

static const Field shrinking_fields[] = {
    INT(BoardFile, shrinks_every, "rounds", 1, 50),
    SOURCE_AND_RULE("GO-TERR-2"),
    {0},
};

static const Field board_fields[] = {
    SOURCE_AND_RULE("GO-TERR-2"),
    PART("costs", cost_fields),
    PART("healing-point", healing_fields),
    PART("shrinking", shrinking_fields),
    LIST(BoardFile, zone[0], "zones", ZONES, ZONES, zone_fields, .rule = "GO-ZONE-1"),
    DRAWING("quarter", QUARTER, QUARTER, signs, draw_quarter),
    /* Corners would belong to two sides. */
    VALUES(BoardFile, gate[0], "gates", SECTORS / 4, SECTORS / 4, INT_VALUE(uint8_t, 2, SIDE - 2)),
    CHECK(check_zones),
    CHECK(check_map),
    CHECK(check_gates),
    CHECK(finish),
    {0},
};

void gorgasali_read_board(Reader *r, const Node *file, void *content, Traits traits)
{
    BoardFile f = {.board = &((GorgasaliContent *)content)->board};
    read_fields(r, file, board_fields, &f, traits);
}

void gorgasali_square_word(int square, Str *out)
{
    const Square at = square_of(square, SIDE);
    put(out, "%d-%d", at.row + 1, at.column + 1);
}
