#include "reports/entering.hpp"

#include "office/record/words.hpp"
#include "office/words/effect.hpp"
#include "tournament/record/record.hpp"
#include "tournament/tables/team.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::reports {

namespace {

using office::Effect;
using tournament::EntryId;
using tournament::GameRef;
using tournament::Outcome;
using tournament::Stage;
using tournament::State;

using Commands = std::vector<tournament::Command>;

template <class T>
using OrObstacle = tl::expected<T, Obstacle>;

tl::unexpected<Obstacle> stop(Obstacle::Kind kind, const char* key,
                              std::vector<MessagePart> parts = {}) {
    return tl::unexpected(Obstacle{kind, {{key, std::move(parts)}, {}}});
}

// What is to be entered, about whom, where, and the reason that the record will give.
struct Consequence {
    Effect effect = Effect::none;
    bool back = false; // an exclusion or a missed round is taken back
    std::string name;
    std::uint32_t round = 0;
    std::uint32_t table = 0;
    std::string reason;
};

std::string reason_in(Language language, const char* key, std::vector<MessagePart> parts,
                      const office::ArticleIds& articles) {
    const std::string text = render({key, std::move(parts)}, language);
    return articles.empty() ? text : fmt::format("{} [{}]", text, fmt::join(articles, ", "));
}

Consequence of_sanction(const office::Sanction& sanction, Language language) {
    return {sanction.effect,
            false,
            sanction.breach.offender,
            sanction.breach.round,
            sanction.breach.table,
            reason_in(language, "office.enter.sanction",
                      {{"number", std::to_string(sanction.id.value)},
                       {"measure", office::spoken(sanction.measure)},
                       {"what", sanction.breach.what}},
                      sanction.articles)};
}

// A protest about an exclusion that stands no more brings the player back.
Consequence of_protest(const office::State& bureau, const office::Protest& protest,
                       Language language) {
    Consequence found{office::effect_asked(bureau, protest),
                      false,
                      "",
                      0,
                      0,
                      reason_in(language, "office.enter.protest",
                                {{"number", std::to_string(protest.id.value)},
                                 {"against", protest.against},
                                 {"answer", protest.answer}},
                                protest.articles)};
    if (const auto* about = office::find_sanction(bureau, protest.sanction)) {
        found.round = about->breach.round;
        found.table = about->breach.table;
        found.back = found.effect == Effect::correction &&
                     (about->effect == Effect::exclusion || about->effect == Effect::absence);
        if (found.back) {
            found.name = about->breach.offender;
            found.effect = about->effect;
        }
    }
    return found;
}

// Who sits at a game of a table, White first.
std::array<EntryId, 2> sides_at(const State& state, const Stage& stage, const GameRef& ref) {
    const auto& pairing = stage.rounds[ref.round - 1].pairings[ref.table - 1];
    std::array<EntryId, 2> pair = {pairing.first, pairing.second};
    for (EntryId& side : pair) {
        if (stage.settings.boards > 0) {
            const auto players = line_up_of(state, stage, ref.round, side);
            side = ref.game <= players.size() ? players[ref.game - 1] : tournament::no_entry;
        }
    }
    if (!tournament::first_has_white(ref.game)) {
        std::swap(pair[0], pair[1]);
    }
    return pair;
}

class Tables {
public:
    Tables(const State& state, const AtTables& at, Consequence asked)
        : state_(state), at_(at), asked_(std::move(asked)) {
        if (!at.whom.empty()) {
            asked_.name = at.whom;
        }
    }

    OrObstacle<Commands> commands() const {
        switch (asked_.effect) {
        case Effect::exclusion:
            return leaving();
        case Effect::absence:
            return missing();
        default:
            return result();
        }
    }

private:
    OrObstacle<EntryId> entry() const {
        for (const tournament::Entry& one : state_.entries) {
            if (one.person.name == asked_.name) {
                return one.id;
            }
        }
        if (asked_.name.empty()) {
            return stop(Obstacle::Kind::unsaid, "office.enter.say_whom");
        }
        auto unknown =
            stop(Obstacle::Kind::unknown, "office.enter.nobody", {{"name", asked_.name}});
        unknown.value().name = asked_.name;
        return unknown;
    }

    OrObstacle<Commands> leaving() const {
        const auto who = entry();
        if (!who) {
            return tl::unexpected(who.error());
        }
        if (asked_.back) {
            return Commands{tournament::Return{at_.stage, *who, asked_.reason}};
        }
        tournament::Withdraw withdraw;
        withdraw.stage = at_.stage;
        withdraw.entry = *who;
        withdraw.excluded = true;
        withdraw.reason = asked_.reason;
        return Commands{withdraw};
    }

