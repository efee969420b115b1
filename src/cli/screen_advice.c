/* What a bot advises: the best answers with their chances, what it expects, what that brings. */
#include "cli/screen.h"
#include "cli/words.h"

enum { LINE = 1024, PART = 240 };

/* "58 %" */
static const char *chance_word(int32_t millionths)
{
    return number_word((millionths + SURE / 200) / (SURE / 100));
}

static void draw_offers(Screen *s, const Advice *a)
{
    for (int i = 0; i < a->n_offers; i++) {
        char line[LINE], label[PART];
        Str out = STR_ON(line), l = STR_ON(label);
        screen_say_option(s, a->offer[i].option, &l);
        words_fill(&out, i == 0 ? "advice.best" : "advice.next", label,
                   chance_word(a->offer[i].chance), NULL);
        canvas_line(s->canvas, 4, i == 0 ? style_bold : style_plain, line);
    }
}

/* What nobody has yet, like a champion still to be chosen, has only a word of the program. */
static bool has_name(const Screen *s, Thing t)
{
    char title[PART], word[PART], cell[LINE];
    Str shown = STR_ON(title), w = STR_ON(word), c = STR_ON(cell);
    screen_title(s, t, &shown);
    thing_write(s->game, s->state, t, &w);
    return !text_equal(title, word) || screen_cell(s, t, &c);
}

/* "Victory points of Anna +0.8", "Kilgore: knocked out less often (-40 %)" */
static void put_reason(const Screen *s, const AdviceReason *r, Str *out)
{
    char title[PART], tag[PART];
    Str t = STR_ON(title), g = STR_ON(tag);
    const int size = r->more < 0 ? -r->more : r->more, tenths = (size + 50) / 100;
    screen_whom(s, r->what, &t);
    if (r->is_tag) {
        screen_tag(s, r->fact, &g);
        words_fill(out, r->more < 0 ? "advice.less-often" : "advice.more-often", title, tag,
                   number_word((size + 5) / 10), NULL);
    } else {
        put(out, "%s, %s %c%d.%d", title, screen_text(s, "fact", r->fact), r->more < 0 ? '-' : '+',
            tenths / 10, tenths % 10);
    }
}

static void put_share(int32_t thousandths, const char *more, const char *less, Str *out)
{
    const int percent = ((thousandths < 0 ? -thousandths : thousandths) + 5) / 10;
    if (percent == 0)
        return;
    str_text(out, out->len > 0 ? "; " : "");
    words_fill(out, thousandths < 0 ? less : more, number_word(percent), NULL);
}

/* What comes of it, compared with another offer. */
static void draw_reasons(Screen *s, const Advice *a)
{
    char line[LINE], all[LINE] = "", other[PART];
    Str out = STR_ON(line), list = STR_ON(all), o = STR_ON(other);
    put_share(a->won, "advice.wins", "advice.wins-less", &list);
    put_share(a->lost, "advice.loses", "advice.loses-less", &list);
    for (int i = 0; i < a->n_reasons; i++) {
        if (!has_name(s, a->reason[i].what))
            continue;
        str_text(&list, list.len > 0 ? "; " : "");
        put_reason(s, &a->reason[i], &list);
    }
    if (a->other < 0 || list.len == 0)
        return;
    screen_say_option(s, a->other_option, &o);
    words_fill(&out, "advice.because", other, all, NULL);
    canvas_line(s->canvas, 4, style_plain, line);
}

static void draw_line(Screen *s, const Advice *a)
{
    char line[LINE], all[LINE];
    Str out = STR_ON(line), list = STR_ON(all);
    for (int i = 0; i < a->n_steps; i++) {
        const AdviceStep *step = &a->step[i];
        str_text(&list, i == 0 ? "" : step->seat != a->step[i - 1].seat ? ". " : ", ");
        if (i == 0 || step->seat != a->step[i - 1].seat) {
            screen_seat_name(s, step->seat, &list);
            str_text(&list, ": ");
        }
        screen_say_option(s, step->option, &list);
    }
    if (a->n_steps == 0)
        return;
    words_fill(&out, "advice.line", all, NULL);
    canvas_line(s->canvas, 4, style_plain, line);
}

void screen_advice(Screen *s, const Advice *a)
{
    draw_offers(s, a);
    draw_reasons(s, a);
    draw_line(s, a);
}
