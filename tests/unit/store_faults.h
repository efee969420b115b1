/* Faults for tests: a layer between SQLite and the disk that can be told to fail or to be slow, so
 * that SQLite's own ways of failing are what is tested. Not linked into the program. The settings
 * are for the whole process; any thread may change them. */
#ifndef TESTS_STORE_FAULTS_H
#define TESTS_STORE_FAULTS_H

#include <stdbool.h>

typedef enum StoreFault {
    STORE_FAULT_NONE,
    STORE_FAULT_WRITE,  /* a write puts half of its bytes down, then fails */
    STORE_FAULT_FULL,   /* the same, and the reason is a full disk */
    STORE_FAULT_SYNC,   /* what was written cannot be made durable */
    STORE_FAULT_READ    /* a read fails */
} StoreFault;

/* Every store opened from now on runs on the layer. Harmless if called again. */
bool store_faults_install(void);
/* After `spared` operations of that sort, the next `times` fail (-1: all, until the fault is
 * lifted). */
void store_faults_set(StoreFault fault, int spared, int times);
/* Every sync takes this much longer. */
void store_faults_slow(int milliseconds);
/* All is well again. */
void store_faults_lift(void);
/* How many operations have failed since store_faults_set. */
int store_faults_hits(void);

#endif
