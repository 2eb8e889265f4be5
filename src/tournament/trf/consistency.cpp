#include "tournament/trf/consistency.hpp"

#include "tournament/trf/abnormal.hpp"
#include "tournament/trf/columns.hpp"
#include "tournament/trf/team_consistency.hpp"
#include "tournament/trf/write.hpp"

#include <algorithm>
#include <string_view>

namespace kodeks::tournament::trf {

namespace {

Fault fault(std::string key, std::vector<MessagePart> parts, Place place = {}) {
    return {Message{std::move(key), std::move(parts)}, "", place, ""};
}

constexpr std::uint32_t points_column = 81;

std::uint32_t column_of(Round round) {
    return 92 + 10 * (round - 1);
}

bool is_win(char c) {
    return c == '1' || c == 'W';
}

bool is_draw(char c) {
    return c == '=' || c == 'D';
}

bool is_loss(char c) {
    return c == '0' || c == 'L';
}

enum class Fit { yes, odd, no };

// Two results of one game.
Fit fit(char a, char b) {
    if ((a == '+' || a == '-' || b == '+' || b == '-')) {
        const bool forfeit =
            (a == '+' && b == '-') || (a == '-' && b == '+') || (a == '-' && b == '-');
        return forfeit ? Fit::yes : Fit::no;
    }
    if (a == ' ' || b == ' ' || a == 'Z') {
        return a == b && a == ' ' ? Fit::yes : Fit::no;
    }
    if (is_win(a) || is_win(b)) {
        return is_loss(a) || is_loss(b) ? Fit::yes : Fit::no;
    }
    return is_draw(a) && is_draw(b) ? Fit::yes : Fit::odd;
}

class Settling {
public:
    explicit Settling(Reading& reading) : reading_(reading), document_(reading.document) {}

    std::optional<Fault> run() {
        if (!document_.by_position) {
            std::ranges::stable_sort(document_.players, {}, &PlayerRecord::rank);
        }
        find_.assign(rank_max + 1, nullptr);
        for (PlayerRecord& player : document_.players) {
            if (player.rank > rank_max || find_[player.rank] != nullptr) {
                return fault("trf.rank_twice", {{"id", std::to_string(player.rank)}},
                             at(player.rank, 5));
            }
            find_[player.rank] = &player;
        }
        note_holes();
        note_numbers();
        note_strangers();
        note_type();
        complete_teams(reading_);
        if (auto bad = team_defect(reading_)) {
            return bad;
        }
        if (auto bad = check_cells()) {
            return bad;
        }
        drop_surplus();
        if (auto bad = check_rounds()) {
            return bad;
        }
        set_open_round();
        if (document_.teams.empty()) {
            note_byes_of_players();
            note_announced();
        }
        note_points();
        return std::nullopt;
    }

private:
    void remark(std::string key, std::vector<MessagePart> parts, Place place = {}) {
        reading_.remarks.push_back({Message{std::move(key), std::move(parts)}, place});
    }

    Place at(StartingRank rank, std::uint32_t column) const {
        const auto line = reading_.player_lines.find(rank);
        return line == reading_.player_lines.end() ? Place{} : Place{line->second, column};
    }

    // Where a text record has its text.
    Place of_text(const std::string& code) const {
        const auto line = reading_.text_lines.find(code);
        return line == reading_.text_lines.end() ? Place{} : Place{line->second, 5};
    }

    void note_holes() {
        StartingRank last = 0;
        for (StartingRank rank = 1; rank <= rank_max; ++rank) {
            if (find_[rank] != nullptr && rank != last + 1) {
                remark("trf.holes", {}, at(rank, 5));
                return;
            }
            last = find_[rank] != nullptr ? rank : last;
        }
    }

    // A report that broke off, or lost a line, has fewer players than it says.
    void note_numbers() {
        note_number("062", document_.players.size(), "trf.number_of_players");
        note_number("082", document_.teams.size(), "trf.number_of_teams");
    }

    void note_number(const std::string& code, std::size_t there, std::string key) {
        const std::string said = document_.text(code);
        const auto number = number_from(said);
        if (number && *number != there) {
            remark(std::move(key), {{"said", said}, {"n", std::to_string(there)}}, of_text(code));
        }
    }

