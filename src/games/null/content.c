/* Reads content/null: tables of what its files may hold (core/schema.h). */
#include "core/schema.h"
#include "games/null/null.h"

static const Field card_fields[] = {
    ID(CardData, id),
    INT(CardData, value, "value", 1, VALUE_MAX),
    TEXT("name", "card", ""),
    {0},
};

static const Field cards_file[] = {
    INT(Content, die, "die", 2, 12),
    LIST(Content, card[0], "cards", CARDS_MIN, CARDS_MAX, card_fields, COUNTED(Content, n_cards)),
    {0},
};

static const Field files[] = {
    PART("cards", cards_file),
    {0},
};

void null_read(Reader *r, void *content)
{
    read_pack(r, files, content);
}
