#include "correspondence/tourney/chart.hpp"

#include "notation/draughts/write.hpp"

#include <array>
#include <utility>

#include <fmt/format.h>

namespace kodeks::correspondence::tourney {

namespace {

namespace draughts = notation::draughts;
using GameFact = correspondence::Event;

class Charting {
public:
    void take(const GameFact& fact) {
        fact.visit([&](const auto& one) { look_at(one); });
        correspondence::apply(state_, fact);
        if (fact.is<LetterSent>() || correcting_) {
            rows_.back().totals = days_text(state_);
            rows_.back().overstepped = state_.has_overstepped(rows_.back().by);
        }
    }

    std::vector<ChartRow> rows() const { return rows_; }

private:
    void look_at(const Said&) { correcting_ = false; }

    // What follows belongs to the letter that is put right.
    void look_at(const LetterCorrected&) { correcting_ = true; }

    void look_at(const MovePlayed& played) {
        if (correcting_) {
            rows_.back().moves = move_in_letter(*state_.position, *played.move);
            return;
        }
        if (moves_.empty()) {
            number_ = state_.of(state_.to_move()).moves + 1;
        }
        moves_ += (moves_.empty() ? "" : " ") + move_in_letter(*state_.position, *played.move);
    }

    void look_at(const DaysCharged& charged) {
        if (correcting_ && charged.side == rows_.back().by) {
            rows_.back().penalty += charged.days;
            return;
        }
        auto& sums = charged.why == Charge::thinking ? thinking_ : other_;
        sums[static_cast<std::size_t>(charged.side)] += charged.days;
    }

    // Penalties that are charged after one's letter stand in the row of the next one. An impossible
    // move leaves a letter without moves until it is put right.
    void look_at(const LetterSent& sent) {
        const auto side = static_cast<std::size_t>(sent.letter->by);
        const bool answers = state_.last && state_.last->by != sent.letter->by;
        const auto partner_sent = answers ? std::optional(state_.last->on) : std::nullopt;
        rows_.push_back({.by = sent.letter->by,
                         .number = moves_.empty() ? state_.of(sent.letter->by).moves + 1 : number_,
                         .moves = std::exchange(moves_, {}),
                         .partner_sent = partner_sent,
                         .received = answers ? std::optional(sent.letter->received) : std::nullopt,
                         .sent = sent.letter->on,
                         .thinking = std::exchange(thinking_[side], {}),
                         .penalty = std::exchange(other_[side], {})});
    }

    template <class Other>
    void look_at(const Other&) {}

    correspondence::State state_;
    std::int32_t number_ = 1;
    std::string moves_;
    bool correcting_ = false;
    std::array<Days, 2> thinking_{};
    std::array<Days, 2> other_{};
    std::vector<ChartRow> rows_;
};

} // namespace

std::vector<ChartRow> chart(std::span<const GameFact> facts) {
    Charting charting;
    for (const GameFact& fact : facts) {
        charting.take(fact);
    }
    return charting.rows();
}

std::string move_in_letter(const games::Position& position, const games::Move& move) {
    draughts::Style style = draughts::own_style(position.variant());
    style.form = draughts::Form::full;
    return draughts::move_text(position, move, style);
}

std::vector<std::string> score_lines(const correspondence::State& state) {
    draughts::Style style = draughts::own_style(*state.variant);
    style.form = draughts::Form::compact;
    games::Position position = *games::accept(*state.variant, state.settings.start);
    std::vector<std::string> lines;
    std::int32_t number = 1;
    for (const games::Move& move : state.moves) {
        const bool white = games::side_to_move(position) == Side::white;
        if (white || lines.empty()) {
            lines.push_back(fmt::format("{}.{}", number, white ? "" : ".."));
            ++number;
        } else {
            lines.back() += " ";
        }
        lines.back() += draughts::move_text(position, move, style);
        position = games::play(position, move);
    }
    return lines;
}

} // namespace kodeks::correspondence::tourney
