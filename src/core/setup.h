/* How a match is set up: its pack, its seats and the options that a game lets people choose. */
#ifndef CORE_SETUP_H
#define CORE_SETUP_H

#include <stdbool.h>

#include "core/pack.h"
#include "core/str.h"

enum { OPTIONS_MAX = 12 };

/* A match option: a choice among words or among things of the pack, or a number. Texts:
 * "option.<id>", "option.<id>.<word>"; things of the pack have a title of their own, see
 * setup_title. */
typedef struct OptionSpec {
    const char *id;
    const char *const *words;  /* NULL-terminated … */
    IdList ids;                /* … or the ids of a list in the content … */
    int16_t min, max;          /* … or, without both, a number from min to max */
    int16_t default_value;     /* index of a word, or a number */
    const char *rule;          /* the rule or ruling that offers it, or NULL */
    int16_t automatic;         /* what to take instead when only bots play, if not 0 */
} OptionSpec;

/* What several games let people choose: yes or no, and an end after so many rounds (0: none), which
 * matches of bots have in any case. */
extern const char *const off_on[];
#define ROUND_LIMIT_OPTION(of_bots, rule_) \
    {.id = "round-limit", .max = 200, .automatic = (of_bots), .rule = (rule_)}

typedef struct Setup {
    int pack;                  /* index in the registry */
    int seats;
    int16_t option[OPTIONS_MAX];
    bool asks_ends;            /* no turn ends by itself: for matches of people */
} Setup;

/* The values of an option depend on the pack, because its words may be those of content. */

/* How many words there are to choose from; 0: it is a number. */
int setup_words(const OptionSpec *spec, const Pack *pack);
/* The word of a value; NULL: it is a number. */
const char *setup_word(const OptionSpec *spec, const Pack *pack, int value);
/* What the option or, unless it is NULL, one of its words is called: "option.scenario",
 * "option.scenario.hunt", and if nobody has written that "scenario.hunt", as the pack calls the
 * thing. NULL: it has no name. */
const char *setup_title(const OptionSpec *spec, const Pack *pack, const char *word, Lang lang);
/* Whether the option may have this value. */
bool setup_allows(const OptionSpec *spec, const Pack *pack, int value);
/* The value that somebody wrote as a word or number; false: there is none. */
bool setup_read(const OptionSpec *spec, const Pack *pack, const char *text, int16_t *value);
/* A value as setup_read reads it. */
void setup_write(const OptionSpec *spec, const Pack *pack, int value, Str *out);
/* Everything it may be: "hunt, dark-wings", "0 ... 12". */
void setup_list(const OptionSpec *spec, const Pack *pack, Str *out);

#endif
