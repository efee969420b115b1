/* spielwerk rules: the rule book of a game, whole or by id. */
#include <ctype.h>
#include <string.h>

#include "cli/args.h"
#include "cli/canvas.h"
#include "cli/commands.h"
#include "cli/pick.h"
#include "cli/term.h"
#include "cli/words.h"

/* "English / German": the half in the reader's language. */
static void say_chapter(const char *chapter, Str *out)
{
    const char *slash = strstr(chapter, " / ");
    if (slash == 0)
        str_text(out, chapter);
    else if (words_lang() == LANG_EN)
        str_bytes(out, chapter, (size_t)(slash - chapter));
    else
        str_text(out, slash + 3);
}

static void print_rule(const Rule *r, Canvas *c)
{
    int col = 0;
    canvas_clear(c, term_width(), term_color(false));
    col = canvas_text(c, 0, 0, style_bold, r->id);
    col += 2;
    canvas_wrap(c, 0, &col, 4, c->width, style_plain, r->in[words_lang()]);
    canvas_print(c, stdout);
}

static bool starts_ignoring_case(const char *id, const char *wanted)
{
    for (; *wanted != '\0'; id++, wanted++)
        if (toupper((unsigned char)*id) != toupper((unsigned char)*wanted))
            return false;
    return true;
}

static bool equals_ignoring_case(const char *id, const char *wanted)
{
    return strlen(id) == strlen(wanted) && starts_ignoring_case(id, wanted);
}

static int print_all(const Pack *pack, const char *wanted, Canvas *c)
{
    const char *chapter = 0;
    int n = 0;
    for (int i = 0; i < pack->n_rules; i++) {
        const Rule *r = &pack->rules[i];
        char title[200];
        Str out = STR_ON(title);
        if (wanted != 0 && !starts_ignoring_case(r->id, wanted))
            continue;
        if (r->chapter != 0 && (chapter == 0 || !text_equal(chapter, r->chapter))) {
            say_chapter(r->chapter, &out);
            printf("%s%s\n\n", n > 0 ? "\n" : "", title);
            chapter = r->chapter;
        }
        print_rule(r, c);
        n++;
    }
    return n;
}

int cmd_rules(int argc, char **argv)
{
    static Canvas canvas;
    TextList found = {.n = 0};
    const char *dir = 0;
    const Flag flags[] = {{"pack", FLAG_TEXT, &dir}};
    const ArgsResult args = args_read(argc, argv, flags, sizeof flags / sizeof flags[0], &found, 2);
    if (args != ARGS_GOOD)
        return args == ARGS_HELP ? EXIT_GOOD : EXIT_WRONG;
    if (found.n == 0)
        return complain("need-game", "rules", NULL);
    const Game *game = pick_game(found.item[0]);
    const int index = game != 0 ? pick_pack(game, dir) : -1;
    if (index < 0)
        return EXIT_WRONG;
    const Pack *pack = pack_at(index);
    const char *wanted = found.n > 1 ? found.item[1] : 0;
    for (int i = 0; wanted != 0 && i < pack->n_rules; i++) {
        if (equals_ignoring_case(pack->rules[i].id, wanted)) {
            print_rule(&pack->rules[i], &canvas);
            return EXIT_GOOD;
        }
    }
    if (print_all(pack, wanted, &canvas) == 0 && wanted != 0)
        return complain("rules.none", game->id, wanted, NULL);
    return EXIT_GOOD;
}
