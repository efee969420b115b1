/* What only shows: an overlay of what an answer, a way or a weapon would touch, a plan of answers
 * to a goal, the chances of what dice decide. A game may have it; rules never ask for it. */
#ifndef CORE_PREVIEW_H
#define CORE_PREVIEW_H

#include "core/menu.h"
#include "core/view.h"

enum { GROUP_THINGS = 48, GROUP_FACTS = 4, OVERLAY_GROUPS = 24, OVERLAY_WHOM = 16,
       OVERLAY_SHAPES = 1152, OVERLAY_POINTS = 9216 };

/* Things that count together in something, and what they add up to. */
typedef struct Group {
    const char *id;            /* text key "group.<id>" */
    int seat;                  /* whose; -1: nobody's */
    int n, n_facts;
    Fact facts[GROUP_FACTS];
    Thing of[GROUP_THINGS];
} Group;

/* What is drawn on the plane of a view. */
typedef enum ShapeForm {
    FORM_LINE,                 /* from point to point */
    FORM_DISC,                 /* one point, its middle */
    FORM_POLYGON,              /* its corners, in either direction round it */
} ShapeForm;

/* And what it stands for: text "overlay.<role>", see overlay_roles. */
typedef enum ShapeRole {
    ROLE_WAY,                  /* a piece goes along it */
    ROLE_PLACE,                /* a piece would stand there */
    ROLE_REACH,                /* it could go there */
    ROLE_FAR,                  /* it could, if it does nothing else */
    ROLE_RANGE,                /* a weapon or ability gets that far */
    ROLE_AREA,                 /* what an effect would cover */
    ROLE_SIGHT,                /* seen from there */
    ROLE_BLOCKED,              /* not seen, because something is in the way */
    ROLE_DANGER,               /* who goes there may be hurt */
    SHAPE_ROLES
} ShapeRole;

typedef struct OverlayShape {
    uint8_t form, role;        /* ShapeForm, ShapeRole */
    uint16_t first, n;         /* its points among those of the overlay */
    int16_t r;                 /* of a disc */
    Thing of;                  /* what it is due to or leads to; a number: nothing in particular */
} OverlayShape;

/* What somebody looks at. */
typedef enum PreviewKind {
    PREVIEW_OFFER,             /* an offer: the cells of its way, the last being the end, or what
                                  it would cover; and who counts together in it */
    PREVIEW_ENDS,              /* a menu: the cells where ways of several answers can end */
    PREVIEW_RANGE,             /* a thing: the cells it reaches, those in clear sight first; then
                                  where its piece could go before that, and whom it could meet */
    PREVIEW_TOGETHER,          /* the table: who counts together at any time, what lies open of
                                  its plane */
    PREVIEW_MOVE,              /* a piece of a plane: where it could go if it were its move */
    PREVIEW_SIGHT,             /* a piece of a plane: lines to what it sees, or would but for what
                                  is in the way */
} PreviewKind;

typedef struct PreviewQuery {
    PreviewKind at;
    int seat;                  /* who looks; SPECTATOR only at what lies open */
    const Menu *menu;          /* offers and ends: what that seat is asked */
    Option option;             /* the offer */
    Thing of;                  /* the thing: a weapon, a card, an ability, a piece */
    const Thing *from;         /* where it lies or would lie; NULL: where the seat uses it */
} PreviewQuery;

/* Cells on boards that have some, shapes on a plane. */
typedef struct Overlay {
    int n_cells;
    int n_clear;               /* of a range: the first so many are in clear sight */
    int n_ends;                /* of a range: so many cells more, where its piece could go first */
    int n_whom;                /* of a range: pieces that could be chosen then */
    Thing by;                  /* of a range: whose it is; a number: the one piece of the seat */
    int n_groups;
    int n_shapes, n_points;
    Thing cell[VIEW_CELLS];
    Thing whom[OVERLAY_WHOM];
    Group group[OVERLAY_GROUPS];
    OverlayShape shape[OVERLAY_SHAPES];
    Point point[OVERLAY_POINTS];
} Overlay;

void overlay_clear(Overlay *o);
/* Adds a shape. What is returned may be told what it is `of`. */
OverlayShape *overlay_line(Overlay *o, ShapeRole role, const Point *points, int n);
OverlayShape *overlay_disc(Overlay *o, ShapeRole role, Point at, int r);
OverlayShape *overlay_polygon(Overlay *o, ShapeRole role, const Point *corners, int n);

/* The words of roles and forms: "way", "line". */
extern const char *const overlay_roles[SHAPE_ROLES];
extern const char *const overlay_forms[];

struct Game;
/* The list of shapes as JSON (docs/protocol.md). */
void overlay_shapes_json(const struct Game *game, const void *state, const OverlayShape *shapes,
                         int n, const Point *points, Json *j);

enum { ODDS_CASES = 24 };

/* One of the things that may come of it. */
typedef struct OddsCase {
    int16_t loss;              /* of the target */
    int32_t chance;
} OddsCase;

