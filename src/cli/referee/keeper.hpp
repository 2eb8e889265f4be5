// Who keeps what happens at a console.
#pragma once

#include "base/result.hpp"
#include "referee/state/state.hpp"

#include <optional>
#include <span>
#include <string>

namespace kodeks::cli {

// One command that was decided.
struct Kept {
    const std::string& line; // of a game script
    std::span<const referee::Event> events;
    const referee::State& after;
};

class Keeper {
public:
    Keeper() = default;
    Keeper(const Keeper&) = delete;
    Keeper& operator=(const Keeper&) = delete;
    virtual ~Keeper() = default;

    // On the disk before it returns; nothing on success.
    virtual std::optional<Fault> keep(const Kept& kept) = 0;
};

} // namespace kodeks::cli
