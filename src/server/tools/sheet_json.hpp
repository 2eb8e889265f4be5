// A text of games, PGN or PDN, as the viewer shows it: what games it holds, and one of them with
// every move and variation, the board after it, and what its reader had to say.
#pragma once

#include "notation/format.hpp"

#include <boost/json/object.hpp>

namespace kodeks::server {

struct SheetWanted {
    std::string text{};
    std::string name{};                       // of the file; its ending tells the format
    std::uint32_t game = 1;                   // which one is shown whole
    const games::Variant* draughts = nullptr; // of texts that do not say which game they are
};

boost::json::object sheet_json(const SheetWanted& wanted);

} // namespace kodeks::server