    // Records about numbers that nobody has say nothing.
    void note_strangers() {
        note_strangers("240", document_.byes, reading_.byes);
        note_strangers("260", document_.prohibited, reading_.prohibited);
        note_strangers("299", document_.abnormal, reading_.abnormal);
        for (std::size_t i = 0; i < document_.abnormal.size(); ++i) {
            if (document_.abnormal[i].type == ' ' && document_.abnormal[i].round == 0) {
                remark("trf.bonus_in_all", {}, reading_.abnormal[i].at(20));
            }
        }
        for (const auto& [rank, points] : document_.virtual_points) {
            note_stranger("XXA", rank, {reading_.virtual_lines.at(rank), 5});
        }
        for (std::size_t i = 0; i < document_.acceleration.size(); ++i) {
            note_column(document_.acceleration[i], reading_.acceleration[i]);
        }
    }

    template <class Records>
    void note_strangers(const char* code, const Records& records,
                        const std::vector<RecordPlace>& places) {
        for (std::size_t i = 0; i < records.size(); ++i) {
            for (std::size_t k = 0; k < records[i].ids.size(); ++k) {
                note_stranger(code, records[i].ids[k], places[i].of_id(k));
            }
        }
    }

    void note_stranger(const char* code, StartingRank id, const Place& place) {
        if (!is_known(id)) {
            remark("trf.stranger", {{"code", code}, {"id", std::to_string(id)}}, place);
        }
    }

    // Virtual points of players are game points, of teams match points (C04.7:1.1).
    void note_column(const AccelerationRecord& record, const RecordPlace& place) {
        const bool matches = record.match_points != Tenths{};
        const bool games = record.game_points != Tenths{};
        if (document_.teams.empty() && matches && !games) {
            remark("trf.acceleration.matches", {}, place.at(5));
        } else if (!document_.teams.empty() && games && !matches) {
            remark("trf.acceleration.games", {}, place.at(10));
        }
    }

    // A player, or in a report of teams a team.
    bool is_known(std::uint32_t id) const {
        return document_.teams.empty()
                   ? id <= rank_max && find_[id] != nullptr
                   : std::ranges::find(document_.teams, id, &TeamRecord::number) !=
                         document_.teams.end();
    }

    std::optional<Fault> check_cells() {
        for (PlayerRecord& player : document_.players) {
            for (Round round = 1; round <= player.cells.size(); ++round) {
                if (player.cells[round - 1].opponent != 0) {
                    if (auto bad = check_game(player, round)) {
                        return bad;
                    }
                }
            }
        }
        return std::nullopt;
    }

    std::optional<Fault> check_game(PlayerRecord& player, Round round) {
        Cell& cell = player.cells[round - 1];
        const std::vector<MessagePart> names = {{"a", std::to_string(player.rank)},
                                                {"b", std::to_string(cell.opponent)},
                                                {"round", std::to_string(round)}};
        const Place place = at(player.rank, column_of(round));
        PlayerRecord* other = cell.opponent <= rank_max ? find_[cell.opponent] : nullptr;
        if (other == nullptr || other == &player) {
            return fault("trf.game.stranger", names, place);
        }
        const Cell& back = cell_of(*other, round);
        if (back.opponent != player.rank) {
            return fault("trf.game.one_sided", names, place);
        }
        if (cell.result == 'Z') { // an absent player written with his opponent
            cell.result =
                back.result == '+' || back.result == '-' || back.result == 'Z' ? '-' : 'Z';
            remark("trf.game.absent", names, {place.line, place.column + 7});
        }
        if (cell.colour == back.colour && cell.colour != '-') {
            return fault("trf.game.colours", names, {place.line, place.column + 5});
        }
        const char theirs = back.result == 'Z' ? '-' : back.result;
        if (fit(cell.result, theirs) == Fit::no) {
            return fault("trf.game.results", names, {place.line, place.column + 7});
        }
        if (fit(cell.result, theirs) == Fit::odd && player.rank < other->rank) {
            remark("trf.game.penalty", names, {place.line, place.column + 7});
        }
        return std::nullopt;
    }

    // Cells behind the announced rounds that name nobody.
    void drop_surplus() {
        const Round last = std::max(rounds_paired(document_) + 1, document_.rounds.value_or(0));
        for (PlayerRecord& player : document_.players) {
            if (player.cells.size() > last) {
                player.cells.resize(last);
                remark("trf.surplus", {{"id", std::to_string(player.rank)}},
                       at(player.rank, column_of(last + 1)));
            }
        }
    }

    std::optional<Fault> check_rounds() {
        const Round paired = rounds_paired(document_);
        if (document_.rounds && paired > *document_.rounds) {
            return fault("trf.rounds.too_few", {{"n", std::to_string(paired)}}, of_text("142"));
        }
        for (Round round = 1; round <= paired; ++round) {
            if (document_.teams.empty()) {
                note_byes(round);
            }
        }
        return std::nullopt;
    }

