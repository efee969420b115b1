/* The words of the effect vocabulary: what each of them needs, and where and when it may stand. */
#ifndef EUTHIA_VOCABULARY_H
#define EUTHIA_VOCABULARY_H

#include "games/euthia/content.h"

/* What an effect with this word has. */
#define HAS_NUMBER ((Traits)1 << 32)     /* so much, above 0 */
#define HAS_CHANGE ((Traits)1 << 33)     /* so much more or less */
#define NAMES_GEM ((Traits)1 << 34)
#define NAMES_ESSENCE ((Traits)1 << 35)
#define NAMES_ACTION ((Traits)1 << 36)
#define NAMES_STACK ((Traits)1 << 37)
#define NAMES_POWERS ((Traits)1 << 38)

/* Where an effect stands; the trait of its surroundings. */
#define IN_USE ((Traits)1 << 40)         /* of a tile, gem or essence */
#define IN_ATTACK ((Traits)1 << 41)      /* a row of a weapon or combat ability */
#define IN_MONSTER ((Traits)1 << 42)     /* a row of a monster */
#define IN_CARD ((Traits)1 << 43)        /* a field of a silver or gold card */
#define IN_GAIN ((Traits)1 << 44)        /* a reward, a treasure, an elemental, the dwurt die */

typedef struct EffectRow {
    Term term;
    Traits where;        /* IN_…, of which one is needed */
    uint16_t when;       /* of uses: bits of When */
} EffectRow;
extern const EffectRow euthia_effects[EFFECT_VERBS];

/* What using a tile of a kind costs it, and what it may have. */
#define IS_ARMS ((Traits)1 << 48)        /* weapons and shields: a sword slot */
#define IS_ARMOUR ((Traits)1 << 49)
#define IS_JEWEL ((Traits)1 << 50)
#define IS_ABILITY ((Traits)1 << 51)
#define IS_EQUIPMENT ((Traits)1 << 52)   /* gem places, health, pouches */
#define IS_RESOURCE ((Traits)1 << 53)
#define IS_USED ((Traits)1 << 54)
#define IS_TRADED ((Traits)1 << 55)      /* has a price */
#define IS_WEAPON ((Traits)1 << 56)

typedef struct TileRow {
    Term term;
    uint8_t spends;      /* Spends */
} TileRow;
extern const TileRow euthia_tile_kinds[TILE_KINDS];

extern const char *const euthia_element_words[ELEMENTS];
extern const char *const euthia_action_words[ACTION_KINDS];
extern const char *const euthia_stack_words[STACKS];
extern const char *const euthia_symbol_words[SYMBOLS];
extern const char *const euthia_when_words[WHENS];
#define IS_TREASURE ((Traits)1 << 60)    /* a field with a treasure has its level */
extern const Term euthia_features[FEATURES];

#endif
