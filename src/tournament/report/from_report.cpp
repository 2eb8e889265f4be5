#include "tournament/report/from_report.hpp"

#include "tournament/desk/dutch_round.hpp"
#include "tournament/report/awards_of.hpp"
#include "tournament/report/from_team_report.hpp"
#include "tournament/report/records.hpp"
#include "tournament/trf/abnormal.hpp"

#include <algorithm>
#include <set>

namespace kodeks::tournament {

namespace {

using trf::Cell;
using trf::Document;
using trf::PlayerRecord;

Fault fault(std::string key, std::vector<MessagePart> parts = {}) {
    return {Message{std::move(key), std::move(parts)}, "", {}, ""};
}

// A system the event could go on with, or a Swiss of another system that is over.
bool is_known_system(const Document& document, bool over) {
    const std::string type = trf::tournament_type(document);
    const bool swiss = type.starts_with("FIDE_DUBOV") || type.starts_with("FIDE_BURSTEIN");
    return type.empty() || type.starts_with("FIDE_DUTCH") || type == "CUSTOM_SWISS" ||
           is_schedule(document) || (swiss && over);
}

class Importer {
public:
    Importer(const Document& document, const ImportSettings& settings)
        : document_(document),
          settings_(settings),
          rounds_(trf::rounds_paired(document)),
          entry_(trf::rank_max + 1, no_entry) {
        for (std::size_t at = 0; at < document.players.size(); ++at) {
            entry_[document.players[at].rank] = EntryId{static_cast<std::uint32_t>(at) + 1};
        }
    }

    std::optional<Fault> refused() const {
        if (!trf::has_clear_points(document_)) {
            return fault("trf.import.points");
        }
        if (!is_known_system(document_,
                             rounds_ > 0 && rounds_ == document_.rounds.value_or(rounds_))) {
            return fault("trf.import.system", {{"type", trf::tournament_type(document_)}});
        }
        if (document_.players.empty()) {
            return fault("trf.import.nobody");
        }
        if (is_schedule(document_) && rounds_ != document_.rounds.value_or(rounds_)) {
            return fault("trf.import.schedule");
        }
        return std::nullopt;
    }

    std::vector<Command> run() {
        create();
        for (const PlayerRecord& record : document_.players) {
            add(Enter{.person = person_of(record)});
        }
        add(DrawLots{1, document_.text("012") + " TRF", "", {}});
        for (trf::Round round = 1; round <= rounds_; ++round) {
            add_round(round);
        }
        announce();
        return std::move(commands_);
    }

private:
    void add(Command command) { commands_.push_back(std::move(command)); }

    void create() {
        Create create{event_of(document_, settings_.edition, settings_.year)};
        add(create);
        add(AddStage{stage()});
    }

    StageSettings stage() const {
        StageSettings settings;
        settings.tie_breaks = listed_tie_breaks(document_);
        settings.report = kept_lines(document_);
        EntryByNumber entries;
        for (const PlayerRecord& record : document_.players) {
            entries[record.rank] = entry_[record.rank];
        }
        settings.awards = awards_of_players(document_, entries);
        if (is_schedule(document_)) {
            settings.cycles = cycles_of(document_);
            return settings;
        }
        settings.system = System::swiss;
        settings.swiss = dutch_system;
        settings.rounds = std::max<RoundNumber>(document_.rounds.value_or(rounds_), 1);
        return settings;
    }

    // Everybody once: the pairs, those who are free with a point, those who are away.
    void add_round(trf::Round round) {
        PairByHand command{1, {}, {}, {}, "TRF"};
        std::vector<RecordResult> results;
        for (const PlayerRecord& record : document_.players) {
            const Cell& cell = cell_of(record, round);
            const EntryId own = entry_[record.rank];
            if (cell.opponent == 0) {
                add_free(command, own, cell);
            } else if (is_first(record, cell)) {
                command.pairs.push_back({own, entry_[cell.opponent]});
                if (cell.result != ' ') {
                    results.push_back(result(cell, round, command.pairs.size()));
                }
            }
        }
        add(std::move(command));
        for (RecordResult& result : results) {
            add(std::move(result));
        }
    }

    // White; of a forfeit without colours the first in the list.
    static bool is_first(const PlayerRecord& record, const Cell& cell) {
        return cell.colour == 'w' || (cell.colour == '-' && record.rank < cell.opponent);
    }

    void add_free(PairByHand& command, EntryId own, const Cell& cell) const {
        const bool allocated = cell.result == 'U' || cell.result == '+';
        if (allocated || is_schedule(document_)) {
            command.pairs.push_back({own, no_entry});
            return;
        }
        command.absent.push_back(own);
        if (cell.result == 'H') {
            command.half_byes.push_back(own);
        } else if (cell.result == 'F') {
            command.full_byes.push_back(own);
        }
    }

    RecordResult result(const Cell& cell, trf::Round round, std::size_t table) const {
        const PlayerRecord& other = document_.players[entry_[cell.opponent].value - 1];
        const Outcome outcome =
            finished(mark_of(cell.result), mark_of(cell_of(other, round).result));
        return {{1, round, static_cast<std::uint32_t>(table), 1}, outcome, ""};
    }

    // Byes of rounds to come, from the cells and from the records 240.
    void announce() {
        for (const PlayerRecord& record : document_.players) {
            for (trf::Round round = rounds_ + 1; round <= record.cells.size(); ++round) {
                const char result = cell_of(record, round).result;
                if (result == 'F' || result == 'H' || result == 'Z') {
                    announce(entry_[record.rank], round, result);
                }
            }
        }
        for (const trf::ByeRecord& record : document_.byes) {
            for (const trf::StartingRank rank : record.ids) {
                if (record.round > rounds_ && entry_[rank] != no_entry) {
                    announce(entry_[rank], record.round, record.type);
                }
            }
        }
    }

    void announce(EntryId entry, trf::Round round, char type) {
        if (announced_.emplace(entry, round).second) {
            add(AnnounceAbsence{1, entry, round, "TRF", type == 'H', type == 'F'});
        }
    }

    const Document& document_;
    const ImportSettings& settings_;
    trf::Round rounds_;
    std::vector<EntryId> entry_; // by starting rank
    std::vector<Command> commands_;
    std::set<std::pair<EntryId, trf::Round>> announced_;
};

} // namespace

Result<std::vector<Command>> commands_from(const trf::Document& document,
                                           const ImportSettings& settings) {
    if (!document.teams.empty()) {
        return commands_from_teams(document, settings);
    }
    Importer importer(document, settings);
    if (auto fault = importer.refused()) {
        return tl::unexpected(std::move(*fault));
    }
    return importer.run();
}

} // namespace kodeks::tournament
