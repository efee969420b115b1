/* Squares; see square.h. */
#include "core/square.h"

const Square square_step[SQUARE_DIRECTIONS] = {
    [NORTH] = {-1, 0}, [EAST] = {0, 1}, [SOUTH] = {1, 0}, [WEST] = {0, -1},
    [NORTH_EAST] = {-1, 1}, [SOUTH_EAST] = {1, 1},
    [SOUTH_WEST] = {1, -1}, [NORTH_WEST] = {-1, -1},
};

SquareLine square_line(Square from, Square to)
{
    return (SquareLine){
        .at = from, .rows = absolute(to.row - from.row),
        .columns = absolute(to.column - from.column),
        .down = to.row > from.row ? 1 : -1, .right = to.column > from.column ? 1 : -1,
    };
}

/* Which line between squares comes next, one between rows or one between columns: both distances
 * from the start, doubled and on the same denominator, so that integers suffice. */
bool square_line_next(SquareLine *l)
{
    if (l->row >= l->rows && l->column >= l->columns)
        return false;
    const int ahead = (1 + 2 * l->column) * l->rows - (1 + 2 * l->row) * l->columns;
    const Square below = {l->at.row + l->down, l->at.column};
    const Square aside = {l->at.row, l->at.column + l->right};
    l->corner = ahead == 0;
    l->beside[0] = below;
    l->beside[1] = aside;
    if (ahead >= 0) {
        l->at.row += l->down;
        l->row++;
    }
    if (ahead <= 0) {
        l->at.column += l->right;
        l->column++;
    }
    return true;
}
