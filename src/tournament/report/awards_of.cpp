#include "tournament/report/awards_of.hpp"

#include "tournament/report/records.hpp"
#include "tournament/trf/abnormal.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

using trf::Cell;
using trf::Tenths;

constexpr std::pair<char, Worth> worths[] = {
    {'W', Worth::win},     {'D', Worth::draw},  {'L', Worth::loss},
    {'+', Worth::plus},    {'-', Worth::minus}, {'H', Worth::half_bye},
    {'Z', Worth::absence}, {' ', Worth::bonus}, {'F', Worth::full_bye},
};

class Awarding {
public:
    Awarding(const trf::Document& document, const EntryByNumber& entries)
        : document_(document), entries_(entries) {}

    std::vector<Award> of_players() {
        const trf::GamePoints usual = points_of(scale_of(document_.points));
        differing(Worth::absence, document_.points.zero_bye, usual.zero_bye);
        differing(Worth::minus, document_.points.forfeit_loss, usual.forfeit_loss);
        differing(Worth::half_bye, document_.points.half_bye, usual.half_bye);
        differing(Worth::full_bye, document_.points.full_bye, usual.full_bye);
        differing(Worth::bye, document_.points.allocated_bye, usual.allocated_bye);
        differing(Worth::plus, document_.points.forfeit_win.value_or(usual.win), usual.win);
        with_black(Worth::win, document_.points.black_win);
        with_black(Worth::draw, document_.points.black_draw);
        with_black(Worth::loss, document_.points.black_loss);
        add_changes();
        const trf::Round rounds = trf::rounds_paired(document_);
        for (const trf::PlayerRecord& player : document_.players) {
            for (trf::Round round = 1; round <= rounds; ++round) {
                add_free(player, round);
            }
        }
        return std::move(awards_);
    }

    std::vector<Award> of_teams() {
        const trf::MatchPoints points = document_.match_points.value_or(trf::MatchPoints{});
        const trf::MatchPoints usual;
        matches(Worth::win, points.win, usual.win);
        matches(Worth::plus, points.win, usual.win);
        matches(Worth::full_bye, points.win, usual.win);
        matches(Worth::draw, points.draw, usual.draw);
        matches(Worth::half_bye, points.draw, usual.draw);
        matches(Worth::loss, points.loss, usual.loss);
        matches(Worth::minus, points.loss, usual.loss);
        const auto boards = static_cast<std::int32_t>(document_.text("352").size());
        const trf::TeamByes drawn{points.draw, document_.points.draw * boards, {}};
        const trf::TeamByes byes = document_.team_byes.value_or(drawn); // C.04.6, 1.4
        awards_.push_back(
            {Worth::bye, 0, {}, from_tenths(byes.game_points), from_tenths(byes.match_points)});
        add_changes();
        return std::move(awards_);
    }

private:
    void differing(Worth worth, Tenths points, Tenths usual) {
        if (points != usual) {
            awards_.push_back({worth, 0, {}, from_tenths(points), std::nullopt});
        }
    }

    void with_black(Worth worth, const std::optional<Tenths>& points) {
        if (points) {
            awards_.push_back({worth, 0, {}, points_from(*points), std::nullopt, true});
        }
    }

    void matches(Worth worth, Tenths points, Tenths usual) {
        if (points != usual) {
            awards_.push_back({worth, 0, {}, std::nullopt, from_tenths(points)});
        }
    }

    static std::optional<Points> from_tenths(const std::optional<Tenths>& points) {
        return points ? std::optional(points_from(*points)) : std::nullopt;
    }

    // Somebody the report does not know has nothing to be changed.
    void add_changes() {
        for (const trf::PointsRecord& record : document_.abnormal) {
            const auto* const worth =
                std::ranges::find(worths, record.type, &std::pair<char, Worth>::first);
            Award award{worth == std::end(worths) ? Worth::bonus : worth->second,
                        record.round,
                        {},
                        from_tenths(record.game_points),
                        from_tenths(record.match_points)};
            for (const std::uint32_t id : record.ids) {
                if (const auto entry = entries_.find(id); entry != entries_.end()) {
                    award.entries.push_back(entry->second);
                }
            }
            const bool nobody = !record.ids.empty() && award.entries.empty();
            if (worth != std::end(worths) && !nobody) {
                awards_.push_back(std::move(award));
            }
        }
    }

    // To an event a win without opponent is what the allocated bye is; a free day of a schedule
    // counts nothing of itself.
    void add_free(const trf::PlayerRecord& player, trf::Round round) {
        const Cell& cell = cell_of(player, round);
        const Tenths points = points_in(document_, player, round);
        const bool schedule = is_schedule(document_);
        const Tenths usual = schedule ? Tenths{} : document_.points.allocated_bye;
        if (cell.opponent == 0 && (schedule || cell.result == '+') && points != usual) {
            awards_.push_back(
                {Worth::bye, round, {entries_.at(player.rank)}, from_tenths(points), std::nullopt});
        }
    }

    const trf::Document& document_;
    const EntryByNumber& entries_;
    std::vector<Award> awards_;
};

} // namespace

std::vector<Award> awards_of_players(const trf::Document& document, const EntryByNumber& entries) {
    return Awarding(document, entries).of_players();
}

std::vector<Award> awards_of_teams(const trf::Document& document, const EntryByNumber& entries) {
    return Awarding(document, entries).of_teams();
}

} // namespace kodeks::tournament
