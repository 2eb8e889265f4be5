// The first line of a script: what is played under which rules, by whom (docs/game-script.md).
#pragma once

#include "referee/regulations.hpp"
#include "referee/script/located_json.hpp"
#include "referee/script/proofs.hpp"

#include <array>
#include <string>
#include <vector>

namespace kodeks::referee::script {

constexpr std::int32_t script_version = 1;

struct Header {
    Match match;
    std::string title;
    std::array<std::string, 2> names; // by Side
    Proofs proofs = Proofs::full;
    std::vector<std::string> proves; // articles that the expectations of the script prove
};

tl::expected<Header, Trouble> read_header(const Json& line);
std::string write_header(const Header& header); // one line without its end

} // namespace kodeks::referee::script
