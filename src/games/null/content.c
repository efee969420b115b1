/* Reads content/null. Every mistake in the files is reported where it stands; nothing here can fail
 * silently, because what nobody reads is an error too. */
#include "games/null/null.h"

static void read_card(Reader *r, const Node *node, Content *content)
{
    CardData *card = &content->card[content->n_cards];
    read_id(r, node, "id", card->id, sizeof card->id);
    card->value = (uint8_t)read_int(r, node, "value", 1, VALUE_MAX);
    read_text(r, node, "name", "card", card->id);
    read_nothing_else(r, node);
    content->n_cards++;
}

void null_read(Reader *r, void *to)
{
    Content *content = to;
    const Node *file = read_file(r, "cards", NODE_MAP);
    if (file == 0)
        return;
    content->die = (uint8_t)read_int(r, file, "die", 2, 12);
    const Node *list = read_child(r, file, "cards", NODE_LIST);
    read_nothing_else(r, file);
    if (list == 0)
        return;
    if (list->n < CARDS_MIN || list->n > CARDS_MAX) {
        read_error(r, list, "there are %d cards, but there must be %d to %d", list->n, CARDS_MIN,
                   CARDS_MAX);
        return;
    }
    for (const Node *node = list->child; node != 0; node = node->next)
        read_card(r, node, content);
}
