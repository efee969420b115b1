/* Forecast: what may happen if a seat chooses this, from redealt copies played to the next
 * decision. Where nothing is hidden and chance has few outcomes, these are all that can happen. It
 * looks only at what the seat may know: facts and tags of the view before and
 * after. Where others are asked first but the seat soon again (a reaction to an attack), they
 * answer by the game's policy. Where passing is possible (Menu.pass) everybody passes, the seat
 * too: a forecast tells what comes of it if nobody interferes. It ends where the
 * game says so (Preview.ends), such as with the turn, unless the match is over. */
#ifndef TABLE_FORECAST_H
#define TABLE_FORECAST_H

#include "core/event.h"
#include "core/game.h"
#include "table/ways.h"

enum {
    FORECAST_LINES = 48, FORECAST_VALUES = 12, FORECAST_COPIES = 200,
    FORECAST_CASES = 5040,   /* copies an exact forecast stands for, at most */
    FORECAST_REPLIES = 4,    /* answers of others that are played through, at most */
    FORECAST_TRIES = 16,     /* copies after which that is given up if it never led back */
    FORECAST_PASSES = 64,    /* and passes, at most */
    FORECAST_SETTLES = 16,   /* answers after a way that settle what came up on it, at most */
    FORECAST_EVENTS = 64,    /* of one answer; a way of many steps has more to tell */
    FORECAST_WAY_EVENTS = 128,
    FORECAST_PATH = 32, FORECAST_FORKS = 3, FORECAST_GROUPS = 4,
    FORECAST_SHAPES = 48, FORECAST_POINTS = 384,
};

/* One fact that may change: "damage of Gwaien", with its possible new values. */
typedef struct ForecastLine {
    Thing what;              /* the item; kind KIND_SEAT for a fact of a seat */
    const char *fact;        /* text key "fact.<fact>", or "tag.<fact>" */
    bool is_tag;             /* a tag: 0 is not there, 1 is there */
    int16_t before;
    int n_values;
    int16_t value[FORECAST_VALUES];   /* ascending */
    uint16_t count[FORECAST_VALUES];  /* copies in which the fact ends with that value */
    int32_t mean_change;     /* in thousandths */
} ForecastLine;

/* Something that happens in some of the copies, as the seat would see it. */
typedef struct ForecastEvent {
    Event event;
    uint16_t copies;
    uint8_t at;              /* of a way: on which of its cells, from 1; 0: before the first */
} ForecastEvent;

typedef struct Forecast {
    int copies;
    bool exact;              /* all that can happen: shares of the copies are true chances */
    int n_lines;
    bool final;              /* afterwards it could not be freely undone, in one copy at least:
                                chance answered, something hidden was shown, or another seat is
                                asked */
    uint16_t over[MAX_SEATS + 1];  /* copies that end with a win of that seat; last: a draw */
    ForecastLine line[FORECAST_LINES];
    int n_events;
    ForecastEvent event[FORECAST_WAY_EVENTS];  /* the first different ones, as they came up */
    int n_path;
    Thing path[FORECAST_PATH];         /* cells on the way, if the game shows it (Preview) */
    bool has_odds;
    Odds odds;                         /* exact chances, if dice decide it (Preview.odds) */
    int n_groups;
    Group group[FORECAST_GROUPS];      /* who counts in it (Preview.overlay) */
    int n_shapes;                      /* what it would look like on a plane (Preview.overlay) */
    OverlayShape shape[FORECAST_SHAPES];
    Point point[FORECAST_POINTS];
    /* Answers to the first question on the way whose answers are worth following one by one
     * (Menu.fork), and who is asked it. */
    int n_forks, fork_seat;
    Option fork[FORECAST_FORKS];
} Forecast;

/* `state` is the true state; only redealt copies of it are played. */
void forecast(const Game *game, const void *state, int seat, Option o, uint64_t seed,
              Forecast *out);
/* The same if the first fork is answered by `fork`. */
void forecast_fork(const Game *game, const void *state, int seat, Option o, Option fork,
                   uint64_t seed, Forecast *out);
/* What comes of a whole way, its answers one after the other. What comes up at its end (where to
 * put what was found) is settled by the game's policy, up to the next question with which something
 * new begins (Menu.halt). */
void forecast_route(const Game *game, const void *state, int seat, const Way *route,
                    uint64_t seed, Forecast *out);

#endif
