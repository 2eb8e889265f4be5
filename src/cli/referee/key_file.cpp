#include "cli/referee/key_file.hpp"

#include "cli/input.hpp"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <sodium.h>
#include <unistd.h>

namespace kodeks::cli {

namespace {

Fault unwritable(const std::string& name, int error) {
    return {{"cli.referee.key_unwritable", {{"reason", std::generic_category().message(error)}}},
            name,
            {},
            ""};
}

Result<referee::SealKey> write_new(const std::string& name, int descriptor) {
    referee::SealKey key;
    randombytes_buf(key.bytes.data(), key.bytes.size());
    const std::string line = write_key(key) + "\n";
    const ssize_t written = ::write(descriptor, line.data(), line.size());
    const bool fine = written == static_cast<ssize_t>(line.size()) && ::fsync(descriptor) == 0;
    const int error = errno;
    ::close(descriptor);
    if (!fine) {
        ::unlink(name.c_str());
        return tl::unexpected(unwritable(name, error));
    }
    return key;
}

} // namespace

Result<referee::SealKey> read_key_file(const std::string& name, const Streams& streams) {
    const auto input = read_text(name, streams);
    if (!input) {
        return tl::unexpected(input.error());
    }
    const std::string line = input->text.substr(0, input->text.find('\n'));
    const auto key = referee::read_key(line);
    if (!key) {
        return tl::unexpected(Fault{{"cli.referee.no_key", {}}, input->name, {1, 1}, ""});
    }
    return *key;
}

Result<referee::SealKey> key_of_file(const std::string& name, const Streams& streams) {
    const int flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;
    const int descriptor = ::open(name.c_str(), flags, 0600); // NOLINT: open() is variadic
    if (descriptor >= 0) {
        return write_new(name, descriptor);
    }
    if (errno != EEXIST) {
        return tl::unexpected(unwritable(name, errno));
    }
    return read_key_file(name, streams);
}

referee::SealNonce new_nonce() {
    referee::SealNonce nonce;
    randombytes_buf(nonce.bytes.data(), nonce.bytes.size());
    return nonce;
}

} // namespace kodeks::cli
