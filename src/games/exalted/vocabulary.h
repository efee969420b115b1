/* The words of the effect vocabulary, and what each of them needs. */
#ifndef EXALTED_VOCABULARY_H
#define EXALTED_VOCABULARY_H

#include "games/exalted/content.h"

/* What an effect or trait with this word has. */
enum {
    NAMES_STATUS = 1 << 16, NAMES_VALUE = 1 << 17, HAS_NUMBER = 1 << 18, HAS_CHANGE = 1 << 19,
    HAS_DURATION = 1 << 20, HAS_DISTANCE = 1 << 21, HAS_TIMES = 1 << 22,
    MAY_REACH = 1 << 23,  /* a distance may be left out: only the hero itself */
};

extern const Term exalted_effects[EFFECT_VERBS];
extern const Term exalted_trait_kinds[TRAIT_KINDS];
extern const char *const exalted_status_words[STATUSES];
extern const char *const exalted_value_words[VALUE_KINDS];
extern const char *const exalted_class_words[CLASSES];

/* The bases of all models. */
void exalted_measure_bases(Content *k);
/* Who may stand on which map. */
void exalted_people_maps(Content *k);
/* The ways between the nodes of the arena, for who plans. */
void exalted_measure_nodes(Content *k);

#endif
