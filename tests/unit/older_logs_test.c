/* Logs of other versions: marks, and reading as far as a log follows. */
#include "unit.h"

#include "pack/packs.h"
#include "table/fair.h"
#include "table/match.h"
#include "table/match_inner.h"

enum { ANSWERS = 9, TEXT = 8192 };

static int prepare(void **x)
{
    (void)x;
    packs_install();
    return 0;
}

/* A match of Null with some answers, and its log as the server keeps it: every answer marked. */
typedef struct Case {
    Match *match;
    char log[TEXT];
} Case;

static void open_case(Case *c)
{
    static const SeatHolder people[2] = {{SEAT_PERSON, "Anna", ""}, {SEAT_PERSON, "Bert", ""}};
    char why[MATCH_ERROR];
    uint8_t seed[SEED_BYTES];
    Setup setup;
    FastChance f;
    const Game *game = game_by_id("null");
    fair_seed_from_number(3, seed);
    game_setup_default(game, pack_builtin(game), 2, &setup);
    c->match = match_new(game, &setup, people, seed, LANG_EN, why);
    chance_fast(&f, 3);
    Str out = STR_ON(c->log);
    match_write_head(c->match, true, &out);
    for (int i = 0; i < ANSWERS; i++) {
        const int seat = first_seat(match_asked(c->match));
        const Menu *menu = match_menu(c->match, seat);
        assert_true(match_answer(c->match, seat,
                                 menu->list[fast_below(&f, (uint32_t)menu->n)], LANG_EN, why));
        match_write_row(c->match, i, &out);
    }
    assert_false(out.cut || match_over(c->match));
}

/* The line of answer `i`, from 1. */
static char *line_of(Case *c, int i)
{
    char *line = strstr(c->log, "\nstart") + 1;
    for (; i > 0; i--)
        line = strchr(line, '\n') + 1;
    return line;
}

static void same_position(const Match *a, const Match *b)
{
    assert_int_equal(match_length(a), match_length(b));
    assert_true(match_fingerprint(a) == match_fingerprint(b));
}

/* The log is read up to before answer `i`, 0: not at all. */
static void stops(const Case *c, LogStop stop, int i)
{
    char why[MATCH_ERROR];
    LogReading g;
    Match *m = match_read_prefix(c->log, &g);
    assert_int_equal(g.stop, stop);
    assert_int_equal(g.answer, i);
    if (i == 0) {
        assert_null(m);
    } else {
        Match *wanted = match_at(c->match, i - 1, LANG_EN, why);
        same_position(m, wanted);
        match_free(wanted);
    }
    match_free(m);
    assert_null(match_read(c->log, why));
    assert_string_equal(why, g.why);
}

static void a_whole_log_is_read_to_its_end(void **x)
{
    Case c;
    LogReading g;
    (void)x;
    open_case(&c);
    Match *m = match_read_prefix(c.log, &g);
    assert_int_equal(g.stop, LOG_WHOLE);
    assert_string_equal(g.engine, match_engine());
    same_position(m, c.match);
    match_free(m);
    match_free(c.match);
}

static void an_answer_with_other_consequences_is_noticed(void **x)
{
    (void)x;
    for (int i = 1; i <= ANSWERS; i++) {
        Case c;
        open_case(&c);
        char *digit = strchr(line_of(&c, i), '#') + 2 + i % 8;
        *digit = *digit == '0' ? '1' : '0';
        stops(&c, LOG_MARK, i);
        match_free(c.match);
    }
}

static void an_answer_that_is_not_possible_is_noticed(void **x)
{
    (void)x;
    for (int i = 1; i <= ANSWERS; i++) {
        Case c;
        open_case(&c);
        char *word = strchr(line_of(&c, i), ' ') + 1;
        word[0] = 'x';
        stops(&c, LOG_ANSWER, i);
        match_free(c.match);
    }
}

static void other_chance_is_noticed(void **x)
{
    int tried = 0;
    (void)x;
    for (int i = 1; i <= ANSWERS; i++) {
        Case c;
        open_case(&c);
        char *line = line_of(&c, i), *bar = strchr(line, '|');
        if (bar != 0 && bar < strchr(line, '\n')) {
            bar[2] = bar[2] == '0' ? '1' : '0';
            stops(&c, LOG_CHANCE, i);
            tried++;
        }
        match_free(c.match);
    }
    assert_true(tried > 2);
}

