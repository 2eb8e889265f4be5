// The names of the facts in a file, in the order of the variant tournament::Event.
#pragma once

#include "tournament/event.hpp"

#include <array>
#include <string_view>

namespace kodeks::cli {

constexpr auto type_names = std::to_array<std::string_view>({
    "created",
    "stage-added",
    "tie-breaks-chosen",
    "entered",
    "replaced",
    "lots-committed",
    "lots-drawn",
    "lots-voided",
    "stage-filled",
    "round-paired",
    "line-up-set",
    "result-recorded",
    "result-corrected",
    "withdrawn",
    "absence-announced",
    "level-decided",
});

static_assert(type_names.size() == std::variant_size_v<tournament::Event>);

} // namespace kodeks::cli
