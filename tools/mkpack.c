/* The build-time pack compiler: writes a C file with a game's content, texts and rules.
 *
 *     mkpack GAME content/DIR rules/GAME.md out.c [out.d]
 *     mkpack GAME content/DIR --sources out.c [out.d]
 *
 * The second writes the YAML files themselves, compressed (sources.h). With the game "core" only
 * the common texts are written and the rule book is ignored. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pack/pack_read.h"

/* '?' is escaped too, because two of them may start a trigraph. */
static void write_text(FILE *out, const char *text)
{
    fputc('"', out);
    for (; *text != '\0'; text++) {
        if (*text == '\n')
            fputs("\\n", out);
        else if ((unsigned char)*text < 0x20)
            fprintf(out, "\\%03o", (unsigned)(unsigned char)*text);
        else if (*text == '"' || *text == '\\' || *text == '?')
            fprintf(out, "\\%c", *text);
        else
            fputc(*text, out);
    }
    fputc('"', out);
}

static void write_texts(FILE *out, const Text *texts, int n)
{
    for (int i = 0; i < n; i++) {
        fputs("    {", out);
        write_text(out, texts[i].key);
        for (int lang = 0; lang < LANGS; lang++) {
            fputs(lang == 0 ? ", {" : ", ", out);
            write_text(out, texts[i].in[lang]);
        }
        fputs("}},\n", out);
    }
}

static void write_rules(FILE *out, const Rule *rules, int n)
{
    for (int i = 0; i < n; i++) {
        fputs("    {", out);
        write_text(out, rules[i].id);
        fputs(", ", out);
        write_text(out, rules[i].chapter);
        fputs(",\n     {", out);
        write_text(out, rules[i].in[LANG_DE]);
        fputs(",\n      ", out);
        write_text(out, rules[i].in[LANG_EN]);
        fputs("},\n     ", out);
        if (rules[i].not_applicable != 0)
            write_text(out, rules[i].not_applicable);
        else
            fputs("0", out);
        fputs("},\n", out);
    }
}

static void write_bytes(FILE *out, const uint8_t *bytes, size_t n)
{
    for (size_t i = 0; i < n; i++)
        fprintf(out, "%u,%s", bytes[i], i % 32 == 31 || i + 1 == n ? "\n" : "");
}

static void write_pack(FILE *out, const Pack *pack)
{
    fprintf(out, "static const _Alignas(64) uint8_t content[] = {\n");
    write_bytes(out, pack->content, pack->content_size);
    fprintf(out, "};\n\nstatic const Text texts[] = {\n");
    write_texts(out, pack->texts, pack->n_texts);
    fprintf(out, "};\n\nstatic const Rule rules[] = {\n");
    write_rules(out, pack->rules, pack->n_rules);
    fprintf(out, "};\n\nextern const Pack pack_%s;\nconst Pack pack_%s = {\n", pack->game,
            pack->game);
    fprintf(out, "    .game = \"%s\",\n    .name = \"%s\",\n    .hash = {", pack->game, pack->name);
    write_bytes(out, pack->hash, PACK_HASH);
    fprintf(out, "    },\n    .content = content,\n    .content_size = sizeof content,\n"
                 "    .texts = texts,\n    .n_texts = %d,\n    .rules = rules,\n"
                 "    .n_rules = %d,\n};\n", pack->n_texts, pack->n_rules);
}

static void write_common(FILE *out, const Text *texts, int n)
{
    fprintf(out, "extern const Text common_texts[];\nextern const int n_common_texts;\n"
                 "const int n_common_texts = %d;\nconst Text common_texts[] = {\n", n);
    write_texts(out, texts, n);
    fprintf(out, "};\n");
}

static void write_sources(FILE *out, MemArena *a, const char *game, const char *dir, Problems *p)
{
    PackFile files[PACK_FILES];
    size_t packed = 0;
    const int n = pack_files(a, dir, files, p);
    if (p->n > 0)
        return;
    const uint8_t *bytes = sources_pack(a, files, n, &packed);
    fprintf(out, "extern const uint8_t sources_%s[];\nextern const size_t n_sources_%s;\n"
                 "const size_t n_sources_%s = %zu;\nconst uint8_t sources_%s[] = {\n", game, game,
            game, packed, game);
    write_bytes(out, bytes, packed);
    fprintf(out, "};\n");
}

/* Tells ninja which files the output was made from. The folder itself stands for files yet to
 * come. */
static bool write_depfile(const char *path, const char *target, const char *dir, const char *rules)
{
    FILE *out = fopen(path, "w");
    DIR *d = opendir(dir);
    if (out == 0 || d == 0)
        return false;
    fprintf(out, "%s: %s", target, dir);
    if (rules[0] != '-')
        fprintf(out, " %s", rules);
    for (const struct dirent *e = readdir(d); e != 0; e = readdir(d))
        if (strstr(e->d_name, ".yaml") != 0)
            fprintf(out, " %s/%s", dir, e->d_name);
    fputc('\n', out);
    closedir(d);
    return fclose(out) == 0;
}

/* Reads and writes; false after problems. */
static bool compile(const char *id, const char *dir, const char *rules, FILE *out, Problems *p)
{
    MemArena arena = {0};
    const Game *game = game_by_id(id);
    const bool is_core = text_equal(id, "core");
    fprintf(out, "/* Made by mkpack; do not edit. */\n#include \"core/pack.h\"\n\n");
    if (text_equal(rules, "--sources")) {
        write_sources(out, &arena, id, dir, p);
    } else if (is_core) {
        int n = 0;
        const Text *texts = pack_read_texts(&arena, dir, &n, p);
        if (texts != 0)
            write_common(out, texts, n);
    } else if (game != 0) {
        const PackFrom from = {.dir = dir, .name = "base", .rules = rules};
        const Pack *pack = pack_read(&arena, game, &from, p);
        if (pack != 0)
            write_pack(out, pack);
    } else {
        problem(p, id, 0, "there is no such game");
    }
    mem_free(&arena);
    return p->n == 0;
}

int main(int argc, char **argv)
{
    static char lines[64 * 1024];
    Str problems_text = STR_ON(lines);
    Problems problems = {.out = &problems_text};
    if (argc < 5) {
        fprintf(stderr, "usage: mkpack GAME content/DIR rules/GAME.md out.c [out.d]\n");
        return 2;
    }
    FILE *out = fopen(argv[4], "w");
    if (out == 0) {
        perror(argv[4]);
        return 1;
    }
    const bool good = compile(argv[1], argv[2], argv[3], out, &problems);
    if (fclose(out) != 0 || !good) {
        fputs(lines, stderr);
        remove(argv[4]);
        return 1;
    }
    if (argc > 5 && !write_depfile(argv[5], argv[4], argv[2], argv[3])) {
        perror(argv[5]);
        return 1;
    }
    return 0;
}
