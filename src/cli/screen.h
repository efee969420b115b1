/* The table on the terminal, for any game: it knows the view model and nothing else. */
#ifndef CLI_SCREEN_H
#define CLI_SCREEN_H

#include "bots/advice.h"
#include "cli/canvas.h"
#include "table/forecast.h"
#include "table/match.h"

/* From top to bottom. A terminal too small for all of it always shows the head, which has the
 * scores, the latest news and the question; the body and the answers then have pages. */
typedef enum ScreenPart {
    PART_HEAD, PART_BODY, PART_NEWS, PART_QUESTION, PART_ANSWERS, PART_FOOT, PARTS
} ScreenPart;

enum {
    TIGHT_SHORT = 1,    /* only what is needed, in short forms */
    TIGHT_DENSE = 2,    /* no gaps, seats side by side, a row for every row of a board */
    TIGHT_PAGES = 3,    /* in an order that can be cut into pages */
    SCREEN_BREAKS = 400,
};

typedef struct Screen {
    Canvas *canvas;
    View *view;
    const Match *match;
    const Game *game;
    const void *state;
    int seat;               /* whose eyes, or SPECTATOR */
    Lang lang;
    SeatNames names;        /* what everybody is called */
    Listener listener;      /* for the sentences of the game */
    int height;             /* rows of the terminal; 0: as many as it takes */
    int map_rows;           /* rows of a map or a plane to show; 0: all */
    int spare;              /* rows that are left for news when it is tight */
    int tight;              /* 0: there is room; else TIGHT_SHORT and so on */
    int below;              /* rows that are needed below the sheet, such as for the input */
    int part[PARTS];        /* the row each part begins in */
    int n_breaks;           /* rows of the body where a page had better begin */
    int breaks[SCREEN_BREAKS];
    int page, pages;        /* which one is shown, counted on and on, and how many there are */
    Thing look;             /* the cell a map is to show; kind KIND_NUMBER: where the turn is */
    int n_marks;            /* cells that are pointed out on a map */
    const Thing *marks;
    int n_shapes;           /* what is drawn on a plane as well */
    const OverlayShape *shapes;
    const Point *points;    /* of the shapes */
} Screen;

/* Looks at the match with the eyes of a seat and starts an empty sheet. */
void screen_open(Screen *s, const Match *match, int seat, Lang lang, bool color);

/* Parts of the screen, each added below the last. */
void screen_head(Screen *s);    /* round and seats */
void screen_table(Screen *s);
void screen_events(Screen *s, int from, int to);
/* The last `most` lines of what happened since `from`. */
void screen_news(Screen *s, int from, int most);
int screen_news_lines(const Screen *s, int from);
void screen_prompt(Screen *s, const Menu *menu);
/* The last line on a terminal: what the Enter key shows, and that there is help. */
void screen_foot(Screen *s);
void screen_result(Screen *s);
void screen_forecast(Screen *s, const Forecast *f, Option o);
/* The most important of it in a few words, for behind an answer. */
void screen_foretell(const Screen *s, const Forecast *f, Str *out);
/* And if the question on the way is answered in a certain way. */
void screen_fork(Screen *s, const Forecast *all, int fork, const Forecast *f);
void screen_group(Screen *s, const Group *g);
/* What a bot would do, and why. */
void screen_advice(Screen *s, const Advice *a);
/* What the colours of what is drawn on a plane mean, in one line. */
void screen_explain_shapes(Screen *s, const OverlayShape *shapes, int n);
int16_t screen_role_ink(int role);
/* What is drawn on a plane, in words. */
void screen_name_shapes(Screen *s, const OverlayShape *shapes, int n, const Point *points);
/* All that is to be said about a thing: where it is, its numbers and texts, what its owner has. */
void screen_thing(Screen *s, Thing t);
/* All that is to be said about a cell; false: no board has it. */
bool screen_cell(const Screen *s, Thing cell, Str *out);
/* Where the cells of this name are, as a legend calls them; false: there are none. */
bool screen_tagged(Screen *s, const char *name);
/* How many cells these are, and which of them have something on them. */
void screen_ends(const Screen *s, const Thing *ends, int n, Str *out);
/* Every card the seat owns and knows, with its text. */
void screen_cards(Screen *s);
void screen_cards_of(Screen *s, int owner);
/* Every card of a figure: all that it brings, or the known ones that have its word as a tag. */
void screen_cards_tagged(Screen *s, Thing figure);
/* What lies with a thing on its mat: what a hero can do and has. */
void screen_cards_beside(Screen *s, const ViewItem *item);
/* What is known of a hand, a pile or a row, each thing with its text. */
void screen_cards_in(Screen *s, int area);

/* "Anna", "Bot Gizmo", "Guest 1"; with the eyes of that seat "Anna (you)" */
void screen_seat_name(const Screen *s, int seat, Str *out);
/* Titles and sentences of the game. */
void screen_title(const Screen *s, Thing t, Str *out);
/* The same beside what is told of it: somebody's only figure goes by the name of who plays it. */
void screen_whom(const Screen *s, Thing t, Str *out);
void screen_say_event(const Screen *s, const Event *e, Str *out);
void screen_say_question(const Screen *s, const Menu *m, Str *out);
void screen_say_option(const Screen *s, Option o, Str *out);

