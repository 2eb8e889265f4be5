#include "tournament/trf/consistency.hpp"

#include "tournament/trf/columns.hpp"
#include "tournament/trf/to_field.hpp"
#include "tournament/trf/write.hpp"

#include <algorithm>

namespace kodeks::tournament::trf {

namespace {

Fault fault(std::string key, std::vector<MessagePart> parts) {
    return {Message{std::move(key), std::move(parts)}, "", {}, ""};
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
    if (a == ' ' || b == ' ') {
        return a == b ? Fit::yes : Fit::no;
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
        std::ranges::stable_sort(document_.players, {}, &PlayerRecord::rank);
        find_.assign(rank_max + 1, nullptr);
        for (PlayerRecord& player : document_.players) {
            if (player.rank > rank_max || find_[player.rank] != nullptr) {
                return fault("trf.rank_twice", {{"id", std::to_string(player.rank)}});
            }
            find_[player.rank] = &player;
        }
        note_holes();
        note_numbers();
        if (auto bad = check_teams()) {
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
        note_points();
        return std::nullopt;
    }

private:
    void remark(std::string key, std::vector<MessagePart> parts) {
        reading_.remarks.push_back({Message{std::move(key), std::move(parts)}, {}});
    }

    void note_holes() {
        if (!document_.players.empty() &&
            document_.players.back().rank != document_.players.size()) {
            remark("trf.holes", {});
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
            remark(std::move(key), {{"said", said}, {"n", std::to_string(there)}});
        }
    }

    std::optional<Fault> check_teams() const {
        for (const TeamRecord& team : document_.teams) {
            for (const StartingRank member : team.members) {
                if (member != 0 && (member > rank_max || find_[member] == nullptr)) {
                    return fault("trf.team.stranger", {{"team", std::to_string(team.number)},
                                                       {"id", std::to_string(member)}});
                }
            }
        }
        return std::nullopt;
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
        PlayerRecord* other = cell.opponent <= rank_max ? find_[cell.opponent] : nullptr;
        if (other == nullptr || other == &player) {
            return fault("trf.game.stranger", names);
        }
        const Cell& back = cell_of(*other, round);
        if (back.opponent != player.rank) {
            return fault("trf.game.one_sided", names);
        }
        if (cell.result == 'Z') { // an absent player written with his opponent
            cell.result =
                back.result == '+' || back.result == '-' || back.result == 'Z' ? '-' : 'Z';
            remark("trf.game.absent", names);
        }
        if (cell.colour == back.colour && cell.colour != '-') {
            return fault("trf.game.colours", names);
        }
        const char theirs = back.result == 'Z' ? '-' : back.result;
        if (fit(cell.result, theirs) == Fit::no) {
            return fault("trf.game.results", names);
        }
        if (fit(cell.result, theirs) == Fit::odd && player.rank < other->rank) {
            remark("trf.game.penalty", names);
        }
        return std::nullopt;
    }

    // Cells behind the announced rounds that name nobody.
    void drop_surplus() {
        const Round last = std::max(rounds_paired(document_) + 1, document_.rounds.value_or(0));
        for (PlayerRecord& player : document_.players) {
            if (player.cells.size() > last) {
                player.cells.resize(last);
                remark("trf.surplus", {{"id", std::to_string(player.rank)}});
            }
        }
    }

    std::optional<Fault> check_rounds() {
        const Round paired = rounds_paired(document_);
        if (document_.rounds && paired > *document_.rounds) {
            return fault("trf.rounds.too_few", {{"n", std::to_string(paired)}});
        }
        for (Round round = 1; round <= paired; ++round) {
            const auto byes = std::ranges::count_if(document_.players, [&](const auto& player) {
                return cell_of(player, round).result == 'U';
            });
            if (byes > 1 && document_.teams.empty()) {
                remark("trf.two_byes", {{"round", std::to_string(round)}});
            }
        }
        return std::nullopt;
    }

    void set_open_round() {
        for (ByeRecord& record : document_.byes) {
            record.round = record.round == 0 ? rounds_paired(document_) + 1 : record.round;
        }
        for (ProhibitedRecord& record : document_.prohibited) {
            record.last_round = std::min(record.last_round, round_max);
        }
    }

    // The points of the file, with or without a bye of the coming round.
    void note_points() {
        const Round paired = rounds_paired(document_);
        for (const PlayerRecord& player : document_.players) {
            Tenths sum = bonus_until(document_, player.rank, round_max);
            for (Round round = 1; round <= paired; ++round) {
                sum += points_in(document_, player, round);
            }
            const Tenths with_bye = sum + points_in(document_, player, paired + 1);
            if (player.points != sum && player.points != with_bye) {
                remark("trf.points.differ", {{"id", std::to_string(player.rank)},
                                             {"said", text_of(player.points)},
                                             {"sum", text_of(sum)}});
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
