#include "tournament/report/report.hpp"

#include "base/fold.hpp"
#include "tournament/desk/plan.hpp"
#include "tournament/lots/urn.hpp"
#include "tournament/state/trait.hpp"
#include "tournament/tables/settle.hpp"

#include <algorithm>
#include <array>
#include <tuple>

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

// Quarters of a point as tenths; every scale in use has halves only.
Tenths tenths_of(Points points) {
    return {points.value * 10 / 4};
}

char letter_of(Mark own) {
    switch (own) {
    case Mark::win:
        return '1';
    case Mark::draw:
        return '=';
    case Mark::loss:
        return '0';
    case Mark::plus:
        return '+';
    case Mark::minus:
        break;
    }
    return '-';
}

class Reporter {
public:
    Reporter(const State& state, const Stage& stage) : state_(state), stage_(stage) {
        report_.entries = ranked(state, stage.members);
        for (std::size_t at = 0; at < report_.entries.size(); ++at) {
            rank_[report_.entries[at]] = static_cast<StartingRank>(at) + 1;
        }
    }

    Report run() {
        add_heading();
        for (const EntryId entry : report_.entries) {
            add_player(*find_entry(state_, entry));
        }
        for (const Round& round : stage_.rounds) {
            add_round(round);
        }
        add_coming_byes();
        add_forbidden();
        trf::GamePoints finished_only = document().points;
        finished_only.unknown = {0};
        for (trf::PlayerRecord& player : document().players) {
            for (const Cell& cell : player.cells) {
                player.points += trf::points_of(finished_only, cell);
            }
        }
        return std::move(report_);
    }

private:
    trf::Document& document() { return report_.document; }

    void add_heading() {
        const rulebook::Scale& scale = state_.settings.scale;
        document().texts["012"] = {state_.settings.name};
        document().texts["062"] = {std::to_string(stage_.members.size())};
        if (stage_.settings.system == System::swiss) {
            document().texts["192"] = {"FIDE_DUTCH"};
        } else if (has_schedule(stage_.settings.system)) {
            document().texts["192"] = {"FIDE_ROUNDROBIN"};
        }
        trf::GamePoints& points = document().points;
        points = {.win = tenths_of(scale.win),
                  .draw = tenths_of(scale.draw),
                  .loss = tenths_of(scale.loss),
                  .zero_bye = {0},
                  .forfeit_loss = tenths_of(scale.loss),
                  .half_bye = tenths_of(scale.draw),
                  .full_bye = tenths_of(scale.win),
                  .allocated_bye = tenths_of(scale.win),
                  .unknown = tenths_of(scale.draw)};
        document().rounds =
            std::max<trf::Round>(rounds_of(stage_), static_cast<trf::Round>(stage_.rounds.size()));
        if (!stage_.lots.seed.empty()) {
            lots::Urn urn(stage_.lots.seed);
            document().initial = urn.choose("r1.colour", 2) == 0 ? 'W' : 'B'; // C04.3:5.2.5
        }
    }

    void add_player(const Entry& entry) {
        const Person& person = entry.person;
        trf::PlayerRecord record;
        record.rank = rank_.at(entry.id);
        record.sex = person.sex == Sex::female ? 'w' : person.sex == Sex::male ? 'm' : ' ';
        record.title = person.title;
        record.name = person.latin.empty() ? person.name : person.latin;
        if (!person.ratings.empty()) {
            record.rating = static_cast<std::uint32_t>(person.ratings.front().value);
        }
        record.federation = person.federation;
        record.fide_id = person.federation_id;
        record.birth = person.birth_year == 0 ? "" : std::to_string(person.birth_year);
        document().players.push_back(std::move(record));
    }

    Cell& next_cell(EntryId entry) {
        return document().players[rank_.at(entry) - 1].cells.emplace_back();
    }

    void add_round(const Round& round) {
        for (const Pairing& pairing : round.pairings) {
            if (pairing.second == no_entry) {
                const bool swiss = stage_.settings.system == System::swiss;
                next_cell(pairing.first) = {0, '-', swiss ? 'U' : 'Z'};
            } else {
                add_pairing(pairing);
            }
        }
        for (const EntryId entry : round.absent) {
            const bool half = std::ranges::find(round.half_byes, entry) != round.half_byes.end();
            next_cell(entry) = {0, '-', half ? 'H' : 'Z'};
        }
        ++written_;
        for (trf::PlayerRecord& player : document().players) {
            if (player.cells.size() < written_) { // not yet entered, or left
                player.cells.push_back({0, '-', 'Z'});
            }
        }
    }

    void add_pairing(const Pairing& pairing) {
        const Outcome game = settled_games(state_, stage_, pairing).front();
        const bool done = game.status == Status::finished;
        next_cell(pairing.first) = {rank_.at(pairing.second), 'w',
                                    done ? letter_of(game.white) : ' '};
        next_cell(pairing.second) = {rank_.at(pairing.first), 'b',
                                     done ? letter_of(game.black) : ' '};
    }

    // Those who will not take part in the coming round.
    void add_coming_byes() {
        const auto next = static_cast<RoundNumber>(stage_.rounds.size()) + 1;
        trf::ByeRecord out{'Z', next, {}};
        for (const EntryId entry : report_.entries) {
            const auto found = stage_.absences.find(entry);
            const bool away = found != stage_.absences.end() &&
                              std::ranges::find(found->second, next) != found->second.end();
            if (away || has_left(stage_, entry)) {
                out.ids.push_back(rank_.at(entry));
            }
        }
        if (!out.ids.empty()) {
            document().byes.push_back(std::move(out));
        }
    }

    void add_forbidden() {
        for (const KeepApart& wish : stage_.settings.apart) {
            std::map<std::string, std::vector<StartingRank>> groups;
            for (const EntryId entry : report_.entries) {
                const std::string& shared = trait_of(state_, entry, wish.trait);
                if (!shared.empty()) {
                    groups[shared].push_back(rank_.at(entry));
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

    const State& state_;
    const Stage& stage_;
    Report report_;
    std::map<EntryId, StartingRank> rank_;
    std::size_t written_ = 0;
};

} // namespace

std::vector<EntryId> ranked(const State& state, std::vector<EntryId> members) {
    const auto key = [&](EntryId id) {
        const Person& person = find_entry(state, id)->person;
        const std::int32_t rating = person.ratings.empty() ? 0 : person.ratings.front().value;
        return std::tuple(-rating, title_rank(person), alphabetical_key(person.name), id);
    };
    std::ranges::sort(members, {}, key);
    return members;
}

Report report_of(const State& state, const Stage& stage) {
    return Reporter(state, stage).run();
}

} // namespace kodeks::tournament
