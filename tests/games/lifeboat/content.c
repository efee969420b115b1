/* Reads the pack: tables of what its files may hold (core/schema.h). */
#include "core/schema.h"
#include "lifeboat.h"

enum { SEA_MAX = 12000 };

static const char *const tile_words[] = {"calm", "wind", "storm"};

static const Field people_fields[] = {
    ID(Somebody, id),
    INT(Somebody, at.x, "x", 0, SEA_MAX),
    INT(Somebody, at.y, "y", 0, SEA_MAX),
    TEXT("name", "person", ""),
    {0},
};

static const Field reef_fields[] = {
    ID(Reef, id),
    INT(Reef, at.x, "x", 0, SEA_MAX),
    INT(Reef, at.y, "y", 0, SEA_MAX),
    INT(Reef, r, "radius", 50, 2000),
    TEXT("name", "reef", ""),
    {0},
};

static const Field tile_fields[] = {
    BY_WORD(Content, tiles[0], tile_words, 1, 12),
    {0},
};

static const Field harbour_fields[] = {
    INT(Content, harbour.x, "x", 0, SEA_MAX),
    INT(Content, harbour.y, "y", 0, SEA_MAX),
    {0},
};

static const Field sea_file[] = {
    INT(Content, wide, "wide", 1000, SEA_MAX),
    INT(Content, high, "high", 1000, SEA_MAX),
    INT(Content, reach, "reach", 100, 5000),
    INT(Content, gust, "gust", 0, 2000),
    INT(Content, rescue, "rescue", 0, 2000),
    PART("harbour", harbour_fields),
    PART("tiles", tile_fields),
    LIST(Content, people[0], "people", 1, PEOPLE_MAX, people_fields, COUNTED(Content, n_people)),
    LIST(Content, reef[0], "reefs", 0, REEFS_MAX, reef_fields, COUNTED(Content, n_reefs)),
    {0},
};

static const Field files[] = {PART("sea", sea_file), {0}};

void lifeboat_read(Reader *r, void *content)
{
    read_pack(r, files, content);
}
