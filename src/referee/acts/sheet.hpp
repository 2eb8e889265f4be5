// What is written, and restored when it is missing.
#pragma once

#include "games/side.hpp"
#include "referee/acts/declared.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace kodeks::referee {

using games::Side;

// What a player writes on the sheet.
struct Record {
    static constexpr Declared declared{"record", players, When::before_the_end, Duty::score,
                                       Telling::in_its_words};

    std::string text;
    bool offer = false; // with the mark of a draw offer

    friend bool operator==(const Record&, const Record&) = default;
};

// The assistant has written the move.
struct WriteDown {
    static constexpr Declared declared{"write-down", players, When::in_play, Duty::score,
                                       Telling::by_its_facts};

    friend bool operator==(WriteDown, WriteDown) = default;
};

// So many moves are missing on a player's sheet; the referee may know it himself, where he is told
// what players write.
struct CheckRecord {
    static constexpr Declared declared{"check-record", officials, When::before_the_end, Duty::none,
                                       Telling::in_its_words};

    Side side = Side::white;
    std::optional<std::int32_t> missing{};

    friend bool operator==(const CheckRecord&, const CheckRecord&) = default;
};

// After the control: who has stopped recording.
struct RestoreRecord {
    static constexpr Declared declared{"restore-record", officials, When::before_the_end,
                                       Duty::none, Telling::by_its_facts};

    bool white = false;
    bool black = false;

    friend bool operator==(const RestoreRecord&, const RestoreRecord&) = default;
};

// Pieces or record are restored, or cannot be.
struct ChoreDone {
    static constexpr Declared declared{
        "chore-done", officials, When::before_the_end, Duty::none, Telling::by_its_facts, true};

    bool restored = true;

    friend bool operator==(const ChoreDone&, const ChoreDone&) = default;
};

} // namespace kodeks::referee