    // The next round unless another is named.
    OrObstacle<Commands> missing() const {
        const auto who = entry();
        if (!who) {
            return tl::unexpected(who.error());
        }
        const Stage* const stage = tournament::find_stage(state_, at_.stage);
        if (stage == nullptr) {
            return stop(Obstacle::Kind::refused, "tournament.no_stage",
                        {{"number", std::to_string(at_.stage)}});
        }
        if (asked_.back) {
            return stop(Obstacle::Kind::refused, "office.enter.missed_round");
        }
        const auto next = static_cast<std::uint32_t>(stage->rounds.size()) + 1;
        tournament::AnnounceAbsence absence;
        absence.stage = at_.stage;
        absence.entry = *who;
        absence.round = at_.round > 0 ? at_.round : next;
        absence.reason = asked_.reason;
        return Commands{absence};
    }

    GameRef place() const {
        return {at_.stage, at_.round > 0 ? at_.round : asked_.round,
                at_.table > 0 ? at_.table : asked_.table, at_.game > 0 ? at_.game : 1};
    }

    // The game of the table that the player sits at; of several nobody guesses which.
    OrObstacle<GameRef> game_of(GameRef ref, EntryId who) const {
        const Stage& stage = *tournament::find_stage(state_, ref.stage);
        const auto games = stage.rounds[ref.round - 1].pairings[ref.table - 1].games.size();
        std::vector<GameRef> his;
        for (std::uint32_t game = 1; game <= games; ++game) {
            const GameRef one{ref.stage, ref.round, ref.table, game};
            const auto pair = sides_at(state_, stage, one);
            if ((at_.game == 0 || game == at_.game) && std::ranges::find(pair, who) != pair.end()) {
                his.push_back(one);
            }
        }
        if (his.size() == 1) {
            return his.front();
        }
        const std::string table = std::to_string(ref.table);
        if (his.empty()) {
            return stop(
                Obstacle::Kind::refused, "office.enter.not_there",
                {{"name", asked_.name}, {"round", std::to_string(ref.round)}, {"table", table}});
        }
        return stop(Obstacle::Kind::refused, "tournament.name_the_board",
                    {{"table", table}, {"n", std::to_string(games)}});
    }

    // As somebody says; of a loss the opponent wins unless the arbiter says otherwise.
    OrObstacle<std::pair<GameRef, Outcome>> decided() const {
        const GameRef ref = place();
        if (ref.round == 0 || ref.table == 0) {
            return stop(Obstacle::Kind::unsaid, "office.sanction.which_game");
        }
        if (!at_.result.empty()) {
            const auto read = tournament::read_outcome(
                at_.result, *rulebook::find_tournament_rules(state_.settings.edition),
                state_.settings.scale);
            return read ? OrObstacle<std::pair<GameRef, Outcome>>(std::pair{ref, *read})
                        : tl::unexpected(Obstacle{Obstacle::Kind::refused, read.error()});
        }
        if (asked_.effect == Effect::loss_of_both) {
            return std::pair{ref, finished(tournament::Mark::loss, tournament::Mark::loss)};
        }
        if (asked_.effect != Effect::loss || asked_.name.empty()) {
            return stop(Obstacle::Kind::unsaid, "office.enter.say_result");
        }
        return lost(ref);
    }

    OrObstacle<std::pair<GameRef, Outcome>> lost(const GameRef& ref) const {
        const auto who = entry();
        if (!who) {
            return tl::unexpected(who.error());
        }
        if (find_game(state_, ref) == nullptr) {
            return std::pair{ref, tournament::white_wins}; // the tournament says what is wrong
        }
        const auto game = game_of(ref, *who);
        if (!game) {
            return tl::unexpected(game.error());
        }
        const auto pair = sides_at(state_, *tournament::find_stage(state_, game->stage), *game);
        return std::pair{*game, pair[0] == *who ? tournament::black_wins : tournament::white_wins};
    }

    // A result that stands already needs no second fact.
    OrObstacle<Commands> result() const {
        const auto found = decided();
        if (!found) {
            return tl::unexpected(found.error());
        }
        const auto& [ref, outcome] = *found;
        const Outcome* const now = find_game(state_, ref);
        if (now != nullptr && *now == outcome) {
            return Commands{};
        }
        if (now != nullptr && now->status == tournament::Status::finished) {
            return Commands{tournament::CorrectResult{ref, outcome, asked_.reason}};
        }
        return Commands{tournament::RecordResult{ref, outcome, asked_.reason}};
    }

    const State& state_;
    const AtTables& at_;
    Consequence asked_;
};

} // namespace

tl::expected<std::vector<tournament::Command>, Obstacle>
commands_to_enter(const State& state, const office::State& bureau,
                  const office::EnterEffect& command, const AtTables& at, Language language) {
    if (command.protest != office::no_protest) {
        const auto& protest = *find_protest(bureau, command.protest);
        return Tables(state, at, of_protest(bureau, protest, language)).commands();
    }
    const auto& sanction = *find_sanction(bureau, command.sanction);
    return Tables(state, at, of_sanction(sanction, language)).commands();
}

} // namespace kodeks::reports
