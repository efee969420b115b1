/* The bots there are; only bot.c lists them. */
#ifndef BOTS_BOTS_H
#define BOTS_BOTS_H

#include "bots/bot.h"

extern const Bot bot_random;    /* every offer is equally likely */
extern const Bot bot_scripted;  /* the game's own common sense */

#endif
