#include "tournament/desk/handling.hpp"

#include "tournament/desk/desk.hpp"
#include "tournament/desk/dutch_round.hpp"
#include "tournament/desk/numbers.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

constexpr std::string_view strength[] = {"C04.2:2.1"};
constexpr std::string_view corrections[] = {"C04.2:4.3"};
constexpr std::string_view changes[] = {"C04.2:4.4"};

bool is_handled(const Stage& stage) {
    return stage.settings.system == System::swiss && stage.settings.swiss == dutch_system;
}

// An adjourned game does not keep its round from being over.
bool is_over(const Round& round) {
    return std::ranges::all_of(round.pairings, [](const Pairing& pairing) {
        return pairing.second == no_entry ||
               std::ranges::none_of(
                   pairing.games, [](const Outcome& game) { return game.status == Status::open; });
    });
}

Remark remark(std::string key, std::vector<MessagePart> parts,
              std::span<const std::string_view> articles) {
    return {{std::move(key), std::move(parts)}, {articles.begin(), articles.end()}};
}

} // namespace

Correction correction_now(const Stage& stage, RoundNumber round) {
    const auto paired = static_cast<RoundNumber>(stage.rounds.size());
    if (!is_handled(stage) || round >= paired) {
        return Correction::counts;
    }
    return round + 1 == paired && !is_over(stage.rounds.back()) ? Correction::counts_later
                                                                : Correction::rating_only;
}

std::optional<Refusal> refused_correction(const Stage& stage, RoundNumber round, bool rating_only) {
    const bool late = correction_now(stage, round) == Correction::rating_only;
    if (late == rating_only) {
        return std::nullopt;
    }
    return refuse(late ? "tournament.correction_late" : "tournament.correction_counts",
                  {{"round", std::to_string(round)}}, corrections)
        .value();
}

std::optional<Remark> remark_on_correction(const Stage& stage, RoundNumber round) {
    if (correction_now(stage, round) != Correction::counts_later) {
        return std::nullopt;
    }
    return remark("tournament.correction_later", {{"round", std::to_string(round + 2)}},
                  corrections);
}

std::optional<Remark> remark_on_change(const Stage& stage) {
    return is_handled(stage) ? std::optional(remark("tournament.pairing_changed", {}, changes))
                             : std::nullopt;
}

std::optional<Remark> remark_on_strength(const State& state, const Stage& stage) {
    std::string names;
    for (const EntryId entry :
         is_handled(stage) ? present_members(stage) : std::vector<EntryId>()) {
        if (find_entry(state, entry)->person.ratings.empty()) {
            names += (names.empty() ? "" : ", ") + name_of(state, entry);
        }
    }
    return names.empty()
               ? std::nullopt
               : std::optional(remark("tournament.strength_missing", {{"names", names}}, strength));
}

Stage for_rating(const Stage& stage) {
    Stage rated = stage;
    for (Round& round : rated.rounds) {
        for (Pairing& pairing : round.pairings) {
            for (std::size_t game = 0; game < pairing.rated.size(); ++game) {
                const bool other = pairing.rated[game].status != Status::open;
                pairing.games[game] = other ? pairing.rated[game] : pairing.games[game];
            }
        }
    }
    return rated;
}

} // namespace kodeks::tournament
