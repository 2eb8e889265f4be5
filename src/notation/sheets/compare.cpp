#include "notation/sheets/compare.hpp"

#include "games/variant.hpp"
#include "notation/sheets/reading.hpp"

#include <algorithm>
#include <optional>

namespace kodeks::notation::sheets {

namespace {

class Comparer {
public:
    Comparer(const games::Position& start, const Sheet& first, const Sheet& second)
        : sheets_{&first, &second}, result_{{}, start, {}, false} {}

    Comparison run() {
        while (step()) {
        }
        return std::move(result_);
    }

private:
    // One ply; false when the comparison is over.
    bool step() {
        if (both_ended()) {
            result_.complete = true;
            return false;
        }
        for (int sheet = 0; sheet < 2; ++sheet) {
            if (ended(sheet)) {
                remark(Finding::ended, sheet);
                return false;
            }
        }
        for (int sheet = 0; sheet < 2; ++sheet) {
            const Sheet& own = *sheets_[sheet];
            readings_[sheet] = readings_of(result_.reached, own.moves[ply()].text, own.letters);
        }
        const auto move = decide();
        if (move) {
            result_.agreed.push_back(*move);
            result_.reached = games::play(result_.reached, *move);
        }
        return move.has_value();
    }

    std::size_t ply() const { return result_.agreed.size(); }

    bool ended(int sheet) const { return ply() >= sheets_[sheet]->moves.size(); }

    bool both_ended() const { return ended(0) && ended(1); }

    // The move both words can mean, if there is exactly one; what is doubtful about them is
    // remarked on.
    std::optional<games::Move> decide() {
        const auto& first = readings_[0].moves;
        const auto& second = readings_[1].moves;
        for (int sheet = 0; sheet < 2; ++sheet) {
            remark_on_word(sheet);
        }
        if (first.empty() || second.empty()) {
            const auto& clear = first.empty() ? second : first;
            const bool other_is_blot = !readings_[first.empty() ? 0 : 1].readable;
            return clear.size() == 1 && other_is_blot ? std::optional(clear.front()) : std::nullopt;
        }
        std::vector<games::Move> common;
        std::ranges::set_intersection(first, second, std::back_inserter(common));
        if (common.empty()) {
            remark(Finding::differ, 0);
        }
        return common.size() == 1 ? std::optional(common.front()) : std::nullopt;
    }

    void remark_on_word(int sheet) {
        const WordReading& reading = readings_[sheet];
        if (!reading.readable) {
            remark(Finding::unreadable, sheet);
        } else if (reading.moves.empty()) {
            remark(Finding::not_legal, sheet);
        } else if (reading.moves.size() > 1) {
            remark(Finding::ambiguous, sheet);
            result_.remarks.back().readings = reading.moves;
        }
    }

    void remark(Finding finding, int sheet) {
        Remark remark;
        remark.finding = finding;
        remark.sheet = sheet;
        remark.ply = static_cast<int>(ply());
        for (std::size_t i = 0; i < 2; ++i) {
            if (!ended(static_cast<int>(i))) {
                remark.written[i] = sheets_[i]->moves[ply()].text;
                remark.places[i] = sheets_[i]->moves[ply()].place;
            }
        }
        result_.remarks.push_back(std::move(remark));
    }

    std::array<const Sheet*, 2> sheets_;
    std::array<WordReading, 2> readings_;
    Comparison result_;
};

// Who makes the ply and in which move.
struct Turn {
    bool white = true;
    int number = 1;
};

Turn turn_of(int ply, games::Side first_side, int first_number) {
    const int shifted = ply + (first_side == games::Side::black ? 1 : 0);
    return {shifted % 2 == 0, first_number + shifted / 2};
}

std::string key_for(std::string_view stem, Turn turn) {
    return std::string("notation.sheets.") + std::string(stem) + (turn.white ? "_white" : "_black");
}

std::string_view stem_of(Finding finding) {
    constexpr std::string_view stems[] = {"differ", "ambiguous", "unreadable", "not_legal",
                                          "ended"};
    return stems[static_cast<std::size_t>(finding)];
}

} // namespace

Comparison compare(const games::Position& start, const Sheet& first, const Sheet& second) {
    return Comparer(start, first, second).run();
}

std::vector<Message> describe(const Comparison& comparison, const games::Position& start,
                              int first_move_number) {
    const games::Side side = games::side_to_move(start);
    const int count = static_cast<int>(comparison.agreed.size());
    std::vector<Message> messages;
    if (comparison.complete) {
        messages.push_back({"notation.sheets.same", {{"n", std::to_string(count)}}});
    } else if (count == 0) {
        messages.push_back({"notation.sheets.agree_nowhere", {}});
    } else {
        const Turn last = turn_of(count - 1, side, first_move_number);
        const std::string key =
            last.white ? "notation.sheets.agree_white" : "notation.sheets.agree";
        messages.push_back({key, {{"n", std::to_string(last.number)}}});
    }
    for (const Remark& remark : comparison.remarks) {
        const Turn turn = turn_of(remark.ply, side, first_move_number);
        const auto own = static_cast<std::size_t>(remark.sheet);
        messages.push_back({key_for(stem_of(remark.finding), turn),
                            {{"n", std::to_string(turn.number)},
                             {"sheet", std::to_string(remark.sheet + 1)},
                             {"text", remark.written[own]},
                             {"first", remark.written[0]},
                             {"second", remark.written[1]}}});
    }
    return messages;
}

} // namespace kodeks::notation::sheets
