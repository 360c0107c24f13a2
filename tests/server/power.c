// What a process that is loaded with this writes survives a power cut only once it was synced: then,
// and not before, it is kept in a second place, by inode. Names of files are kept when their folder
// is synced. `power.py` makes of that what the disk would hold afterwards.
// cc -shared -fPIC power.c -o power.so ; POWER_KEPT=folder LD_PRELOAD=./power.so program
// With POWER_DIES_AT=3 the process is gone before the fourth sync is done.

#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_mutex_t keeping = PTHREAD_MUTEX_INITIALIZER;
static long syncs;

static int create(const char *part) { return open(part, O_CREAT | O_TRUNC | O_WRONLY, 0600); }

// Whole or not at all: the process may be killed meanwhile.
static void put(const char *part, int file, const char *kind, ino_t inode) {
    char whole[PATH_MAX];
    snprintf(whole, sizeof whole, "%s/%s-%lu", getenv("POWER_KEPT"), kind, (unsigned long)inode);
    close(file);
    rename(part, whole);
}

// Read through the same descriptor: to open and close another would cost SQLite its locks.
static void keep_file(int file, const char *part, ino_t inode) {
    char block[1 << 16], from[64], alive[PATH_MAX];
    int to = create(part);
    ssize_t count;
    for (off_t at = 0; (count = pread(file, block, sizeof block, at)) > 0; at += count)
        if (write(to, block, count) != count) abort();
    put(part, to, "file", inode);
    // Its number must not be given to another file, even if it is deleted.
    snprintf(from, sizeof from, "/proc/self/fd/%d", file);
    snprintf(alive, sizeof alive, "%s/alive-%lu", getenv("POWER_KEPT"), (unsigned long)inode);
    if (linkat(AT_FDCWD, from, AT_FDCWD, alive, AT_SYMLINK_FOLLOW)) { /* it is there */ }
}

static void keep_names(int folder, const char *part, ino_t inode) {
    char where[64];
    snprintf(where, sizeof where, "/proc/self/fd/%d", folder);
    DIR *names = opendir(where);
    int to = create(part);
    for (struct dirent *found; (found = readdir(names));)
        dprintf(to, "%lu %s\n", (unsigned long)found->d_ino, found->d_name);
    closedir(names);
    put(part, to, "names", inode);
}

static int keep(int file) {
    char part[PATH_MAX];
    struct stat found;
    const char *dies_at = getenv("POWER_DIES_AT");
    pthread_mutex_lock(&keeping);
    if (dies_at && syncs++ >= atol(dies_at)) _exit(137);
    snprintf(part, sizeof part, "%s/part", getenv("POWER_KEPT"));
    fstat(file, &found);
    (S_ISDIR(found.st_mode) ? keep_names : keep_file)(file, part, found.st_ino);
    pthread_mutex_unlock(&keeping);
    return 0;
}

int fsync(int file) { return keep(file); }
int fdatasync(int file) { return keep(file); }
