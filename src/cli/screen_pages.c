/* A table too long for the terminal, in pages. Head, news and question are on every page; the rows
 * that are left are shared by the body and the answers, each of which is shown part by part. One
 * page after the other shows all of both. */
#include "cli/screen.h"
#include "cli/term.h"
#include "cli/words.h"

enum { LINE = 400, FOOTER = 1, PAGES = 64, FEW_ANSWERS = 4 };

typedef struct Pages {
    int n;
    int first[PAGES + 1];   /* row each page begins in; the last one is the end */
} Pages;

void screen_part(Screen *s, ScreenPart part)
{
    s->part[part] = s->canvas->rows;
    if (part == PART_BODY)
        s->n_breaks = 0;
}

void screen_break_at(Screen *s, int row)
{
    if (s->n_breaks < SCREEN_BREAKS)
        s->breaks[s->n_breaks++] = row;
}

void screen_break(Screen *s)
{
    screen_break_at(s, s->canvas->rows);
}

/* The end of a page of at most `high` rows: before the last thing that does not fit as a whole, if
 * that does not leave the page more than half empty. */
static int page_end(const Screen *s, int first, int end, int high)
{
    int best = first + high;
    if (best >= end)
        return end;
    for (int i = 0; i < s->n_breaks; i++)
        if (s->breaks[i] <= first + high && s->breaks[i] >= first + (high + 1) / 2)
            best = s->breaks[i];
    return best;
}

static void split_answers(const Screen *s, int first, int end, int high, Pages *out)
{
    out->n = 0;
    while (first < end && out->n < PAGES) {
        out->first[out->n++] = first;
        first = page_end(s, first, end, high);
    }
    out->first[out->n] = end;
}

static int rows_of(const Pages *pages, int page)
{
    return pages->n > 0 ? pages->first[page % pages->n + 1] - pages->first[page % pages->n] : 0;
}

static int most_rows(const Pages *pages)
{
    int most = 0;
    for (int i = 0; i < pages->n; i++)
        most = rows_of(pages, i) > most ? rows_of(pages, i) : most;
    return most;
}

/* What the answers of a page leave free belongs to the body; a page that is shown again with other
 * answers must have room beside the most of them. */
static void split_body(const Screen *s, int room, const Pages *answers, Pages *out)
{
    int first = s->part[PART_BODY];
    const int end = s->part[PART_NEWS];
    out->n = 0;
    while (first < end && out->n < PAGES) {
        const bool last = out->n + 1 >= answers->n;
        const int high = room - (last ? rows_of(answers, out->n) : most_rows(answers));
        out->first[out->n++] = first;
        first = page_end(s, first, end, high > 1 ? high : 1);
    }
    out->first[out->n] = end;
}

static void copy_page(Canvas *to, const Canvas *from, const Pages *pages, int page)
{
    if (pages->n == 0)
        return;
    canvas_copy(to, from, pages->first[page % pages->n], rows_of(pages, page));
}

/* Whether an answer leads to a field of a board. */
static bool has_steps(const Screen *s, const Menu *m)
{
    for (int i = 0; i < m->n; i++) {
        const VerbSpec *verb = &s->game->verbs[option_verb(m->list[i])];
        for (int k = 0; verb->n_args == 1 && k < s->view->n_areas; k++)
            if (view_is_board(&s->view->areas[k]) &&
                screen_cell_index(s, &s->view->areas[k],
                                  option_thing(s->game, m->list[i], 0)) >= 0)
                return true;
    }
    return false;
}

/* "Page 1 of 3 · Enter: next page · help: what you can type". What the Enter key does is always
 * said; of the rest, what does not fit is left out. */
void screen_foot(Screen *s)
{
    enum { PARTS_OF_IT = 4 };
    char part[PARTS_OF_IT][LINE] = {""}, line[PARTS_OF_IT * LINE];
    Str page = STR_ON(part[0]), enter = STR_ON(part[1]), help = STR_ON(part[2]);
    Str places = STR_ON(part[3]), out = STR_ON(line);
    if (term_too_narrow() > 0) {
        words_fill(&out, "play.narrow", number_word(term_too_narrow()), number_word(TERM_NARROW),
                   NULL);
        canvas_line(s->canvas, 2, style_dim, line);
        return;
    }
    const bool over = match_over(s->match);
    const Menu *m = over ? 0 : match_menu(s->match, s->seat);
    if (s->pages > 1)
        words_fill(&page, "play.page-of", number_word(s->page % s->pages + 1),
                   number_word(s->pages), NULL);
    const bool last = s->page % s->pages == s->pages - 1;
    words_fill(&enter, !last ? "play.foot-next" : s->pages > 1 ? "play.foot-first"
                                                             : "play.foot-again", NULL);
    words_fill(&help, "play.foot-help", NULL);
    if (over)
        words_fill(&places, "play.foot-over", NULL);
    else if (m != 0 && game_measures(s->game) && m->n_regions > 0)
        words_fill(&places, "play.foot-places", NULL);
    else if (m != 0 && game_plans(s->game) && has_steps(s, m))
        words_fill(&places, "play.foot-ways", NULL);
    for (int i = 0; i < PARTS_OF_IT; i++)
        if (part[i][0] != '\0' && text_width(line) + text_width(part[i]) + 3 <= s->canvas->width)
            put(&out, "%s%s", out.len > 0 ? " · " : "", part[i]);
    canvas_line(s->canvas, 2, style_dim, line);
}

/* Rows of the first thing of the body, the board. */
static int first_rows(const Screen *s)
{
    for (int i = 0; i < s->n_breaks; i++)
        if (s->breaks[i] > s->part[PART_BODY])
            return s->breaks[i] - s->part[PART_BODY];
    return 0;
}

/* Half of the room at most, so that one page shows both; less where that would cut the board. */
static int rows_for_answers(const Screen *s, int body_rows, int answer_rows, int room)
{
    const int board = first_rows(s);
    int rows = answer_rows < room / 2 ? answer_rows : room / 2;
    if (room - rows < board && room - board >= FEW_ANSWERS)
        rows = room - board;
    if (rows < room - body_rows)
        rows = room - body_rows;
    return rows > 1 ? rows : 1;  /* a terminal too small for anything: the answers come first */
}

void screen_cut(Screen *s)
{
    static Canvas whole;
    static Pages body, answers;
    s->pages = 1;
    if (!screen_is_over(s))
        return;
    whole = *s->canvas;
    const int *part = s->part, end = part[PART_FOOT];
    const int body_rows = part[PART_NEWS] - part[PART_BODY], answer_rows = end - part[PART_ANSWERS];
    const int fixed = part[PART_BODY] + part[PART_ANSWERS] - part[PART_NEWS];
    const int room = s->height - s->below - FOOTER - fixed;
    const int for_answers = rows_for_answers(s, body_rows, answer_rows, room);
    split_answers(s, part[PART_ANSWERS], end, for_answers, &answers);
    split_body(s, room, &answers, &body);
    s->pages = body.n > answers.n ? body.n : answers.n;
    canvas_clear(s->canvas, whole.width, whole.color);
    canvas_copy(s->canvas, &whole, 0, part[PART_BODY]);
    copy_page(s->canvas, &whole, &body, s->page % s->pages);
    canvas_copy(s->canvas, &whole, part[PART_NEWS], part[PART_ANSWERS] - part[PART_NEWS]);
    copy_page(s->canvas, &whole, &answers, s->page % s->pages);
    screen_foot(s);
}
