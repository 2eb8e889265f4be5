// The first line of a script: what is played under which rules, by whom (docs/game-script.md).
#pragma once

#include "ledger/json.hpp"
#include "referee/rule_set.hpp"
#include "referee/script/proofs.hpp"

#include <string>
#include <vector>

namespace kodeks::referee::script {

using ledger::Json;
using ledger::Trouble;

constexpr std::int32_t script_version = 1;

struct Header {
    Match match;
    std::string title;
    Proofs proofs = Proofs::full;
    std::vector<std::string> proves{}; // articles that stand in the expectations of the script
    std::vector<std::string> shows{};  // articles that nobody cites: how pieces move, what goes on
};

tl::expected<Header, Trouble> read_header(const Json& line);
std::string write_header(const Header& header); // one line without its end

} // namespace kodeks::referee::script
