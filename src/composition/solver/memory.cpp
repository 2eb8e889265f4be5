#include "composition/solver/memory.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <limits>
#include <new>

#include <sys/mman.h>

namespace kodeks::composition {

Key Key::of(const games::Position& position) {
    const games::Identity identity = games::identity(position);
    constexpr std::uint64_t runs = 0xFFFFFFFFU; // counted king moves, which these games do not have
    KODEKS_ASSERT((identity.words[3] & runs) == 0 && identity.words[2] >> 63 == 0);
    const std::uint64_t side = identity.words[3] != 0 ? std::uint64_t{1} << 63 : 0;
    return {{identity.words[0], identity.words[1], identity.words[2] | side}};
}

std::uint64_t Key::hash() const {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : words) {
        hash = (hash ^ word) * 0x9E3779B97F4A7C15U; // 2^64 divided by the golden ratio
        hash ^= hash >> 32;
        hash *= 0xD6E8FEB86659FD93U; // an odd constant of good avalanche
        hash ^= hash >> 29;
    }
    return hash == 0 ? 1 : hash;
}

// Fresh pages are zero and not there before they are touched, so that a short search does not pay
// for a large memory. Large ones, where the system has them, save much of the time that looking for
// a place takes.
Pages::Pages(std::uint64_t bytes)
    : bytes_(bytes),
      begin_(mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)) {
    if (begin_ == MAP_FAILED) {
        throw std::bad_alloc();
    }
    madvise(begin_, bytes_, MADV_HUGEPAGE);
}

Pages::~Pages() {
    munmap(begin_, bytes_);
}

// Zeros are what an empty place looks like.
Memory::Memory(std::uint64_t bytes)
    : buckets_(std::max<std::uint64_t>(1, bytes / sizeof(Bucket))),
      pages_(buckets_ * sizeof(Bucket)),
      places_(static_cast<Bucket*>(pages_.begin())) {}

// Any number of buckets will do, so that all of the memory is used: the hash as a fraction of them.
Memory::Bucket& Memory::bucket_of(std::uint64_t hash) const {
    __extension__ using Wide = unsigned __int128;
    return places_[static_cast<std::size_t>(Wide{hash} * buckets_ >> 64U)];
}

void Memory::prefetch(std::uint64_t hash) const {
    constexpr std::size_t line_bytes = 64;
    const char* const bucket = reinterpret_cast<const char*>(&bucket_of(hash));
    for (std::size_t byte = 0; byte < sizeof(Bucket); byte += line_bytes) {
        __builtin_prefetch(bucket + byte);
    }
}

const Memo* Memory::find(const Key& key, std::uint64_t hash) const {
    for (const Memo& memo : bucket_of(hash)) {
        if (memo.work != 0 && memo.key == key) {
            return &memo;
        }
    }
    return nullptr;
}

const Memo* Memory::find(std::uint64_t hash) const {
    for (const Memo& memo : bucket_of(hash)) {
        if (memo.work != 0 && memo.key.hash() == hash) {
            return &memo;
        }
    }
    return nullptr;
}

Memo& Memory::place_for(const Key& key, std::uint64_t hash) {
    Bucket& bucket = bucket_of(hash);
    Memo* least = &bucket.front();
    for (Memo& memo : bucket) {
        if (memo.work != 0 && memo.key == key) {
            return memo;
        }
        least = memo.work < least->work ? &memo : least;
    }
    *least = Memo();
    least->key = key;
    return *least;
}

void Memory::put(const Key& key, std::uint64_t hash, Numbers numbers, std::uint64_t work) {
    Memo& memo = place_for(key, hash);
    KODEKS_DEBUG_ASSERT(!memo.numbers.settled() || numbers.proof == memo.numbers.proof);
    memo.numbers = numbers;
    constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
    memo.work = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(work + memo.work, 1, most));
}

void Memory::forget_anchor(const Key& key, std::uint64_t hash) {
    place_for(key, hash).anchor = 0;
}

void Memory::put_anchor(const Key& key, std::uint64_t hash, std::uint64_t anchor, bool sure) {
    Memo& memo = place_for(key, hash);
    memo.anchor = anchor;
    memo.sure = sure;
    memo.work = std::max<std::uint32_t>(memo.work, 1);
}

} // namespace kodeks::composition
