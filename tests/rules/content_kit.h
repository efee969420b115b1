/* What the tests of content share: a game with its built-in pack, and texts that must be there. */
#ifndef TESTS_CONTENT_KIT_H
#define TESTS_CONTENT_KIT_H

#include "../unit/unit.h"

#include "core/game.h"
#include "pack/packs.h"

static const Game *game;
static const Pack *pack;

/* Sets the game and its pack; returns the content, or NULL if there is no such game. */
static inline const void *built_in_content(const char *id)
{
    packs_install();
    game = game_by_id(id);
    if (game == 0)
        return 0;
    pack = pack_at(pack_builtin(game));
    return pack->content;
}

/* The text of the key KIND.ID, with `more` behind it; it must not be empty. */
static inline const char *text_of(Lang lang, const char *kind, const char *id, const char *more)
{
    char key[80];
    Str out = STR_ON(key);
    put(&out, "%s.%s%s", kind, id, more);
    const char *text = pack_text(pack, lang, key);
    if (text == 0 || text[0] == '\0')
        fail_msg("no text %s", key);
    return text;
}

static inline void has_text(const char *kind, const char *id, const char *more)
{
    for (int lang = 0; lang < LANGS; lang++)
        text_of((Lang)lang, kind, id, more);
}

#endif
