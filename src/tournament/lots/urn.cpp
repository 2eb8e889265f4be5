#include "tournament/lots/urn.hpp"

#include "base/check.hpp"
#include "tournament/lots/sha256.hpp"

#include <numeric>
#include <utility>

#include <fmt/format.h>

namespace kodeks::tournament::lots {

namespace {

// The first eight bytes of SHA-256("seed LF name LF counter"), most significant first.
std::uint64_t number_of(std::string_view seed, std::string_view name, std::uint32_t counter) {
    const Digest digest = sha256(fmt::format("{}\n{}\n{}", seed, name, counter));
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8; ++i) {
        number = number << 8 | digest[i];
    }
    return number;
}

} // namespace

std::uint32_t chosen(std::string_view seed, std::string_view name, std::uint32_t options) {
    KODEKS_ASSERT(options > 0);
    // Numbers past the last whole multiple of `options` would favour the small results.
    const std::uint64_t excess = (UINT64_MAX % options + 1) % options;
    for (std::uint32_t counter = 0;; ++counter) {
        const std::uint64_t number = number_of(seed, name, counter);
        if (number <= UINT64_MAX - excess) {
            return static_cast<std::uint32_t>(number % options);
        }
    }
}

std::vector<std::uint32_t> shuffled(std::string_view seed, std::string_view name,
                                    std::uint32_t options) {
    std::vector<std::uint32_t> order(options);
    std::iota(order.begin(), order.end(), 0U);
    // Fisher and Yates from the front: place i takes one of those not yet placed.
    for (std::uint32_t i = 0; i + 1 < options; ++i) {
        const std::uint32_t take = chosen(seed, fmt::format("{}/{}", name, i), options - i);
        std::swap(order[i], order[i + take]);
    }
    return order;
}

std::uint32_t Urn::choose(std::string_view name, std::uint32_t options) {
    const std::uint32_t result = chosen(seed_, name, options);
    choices_.push_back({Choice::Kind::choose, std::string(name), options, {result}, {}, {}, {}});
    return result;
}

std::uint32_t Urn::choose_among(std::string_view name, std::vector<std::uint32_t> numbers) {
    const std::uint32_t result = choose(name, static_cast<std::uint32_t>(numbers.size()));
    choices_.back().numbers = std::move(numbers);
    return result;
}

std::vector<std::uint32_t> Urn::shuffle(std::string_view name, std::uint32_t options) {
    choices_.push_back({Choice::Kind::shuffle,
                        std::string(name),
                        options,
                        shuffled(seed_, name, options),
                        {},
                        {},
                        {}});
    return choices_.back().result;
}

} // namespace kodeks::tournament::lots
