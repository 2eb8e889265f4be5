#include "notation/draughts/read.hpp"

#include "games/variant.hpp"
#include "notation/draughts/path.hpp"
#include "notation/draughts/write.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::notation::draughts {

using namespace games;

namespace {

// The readings shown when a text fits very many moves.
constexpr std::size_t most_readings = 20;

// Collects the legal moves a pattern fits.
class Matcher {
public:
    Matcher(const Position& position, const MoveList& legal, const Pattern& pattern)
        : position_(position), legal_(legal), pattern_(pattern) {}

    MoveReading match(Accept accept) {
        accept_ = accept;
        // The strictest understanding of the squares on the way that fits any move is meant.
        for (const Way way : {Way::all_landings, Way::some_landings, Way::passing}) {
            if (count_ == 0 && (way == Way::all_landings || has_path())) {
                collect(way);
            }
        }
        if (count_ > 1 && !has_path() && pattern_.from_file < 0) {
            prefer_single_jump();
        }
        if (count_ == 1) {
            return ReadMove{found_, has_path() ? told_route(found_) : Route{}};
        }
        if (count_ > 1) {
            others_.insert(others_.begin(), found_);
        }
        const auto trouble = count_ == 0 ? MoveTrouble::not_legal : MoveTrouble::ambiguous;
        return tl::unexpected(UnreadMove{trouble, 0, std::move(others_)});
    }

private:
    void collect(Way way) {
        for (const Move& move : legal_) {
            if (fits_ends(move) && fits_path(move, way)) {
                found_ = count_++ == 0 ? move : found_;
                if (count_ > 1) {
                    others_.push_back(move);
                }
            }
        }
    }

    // Two squares of several captures with the same ends mean the one that lands on no other.
    void prefer_single_jump() {
        const auto is_single = [&](const Move& move) {
            return route_along(position_, move, pattern_.squares, Way::all_landings).has_value();
        };
        if (is_single(found_)) {
            count_ = 1;
        } else if (const auto single = std::ranges::find_if(others_, is_single);
                   single != others_.end()) {
            found_ = *single;
            count_ = 1;
        }
    }

    bool fits_sign(const Move& move) const {
        switch (pattern_.sign) {
        case Sign::capture:
            return move.is_capture();
        case Sign::quiet:
            return !move.is_capture() || accept_ == Accept::anything;
        case Sign::none:
            break;
        }
        return accept_ == Accept::anything;
    }

    bool fits_ends(const Move& move) const {
        const Route& squares = pattern_.squares;
        if (!fits_sign(move) || (!squares.empty() && squares.back() != move.to)) {
            return false;
        }
        if (pattern_.from_file >= 0) {
            return position_.variant().board.field_of(move.from).file == pattern_.from_file;
        }
        return squares.empty() || squares[0] == move.from;
    }

    bool has_path() const { return pattern_.squares.size() > (pattern_.from_file < 0 ? 2 : 1); }

    // The squares named, from the start of this move on: compact text names only its file.
    Route told_squares(const Move& move) const {
        Route squares;
        if (pattern_.from_file >= 0) {
            squares.push_back(move.from);
        }
        for (const Square square : pattern_.squares) {
            if (squares.size() < Route::capacity()) {
                squares.push_back(square);
            }
        }
        return squares;
    }

    bool fits_path(const Move& move, Way way) {
        if (!has_path()) {
            return true;
        }
        const auto route = route_along(position_, move, told_squares(move), way);
        route_ = route.value_or(route_);
        return route.has_value();
    }

    // The route told, unless it is the one the writer tells anyway; a quiet move has none.
    Route told_route(const Move& move) const {
        if (!move.is_capture()) {
            return {};
        }
        const bool was_needed = needs_path(legal_, move);
        return was_needed && routes(position_, move, 1).front() == route_ ? Route{} : route_;
    }

    const Position& position_;
    const MoveList& legal_;
    const Pattern& pattern_;
    Accept accept_ = Accept::anything;
    Route route_; // as told, of the move found last
    Move found_{};
    std::size_t count_ = 0;
    std::vector<Move> others_;
};

bool is_allowed(const Variant& variant, const Pattern& pattern, Accept accept) {
    if (pattern.from_file >= 0 && variant.notation.squares == SquareNames::numbers) {
        return false; // RU:2.4#7
    }
    return accept == Accept::anything || (pattern.is_full() && pattern.sign != Sign::none);
}

std::string list_readings(const std::vector<Move>& readings, const Position& position) {
    MoveList legal;
    legal_moves(position, legal);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < readings.size() && i < most_readings; ++i) {
        texts.emplace_back();
        append_move(texts.back(), position, readings[i], legal, own_style(position.variant()));
    }
    std::ranges::sort(texts);
    const char* more = readings.size() > most_readings ? ", …" : "";
    return fmt::format("{}{}", fmt::join(texts, ", "), more);
}

} // namespace

MoveReading read_move(const Position& position, const MoveList& legal, std::string_view text,
                      Accept accept) {
    Pattern pattern;
    const auto alphabet = accept == Accept::anything ? Alphabet::sheet : Alphabet::plain;
    if (const auto bad = read_pattern(position.variant().board, text, alphabet, pattern)) {
        return tl::unexpected(UnreadMove{MoveTrouble::unreadable, *bad, {}});
    }
    if (!is_allowed(position.variant(), pattern, accept)) {
        return tl::unexpected(UnreadMove{MoveTrouble::unreadable, 0, {}});
    }
    return Matcher(position, legal, pattern).match(accept);
}

MoveReading read_move(const Position& position, std::string_view text, Accept accept) {
    MoveList legal;
    legal_moves(position, legal);
    return read_move(position, legal, text, accept);
}

Message explain(const UnreadMove& unread, const Position& position, std::string_view text) {
    switch (unread.trouble) {
    case MoveTrouble::unreadable:
        return {"notation.draughts.unreadable", {{"text", std::string(text)}}};
    case MoveTrouble::not_legal:
        return {"notation.draughts.not_legal", {{"text", std::string(text)}}};
    case MoveTrouble::ambiguous:
        break;
    }
    return {"notation.draughts.ambiguous",
            {{"text", std::string(text)}, {"readings", list_readings(unread.readings, position)}}};
}

} // namespace kodeks::notation::draughts
