/* A match at the terminal: people at the keyboard, bots at once, commands in between. */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "cli/screen.h"
#include "table/ways.h"

/* When a person is not asked although passing would be an answer. */
typedef enum PassMode {
    PASS_SMALL,    /* if nothing else is possible, or the game sees no reason to stop */
    PASS_OWN,      /* if nothing else is possible, or the effect is one's own */
    PASS_UNABLE,   /* if nothing else is possible */
    PASS_NEVER,
    PASS_TURN,     /* until the turn ends */
    PASS_MODES
} PassMode;

typedef struct Passing {
    PassMode mode, before;
    bool asks_usual;           /* asked even where one answer is usual */
    uint64_t skip;             /* bit a kind of effect: never asked about it */
    Seats active;              /* whose turn it was when PASS_TURN was chosen */
} Passing;

typedef struct Play {
    Match *match;
    Screen screen;
    const char *save;          /* file that is written after every answer, or NULL */
    bool color;
    bool plain;                /* no clearing, no line editing */
    bool quit;
    const char *asked_sure;    /* the line before was asked by this text whether it is meant, or
                                  NULL */
    bool saved;                /* by hand, with everything up to now */
    int people;                /* seats held by persons at the start */
    int last_person;           /* who sat at the keyboard last, -1: nobody yet */
    int shown[MAX_SEATS + 1];  /* events each seat has read; the last for who only watches */
    int untold;                /* lines of unread news for which the table has no room */
    int before[MAX_SEATS + 1]; /* and had read before the latest of them */
    int way_from, way_to;      /* answers of the last way: one choice, taken back as one */
    void *room;                /* of the bots */
    Passing passing[MAX_SEATS];
    char *typed;               /* a line that was typed before it was asked for, or NULL */
    char note[1024];           /* what is to be said below the next table */
    char unasked[400];         /* usual answers that were given since then without asking */
} Play;

/* Plays until the end, or until the person stops. Returns the exit status. */
int play_run(Play *p);

/* One line of input from the person at `seat`: a number, a move or a command. Returns whether the
 * screen has to be drawn again. */
bool play_line(Play *p, int seat, const char *line);

/* ---- used by the commands ---- */

/* Prints a sentence. */
void play_say(Play *p, int seat, Style style, const char *text);
/* Prints the sheet, with a stop wherever the terminal is full. */
void play_show(Play *p);
/* Prints as much of its end as the terminal has rows for. */
void play_show_end(Play *p);
/* Answers and saves; says why not. */
bool play_answer(Play *p, int seat, Option o);
void play_say_no_number(Play *p, int seat, long number);  /* and which there are */
/* Why a move is not possible; see play_why.c. */
void play_explain(Play *p, int seat, const char *move);
/* Events that had happened when the seat was asked the time before. */
int *play_before(Play *p, int seat);
bool play_same_word(const char *a, const char *b);  /* small and capital letters are one */
/* Commands about the board; each returns whether the screen has to be drawn again. */
bool play_go(Play *p, int seat, const char *rest);
/* Whether this is a place to which somebody could be on the way now. */
bool play_names_place(Play *p, int seat, const char *text);
bool play_ways(Play *p, int seat, const char *rest);
bool play_look(Play *p, int seat, const char *rest);
bool play_groups(Play *p, int seat, const char *rest);
/* The same on a measured plane; see play_plane.c. */
bool play_go_on_plane(Play *p, int seat, const char *rest);
bool play_names_point(Play *p, int seat, const char *text);
bool play_places(Play *p, int seat, const char *rest);
bool play_measure(Play *p, int seat, const char *rest);
bool play_sight(Play *p, int seat, const char *rest);
bool play_reach(Play *p, int seat, const char *rest);
bool play_zoom(Play *p, int seat, const char *rest);
bool play_show_plane(Play *p, int seat, const Overlay *o);  /* with this drawn on it */
/* ---- used by these ---- */
void play_open_view(Play *p, int seat);
/* Anything in view by its word or title; the number of a seat is its piece. */
bool play_find_thing(const Play *p, const char *name, Thing *out);
/* A piece by the letters that stand for it on a board, with the number of its seat. */
bool play_find_letters(const Play *p, const char *name, Thing *out);
/* Plays the answers of a way; false: it was interrupted by a choice. */
bool play_walk(Play *p, int seat, const Way *way, int kind);
/* What is drawn over the table when it is shown again. */
void play_draw(Play *p, int seat, const Overlay *o);
/* When to be asked; see play_pass.c. */
bool play_passing(Play *p, int seat, const char *rest);
/* The answer that is given without asking, from 1: a pass, or what practically everybody would
 * answer (Menu.usual). 0: the person is asked. */
int play_unasked(Play *p, int seat);

/* Offers TAB all moves of the menu and all commands. */
void play_offer_completion(const Play *p, const Menu *m);
/* Writes the log; complains if that fails. */
bool play_save(const Play *p, const char *path);
/* What a bot would choose for this seat. */
Option play_bot_choice(Play *p, int seat, const char *bot);
/* What a bot that searches advises a seat; looking at it changes nothing. */
void play_advice(Play *p, int seat, Advice *out);

#endif
