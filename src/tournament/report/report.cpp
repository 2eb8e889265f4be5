#include "tournament/report/report.hpp"

#include "base/fold.hpp"
#include "tournament/desk/plan.hpp"
#include "tournament/lots/urn.hpp"
#include "tournament/report/records.hpp"
#include "tournament/report/starts.hpp"
#include "tournament/report/team_report.hpp"
#include "tournament/state/trait.hpp"
#include "tournament/tables/awards.hpp"
#include "tournament/tables/settle.hpp"
#include "tournament/trf/abnormal.hpp"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace kodeks::tournament {

namespace {

using trf::Cell;
using trf::StartingRank;
using trf::Tenths;

// In the order of C04.2:2.2; a title that is none of these ranks with none.
constexpr std::array<std::string_view, 8> titles = {"GM",  "IM", "WGM", "FM",
                                                    "WIM", "CM", "WFM", "WCM"};

std::size_t title_rank(const Person& person) {
    return static_cast<std::size_t>(std::ranges::find(titles, person.title) - titles.begin());
}

// What a letter says, whatever a program wrote for it: games without moves are games (W D L), a win
// without opponent is a free round with a point, a blank is an absence.
char meaning_of(const Cell& cell) {
    if (cell.opponent == 0) {
        const bool point = cell.result == 'U' || cell.result == '+';
        return point ? 'U' : cell.result == 'H' || cell.result == 'F' ? cell.result : 'Z';
    }
    switch (cell.result) {
    case 'W':
        return '1';
    case 'D':
        return '=';
    case 'L':
        return '0';
    default:
        return cell.result;
    }
}

// Events imported before full-point byes were known have allocated ones in their place.
bool same_meaning(const Cell& was, const Cell& now) {
    const bool colours = was.colour == '-' || now.colour == '-' || was.colour == now.colour;
    const bool letters =
        meaning_of(was) == meaning_of(now) || (was.result == 'F' && now.result == 'U');
    return was.opponent == now.opponent && colours && letters;
}

class Reporter {
public:
    Reporter(const State& state, const Stage& stage)
        : state_(state),
          stage_(stage),
          base_(imported_report(stage)),
          starts_(starts_of(state, stage, base_)) {
        for (std::size_t at = 0; at < starts_.size(); ++at) {
            report_.entries.push_back(starts_[at].entry);
            at_[starts_[at].entry] = at;
        }
    }

    Report run() {
        add_heading();
        for (const Start& start : starts_) {
            document().players.push_back(
                record_of(find_entry(state_, start.entry)->person, start.rank, start.record));
        }
        for (const Round& round : stage_.rounds) {
            add_round(round);
        }
        keep_coming_cells();
        add_coming_byes();
        add_forbidden();
        add_forbidden_by_name();
        add_points();
        return std::move(report_);
    }

private:
    trf::Document& document() { return report_.document; }

    // What is still being played counts nothing yet.
    void add_points() {
        const trf::Tenths unknown = std::exchange(document().points.unknown, trf::Tenths{0});
        for (trf::PlayerRecord& player : document().players) {
            const auto rounds = static_cast<trf::Round>(player.cells.size());
            for (trf::Round round = 1; round <= rounds; ++round) {
                player.points += trf::points_in(document(), player, round);
            }
            const auto played = static_cast<trf::Round>(stage_.rounds.size());
            player.points += trf::bonus_until(document(), player.rank, played).games;
        }
        document().points.unknown = unknown;
    }

    bool is_imported() const { return !stage_.settings.report.empty(); }

    StartingRank rank_of(EntryId entry) const { return starts_[at_.at(entry)].rank; }

    void add_heading() {
        if (is_imported()) {
            document() = base_;
            document().players.clear();
        } else {
            add_own_heading();
        }
        document().texts["012"] = {state_.settings.name};
        if (!is_imported() || starts_.size() != base_.players.size()) {
            document().texts["062"] = {std::to_string(stage_.members.size())};
        }
        document().rounds =
            std::max<trf::Round>(rounds_of(stage_), static_cast<trf::Round>(stage_.rounds.size()));
        const bool shown = is_imported() && trf::rounds_paired(base_) > 0; // by round 1
        const std::string seed = seed_of(stage_, 1);
        if (!document().initial && !shown && !seed.empty()) {
            lots::Urn urn(seed);
            document().initial = urn.choose(initial_colour, 2) == 0 ? 'W' : 'B'; // C04.3:5.2.5
        }
    }

    void add_own_heading() {
        if (stage_.settings.system == System::swiss) {
            document().texts["192"] = {stage_.settings.accelerated ? "FIDE_DUTCH_BAKU"
                                                                   : "FIDE_DUTCH"};
        } else if (has_schedule(stage_.settings.system)) {
            document().texts["192"] = {"FIDE_ROUNDROBIN"};
        }
        document().points = points_of(state_.settings.scale);
        if (const Award* const bye = Awards(stage_).everywhere(Worth::bye)) {
            document().points.allocated_bye =
                tenths_of(bye->points.value_or(state_.settings.scale.win));
        }
    }

