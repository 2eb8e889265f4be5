#include "notation/sheets/reading.hpp"

#include "notation/chess/read.hpp"

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

} // namespace

WordReading readings_of(const games::Position& position, std::string_view word,
                        const chess::Letters* letters) {
    return chess_reading(position, word, letters != nullptr ? *letters : chess::english_letters());
}

} // namespace kodeks::notation::sheets