/* How it is rolled, where each die hits for itself. */
typedef struct OddsRoll {
    int16_t dice;              /* 0: it is not, or nothing is told of it */
    int16_t off;               /* hits that do not count */
    int16_t plus;              /* added to what the target loses */
    bool twice;                /* the highest face counts twice */
    bool least;                /* the target loses something in any case */
} OddsRoll;

/* What an answer that dice decide does to its target: exact, if everybody who may re-roll does
 * so as well as can be. Chances in millionths. */
typedef struct Odds {
    Thing target;
    int32_t hit, kill;         /* each for itself as well as can be */
    int16_t need;              /* the total that hits, or more; 0: any */
    bool exact;                /* more does not: just this total hits */
    /* What the target loses, see odds_of_losses. */
    int32_t mean;              /* in thousandths */
    int16_t least, most;
    int n_cases;               /* all that can happen, ascending; 0: too many to list */
    OddsCase cases[ODDS_CASES];
    OddsRoll roll;
} Odds;

/* Fills in what the target loses: in ways[i] of all ways it loses i. */
void odds_of_losses(Odds *out, const int64_t *ways, int n);
/* So many of all ways as a chance in millionths. */
int32_t odds_chance(int64_t ways, int64_t all);

/* ---- what a game on a measured plane tells besides; lengths in units of the plane ---- */

enum { NAMED_PLACES = 80 };

/* A place that can be called by a name: "in contact with Elmar". */
typedef struct NamedPlace {
    const char *id;            /* text "place.<id>"; {0} is what it is called after */
    Thing of;
    Point at;
    int32_t length;            /* of the way there */
} NamedPlace;

/* How a place lies, for who does not see it. A number stands for nothing of the kind. */
typedef struct PlaceWords {
    Thing near;                /* the nearest thing, */
    int32_t gap;               /* and what lies between them, from edge to edge */
    Thing cover;               /* what hides it from all enemies who would see it otherwise */
    Thing danger;              /* what may hurt who stands there */
} PlaceWords;

/* One thing measured from another. */
typedef struct Measure {
    int32_t gap;               /* from edge to edge */
    bool sees;
    Thing blocker;             /* of sight; a number: nothing, it is too far, or seen */
    bool attacks;              /* the first is one that attacks the second at all: */
    const char *rule;          /* why it cannot from there, NULL: it can */
} Measure;

struct Field;
typedef struct PlanePreview {
    /* As Preview.plan, to a place of the plane. */
    int (*plan)(const void *state, const Menu *m, Point to, Option *answers, int cap,
                const char **rule);
    /* The places worth a name that a piece can be led to from this menu; their number. */
    int (*places)(const void *state, const Menu *m, NamedPlace out[NAMED_PLACES]);
    /* A place for the piece that is asked about; false: this menu is not about places. */
    bool (*describe)(const void *state, const Menu *m, Point at, PlaceWords *out);
    /* False: one of them does not lie on the plane. */
    bool (*measure)(const void *state, Thing from, Thing to, Measure *out);
    /* What somebody needs to lead this piece about (core/field.h); false: it is none that moves.
     * `m`: what the seat who looks is asked, NULL if nothing. */
    bool (*field)(const void *state, const Menu *m, Thing of, struct Field *out);
} PlanePreview;

/* Where a forecast ends: before an event that is emitted before what it speaks of (a turn is wound
 * up, the next blow falls), or after one that is the last to be told (somebody has won). Of an
 * event that is only the arithmetic of a roll nothing is told: it differs in every copy and would
 * crowd out what comes of it. */
typedef enum ForecastEnd { GOES_ON, ENDS_BEFORE, ENDS_AFTER, NOT_TOLD } ForecastEnd;

typedef struct Preview {
    /* Whether forecasts of answers to this question end with this event. NULL: never. */
    ForecastEnd (*ends)(int prompt, int event);
    /* Whether nothing that this seat does not know counts for them until then: chance alone
     * decides. NULL: it always might. */
    bool (*open)(const void *state, int seat, int prompt);
    /* Fills an empty overlay; where there is nothing to show it stays empty. NULL: it always
     * does. */
    void (*overlay)(const void *state, const PreviewQuery *query, Overlay *out);
    /* The answers, from this menu on, that lead the piece to `to` if nothing happens on the way:
     * their number, at most `cap`; 0: there is no way, and *rule says why. NULL: pieces of this
     * game are moved by single answers. */
    int (*plan)(const void *state, const Menu *m, Thing to, Option *answers, int cap,
                const char **rule);
    /* The chances of an offer; false: dice do not decide it. NULL: they never do. */
    bool (*odds)(const void *state, const Menu *m, Option o, Odds *out);
    /* Adds the cards that a figure brings by its printed content, wherever they are, with what is
     * printed on them, to the last area of a view. NULL: none does. */
    void (*brings)(const void *state, Thing figure, View *v);
    const PlanePreview *plane; /* NULL: nothing is measured */
} Preview;

#endif