    // At the second allocated bye of a round.
    void note_byes(Round round) {
        std::size_t byes = 0;
        for (const PlayerRecord& player : document_.players) {
            byes += cell_of(player, round).result == 'U' ? 1 : 0;
            if (byes == 2) {
                remark("trf.two_byes", {{"round", std::to_string(round)}},
                       at(player.rank, column_of(round)));
                return;
            }
        }
    }

    void set_open_round() {
        for (ByeRecord& record : document_.byes) {
            record.round = record.round == 0 ? rounds_paired(document_) + 1 : record.round;
        }
        for (ProhibitedRecord& record : document_.prohibited) {
            record.last_round = std::min(record.last_round, round_max);
        }
    }

    // A win without an opponent is a forfeit won (early files wrote a bye so); nobody has two byes
    // with the points of a win; and an odd round with one F and no U had an allocated bye.
    void note_byes_of_players() {
        std::vector<std::size_t> allocated(round_max + 1);
        std::vector<std::size_t> full(round_max + 1);
        std::vector<Place> place(round_max + 1);
        for (const PlayerRecord& player : document_.players) {
            bool had = false;
            for (Round round = 1; round <= player.cells.size(); ++round) {
                const Cell& cell = cell_of(player, round);
                const Place here = at(player.rank, column_of(round));
                const std::vector<MessagePart> names = {{"id", std::to_string(player.rank)},
                                                        {"round", std::to_string(round)}};
                if (cell.opponent == 0 && cell.result == '+') {
                    remark("trf.cell.plus_alone", names, here);
                }
                const bool bye = cell.result == 'U' || cell.result == 'F';
                if (bye && had) {
                    remark("trf.bye_again", names, here);
                }
                had = had || bye;
                allocated[round] += cell.result == 'U' ? 1 : 0;
                full[round] += cell.result == 'F' ? 1 : 0;
                place[round] = cell.result == 'F' ? here : place[round];
            }
        }
        for (Round round = 1; round <= rounds_paired(document_); ++round) {
            if (allocated[round] == 0 && full[round] == 1) {
                remark("trf.bye_as_full", {{"round", std::to_string(round)}}, place[round]);
            }
        }
    }

    // Of rounds that are over, 240 repeats the cells; where it does not, the cells count.
    void note_announced() {
        for (std::size_t i = 0; i < document_.byes.size(); ++i) {
            const ByeRecord& record = document_.byes[i];
            for (std::size_t k = 0; k < record.ids.size(); ++k) {
                if (record.round > rounds_paired(document_) || !is_known(record.ids[k])) {
                    continue;
                }
                const Cell& cell = cell_of(*find_[record.ids[k]], record.round);
                const char there = cell.opponent == 0 && cell.result == ' ' ? 'Z' : cell.result;
                if (cell.opponent != 0 || there != record.type) {
                    remark("trf.byes.differ",
                           {{"id", std::to_string(record.ids[k])},
                            {"round", std::to_string(record.round)},
                            {"type", std::string(1, record.type)}},
                           reading_.byes[i].of_id(k));
                }
            }
        }
    }

    // The code of the type stands in 192; a program wrote it where the free text belongs.
    void note_type() {
        if (document_.text("192").empty() && !tournament_type(document_).empty()) {
            remark("trf.type", {{"type", tournament_type(document_)}}, of_text("092"));
        }
    }

    // Those of coming rounds may be in the sum already.
    Tenths bonus_of(StartingRank rank, Round paired) const {
        Tenths sum = bonus_until(document_, rank, paired).games;
        for (const PointsRecord& record : document_.abnormal) {
            if (record.type == ' ' && record.round > paired &&
                concerns(record, rank, record.round)) {
                sum += record.game_points.value_or(Tenths{});
            }
        }
        return sum;
    }

    // The points of the file, with or without a bye of the coming round.
    void note_points() {
        const Round paired = rounds_paired(document_);
        for (const PlayerRecord& player : document_.players) {
            Tenths sum = document_.teams.empty() ? bonus_of(player.rank, paired) : Tenths{};
            for (Round round = 1; round <= paired; ++round) {
                sum += points_in(document_, player, round);
            }
            const Tenths with_bye = sum + points_in(document_, player, paired + 1);
            if (player.points != sum && player.points != with_bye) {
                remark("trf.points.differ",
                       {{"id", std::to_string(player.rank)},
                        {"said", text_of(player.points)},
                        {"sum", text_of(sum)}},
                       at(player.rank, points_column));
            }
        }
    }

    Reading& reading_;
    Document& document_;
    std::vector<PlayerRecord*> find_;
};

} // namespace

std::optional<Fault> settle(Reading& reading) {
    return Settling(reading).run();
}

} // namespace kodeks::tournament::trf
