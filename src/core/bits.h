/* Sets of small numbers as bits: up to 64 of them in one word, more in several. */
#ifndef CORE_BITS_H
#define CORE_BITS_H

#include <stdbool.h>
#include <stdint.h>

/* ---- up to 64 members ---- */

static inline uint64_t bit(int i) { return (uint64_t)1 << i; }
static inline bool has_bit(uint64_t set, int i) { return set >> i & 1; }
static inline int count_bits(uint64_t set) { return __builtin_popcountll(set); }
/* Of a set that is not empty. */
static inline int first_bit(uint64_t set) { return __builtin_ctzll(set); }

/* The numbers below n, which is at most 64. */
static inline uint64_t first_ones(int n) { return n < 64 ? bit(n) - 1 : ~(uint64_t)0; }

/* Goes through a set in ascending order. */
#define EACH_BIT(i, set)                                                                       \
    for (uint64_t left_##i = (set); left_##i != 0; left_##i &= left_##i - 1)                   \
        for (int i = first_bit(left_##i), once_##i = 1; once_##i; once_##i = 0)

/* ---- more ---- */

/* BIT_SET(Squares, squares, 900) makes the type Squares of members 0 … 899 and the functions
 * squares_has, squares_add … on it. */
#define BIT_SET(Type, name, members)                                                           \
    enum { name##_words = ((members) + 63) / 64 };                                             \
    typedef struct Type {                                                                      \
        uint64_t word[name##_words];                                                           \
    } Type;                                                                                    \
    static inline bool name##_has(const Type *set, int i)                                      \
    {                                                                                          \
        return set->word[i / 64] >> (i % 64) & 1;                                              \
    }                                                                                          \
    static inline void name##_add(Type *set, int i)                                            \
    {                                                                                          \
        set->word[i / 64] |= (uint64_t)1 << (i % 64);                                          \
    }                                                                                          \
    static inline void name##_remove(Type *set, int i)                                         \
    {                                                                                          \
        set->word[i / 64] &= ~((uint64_t)1 << (i % 64));                                       \
    }                                                                                          \
    static inline void name##_join(Type *set, const Type *other)                               \
    {                                                                                          \
        for (int w = 0; w < name##_words; w++)                                                 \
            set->word[w] |= other->word[w];                                                    \
    }                                                                                          \
    static inline void name##_leave_out(Type *set, const Type *other)                          \
    {                                                                                          \
        for (int w = 0; w < name##_words; w++)                                                 \
            set->word[w] &= ~other->word[w];                                                   \
    }                                                                                          \
    static inline void name##_keep(Type *set, const Type *other)                               \
    {                                                                                          \
        for (int w = 0; w < name##_words; w++)                                                 \
            set->word[w] &= other->word[w];                                                    \
    }                                                                                          \
    static inline bool name##_any(const Type *set)                                             \
    {                                                                                          \
        uint64_t all = 0;                                                                      \
        for (int w = 0; w < name##_words; w++)                                                 \
            all |= set->word[w];                                                               \
        return all != 0;                                                                       \
    }                                                                                          \
    static inline int name##_count(const Type *set)                                            \
    {                                                                                          \
        int n = 0;                                                                             \
        for (int w = 0; w < name##_words; w++)                                                 \
            n += count_bits(set->word[w]);                                                     \
        return n;                                                                              \
    }

/* Goes through such a set in ascending order. */
#define EACH_MEMBER(i, set)                                                                    \
    for (int word_##i = 0; word_##i < (int)(sizeof((set)->word) / sizeof((set)->word[0]));     \
         word_##i++)                                                                           \
        for (uint64_t left_##i = (set)->word[word_##i]; left_##i != 0;                         \
             left_##i &= left_##i - 1)                                                         \
            for (int i = word_##i * 64 + first_bit(left_##i), once_##i = 1; once_##i;          \
                 once_##i = 0)

#endif
