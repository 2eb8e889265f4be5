#include "tournament/report/from_report.hpp"

#include "tournament/desk/dutch_round.hpp"
#include "tournament/fide_tiebreak/code.hpp"
#include "tournament/report/starts.hpp"
#include "tournament/trf/columns.hpp"
#include "tournament/trf/write.hpp"

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

bool is_schedule(const Document& document) {
    return trf::tournament_type(document).find("ROUNDROBIN") != std::string::npos;
}

// A system the event could go on with.
bool is_known_system(const Document& document) {
    const std::string type = trf::tournament_type(document);
    return type.empty() || type.starts_with("FIDE_DUTCH") || type == "CUSTOM_SWISS" ||
           is_schedule(document);
}

// A plus is a win, a minus a loss, a bye by request half or nothing: nothing else has a place.
bool has_plain_points(const trf::GamePoints& points) {
    return points.allocated_bye == points.win && points.full_bye == points.win &&
           points.half_bye == points.draw && points.zero_bye == points.loss &&
           points.forfeit_loss == points.loss && points.win.value % 5 == 0 &&
           points.draw.value % 5 == 0 && points.loss.value % 5 == 0;
}

Points points_from(trf::Tenths tenths) {
    return half_points(static_cast<std::int32_t>(tenths.value / 5));
}

Mark mark_of(char result) {
    switch (result) {
    case '1':
    case 'W':
        return Mark::win;
    case '=':
    case 'D':
        return Mark::draw;
    case '+':
        return Mark::plus;
    case '-':
        return Mark::minus;
    default:
        return Mark::loss;
    }
}

Person person_of(const PlayerRecord& record) {
    Person person;
    person.name = entered_name(record);
    person.federation = record.federation;
    person.birth_year = birth_year_in(record);
    person.sex = record.sex == 'w' ? Sex::female : record.sex == 'm' ? Sex::male : Sex::unknown;
    if (record.rating) {
        person.ratings = {{"FIDE", static_cast<std::int32_t>(*record.rating)}};
    }
    person.title = record.title;
    person.federation_id = record.fide_id;
    return person;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
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
        if (!document_.teams.empty()) {
            return fault("trf.import.teams");
        }
        if (!document_.abnormal.empty() || !has_plain_points(document_.points)) {
            return fault("trf.import.points");
        }
        if (!is_known_system(document_)) {
            return fault("trf.import.system", {{"type", trf::tournament_type(document_)}});
        }
        if (document_.players.empty()) {
            return fault("trf.import.nobody");
        }
        if (is_schedule(document_) && rounds_ != document_.rounds.value_or(rounds_)) {
            return fault("trf.import.schedule");
        }
        for (const trf::ByeRecord& record : document_.byes) {
            if (record.round > rounds_ && record.type == 'F') {
                return fault("trf.import.full_bye", {{"round", std::to_string(record.round)}});
            }
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
        Create create;
        const std::string name = document_.text("012");
        create.settings.name = name.empty() ? "TRF" : name;
        create.settings.edition = settings_.edition;
        const auto year = trf::number_from(document_.text("042").substr(0, 4));
        create.settings.year = year ? static_cast<std::int32_t>(*year) : settings_.year;
        create.settings.scale = {points_from(document_.points.win),
                                 points_from(document_.points.draw),
                                 points_from(document_.points.loss)};
        add(create);
        add(AddStage{stage()});
    }

    StageSettings stage() const {
        StageSettings settings;
        settings.tie_breaks = tie_breaks();
        settings.report = lines_of(trf::write(document_, trf::LineEnd::lf));
        if (is_schedule(document_)) {
            const std::string type = trf::tournament_type(document_);
            const bool twice = type.find("DOUBLE") != std::string::npos || type.ends_with("_G2");
            settings.cycles = twice ? 2 : 1;
            return settings;
        }
        settings.system = System::swiss;
        settings.swiss = dutch_system;
        settings.rounds = std::max<RoundNumber>(document_.rounds.value_or(rounds_), 1);
        return settings;
    }

    // The list of the report when all of it is known; otherwise the book's.
    std::vector<std::string> tie_breaks() const {
        const std::string order = document_.text("212");
        const auto codes = fide_tiebreak::codes_from(order.empty() ? document_.text("202") : order);
        std::vector<std::string> list;
        for (const fide_tiebreak::Code& code : codes.list) {
            if (code.name != "PTS") {
                list.push_back(fide_tiebreak::to_text(code));
            }
        }
        return codes.unknown.empty() ? list : std::vector<std::string>();
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
        const bool point = cell.result == 'U' || cell.result == 'F' || cell.result == '+';
        if (point || is_schedule(document_)) {
            command.pairs.push_back({own, no_entry});
            return;
        }
        command.absent.push_back(own);
        if (cell.result == 'H') {
            command.half_byes.push_back(own);
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
                if (result == 'H' || result == 'Z') {
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
            add(AnnounceAbsence{1, entry, round, "TRF", type == 'H'});
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

std::int32_t birth_year_in(const trf::PlayerRecord& record) {
    const auto year = trf::number_from(std::string_view(record.birth).substr(0, 4));
    return record.birth.size() >= 4 && year ? static_cast<std::int32_t>(*year) : 0;
}

Result<std::vector<Command>> commands_from(const trf::Document& document,
                                           const ImportSettings& settings) {
    Importer importer(document, settings);
    if (auto fault = importer.refused()) {
        return tl::unexpected(std::move(*fault));
    }
    return importer.run();
}

} // namespace kodeks::tournament
