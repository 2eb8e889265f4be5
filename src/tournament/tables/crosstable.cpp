#include "tournament/tables/crosstable.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::tournament {

namespace {

std::string mark_text(Mark mark, const rulebook::Scale& scale) {
    if (mark == Mark::plus || mark == Mark::minus) {
        return mark == Mark::plus ? "+" : "-";
    }
    return kodeks::to_text(points_of(mark, scale));
}

// What one side of a pairing shows: "1", "½", "+"; a micro-match or a team match its points.
std::string side_text(const State& state, const Stage& stage, const Pairing& pairing, bool first) {
    const std::vector<Outcome> games = settled_games(state, stage, pairing);
    if (games.size() == 1 && games.front().status == Status::finished) {
        return mark_text(first ? games.front().white : games.front().black, state.settings.scale);
    }
    if (games.size() == 1) {
        return games.front().status == Status::adjourned ? "adj" : "*";
    }
    const PairScore score = score_of(state, stage, pairing);
    return score.complete ? kodeks::to_text(first ? score.first_games : score.second_games) : "*";
}

// Unplayed games of an early leaver: minus for him; for the others as the book has it.
std::string early_text(const State& state, const Stage& stage, const Pairing& pairing, bool first) {
    const bool own_left = left_too_early(state, stage, first ? pairing.first : pairing.second);
    const bool played = std::ranges::any_of(
        pairing.games, [](const Outcome& game) { return game.status == Status::finished; });
    if (played) {
        return fmt::format("({})", side_text(state, stage, pairing, first));
    }
    const bool plus = !own_left && state.settings.counting.early_plus_for_others;
    return plus ? "(+)" : "(-)";
}

class CrossBuilder {
public:
    CrossBuilder(const State& state, const Stage& stage)
        : state_(state), stage_(stage), table_(standings(state, stage)) {}

    Crosstable run() {
        Crosstable result;
        result.by_opponent =
            has_schedule(stage_.settings.system) && stage_.settings.system == System::round_robin;
        for (const StandingLine& line : table_.lines) {
            result.rows.push_back({line.entry, place_text(line), {}, line.points});
        }
        for (const EntryId entry : table_.without_place) {
            result.rows.push_back({entry, "", {}, {}});
        }
        const std::size_t columns = result.by_opponent ? result.rows.size() : stage_.rounds.size();
        for (CrossRow& row : result.rows) {
            row.cells.resize(columns);
        }
        fill(result);
        return result;
    }

private:
    void fill(Crosstable& result) {
        for (std::size_t i = 0; i < result.rows.size(); ++i) {
            rows_[result.rows[i].entry] = i;
            if (result.by_opponent) {
                result.rows[i].cells[i] = "×";
            }
        }
        for (std::size_t round = 0; round < stage_.rounds.size(); ++round) {
            for (const Pairing& pairing : stage_.rounds[round].pairings) {
                put(result, round, pairing, true);
                if (pairing.second != no_entry) {
                    put(result, round, pairing, false);
                }
            }
            for (const EntryId entry : stage_.rounds[round].absent) {
                cell(result, entry, round) = "0";
            }
        }
    }

    static void join(std::string& cell, const std::string& text) {
        cell += (cell.empty() ? "" : " ") + text;
    }

    std::string& cell(Crosstable& result, EntryId entry, std::size_t column) {
        return result.rows[rows_.at(entry)].cells[column];
    }

    void put(Crosstable& result, std::size_t round, const Pairing& pairing, bool first) {
        const EntryId own = first ? pairing.first : pairing.second;
        const EntryId other = first ? pairing.second : pairing.first;
        if (other == no_entry) {
            if (!result.by_opponent) {
                cell(result, own, round) = stage_.settings.system == System::swiss ? "+" : "";
            }
            return;
        }
        const std::string text = text_of(pairing, first);
        if (result.by_opponent) {
            join(cell(result, own, rows_.at(other)), text);
            return;
        }
        const std::string colour = pairing.games.size() > 1 ? ""
                                   : first                  ? "w"
                                                            : "b"; // a micro-match has both
        join(cell(result, own, round), fmt::format("{}{}{}", rows_.at(other) + 1, colour, text));
    }

    std::string text_of(const Pairing& pairing, bool first) const {
        const bool early = left_too_early(state_, stage_, pairing.first) ||
                           left_too_early(state_, stage_, pairing.second);
        return early ? early_text(state_, stage_, pairing, first)
                     : side_text(state_, stage_, pairing, first);
    }

    const State& state_;
    const Stage& stage_;
    Standings table_;
    std::map<EntryId, std::size_t> rows_;
};

} // namespace

Crosstable crosstable(const State& state, const Stage& stage) {
    return CrossBuilder(state, stage).run();
}

} // namespace kodeks::tournament
