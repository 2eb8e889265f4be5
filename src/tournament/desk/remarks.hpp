// What an arbiter should know about a stage although nothing forbids it: the advised number of
// rounds, team mates who meet late in spite of a restricted draw.
#pragma once

#include "base/message.hpp"
#include "tournament/state/state.hpp"
#include "tournament/world.hpp"

#include <string_view>
#include <vector>

namespace kodeks::tournament {

struct Remark {
    Message message;
    std::vector<std::string_view> articles;
    friend bool operator==(const Remark&, const Remark&) = default;
};

std::vector<Remark> remarks_on(const State& state, const Stage& stage, const World& world);

} // namespace kodeks::tournament