static void a_head_that_does_not_fit_gives_no_match(void **x)
{
    static const struct { const char *key; LogStop stop; } heads[] = {
        {"\nspielwerk", LOG_HEAD}, {"\ngame n", LOG_HEAD}, {"\npack ", LOG_PACK},
        {"\noption ", LOG_HEAD}, {"\nseed ", LOG_HEAD}, {"\nengine ", LOG_HEAD},
        {"\nstart ", LOG_CHANCE},
    };
    (void)x;
    for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++) {
        Case c;
        open_case(&c);
        const char *key = heads[i].key;
        char *at = i == 0 ? c.log : strstr(c.log, key) + strlen(key);
        if (heads[i].stop == LOG_HEAD)
            *at = '?';
        else
            *at = *at == '0' ? '1' : '0';
        stops(&c, heads[i].stop, 0);
        match_free(c.match);
    }
}

static void a_line_that_is_none_is_noticed(void **x)
{
    Case c;
    (void)x;
    open_case(&c);
    line_of(&c, 4)[0] = '?';
    stops(&c, LOG_LINE, 4);
    match_free(c.match);
    open_case(&c);
    *(strchr(line_of(&c, 5), '#') + 3) = 'g';
    stops(&c, LOG_LINE, 5);
    match_free(c.match);
}

/* Neither marks nor the name of the engine are needed. */
static void logs_without_marks_and_engine_are_read(void **x)
{
    Case c;
    LogReading g;
    (void)x;
    open_case(&c);
    for (int i = 1; i <= ANSWERS; i++) {
        char *sign = strchr(line_of(&c, i), '#');
        memset(sign, ' ', 10);
    }
    char *engine = strstr(c.log, "\nengine") + 1;
    memset(engine, '#', strcspn(engine, "\n"));
    Match *m = match_read_prefix(c.log, &g);
    assert_int_equal(g.stop, LOG_WHOLE);
    assert_string_equal(g.engine, "0.1");
    same_position(m, c.match);
    match_free(m);
    match_free(c.match);
}

/* What people are told names the answer and both programs, and nothing that is secret. */
static void it_is_said_why_a_match_cannot_go_on(void **x)
{
    static const char *const part[LANGS] = {[LANG_DE] = "ihre 7. Antwort",
                                            [LANG_EN] = "its answer 7"};
    static const LogStop all[] = {LOG_HEAD, LOG_PACK, LOG_ANSWER, LOG_CHANCE, LOG_MARK, LOG_LINE};
    (void)x;
    for (int lang = 0; lang < LANGS; lang++)
        for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
            for (int answer = 0; answer <= 7; answer += 7) {
                const LogReading g = {.stop = all[i], .answer = answer, .engine = "0.1.7",
                                      .why = "secret"};
                char text[600];
                Str out = STR_ON(text);
                match_say_stop(&g, lang, &out);
                assert_non_null(strstr(text, "0.1.7"));
                assert_non_null(strstr(text, match_engine()));
                assert_null(strstr(text, "secret"));
                assert_null(strstr(text, "table."));
                if (answer > 0 && (all[i] == LOG_ANSWER || all[i] == LOG_MARK))
                    assert_non_null(strstr(text, part[lang]));
            }
}

/* A game whose tables are sorted anew gives the same marks; one whose things change does not. */
static void marks_know_ids_and_values_only(void **x)
{
    static const KindSpec kinds[] = {{.id = "card"}, {.id = "hex"}},
                          other_kinds[] = {{.id = "hex"}, {.id = "card"}};
    static const EventSpec events[] = {{"drew", 1, {0}}, {"moved", 2, {0, 1}}},
                           other_events[] = {{"moved", 2, {1, 0}}, {"drew", 1, {1}}};
    static const Game game = {.kinds = kinds, .events = events},
                      sorted = {.kinds = other_kinds, .events = other_events};
    uint64_t a = 1, b = 1;
    (void)x;
    mark_event(&a, &game, &(Event){.kind = 1, .n = 2, .arg = {3, 4}, .rule = "A-1"});
    mark_event(&b, &sorted, &(Event){.kind = 0, .n = 2, .arg = {3, 4}, .rule = "B-1"});
    assert_true(a == b);
    mark_event(&a, &game, &(Event){.kind = 0, .n = 1, .arg = {3}, .rule = "A-1"});
    mark_event(&b, &sorted, &(Event){.kind = 1, .n = 1, .arg = {259}, .rule = "A-1"});
    assert_false(a == b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_whole_log_is_read_to_its_end),
        cmocka_unit_test(an_answer_with_other_consequences_is_noticed),
        cmocka_unit_test(an_answer_that_is_not_possible_is_noticed),
        cmocka_unit_test(other_chance_is_noticed),
        cmocka_unit_test(a_head_that_does_not_fit_gives_no_match),
        cmocka_unit_test(a_line_that_is_none_is_noticed),
        cmocka_unit_test(logs_without_marks_and_engine_are_read),
        cmocka_unit_test(it_is_said_why_a_match_cannot_go_on),
        cmocka_unit_test(marks_know_ids_and_values_only),
    };
    return cmocka_run_group_tests(tests, prepare, NULL);
}
