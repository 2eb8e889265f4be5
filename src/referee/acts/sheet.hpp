// What is written, and restored when it is missing.
#pragma once

#include "games/side.hpp"

#include <cstdint>
#include <string>

namespace kodeks::referee {

using games::Side;

struct Record { // what a player writes on the sheet
    std::string text;
    bool offer = false; // with the mark of a draw offer
};

struct WriteDown {}; // the assistant has written the move

struct CheckRecord { // so many moves are missing on a player's sheet
    Side side = Side::white;
    std::int32_t missing = 0;
};

struct RestoreRecord { // after the control: who has stopped recording
    bool white = false;
    bool black = false;
};

struct ChoreDone { // pieces or record are restored, or cannot be
    bool restored = true;
};

} // namespace kodeks::referee
