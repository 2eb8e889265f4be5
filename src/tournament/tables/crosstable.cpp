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

// What one side has of a game: "1", "½", "+"; "adj" while adjourned, "*" while open.
std::string game_text(const State& state, const Outcome& game, bool white) {
    if (game.status == Status::finished) {
        return mark_text(white ? game.white : game.black, state.settings.scale);
    }
    return game.status == Status::adjourned ? "adj" : "*";
}

Points points_in(const State& state, const CrossMeeting& meeting) {
    Points sum;
    for (std::size_t i = 0; i < meeting.games.size(); ++i) {
        const bool white = first_has_white(static_cast<std::uint32_t>(i) + 1) == meeting.first;
        const Outcome& game = meeting.games[i];
        sum += game.status == Status::finished
                   ? points_of(white ? game.white : game.black, state.settings.scale)
                   : Points{};
    }
    return sum;
}

// One game its mark; several their sum, and the games of a micro-match one by one.
std::string result_text(const State& state, const Stage& stage, const CrossMeeting& meeting) {
    if (meeting.games.size() == 1) {
        return game_text(state, meeting.games.front(), meeting.first);
    }
    std::string single;
    bool any = false;
    for (std::size_t i = 0; i < meeting.games.size(); ++i) {
        const bool white = first_has_white(static_cast<std::uint32_t>(i) + 1) == meeting.first;
        any = any || meeting.games[i].status == Status::finished;
        single += (i == 0 ? "" : " ") + game_text(state, meeting.games[i], white);
    }
    const std::string sum = any ? kodeks::to_text(points_in(state, meeting)) : "*";
    return stage.settings.boards > 0 || !any ? sum : fmt::format("{} ({})", sum, single);
}

// Unplayed games of an early leaver: minus for him; for the others as the book has it.
std::string early_text(const State& state, const Stage& stage, const CrossMeeting& meeting,
                       EntryId own) {
    const bool played = std::ranges::any_of(
        meeting.games, [](const Outcome& game) { return game.status == Status::finished; });
    if (played) {
        return fmt::format("({})", result_text(state, stage, meeting));
    }
    const bool plus =
        !left_too_early(state, stage, own) && state.settings.counting.early_plus_for_others;
    return plus ? "(+)" : "(-)";
}

class CrossBuilder {
public:
    CrossBuilder(const State& state, const Stage& stage)
        : state_(state), stage_(stage), table_(standings(state, stage)) {}

    Crosstable run() {
        Crosstable result;
        result.by_opponent = stage_.settings.system == System::round_robin;
        for (const StandingLine& line : table_.lines) {
            result.rows.push_back({line.entry, place_text(line), {}, line.points});
        }
        for (const EntryId entry : table_.without_place) {
            result.rows.push_back({entry, "", {}, {}});
        }
        for (std::size_t i = 0; i < result.rows.size(); ++i) {
            rows_[result.rows[i].entry] = i;
        }
        add_carried(result);
        for (RoundNumber round = 1; round <= stage_.rounds.size(); ++round) {
            add_round(result, round);
        }
        for (std::size_t i = 0; i < result.rows.size(); ++i) {
            fill(result, i);
        }
        return result;
    }

private:
    void add_carried(Crosstable& result) {
        const Stage* const earlier = find_stage(state_, stage_.settings.from.stage);
        if (stage_.carried.empty() || earlier == nullptr) {
            return;
        }
        for (const Round& round : earlier->rounds) {
            for (const Pairing& pairing : round.pairings) {
                if (rows_.contains(pairing.first) && rows_.contains(pairing.second)) {
                    add_meeting(result, *earlier, 0, pairing);
                }
            }
        }
    }

    void add_round(Crosstable& result, RoundNumber round) {
        for (const Pairing& pairing : stage_.rounds[round - 1].pairings) {
            add_meeting(result, stage_, round, pairing);
        }
        const Round& played = stage_.rounds[round - 1];
        for (const EntryId entry : played.absent) {
            const RequestedBye bye = bye_of(played, entry);
            result.rows[rows_.at(entry)].meetings.push_back({.round = round,
                                                             .games = {},
                                                             .absent = true,
                                                             .half = bye == RequestedBye::half,
                                                             .full = bye == RequestedBye::full});
        }
    }

    void add_meeting(Crosstable& result, const Stage& stage, RoundNumber round,
                     const Pairing& pairing) {
        const bool early =
            pairing.second != no_entry && (left_too_early(state_, stage, pairing.first) ||
                                           left_too_early(state_, stage, pairing.second));
        // What an early leaver did not play stays open to be seen.
        const auto games = early ? pairing.games : settled_games(state_, stage, pairing);
        for (const bool first : {true, false}) {
            const EntryId own = first ? pairing.first : pairing.second;
            if (own != no_entry) {
                result.rows[rows_.at(own)].meetings.push_back(
                    {round, first ? pairing.second : pairing.first, games, first, false, false,
                     early, pairing.winner == own});
            }
        }
    }

    void fill(const Crosstable& result, CrossRow& row, std::size_t line) const {
        row.cells.resize(result.by_opponent ? result.rows.size() : stage_.rounds.size());
        if (result.by_opponent) {
            row.cells[line] = "×";
        }
        for (const CrossMeeting& meeting : row.meetings) {
            if (result.by_opponent && meeting.opponent != no_entry) {
                join(row.cells[rows_.at(meeting.opponent)], bare_text(row.entry, meeting));
            } else if (!result.by_opponent && meeting.round != 0) {
                join(row.cells[meeting.round - 1], cell_text(row.entry, meeting));
            }
        }
    }

    void fill(Crosstable& result, std::size_t line) const { fill(result, result.rows[line], line); }

    static void join(std::string& cell, const std::string& text) {
        cell += (cell.empty() || text.empty() ? "" : " ") + text;
    }

    // The result alone: the column says who it was.
    std::string bare_text(EntryId own, const CrossMeeting& meeting) const {
        if (meeting.aside) {
            return early_text(state_, stage_, meeting, own);
        }
        const std::string text = result_text(state_, stage_, meeting);
        return meeting.round == 0 ? fmt::format("[{}]", text) : text;
    }

    std::string cell_text(EntryId own, const CrossMeeting& meeting) const {
        if (meeting.absent) {
            return meeting.full ? "1" : meeting.half ? "½" : "0";
        }
        if (meeting.opponent == no_entry) {
            return stage_.settings.system == System::swiss ? "+" : "";
        }
        const std::size_t line = rows_.at(meeting.opponent) + 1;
        const std::string text = bare_text(own, meeting) + (meeting.decided ? " !" : "");
        if (meeting.games.size() > 1) { // a micro-match has both colours
            return fmt::format("{}: {}", line, text);
        }
        return fmt::format("{}{}{}", line, meeting.first ? "w" : "b", text);
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
