/* Bags: decks whose order nobody knows and whose cards are told apart only by their kind. A bag is
 * a row of counts, one for each kind, so it holds no secret: its order is settled by drawing. */
#ifndef CORE_BAG_H
#define CORE_BAG_H

#include "core/chance.h"

int bag_count(const uint8_t *bag, int kinds);
/* Draws one and returns its kind. The bag must not be empty and hold at most 255 things. `first` is
 * added to kinds where chance is asked for a certain one (Chance.pick). */
int bag_draw(uint8_t *bag, int kinds, int first, Chance *chance);
/* Moves everything into another bag. */
void bag_pour(uint8_t *from, uint8_t *to, int kinds);

#endif
