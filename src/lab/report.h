/* Results of the lab for people (text, German or English) and for programs (JSON). */
#ifndef LAB_REPORT_H
#define LAB_REPORT_H

#include <stdio.h>

#include "lab/bench.h"
#include "lab/sim.h"
#include "lab/wins.h"

/* The 95 % Wilson interval of a share, in percent. */
typedef struct Interval {
    double share, low, high;
} Interval;
Interval report_interval(long hits, long all);

/* A mean with its 95 % interval. */
typedef struct Mean {
    double mean, low, high;
} Mean;
Mean report_mean(const SimFigure *f);

void report_sim_text(const SimSpec *spec, const SimResult *r, Lang lang, FILE *out);
void report_sim_json(const SimSpec *spec, const SimResult *r, FILE *out);
void report_bench_text(const BenchResult *r, int n, Lang lang, FILE *out);
void report_bench_json(const BenchResult *r, int n, FILE *out);

void report_wins_text(const WinsSpec *spec, const WinsResult *r, Lang lang, FILE *out);

#endif
