/* Values of match options, some of which are called by the content of a pack; see setup.h. */
#include "core/setup.h"

const char *const off_on[] = {"off", "on", 0};

int setup_words(const OptionSpec *spec, const Pack *pack)
{
    int n = 0;
    if (spec->ids.stride > 0)
        return ids_count(&spec->ids, pack->content);
    while (spec->words != 0 && spec->words[n] != 0)
        n++;
    return n;
}

const char *setup_word(const OptionSpec *spec, const Pack *pack, int value)
{
    if (spec->ids.stride > 0)
        return ids_word(&spec->ids, pack->content, value);
    return spec->words != 0 ? spec->words[value] : 0;
}

const char *setup_title(const OptionSpec *spec, const Pack *pack, const char *word, Lang lang)
{
    enum { BEFORE = sizeof "option." - 1 };
    char key[96];
    Str out = STR_ON(key);
    put(&out, word != 0 ? "option.%s.%s" : "option.%s%s", spec->id, word != 0 ? word : "");
    const char *title = pack_text(pack, lang, key);
    return title != 0 || word == 0 || spec->ids.stride == 0 ? title
                                                            : pack_text(pack, lang, key + BEFORE);
}

bool setup_allows(const OptionSpec *spec, const Pack *pack, int value)
{
    const int words = setup_words(spec, pack);
    return words > 0 ? value >= 0 && value < words : value >= spec->min && value <= spec->max;
}

bool setup_read(const OptionSpec *spec, const Pack *pack, const char *text, int16_t *value)
{
    const int words = setup_words(spec, pack);
    long number;
    for (int i = 0; i < words; i++)
        if (text_equal(setup_word(spec, pack, i), text)) {
            *value = i;
            return true;
        }
    if (words > 0 || !text_int(text, spec->min, spec->max, &number))
        return false;
    *value = number;
    return true;
}

void setup_write(const OptionSpec *spec, const Pack *pack, int value, Str *out)
{
    const char *word = setup_word(spec, pack, value);
    if (word != 0)
        str_text(out, word);
    else
        str_int(out, value);
}

void setup_list(const OptionSpec *spec, const Pack *pack, Str *out)
{
    const int words = setup_words(spec, pack);
    for (int i = 0; i < words; i++)
        put(out, "%s%s", i > 0 ? ", " : "", setup_word(spec, pack, i));
    if (words == 0)
        put(out, "%d ... %d", spec->min, spec->max);
}
