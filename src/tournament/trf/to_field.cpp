#include "tournament/trf/to_field.hpp"

#include "tournament/trf/abnormal.hpp"

#include <algorithm>

namespace kodeks::tournament::trf {

namespace {

using fide::Kind;
using fide::PlayerIndex;
using fide::Side;

Kind kind_of(const Cell& cell) {
    switch (cell.result) {
    case '+':
        return Kind::forfeit_win;
    case '-':
        return cell.opponent != 0 ? Kind::forfeit_loss : Kind::absent;
    case 'H':
        return Kind::half_bye;
    case 'F':
        return Kind::full_bye;
    case 'U':
        return Kind::allocated_bye;
    default:
        return cell.opponent != 0 ? Kind::played : Kind::absent;
    }
}

std::vector<PlayerIndex> index_of(const Document& document) {
    std::vector<PlayerIndex> index(rank_max + 1, fide::nobody);
    for (std::size_t at = 0; at < document.players.size(); ++at) {
        index[document.players[at].rank] = static_cast<PlayerIndex>(at);
    }
    return index;
}

std::vector<fide::PastRound> past_of(const Document& document,
                                     const std::vector<PlayerIndex>& index,
                                     const PlayerRecord& record, Round rounds) {
    std::vector<fide::PastRound> past;
    for (Round round = 1; round <= rounds; ++round) {
        const Cell& cell = cell_of(record, round);
        const Side side = cell.colour == 'w'   ? Side::white
                          : cell.colour == 'b' ? Side::black
                                               : Side::none;
        const PlayerIndex opponent = cell.opponent != 0 ? index[cell.opponent] : fide::nobody;
        past.push_back({kind_of(cell), opponent, side, points_in(document, record, round)});
    }
    return past;
}

class Builder {
public:
    Builder(const Document& document, Round round) : document_(document), round_(round) {
        index_ = index_of(document);
        paired_ = rounds_paired(document);
    }

    RoundField build() {
        RoundField out;
        out.field.round = round_;
        out.field.rounds = document_.rounds.value_or(std::max(paired_, round_));
        const GamePoints& points = document_.points;
        out.field.scale = {points.any_win(), points.any_draw(),    points.any_loss(),
                           points.zero_bye,  points.allocated_bye, points.unknown};
        for (const PlayerRecord& record : document_.players) {
            out.field.players.push_back(player(record));
            out.ranks.push_back(record.rank);
        }
        out.field.initial = initial(out.field);
        add_byes(out.field);
        accelerate(out.field);
        add_bonuses(out.field);
        forbid(out.field);
        return out;
    }

private:
    fide::Player player(const PlayerRecord& record) const {
        fide::Player out;
        out.past = past_of(document_, index_, record, round_ - 1);
        const Cell& now = cell_of(record, round_);
        out.available = round_ <= paired_ ? is_paired(now) : now == blank_cell;
        return out;
    }

    void add_byes(fide::Field& field) const {
        for (const ByeRecord& record : document_.byes) {
            for (const StartingRank id : record.ids) {
                if (record.round == round_ && round_ > paired_ && index_[id] != fide::nobody) {
                    field.players[index_[id]].available = false;
                }
            }
        }
    }

    // The colour drawn by lot, or the one the first player of round 1 shows.
    Side initial(const fide::Field& field) const {
        if (document_.initial) {
            return *document_.initial == 'W' ? Side::white : Side::black;
        }
        std::uint32_t number = 0;
        for (const PlayerRecord& record : document_.players) {
            const Cell& cell = cell_of(record, 1);
            number += is_paired(cell) ? 1 : 0;
            if (is_paired(cell) && cell.colour != '-') {
                const Side side = cell.colour == 'w' ? Side::white : Side::black;
                return number % 2 == 1 ? side : other(side);
            }
        }
        return field.initial;
    }

    void accelerate(fide::Field& field) const {
        for (const auto& [rank, points] : document_.virtual_points) {
            if (rank <= rank_max && index_[rank] != fide::nobody) {
                field.players[index_[rank]].virtual_points = points;
            }
        }
        for (const AccelerationRecord& record : document_.acceleration) {
            for (StartingRank rank = record.first; rank <= std::min(record.last, rank_max);
                 ++rank) {
                if (index_[rank] != fide::nobody) {
                    add_virtual(field.players[index_[rank]], record);
                }
            }
        }
        if (document_.acceleration.empty() && document_.virtual_points.empty() &&
            tournament_type(document_).ends_with("_BAKU")) {
            accelerate_by_halves(field);
        }
    }

