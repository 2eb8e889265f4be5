// The file formats of games behind one small table: which one a file has, and how to read and write
// it. Adding a format is adding a row in format.cpp.
#pragma once

#include "notation/chess/write.hpp"
#include "notation/game.hpp"
#include "notation/source.hpp"
#include "notation/text/dialect.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace kodeks::notation {

struct FormatOptions {
    const chess::Letters* read_letters = nullptr; // of chess moves besides English SAN
    chess::Style style = chess::pgn_style();      // of chess moves to write
    // The game of draughts files that do not say which they are; PDN's own default if none.
    const games::Variant* draughts = nullptr;
};

struct Format {
    std::string_view name;   // "pgn"
    std::string_view ending; // ".pgn"
    std::string_view sign;   // a tag only files of this format have; empty for the usual format
    games::Family family = games::Family::chess;
    std::unique_ptr<GameReader> (*reader)(ByteSource& source, const FormatOptions& options);
    std::unique_ptr<text::Dialect> (*dialect)(const FormatOptions& options);
    void (*write)(const Game& game, const FormatOptions& options, std::string& out);
};

// By the ending of the name, or else by the text: some of its beginning is enough.
const Format& format_of(std::string_view file_name, std::string_view text);

} // namespace kodeks::notation