    // A cell of the report that means the same stays as it is.
    void put(EntryId entry, const Cell& cell) {
        const std::size_t at = at_.at(entry);
        auto& cells = document().players[at].cells;
        const Cell& was = starts_[at].record == nullptr
                              ? trf::blank_cell
                              : cell_of(*starts_[at].record, static_cast<trf::Round>(written_) + 1);
        const bool free_day =
            stage_.settings.system != System::swiss && was.opponent == 0 && cell.opponent == 0;
        cells.push_back(free_day || same_meaning(was, cell) ? was : cell);
    }

    void add_round(const Round& round) {
        for (const Pairing& pairing : round.pairings) {
            if (pairing.second == no_entry) {
                const bool swiss = stage_.settings.system == System::swiss;
                put(pairing.first, {0, '-', swiss ? 'U' : 'Z'});
            } else {
                add_pairing(pairing);
            }
        }
        for (const EntryId entry : round.absent) {
            put(entry, {0, '-', letter_of(bye_of(round, entry))});
        }
        for (const Start& start : starts_) {
            if (document().players[at_.at(start.entry)].cells.size() <= written_) {
                put(start.entry, {0, '-', 'Z'}); // not yet entered, or left
            }
        }
        ++written_;
    }

    // What the report announced for rounds that are still not paired.
    void keep_coming_cells() {
        for (std::size_t at = 0; at < starts_.size(); ++at) {
            const trf::PlayerRecord* const record = starts_[at].record;
            auto& cells = document().players[at].cells;
            while (record != nullptr && cells.size() < record->cells.size()) {
                cells.push_back(record->cells[cells.size()]);
            }
            while (record != nullptr && cells.size() > record->cells.size() &&
                   cells.back() == trf::blank_cell) {
                cells.pop_back();
            }
        }
    }

    void add_pairing(const Pairing& pairing) {
        const Outcome game = settled_games(state_, stage_, pairing).front();
        const bool done = game.status == Status::finished;
        put(pairing.first, {rank_of(pairing.second), 'w', done ? letter_of(game.white) : ' '});
        put(pairing.second, {rank_of(pairing.first), 'b', done ? letter_of(game.black) : ' '});
    }

    // Those who will not take part in rounds to come.
    void add_coming_byes() {
        const auto next = static_cast<RoundNumber>(stage_.rounds.size()) + 1;
        for (const EntryId entry : report_.entries) {
            if (has_left(stage_, entry)) {
                add_bye('Z', next, entry);
                continue;
            }
            const auto away = stage_.absences.find(entry);
            for (std::size_t i = 0; away != stage_.absences.end() && i < away->second.size(); ++i) {
                const RoundNumber round = away->second[i];
                if (round >= next) {
                    add_bye(announced_letter(stage_, entry, round), round, entry);
                }
            }
        }
    }

    // Unless a cell says it already; one record for each kind and round.
    void add_bye(char type, RoundNumber round, EntryId entry) {
        if (cell_of(document().players[at_.at(entry)], round).result == type) {
            return;
        }
        auto record = std::ranges::find_if(document().byes, [&](const trf::ByeRecord& bye) {
            return bye.type == type && bye.round == round;
        });
        if (record == document().byes.end()) {
            record = document().byes.insert(record, trf::ByeRecord{type, round, {}});
        }
        if (std::ranges::find(record->ids, rank_of(entry)) == record->ids.end()) {
            record->ids.push_back(rank_of(entry));
        }
    }

    void add_forbidden() {
        for (const KeepApart& wish : stage_.settings.apart) {
            std::map<std::string, std::vector<StartingRank>> groups;
            for (const EntryId entry : report_.entries) {
                const std::string& shared = trait_of(state_, entry, wish.trait);
                if (!shared.empty()) {
                    groups[shared].push_back(rank_of(entry));
                }
            }
            for (const auto& [name, ranks] : groups) {
                if (ranks.size() > 1) {
                    document().prohibited.push_back(
                        {wish.first_round, std::min(wish.last_round, trf::round_max), ranks});
                }
            }
        }
    }

    void add_forbidden_by_name() {
        for (const Forbidden& pairs : stage_.forbidden) {
            std::vector<StartingRank> ranks;
            for (const EntryId entry : pairs.entries) {
                ranks.push_back(rank_of(entry));
            }
            std::ranges::sort(ranks);
            document().prohibited.push_back(
                {pairs.first_round, std::min(pairs.last_round, trf::round_max), ranks});
        }
    }

    const State& state_;
    const Stage& stage_;
    Report report_;
    trf::Document base_; // of an imported stage
    std::vector<Start> starts_;
    std::map<EntryId, std::size_t> at_; // in starts_
    std::size_t written_ = 0;
};

} // namespace

std::vector<EntryId> ranked(const State& state, std::vector<EntryId> members) {
    using Key = std::tuple<std::int32_t, std::size_t, std::u32string, EntryId>;
    std::vector<Key> keys; // made once for each: folding a name costs more than comparing it
    keys.reserve(members.size());
    for (const EntryId id : members) {
        const Person& person = find_entry(state, id)->person;
        const std::int32_t rating = person.ratings.empty() ? 0 : person.ratings.front().value;
        keys.emplace_back(-rating, title_rank(person), alphabetical_key(person.name), id);
    }
    std::ranges::sort(keys);
    std::ranges::transform(keys, members.begin(), [](const Key& key) { return std::get<3>(key); });
    return members;
}

Report report_of(const State& state, const Stage& stage) {
    return stage.settings.boards > 0 ? team_report_of(state, stage) : Reporter(state, stage).run();
}

} // namespace kodeks::tournament
