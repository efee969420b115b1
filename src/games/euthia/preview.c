/* Where a hero can walk with the points he has, and how: EU-MOVE-1 … 3. The rules of a step are
 * those of movement.c. Who wants to fight takes that step by itself. */
#include "games/euthia/euthia.h"

/* EU-PAC-3, EU-SPEC-5: on foot a monster stops who comes to it, and a centre must be open. */
bool euthia_peaceful_step(const State *s, int start, int from, int to)
{
    return (from == start || !euthia_guarded(s, from)) &&
           (cell_of(to) != CENTRE || euthia_centre_open(s, to));
}

/* How the fields are reached: by fewest points, then over the fewest fires. */
typedef struct Walk {
    const State *s;
    int seat, from;
    uint8_t steps[FIELDS_MAX], burns[FIELDS_MAX];
    uint16_t before[FIELDS_MAX];
} Walk;

static bool burns(const State *s, int field)
{
    const ElementSet powers = euthia_powers(s, field);
    return has_bit(powers, FIRE) && !has_bit(powers, WATER);
}

/* Not where a monster waits, and not through fires to death. */
static bool can_enter(const Walk *w, int field, int burnt)
{
    return !euthia_guarded(w->s, field) &&
           (cell_of(field) != CENTRE || euthia_centre_open(w->s, field)) &&
           burnt * POWER_STRENGTH < board(w->s, w->seat)->health;
}

static void step_on(Walk *w, int at, int to, uint16_t *queue, int *tail)
{
    const int burnt = w->burns[at] + burns(w->s, to);
    const bool known = w->steps[to] != NONE;
    if (!can_enter(w, to, burnt) ||
        (known && (w->steps[to] != w->steps[at] + 1 || w->burns[to] <= burnt)))
        return;
    w->steps[to] = (uint8_t)(w->steps[at] + 1);
    w->burns[to] = (uint8_t)burnt;
    w->before[to] = (uint16_t)at;
    if (!known)
        queue[(*tail)++] = (uint16_t)to;
}

/* Field by field outwards; false: this menu is not about walking. */
static bool walk(Walk *w, const State *s, const Menu *m)
{
    uint16_t queue[LAID_MAX * CELLS], near[BESIDE_MAX];
    int head = 0, tail = 0;
    if (m->prompt != Q_TURN || board(s, m->seat)->at == NO_FIELD)
        return false;
    *w = (Walk){.s = s, .seat = m->seat, .from = board(s, m->seat)->at};
    memset(w->steps, NONE, sizeof w->steps);
    w->steps[w->from] = 0;
    queue[tail++] = (uint16_t)w->from;
    while (head < tail) {
        const int at = queue[head++];
        if (w->steps[at] >= s->move_points ||
            (at != w->from && euthia_reveals(s, at) > 0))  /* where tiles go is asked first */
            continue;
        const int n = euthia_beside(s, at, near);
        for (int i = 0; i < n; i++)
            step_on(w, at, near[i], queue, &tail);
    }
    return true;
}

static void overlay(const void *state, const PreviewQuery *query, Overlay *out)
{
    const State *s = state;
    Walk w;
    if (query->at != PREVIEW_ENDS || !walk(&w, s, query->menu))
        return;
    EACH_FIELD (f, s)
        if (f != w.from && w.steps[f] != NONE)
            out->cell[out->n_cells++] = thing(KIND_FIELD, f);
}

/* EU-SPEC-5: monsters on the way are no obstacle here. */
static bool fought_step(const State *s, int start, int from, int to)
{
    (void)start;
    (void)from;
    return cell_of(to) != CENTRE || euthia_centre_open(s, to);
}

/* Where tiles are laid first nobody walks on. */
static bool known_step(const State *s, int start, int from, int to)
{
    return (from == start || euthia_reveals(s, from) == 0) &&
           euthia_peaceful_step(s, start, from, to);
}

/* Which rule ends every way before this field: the points, a centre that is closed, a monster on
 * the way, tiles that are laid first, the monster that waits there, or fires. */
static const char *why_no_way(const Walk *w, int to)
{
    static const struct { StepTest may; const char *rule; } stops[] = {
        {euthia_any_step, "EU-MOVE-2"}, {fought_step, "EU-SPEC-5"},
        {euthia_peaceful_step, "EU-MOVE-5"}, {known_step, "EU-REVEAL-4"},
    };
    const char *why = euthia_step_denied(w->s, w->seat, to);
    uint8_t far[FIELDS_MAX];
    if (w->s->move_points == 0 || (why != 0 && euthia_adjacent(w->s, w->from, to)))
        return why != 0 ? why : "EU-MOVE-2";
    for (size_t i = 0; i < COUNT_OF(stops); i++) {
        euthia_distances(w->s, w->from, w->s->move_points, stops[i].may, far);
        if (far[to] == NONE)
            return stops[i].rule;
    }
    return euthia_guarded(w->s, to) ? "EU-MOVE-5" : "EU-ELEM-2";
}

static int plan(const void *state, const Menu *m, Thing to, Option *answers, int cap,
                const char **rule)
{
    const State *s = state;
    Walk w;
    *rule = "EU-MOVE-2";
    if (to.kind != KIND_FIELD || !is_laid(s, to.value) || !walk(&w, s, m))
        return 0;
    const int n = w.steps[to.value];
    if (n == NONE || n == 0 || n > cap) {
        *rule = why_no_way(&w, to.value);
        return 0;
    }
    for (int i = n, at = to.value; i > 0; i--, at = w.before[at])
        answers[i - 1] = option(V_GO, at, 0, 0);
    return n;
}

/* From the first question about a foe that is known to the last before one of both falls. */
static bool fights(int prompt) { return prompt >= Q_PREPARE && prompt <= Q_PUPPET; }

/* A forecast tells what comes of one attack: up to the hero's blow, or, from there on, up to the
 * next combat round, or to the end of the combat; and nothing of the turns of others. */
static ForecastEnd ends(int prompt, int event)
{
    const bool strikes = prompt == Q_CURSE || prompt == Q_READY || prompt == Q_WEAPON ||
                         prompt == Q_AFTER || prompt == Q_PUPPET || prompt == Q_FIRST;
    if (fights(prompt) && (event == EV_VICTORY || event == EV_KILLED))
        return ENDS_AFTER;
    return event == EV_END || event == EV_COMBAT_ROUND ||
                   (!strikes && (event == EV_ATTACK || event == EV_NO_ATTACK))
               ? ENDS_BEFORE : GOES_ON;
}

/* What lies on top of the monster stacks counts for the next combat only; cards of others are
 * played by answers alone. Who draws them for the monster might be told what he draws. */
static bool is_open(const void *state, int seat, int prompt)
{
    const State *s = state;
    return fights(prompt) && s->fight.on && (automatic(s) || s->fight.seat == seat);
}

const Preview euthia_preview = {.ends = ends, .open = is_open, .overlay = overlay, .plan = plan};
