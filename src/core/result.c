/* How a match ends for each seat; see result.h. */
#include "core/result.h"

void result_winners(Result *r, int seats, Seats winners)
{
    for (int i = 0; i < seats; i++)
        r->seat[i].outcome = winners == 0             ? OUTCOME_DRAW
                             : winners & SEAT_BIT(i) ? OUTCOME_WIN
                                                     : OUTCOME_LOSS;
}

Seats result_with(const Result *r, int seats, Outcome outcome)
{
    Seats set = 0;
    for (int i = 0; i < seats; i++)
        if (r->seat[i].outcome == outcome)
            set |= SEAT_BIT(i);
    return set;
}

static bool is_better(const SeatResult *a, const SeatResult *b)
{
    return a->outcome != b->outcome ? a->outcome > b->outcome : a->score > b->score;
}

void result_rank(Result *r, int seats)
{
    for (int i = 0; i < seats; i++) {
        r->seat[i].rank = 1;
        for (int k = 0; k < seats; k++)
            r->seat[i].rank += is_better(&r->seat[k], &r->seat[i]);
    }
}

static void write_seats(Seats set, Str *out)
{
    const char *comma = "";
    for (int i = 0; i < MAX_SEATS; i++) {
        if (!(set & SEAT_BIT(i)))
            continue;
        str_text(out, comma);
        str_int(out, i + 1);
        comma = ",";
    }
}

void result_write(const Result *r, int seats, Str *out)
{
    const Seats winners = result_with(r, seats, OUTCOME_WIN);
    const Seats even = result_with(r, seats, OUTCOME_DRAW);
    if (winners != 0) {
        write_seats(winners, out);
    } else if (even == 0) {
        str_text(out, "lost");
    } else {
        str_text(out, "draw");
        if (even != SEAT_BIT(seats) - 1) {
            str_text(out, " ");
            write_seats(even, out);
        }
    }
}
