#include "notation/sheets/reading.hpp"

#include "games/variant.hpp"
#include "notation/chess/read.hpp"
#include "notation/draughts/read.hpp"

#include <algorithm>

namespace kodeks::notation::sheets {

namespace {

WordReading chess_reading(const games::Position& position, std::string_view word,
                          const chess::Letters& letters) {
    auto read = chess::read_move(position, word, letters);
    if (read) {
        return {{*read}, true};
    }
    return {std::move(read.error().readings),
            read.error().trouble != chess::MoveTrouble::unreadable};
}

WordReading draughts_reading(const games::Position& position, std::string_view word) {
    auto read = draughts::read_move(position, word);
    if (read) {
        return {{read->move}, true};
    }
    WordReading reading{std::move(read.error().readings),
                        read.error().trouble != draughts::MoveTrouble::unreadable};
    std::ranges::sort(reading.moves);
    return reading;
}

} // namespace

WordReading readings_of(const games::Position& position, std::string_view word,
                        const chess::Letters* letters) {
    if (position.variant().family == games::Family::draughts) {
        return draughts_reading(position, word);
    }
    return chess_reading(position, word, letters != nullptr ? *letters : chess::english_letters());
}

} // namespace kodeks::notation::sheets
