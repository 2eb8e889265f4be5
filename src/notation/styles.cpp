#include "notation/styles.hpp"

#include "base/check.hpp"
#include "notation/braille/braille.hpp"
#include "notation/chess/write.hpp"
#include "notation/draughts/write.hpp"
#include "notation/spoken/announce.hpp"
#include "notation/spoken/words.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace kodeks::notation {

using games::Family;
using games::SquareNames;

namespace {

constexpr std::array<std::string_view, 3> common_names = {"spoken", "braille", "braille-ascii"};

struct DraughtsStyle {
    std::string_view name;
    draughts::Form form;
    std::optional<SquareNames> squares; // the variant's own when empty
};

constexpr std::array<DraughtsStyle, 6> draughts_styles = {{
    {"full", draughts::Form::full, std::nullopt},
    {"short", draughts::Form::compact, std::nullopt},
    {"route", draughts::Form::route, std::nullopt},
    {"cross", draughts::Form::cross, std::nullopt},
    {"numeric", draughts::Form::full, SquareNames::numbers},
    {"letters", draughts::Form::full, SquareNames::letters},
}};

std::string draughts_move(const games::Position& position, const games::Move& move,
                          std::string_view name) {
    const auto* const found = std::ranges::find(draughts_styles, name, &DraughtsStyle::name);
    KODEKS_ASSERT(found != draughts_styles.end());
    draughts::Style style = draughts::own_style(position.variant());
    style.form = found->form;
    style.squares = found->squares.value_or(style.squares);
    return draughts::move_text(position, move, style);
}

void add(std::vector<std::string>& names, std::string_view name) {
    if (std::ranges::find(names, name) == names.end()) {
        names.emplace_back(name);
    }
}

} // namespace

std::vector<std::string> move_style_names() {
    std::vector<std::string> names;
    for (const games::Variant* variant : games::all_variants()) {
        for (const std::string& name : move_style_names(*variant)) {
            add(names, name);
        }
    }
    return names;
}

std::vector<std::string> move_style_names(const games::Variant& variant) {
    std::vector<std::string> names;
    if (variant.family == Family::chess) {
        for (const std::string_view name : chess::style_names()) {
            add(names, name);
        }
        add(names, "announced");
    } else {
        for (const DraughtsStyle& style : draughts_styles) {
            add(names, style.name);
        }
    }
    names.insert(names.end(), common_names.begin(), common_names.end());
    return names;
}

// What takes long is what does not depend on the language.
std::array<std::string, 3> usual_move(const games::Position& position, const games::Move& move,
                                      const games::MoveList& legal) {
    std::array<std::string, 3> texts;
    std::string& text = texts.front();
    if (position.variant().family == Family::draughts) {
        draughts::append_move(text, position, move, legal, draughts::own_style(position.variant()));
        texts.fill(std::string(text));
        return texts;
    }
    chess::write_move(position, move, chess::pgn_style(), text);
    for (const Language language : {Language::uk, Language::ru}) {
        texts[static_cast<std::size_t>(language)] =
            chess::with_letters(text, *chess::find_letters(code_of(language)));
    }
    return texts;
}

std::string styled_move(const games::Position& position, const games::Move& move,
                        std::string_view style, Language language) {
    if (style == "spoken") {
        return spoken::in_words(position, move, language);
    }
    if (style == "braille") {
        return braille::to_unicode(braille::move_cells(position, move));
    }
    if (style == "braille-ascii") {
        return braille::to_ascii(braille::move_cells(position, move));
    }
    if (position.variant().family == Family::draughts) {
        return draughts_move(position, move, style);
    }
    if (style == "announced") {
        return spoken::announce(position, move);
    }
    const chess::Letters* letters = chess::find_letters(code_of(language));
    return chess::write_move(position, move, chess::style_named(style, letters));
}

} // namespace kodeks::notation