    static void add_virtual(fide::Player& player, const AccelerationRecord& record) {
        if (player.virtual_points.size() < record.last_round) {
            player.virtual_points.resize(record.last_round);
        }
        for (Round round = record.first_round; round <= record.last_round; ++round) {
            player.virtual_points[round - 1] = record.game_points;
        }
    }

    // C04.7:1: the upper group is everybody down to the last of the first 2 * ceil(n / 4).
    void accelerate_by_halves(fide::Field& field) const {
        std::vector<std::size_t> first;
        for (std::size_t at = 0; at < field.players.size(); ++at) {
            const bool there = paired_ == 0 ? field.players[at].available
                                            : is_paired(cell_of(document_.players[at], 1));
            if (there) {
                first.push_back(at);
            }
        }
        if (first.empty()) {
            return;
        }
        const std::size_t group = std::min(first.size(), 2 * ((first.size() + 3) / 4));
        const std::uint32_t accelerated = (field.rounds + 1) / 2;
        const std::uint32_t full = (accelerated + 1) / 2;
        for (std::size_t at = 0; at <= first[group - 1]; ++at) {
            auto& points = field.players[at].virtual_points;
            points.assign(accelerated, Tenths{field.scale.win.value / 2});
            std::fill_n(points.begin(), full, field.scale.win);
        }
    }

    // A bonus belongs to no game: as virtual points do, it moves the player to another score group
    // and leaves what his rounds were (floats, byes) alone.
    void add_bonuses(fide::Field& field) const {
        if (document_.abnormal.empty()) {
            return;
        }
        for (std::size_t at = 0; at < field.players.size(); ++at) {
            std::vector<Tenths>& points = field.players[at].virtual_points;
            points.resize(std::max<std::size_t>(points.size(), round_));
            for (Round round = 2; round <= points.size(); ++round) {
                points[round - 1] +=
                    bonus_until(document_, document_.players[at].rank, round - 1).games;
            }
        }
    }

    void forbid(fide::Field& field) const {
        for (const ProhibitedRecord& record : document_.prohibited) {
            if (round_ < record.first_round || round_ > record.last_round) {
                continue;
            }
            std::vector<PlayerIndex> players;
            for (const StartingRank id : record.ids) {
                if (index_[id] != fide::nobody) {
                    players.push_back(index_[id]);
                }
            }
            for (std::size_t a = 0; a < players.size(); ++a) {
                for (std::size_t b = 0; b < a; ++b) {
                    if (players[a] != players[b]) {
                        field.forbidden.emplace_back(players[a], players[b]);
                    }
                }
            }
        }
    }

    const Document& document_;
    Round round_;
    Round paired_ = 0;
    std::vector<PlayerIndex> index_;
};

Fault fault(std::string key) {
    return {Message{std::move(key), {}}, "", {}, ""};
}

} // namespace

Result<RoundField> field_of(const Document& document, Round round) {
    if (!document.teams.empty()) {
        return tl::unexpected(fault("trf.field.teams"));
    }
    if (!has_clear_points(document)) {
        return tl::unexpected(fault("trf.field.abnormal"));
    }
    const GamePoints& points = document.points;
    const bool usual = points.win.value == 2 * points.draw.value && points.loss.value == 0 &&
                       !points.depend_on_colour();
    if (!usual && tournament_type(document).ends_with("_BAKU")) { // C04.7:1.1
        return tl::unexpected(fault("trf.field.acceleration"));
    }
    const Round paired = rounds_paired(document);
    if (round > paired && !document.rounds) {
        return tl::unexpected(fault("trf.field.rounds"));
    }
    if (document.rounds && round > *document.rounds) {
        return tl::unexpected(fault("trf.field.over"));
    }
    if (paired == 0 && !document.initial) {
        return tl::unexpected(fault("trf.field.initial"));
    }
    return Builder(document, round).build();
}

std::vector<std::vector<fide::PastRound>> past_rounds(const Document& document, Round rounds) {
    const std::vector<PlayerIndex> index = index_of(document);
    std::vector<std::vector<fide::PastRound>> all;
    for (const PlayerRecord& player : document.players) {
        all.push_back(past_of(document, index, player, rounds));
    }
    return all;
}

PairedRound round_in(const Document& document, Round round) {
    const std::vector<PlayerIndex> index = index_of(document);
    PairedRound out;
    for (const PlayerRecord& player : document.players) {
        const Cell& cell = cell_of(player, round);
        if (cell.result == 'U') {
            out.byes.push_back(index[player.rank]);
        } else if (cell.opponent != 0 &&
                   (cell.colour == 'w' || (cell.colour == '-' && player.rank < cell.opponent))) {
            out.boards.emplace_back(index[player.rank], index[cell.opponent]);
        }
    }
    return out;
}

} // namespace kodeks::tournament::trf
