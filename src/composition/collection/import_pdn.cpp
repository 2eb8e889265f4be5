// Compositions out of PDN: the start is the diagram, the tree of moves the solution, the result the
// task.
#include "composition/collection/file.hpp"
#include "composition/hearing.hpp"
#include "notation/pdn/pdn.hpp"

#include <algorithm>

namespace kodeks::composition {

namespace {

using notation::Game;
using notation::NodeId;
using notation::Outcome;

constexpr std::size_t most_lines = 1000;

// Every way through the tree to an end.
void gather(const notation::MoveTree& tree, NodeId from, Line& line, std::vector<Line>& lines) {
    NodeId next = tree[from].next;
    if (next == notation::no_node) {
        if (!line.empty() && lines.size() < most_lines) {
            lines.push_back(line);
        }
        return;
    }
    for (; next != notation::no_node && lines.size() < most_lines; next = tree[next].sibling) {
        line.push_back(tree[next].move);
        gather(tree, next, line, lines);
        line.pop_back();
    }
}

std::string tag_of(const Game& game, std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names) {
        if (const std::string* const value = game.tag(name); value != nullptr && *value != "?") {
            return *value;
        }
    }
    return "";
}

// "1950.03.07"; of a year alone its last day, so that nobody gets an earlier date than he had.
std::optional<Day> day_of(const Game& game) {
    std::string date = tag_of(game, {"Date"});
    std::ranges::replace(date, '.', '-');
    if (const auto whole = read_day(date)) {
        return whole;
    }
    return date.size() >= 4 ? read_day(date.substr(0, 4) + "-12-31") : std::nullopt;
}

// The kind that the numbers allow, the first of the book's list.
std::optional<Genre> genre_of(const games::Position& diagram,
                              const rulebook::CompositionRules& rules) {
    const auto white = squares_of(diagram, games::Side::white).size();
    const auto black = squares_of(diagram, games::Side::black).size();
    for (const rulebook::GenreRule& rule : rules.genres) {
        const bool plays =
            std::ranges::find(rule.variants, diagram.variant().name) != rule.variants.end();
        if (plays && !rule.locks && white >= rule.least_white.value_or(0) &&
            white <= rule.most_white.value_or(white) && black <= rule.most_black.value_or(black)) {
            return rule.genre;
        }
    }
    return std::nullopt;
}

std::string_view reason_against(const Game& game) {
    if (game.has_errors() || !game.start) {
        return "composition.collection.unreadable";
    }
    if (game.tag("FEN") == nullptr || games::side_to_move(*game.start) != games::Side::white) {
        return "composition.collection.no_setup";
    }
    if (game.outcome != Outcome::white_wins && game.outcome != Outcome::draw) {
        return "composition.collection.no_task";
    }
    return game.moves.size() < 2 ? "composition.collection.no_lines" : "";
}

std::optional<Entry> entry_of(const Game& game, const rulebook::CompositionRules& rules) {
    const auto genre = genre_of(*game.start, rules);
    if (!genre) {
        return std::nullopt;
    }
    const Aim aim = game.outcome == Outcome::draw ? Aim::draw : Aim::win;
    Entry entry{{tag_of(game, {"Event"}), &rules, *genre, {aim, 0, 0}, *game.start, {}},
                tag_of(game, {"Author", "Composer", "White"}),
                "",
                tag_of(game, {"Source", "Site"}),
                {day_of(game), 0, std::nullopt},
                0};
    Line line;
    gather(game.moves, notation::root, line, entry.composition.lines);
    return entry;
}

} // namespace

Imported import_pdn(const ledger::Source& source, const rulebook::CompositionRules& rules,
                    const games::Variant& otherwise) {
    Imported imported;
    notation::TextSource bytes(source.text);
    notation::pdn::PdnReader reader(bytes, otherwise);
    for (Game game; reader.next(game);) {
        std::string_view reason = reason_against(game);
        auto entry = reason.empty() ? entry_of(game, rules) : std::nullopt;
        if (entry) {
            imported.entries.push_back(*std::move(entry));
        } else {
            reason = reason.empty() ? "composition.collection.no_genre" : reason;
            imported.left_out.push_back({{std::string(reason), {}}, source.name, game.place, ""});
        }
    }
    return imported;
}

} // namespace kodeks::composition
