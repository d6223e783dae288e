/* Loaded before the C library (LD_PRELOAD): a disk that is slow, full or forgets, and a clock that goes wrong.
 *
 * What happens is read from a control file that the storm maps and changes. Writes to watched files are noted in a log,
 * with what was there before, until the file is synced: after a loss of power the storm can take them back.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

struct control {
    volatile int64_t clock; /* milliseconds */
    volatile int64_t delay; /* of a sync, milliseconds */
    volatile int64_t full;
};

struct record { /* followed by the old and the new bytes */
    uint64_t inode;
    int64_t offset, old, new; /* how many bytes; a sync: offset -1; a change of length: new -1, offset the new length */
};

static struct control nothing, *control = &nothing;
static const char *watched;
static int journal = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_gettime)(clockid_t, struct timespec *);

/* A lock belongs to an open file: each process must have opened the journal itself. */
static void open_journal(void) {
    const char *log = getenv("STORM_JOURNAL");
    if (journal >= 0) close(journal);
    journal = log && watched ? open(log, O_RDWR | O_APPEND | O_CLOEXEC) : -1;
}

__attribute__((constructor)) static void begin(void) {
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_gettime = dlsym(RTLD_NEXT, "clock_gettime");
    const char *file = getenv("STORM_CONTROL");
    int handle = file ? open(file, O_RDWR | O_CLOEXEC) : -1;
    if (handle >= 0) {
        void *found = mmap(NULL, sizeof(struct control), PROT_READ, MAP_SHARED, handle, 0);
        if (found != MAP_FAILED) control = found;
        close(handle);
    }
    watched = getenv("STORM_WATCHED");
    open_journal();
    pthread_atfork(NULL, NULL, open_journal);
}

/* --- the clock */

int clock_gettime(clockid_t which, struct timespec *at) {
    int failed = real_gettime(which, at);
    if (!failed && which == CLOCK_REALTIME) at->tv_sec += control->clock / 1000;
    return failed;
}

int gettimeofday(struct timeval *restrict at, void *restrict zone) {
    struct timespec now;
    (void)zone;
    int failed = clock_gettime(CLOCK_REALTIME, &now);
    if (!failed) *at = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
    return failed;
}

time_t time(time_t *at) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (at) *at = now.tv_sec;
    return now.tv_sec;
}

/* --- the disk */

static int is_watched(int handle, struct stat *of) {
    char link[64], path[1024];
    if (!watched) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    size_t end = strlen(path);
    if (strncmp(path, watched, strlen(watched)) || (end > 4 && !strcmp(path + end - 4, "-shm"))) return 0;
    return !fstat(handle, of) && S_ISREG(of->st_mode);
}

static void note(struct record *what, const void *old, const void *new) {
    struct iovec parts[] = {
        {what, sizeof *what},
        {(void *)old, what->old},
        {(void *)new, what->new > 0 ? what->new : 0},
    };
    if (writev(journal, parts, 3) < 0) abort(); /* a storm without a journal proves nothing */
}

static ssize_t noted(int handle, const void *data, size_t size, off_t offset, struct stat *of) {
    struct record what = {of->st_ino, offset, 0, (int64_t)size};
    char *old = malloc(size);
    ssize_t had = pread(handle, old, size, offset);
    what.old = had > 0 ? had : 0;
    note(&what, old, data);
    free(old);
    return real_pwrite(handle, data, size, offset);
}

ssize_t pwrite64(int handle, const void *data, size_t size, off_t offset) {
    struct stat of;
    if (!is_watched(handle, &of)) return real_pwrite(handle, data, size, offset);
    if (control->full && offset + (off_t)size > of.st_size) {
        errno = ENOSPC;
        return -1;
    }
    if (journal < 0) return real_pwrite(handle, data, size, offset);
    pthread_mutex_lock(&lock);
    flock(journal, LOCK_EX);
    ssize_t done = noted(handle, data, size, offset, &of);
    flock(journal, LOCK_UN);
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t pwrite(int handle, const void *data, size_t size, off_t offset) { return pwrite64(handle, data, size, offset); }

int ftruncate64(int handle, off_t length) {
    struct stat of;
    if (journal < 0 || !is_watched(handle, &of)) return real_ftruncate(handle, length);
    pthread_mutex_lock(&lock);
    flock(journal, LOCK_EX);
    off_t more = of.st_size > length ? of.st_size - length : 0;
    struct record what = {of.st_ino, length, more, -1};
    char *old = malloc(more ? more : 1);
    if (pread(handle, old, more, length) != more) what.old = 0;
    note(&what, old, NULL);
    free(old);
    int done = real_ftruncate(handle, length);
    flock(journal, LOCK_UN);
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate(int handle, off_t length) { return ftruncate64(handle, length); }

static int synced(int handle, int (*real)(int)) {
    struct stat of;
    if (control->delay) usleep(control->delay * 1000);
    if (journal < 0 || !is_watched(handle, &of)) return real(handle);
    struct record what = {of.st_ino, -1, 0, 0};
    pthread_mutex_lock(&lock);
    flock(journal, LOCK_EX);
    note(&what, NULL, NULL);
    flock(journal, LOCK_UN);
    pthread_mutex_unlock(&lock);
    return real(handle);
}

int fsync(int handle) { return synced(handle, real_fsync); }

int fdatasync(int handle) { return synced(handle, real_fdatasync); }
