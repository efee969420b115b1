/* The ladder as text, as JSON and as a picture; see ladder.h. */
#include <math.h>
#include <stdlib.h>

#include "core/json.h"
#include "lab/ladder.h"
#include "lab/report.h"

enum { CELL = 8, JSON_ROOM = 1 << 16, LEFT = 190, WIDE = 420, ROW = 30, TOP = 16 };

static const char *text(Lang lang, const char *key)
{
    const char *found = pack_text(0, lang, key);
    return found != 0 ? found : key;
}

/* The pair as the bot `a` sees it. */
static LadderPair seen_by(const Ladder *l, int a, int b)
{
    const LadderPair p = l->pair[a < b ? a : b][a < b ? b : a];
    return (LadderPair){p.games, a < b ? p.wins : p.games - p.wins - p.draws, p.draws};
}

void ladder_report_text(const Ladder *l, Lang lang, FILE *out)
{
    LadderRank rank[LADDER_BOTS];
    int name = 8;
    ladder_rank(l, rank);
    for (int i = 0; i < l->n; i++)
        name = (int)strlen(l->bot[i].word) > name ? (int)strlen(l->bot[i].word) : name;
    fprintf(out, "%s (%s %llu)\n%s\n\n", l->game->id, text(lang, "sim.seed"),
            (unsigned long long)l->seed, text(lang, "ladder.about"));
    fprintf(out, "     %-*s   Elo      95 %%     ", name, "");
    for (int i = 0; i < l->n; i++)
        fprintf(out, "%*d.", CELL - 1, i + 1);
    fputc('\n', out);
    for (int a = 0; a < l->n; a++) {
        fprintf(out, "%3d. %-*s %5.0f %6.0f - %-5.0f", a + 1, name, l->bot[a].word, rank[a].elo,
                rank[a].low, rank[a].high);
        for (int b = 0; b < l->n; b++) {
            const LadderPair p = seen_by(l, a, b);
            if (a == b || p.games == 0)
                fprintf(out, "%*s", CELL, "-");
            else
                fprintf(out, "%*.1f", CELL, 100 * ((double)p.wins + (double)p.draws / 2) /
                                                (double)p.games);
        }
        fputc('\n', out);
    }
    fprintf(out, "\n%s\n", text(lang, "ladder.pairs"));
    for (int a = 0; a < l->n; a++)
        for (int b = a + 1; b < l->n; b++) {
            const LadderPair *p = &l->pair[a][b];
            const Interval i = report_interval(p->wins, p->games);
            fprintf(out, "  %-*s %-*s %6ld %6ld %6ld   %5.1f %%  %5.1f - %5.1f %%\n", name,
                    l->bot[a].word, name, l->bot[b].word, p->games, p->wins, p->draws, i.share,
                    i.low, i.high);
        }
}

static void json_real(Json *j, const char *key, double value)
{
    json_key(j, key);
    json_micro(j, (long long)llround(value * 1e6));
}

void ladder_report_json(const Ladder *l, FILE *out)
{
    char *room = malloc(JSON_ROOM);
    if (room == 0)
        abort();
    Str to = {.at = room, .cap = JSON_ROOM};
    Json j = {.out = &to};
    LadderRank rank[LADDER_BOTS];
    ladder_rank(l, rank);
    json_open(&j, '{');
    json_key(&j, "game");
    json_text(&j, l->game->id);
    json_key(&j, "bots");
    json_open(&j, '[');
    for (int a = 0; a < l->n; a++) {
        json_open(&j, '{');
        json_key(&j, "bot");
        json_text(&j, l->bot[a].word);
        json_real(&j, "elo", rank[a].elo);
        json_real(&j, "low", rank[a].low);
        json_real(&j, "high", rank[a].high);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_key(&j, "pairs");
    json_open(&j, '[');
    for (int a = 0; a < l->n; a++)
        for (int b = a + 1; b < l->n; b++) {
            json_open(&j, '{');
            json_key(&j, "first");
            json_text(&j, l->bot[a].word);
            json_key(&j, "second");
            json_text(&j, l->bot[b].word);
            json_key(&j, "games");
            json_int(&j, l->pair[a][b].games);
            json_key(&j, "wins");
            json_int(&j, l->pair[a][b].wins);
            json_key(&j, "draws");
            json_int(&j, l->pair[a][b].draws);
            json_close(&j, '}');
        }
    json_close(&j, ']');
    json_close(&j, '}');
    fprintf(out, "%s\n", room);
    free(room);
}

void ladder_report_plot(const Ladder *l, FILE *out)
{
    LadderRank rank[LADDER_BOTS];
    double low = 0, high = 0;
    ladder_rank(l, rank);
    for (int i = 0; i < l->n; i++) {
        low = fmin(low, rank[i].low);
        high = fmax(high, rank[i].high);
    }
    const double scale = WIDE / (high - low + 1);
    const int deep = TOP + ROW * l->n + 24;
    fprintf(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" "
            "font-family=\"sans-serif\" font-size=\"13\">\n"
            "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n", LEFT + WIDE + 60, deep);
    fprintf(out, "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\" stroke=\"#999\"/>\n"
            "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\" fill=\"#555\">Elo 0</text>\n",
            LEFT - low * scale, LEFT - low * scale, TOP - 8, deep - 20, LEFT - low * scale,
            deep - 6);
    for (int i = 0; i < l->n; i++) {
        const double x = LEFT + (rank[i].elo - low) * scale;
        const int y = TOP + ROW * i + ROW / 2;
        fprintf(out, "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>\n"
                "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\" stroke=\"#1f6f8b\" "
                "stroke-width=\"3\"/>\n"
                "<circle cx=\"%.1f\" cy=\"%d\" r=\"6\" fill=\"#1f6f8b\"/>\n"
                "<text x=\"%.1f\" y=\"%d\" fill=\"#333\">%.0f</text>\n",
                LEFT - 12, y + 4, l->bot[i].word, LEFT + (rank[i].low - low) * scale,
                LEFT + (rank[i].high - low) * scale, y, y, x, y,
                LEFT + (rank[i].high - low) * scale + 8, y + 4, rank[i].elo);
    }
    fprintf(out, "</svg>\n");
}
