/* Which part of a board is shown where the terminal is too small for all of it: around whose turn
 * it is, or what was asked for. */
#include "cli/screen.h"

static const ViewCell *cell_at(const Screen *s, const ViewArea *a, int i)
{
    return &s->view->cells[a->first_cell + i];
}

int screen_cell_index(const Screen *s, const ViewArea *a, Thing what)
{
    for (int i = 0; i < a->n_cells; i++)
        if (cell_at(s, a, i)->what.kind == what.kind && cell_at(s, a, i)->what.value == what.value)
            return i;
    return -1;
}

bool screen_is_between(const Screen *s, const ViewArea *a, const ViewArea *board)
{
    const char *key = screen_find(s, "between", a->key);
    return key != 0 && text_equal(key, board->key);
}

/* The cell of a board that a piece stands on or beside, or -1. */
static int cell_of_piece(const Screen *s, int board, const ViewItem *piece)
{
    const ViewArea *b = &s->view->areas[board], *a = &s->view->areas[piece->area];
    if (piece->area == board || piece->cell < 0 || !screen_is_between(s, a, b))
        return piece->area == board ? piece->cell : -1;
    const ViewCell *at = cell_at(s, a, piece->cell);
    for (int i = 0; i < b->n_cells; i++)
        if (cell_at(s, b, i)->x == at->x && cell_at(s, b, i)->y == at->y)
            return i;
    return -1;
}

static int offered_cell(const Screen *s, const ViewArea *a, int seat)
{
    const Menu *menu = match_menu(s->match, seat);
    for (int i = 0; menu != 0 && i < menu->n; i++)
        for (int k = 0; k < s->game->verbs[option_verb(menu->list[i])].n_args; k++) {
            const int cell = screen_cell_index(s, a, option_thing(s->game, menu->list[i], k));
            if (cell >= 0)
                return cell;
        }
    return -1;
}

/* A piece that waits beside the map stands before the square with the number of its place. */
static int cell_before(const Screen *s, const ViewArea *map, const ViewItem *piece)
{
    char word[64];
    Str out = STR_ON(word);
    long number;
    const ViewArea *a = &s->view->areas[piece->area];
    if (piece->cell < 0 || piece->cell >= a->n_cells)
        return -1;
    thing_write(s->game, s->state, cell_at(s, a, piece->cell)->what, &out);
    if (!text_int(word, 1, INT16_MAX, &number))
        return -1;
    for (int i = 0; i < map->n_cells; i++)
        if (cell_at(s, map, i)->of.n_facts > 0 && cell_at(s, map, i)->of.facts[0].value == number)
            return i;
    return -1;
}

/* The piece of a seat; of a seat that has no such thing, its first thing on the board. */
static const ViewItem *piece_of(const Screen *s, int area, int seat)
{
    const ViewItem *piece = screen_piece(s, seat);
    if (piece != 0 && cell_of_piece(s, area, piece) >= 0)
        return piece;
    for (int i = 0; i < s->view->n_items; i++)
        if (s->view->items[i].area == area && s->view->items[i].owner == seat &&
            s->view->items[i].cell >= 0)
            return &s->view->items[i];
    return piece;
}

int screen_middle_cell(const Screen *s, int area)
{
    const ViewArea *a = &s->view->areas[area];
    const Seats asked = s->view->asked;
    const int seat = asked & SEAT_BIT(s->seat) ? s->seat : first_seat(asked);
    if (s->look.kind != KIND_NUMBER)
        return screen_cell_index(s, a, s->look);
    if (seat < 0)
        return -1;
    const ViewItem *piece = a->grows ? piece_of(s, area, seat) : screen_piece(s, seat);
    if (piece != 0 && cell_of_piece(s, area, piece) >= 0)
        return cell_of_piece(s, area, piece);
    const int offered = offered_cell(s, a, seat);
    return offered >= 0 || piece == 0 ? offered : cell_before(s, a, piece);
}

int part_begin(int middle, int shown, int whole)
{
    const int begin = middle - shown / 2;
    return begin < 0 ? 0 : begin > whole - shown ? whole - shown : begin;
}
