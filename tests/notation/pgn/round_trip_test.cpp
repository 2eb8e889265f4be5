// Writing a game and reading it back gives the same game: random games with variations, comments,
// clocks and glyphs.
#include "notation/pgn/pgn.hpp"
#include "notation/same_game.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::notation::pgn {
namespace {

// Draws numbers from a list, zero when it is used up.
class Choices {
public:
    explicit Choices(std::vector<std::uint8_t> numbers) : numbers_(std::move(numbers)) {}

    unsigned below(unsigned limit) {
        return next_ < numbers_.size() ? numbers_[next_++] % limit : 0;
    }

    bool left() const { return next_ < numbers_.size(); }

private:
    std::vector<std::uint8_t> numbers_;
    std::size_t next_ = 0;
};

const char* const comments[] = {"good",
                                "a } brace",
                                "two\nlines",
                                "",
                                "[%x",
                                "\xFC",
                                "; $1 (x) 1-0",
                                ("a very long comment that has to be written on a line of its "
                                 "own because it is longer than eighty columns")};

void annotate(Notes& notes, Choices& choices) {
    notes.after.emplace_back(comments[choices.below(8)]);
    if (choices.below(2) == 1) {
        notes.clock = Milliseconds{choices.below(256) * 12345};
    }
    if (choices.below(2) == 1) {
        notes.commands.push_back("eval " + std::to_string(choices.below(9)));
    }
    for (unsigned i = choices.below(3); i > 0; --i) {
        notes.nags.push_back(static_cast<std::uint8_t>(choices.below(140)));
    }
    notes.draw_offered = choices.below(5) == 1;
}

// A line behind `parent`; variations are added where the writer writes them, so that the nodes
// come in the order of the text.
void grow(Game& game, NodeId parent, games::Position position, Choices& choices) {
    const unsigned length = 1 + choices.below(6);
    games::MoveList moves;
    for (unsigned i = 0; i < length; ++i) {
        games::legal_moves(position, moves);
        if (moves.empty()) {
            return;
        }
        const NodeId id = game.moves.add(parent, moves[choices.below(256) % moves.size()]);
        if (choices.below(4) == 1) {
            annotate(game.moves.notes(id), choices);
        }
        if (choices.below(8) == 1) {
            game.moves.notes(id).before.emplace_back(comments[choices.below(8)]);
        }
        if (choices.left() && choices.below(4) == 1 && game.moves[parent].next == id) {
            grow(game, parent, position, choices);
        }
        position = games::play(position, game.moves[id].move);
        parent = id;
    }
}

RC_GTEST_PROP(PgnRoundTrip, WrittenAndReadIsTheSame,
              (const std::vector<std::uint8_t>& numbers, unsigned char kind)) {
    Game game;
    game.variant = games::all_variants()[kind % 2];
    game.setup = game.variant->start;
    game.start = games::start_position(*game.variant);
    game.tags = {{"Event", "\"quoted\" \\ and \xC3\xA4"}, {"Result", "*"}};
    if (kind % 2 == 1) {
        game.tags.push_back({"Variant", "Chess960"});
    }
    game.outcome = Outcome::draw;
    Choices choices(numbers);
    while (choices.left()) {
        const NodeId last = game.moves.last_of_main_line();
        grow(game, last, position_after(game, last), choices);
    }
    std::string text;
    write(game, {}, text);
    TextSource source(text);
    Reader reader(source);
    Game again;
    RC_ASSERT(reader.next(again));
    RC_ASSERT(!again.has_errors());
    RC_ASSERT(same_game(again, game));
    Game none;
    RC_ASSERT(!reader.next(none));
}

} // namespace
} // namespace kodeks::notation::pgn
