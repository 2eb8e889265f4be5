// Loaded before the C library by a program that runs as on a sick disk: while the file named by
// KODEKS_SICK_DISK holds the word "sync" every sync of files fails, with "write" every write to the
// log does, as on a disk that the system has made read-only; with "doors" nobody is let in, as on a
// system that gives no more files.
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

bool is_sick(const char* what) {
    const char* const name = std::getenv("KODEKS_SICK_DISK");
    const long file = name == nullptr ? -1 : syscall(SYS_openat, AT_FDCWD, name, O_RDONLY);
    if (file < 0) {
        return false;
    }
    char word[16] = {};
    const long size = syscall(SYS_read, file, word, sizeof word - 1);
    syscall(SYS_close, file);
    return size > 0 && std::strncmp(word, what, std::strlen(what)) == 0;
}

} // namespace

extern "C" {

int fdatasync(int file) {
    if (is_sick("sync")) {
        errno = EIO;
        return -1;
    }
    return static_cast<int>(syscall(SYS_fdatasync, file));
}

int fsync(int file) {
    if (is_sick("sync")) {
        errno = EIO;
        return -1;
    }
    return static_cast<int>(syscall(SYS_fsync, file));
}

int access(const char* path, int mode) {
    if ((mode & W_OK) != 0 && is_sick("write")) {
        errno = EROFS;
        return -1;
    }
    return static_cast<int>(syscall(SYS_access, path, mode));
}

ssize_t pwrite64(int file, const void* bytes, size_t count, off64_t at) {
    if (is_sick("write")) {
        errno = EROFS;
        return -1;
    }
    return syscall(SYS_pwrite64, file, bytes, count, at);
}

int accept(int door, sockaddr* address, socklen_t* size) {
    if (is_sick("doors")) {
        errno = EMFILE;
        return -1;
    }
    return static_cast<int>(syscall(SYS_accept4, door, address, size, 0));
}

int accept4(int door, sockaddr* address, socklen_t* size, int flags) {
    if (is_sick("doors")) {
        errno = EMFILE;
        return -1;
    }
    return static_cast<int>(syscall(SYS_accept4, door, address, size, flags));
}
}
