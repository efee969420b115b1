/* A VFS of SQLite that hands everything to the usual one, and fails when it is told to. */
#include "store_faults.h"

#include <sqlite3.h>
#include <stdatomic.h>
#include <time.h>

static atomic_int current, spare, left, hits, slow_ms;

/* ---- what fails ---- */

static bool strikes(StoreFault fault)
{
    if ((StoreFault)atomic_load(&current) != fault || atomic_load(&left) == 0)
        return false;
    if (atomic_load(&spare) > 0) {
        atomic_fetch_sub(&spare, 1);
        return false;
    }
    if (atomic_load(&left) > 0)
        atomic_fetch_sub(&left, 1);
    atomic_fetch_add(&hits, 1);
    return true;
}

static void wait_if_slow(void)
{
    const int ms = atomic_load(&slow_ms);
    const struct timespec pause = {.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000L};
    if (ms > 0)
        nanosleep(&pause, NULL);
}

/* ---- a file ---- */

/* The file of the usual VFS lies behind ours, in the memory that SQLite gives to both. */
typedef struct File {
    sqlite3_file base;
    sqlite3_file *real;
} File;

#define REAL(f) (((File *)(f))->real)

static int file_close(sqlite3_file *f)
{
    return REAL(f)->pMethods->xClose(REAL(f));
}

static int file_read(sqlite3_file *f, void *to, int n, sqlite3_int64 at)
{
    if (strikes(STORE_FAULT_READ))
        return SQLITE_IOERR_READ;
    return REAL(f)->pMethods->xRead(REAL(f), to, n, at);
}

static int file_write(sqlite3_file *f, const void *from, int n, sqlite3_int64 at)
{
    const bool full = strikes(STORE_FAULT_FULL);
    if (full || strikes(STORE_FAULT_WRITE)) {
        (void)REAL(f)->pMethods->xWrite(REAL(f), from, n / 2, at);
        return full ? SQLITE_FULL : SQLITE_IOERR_WRITE;
    }
    return REAL(f)->pMethods->xWrite(REAL(f), from, n, at);
}

static int file_sync(sqlite3_file *f, int flags)
{
    wait_if_slow();
    if (strikes(STORE_FAULT_SYNC))
        return SQLITE_IOERR_FSYNC;
    return REAL(f)->pMethods->xSync(REAL(f), flags);
}

static int file_truncate(sqlite3_file *f, sqlite3_int64 size)
{
    return REAL(f)->pMethods->xTruncate(REAL(f), size);
}

static int file_size(sqlite3_file *f, sqlite3_int64 *size)
{
    return REAL(f)->pMethods->xFileSize(REAL(f), size);
}

static int file_lock(sqlite3_file *f, int kind)
{
    return REAL(f)->pMethods->xLock(REAL(f), kind);
}

static int file_unlock(sqlite3_file *f, int kind)
{
    return REAL(f)->pMethods->xUnlock(REAL(f), kind);
}

static int file_check_lock(sqlite3_file *f, int *out)
{
    return REAL(f)->pMethods->xCheckReservedLock(REAL(f), out);
}

static int file_control(sqlite3_file *f, int what, void *arg)
{
    return REAL(f)->pMethods->xFileControl(REAL(f), what, arg);
}

static int file_sector_size(sqlite3_file *f)
{
    return REAL(f)->pMethods->xSectorSize(REAL(f));
}

static int file_characteristics(sqlite3_file *f)
{
    return REAL(f)->pMethods->xDeviceCharacteristics(REAL(f));
}

static int file_shm_map(sqlite3_file *f, int page, int size, int extend, void volatile **out)
{
    return REAL(f)->pMethods->xShmMap(REAL(f), page, size, extend, out);
}

static int file_shm_lock(sqlite3_file *f, int from, int n, int flags)
{
    return REAL(f)->pMethods->xShmLock(REAL(f), from, n, flags);
}

static void file_shm_barrier(sqlite3_file *f)
{
    REAL(f)->pMethods->xShmBarrier(REAL(f));
}

static int file_shm_unmap(sqlite3_file *f, int remove)
{
    return REAL(f)->pMethods->xShmUnmap(REAL(f), remove);
}

/* Version 2: without mapping the file itself into memory, which would go around reads and writes.
 * */
static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = file_close,
    .xRead = file_read,
    .xWrite = file_write,
    .xTruncate = file_truncate,
    .xSync = file_sync,
    .xFileSize = file_size,
    .xLock = file_lock,
    .xUnlock = file_unlock,
    .xCheckReservedLock = file_check_lock,
    .xFileControl = file_control,
    .xSectorSize = file_sector_size,
    .xDeviceCharacteristics = file_characteristics,
    .xShmMap = file_shm_map,
    .xShmLock = file_shm_lock,
    .xShmBarrier = file_shm_barrier,
    .xShmUnmap = file_shm_unmap,
};

/* ---- the layer ---- */

static sqlite3_vfs *usual;
static sqlite3_vfs layer;

static int open_file(sqlite3_vfs *vfs, const char *name, sqlite3_file *f, int flags, int *out)
{
    (void)vfs;
    File *file = (File *)f;
    file->real = (sqlite3_file *)(file + 1);
    file->base.pMethods = NULL;
    const int code = usual->xOpen(usual, name, file->real, flags, out);
    if (file->real->pMethods)
        file->base.pMethods = &methods;
    return code;
}

bool store_faults_install(void)
{
    if (usual)
        return true;
    if (sqlite3_initialize() != SQLITE_OK)
        return false;
    usual = sqlite3_vfs_find(NULL);
    if (!usual)
        return false;
    layer = *usual;  /* all that is not about an open file stays as it is */
    layer.zName = "faults";
    layer.szOsFile = (int)sizeof(File) + usual->szOsFile;
    layer.xOpen = open_file;
    return sqlite3_vfs_register(&layer, 1) == SQLITE_OK;
}

void store_faults_set(StoreFault fault, int spared, int times)
{
    atomic_store(&current, STORE_FAULT_NONE);
    atomic_store(&spare, spared);
    atomic_store(&left, times);
    atomic_store(&hits, 0);
    atomic_store(&current, (int)fault);
}

void store_faults_slow(int milliseconds)
{
    atomic_store(&slow_ms, milliseconds);
}

void store_faults_lift(void)
{
    store_faults_set(STORE_FAULT_NONE, 0, 0);
    store_faults_slow(0);
}

int store_faults_hits(void)
{
    return atomic_load(&hits);
}