/* ---- used by the parts ---- */

enum { BOARD_CELL = 6 };                  /* columns of a cell of a board that has room */

void screen_board(Screen *s, int area);   /* hexes or squares */
/* A board too wide for that is a map: two characters a square. Its index, or -1. */
int screen_map_area(const Screen *s);
void screen_plane(Screen *s, int area);
/* Nothing but the plane, as large as the terminal allows: so many units round a place, 0: all. */
void screen_close_up(Screen *s, Point middle, int units);
/* A length or place on a plane, in what people measure with: "3.2", "3.2 / 11.8". */
void screen_measure(const Screen *s, const ViewArea *a, int units, Str *out);
/* The same with its unit: "3.2 inches". */
void screen_length(const Screen *s, const ViewArea *a, int units, Str *out);
/* How a place lies: "3.2 inches from Elmar, in cover: West mountain". */
void screen_place_words(const Screen *s, const PlaceWords *w, Str *out);
static inline bool screen_is_something(Thing t) { return t.kind != KIND_NUMBER; }
/* The plane in view, or NULL. */
const ViewArea *screen_plane_area(const Screen *s);
void screen_point(const Screen *s, const ViewArea *a, int x, int y, Str *out);
/* The cell in the middle of what matters now, or -1; and where a part begins that has it. */
int screen_middle_cell(const Screen *s, int area);
int part_begin(int middle, int shown, int whole);
int screen_cell_index(const Screen *s, const ViewArea *a, Thing what);  /* or -1 */
/* Whether the cells of an area lie where cells of a board meet (texts "between.<key>": the key of
 * the board): the one at (x, y) between those at (x, y), (x + 1, y) and (x, y + 1). */
bool screen_is_between(const Screen *s, const ViewArea *a, const ViewArea *board);
/* With a map everything else is short: a line for the round, for the turn and for each seat. */
void screen_map_table(Screen *s, int map);
void screen_map_head(Screen *s, int map);
void screen_map(Screen *s, int map);
void screen_gap(Screen *s);               /* an empty row, if there is room for it */
void screen_part(Screen *s, ScreenPart part);  /* begins here */
void screen_break(Screen *s);             /* a page had better begin here than later */
void screen_break_at(Screen *s, int row);
/* Makes the sheet one page of itself if it is longer than the terminal; see screen_pages.c. */
void screen_cut(Screen *s);
/* Whether the sheet is longer than the terminal, the input below it included. */
bool screen_is_over(const Screen *s);
/* Shows less of a map or a smaller plane if it is; false: that is of no use. */
bool screen_shorten(Screen *s);
bool screen_shorten_plane(Screen *s);
void screen_choices(Screen *s, const Menu *m);
/* An area that is the stage now; see screen_scene.c. Its text, or NULL: it is none. */
const char *screen_scene_text(const Screen *s, const ViewArea *a);
void screen_scene(Screen *s, int area);
bool screen_has_scene(const Screen *s);
void screen_area(Screen *s, int area);    /* everything else but piles */
void screen_piles(Screen *s);
void screen_area_title(const Screen *s, const ViewArea *a, Str *out);

const char *screen_text(const Screen *s, const char *kind, const char *key);  /* or the key */
const char *screen_find(const Screen *s, const char *kind, const char *key);  /* or NULL */
/* "Damage 3/7, Level 1; rooted" */
void screen_facts(const Screen *s, const ViewFacts *of, Str *out);
/* A tag in words. One that ends in the number of a team names its people where the game has a
 * sentence for it: text "tag.<tag without number>" with {0}. */
void screen_tag(const Screen *s, const char *tag, Str *out);
/* The same as far as a pack has short forms for it (texts "short.<key>"): "Cd. 3, frozen" */
void screen_short(const Screen *s, const ViewFacts *of, Str *out);
/* The first number and every other that is not 0, in short forms as far as there are any; tags
 * likewise if all of them are wanted, else only those with a short form. */
void screen_brief(const Screen *s, const ViewFacts *of, bool all, Str *out);
/* A cell that this board marks as out of use now: the title of that, and its colour. A pack says so
 * in texts "dim.<tag>": the fact of the area, the least it must be, a colour, a tag as title. */
const char *screen_dimmed(const Screen *s, const ViewArea *a, const ViewCell *c, int16_t *color);
/* The piece of a seat: what has a number that is drawn as a bar; or NULL. */
const ViewItem *screen_piece(const Screen *s, int seat);
/* Title of the place where an item is: its cell, else its area. */
void screen_place(const Screen *s, const ViewItem *item, Str *out);
/* What a card says: the text "<kind>.<word>.text", or that of the kind by which the pack has it
 * explained (a figure by its card), or NULL. */
const char *screen_card_text(const Screen *s, Thing t);
/* The same text of another kind's thing that has its word. */
const char *screen_text_as(const Screen *s, const char *kind, Thing t);
void screen_word(const Screen *s, Thing t, Str *out);  /* all copies of a card have the same */
/* What a tag of an item says, if a pack has it explained so (texts "explains.<kind>"), such as
 * a character by its ability; or NULL. */
const char *screen_tag_text(const Screen *s, const ViewItem *item);
Style screen_owner_style(int seat);       /* a token in the colour of a seat */

#endif
