#include "correspondence/tourney/due.hpp"

#include <algorithm>

namespace kodeks::correspondence::tourney {

namespace {

using games::opponent;

constexpr auto both_sides = {Side::white, Side::black};

class List {
public:
    List(const State& state, const Today& today, const rulebook::CorrespondenceRules& rules)
        : state_(state), today_(today), rules_(rules) {}

    std::vector<Duty> take() {
        for (const Game& game : state_.games) {
            if (!is_annulled(state_, game)) {
                look_at(game);
            }
        }
        look_at_cases();
        look_at_people();
        look_at_the_end();
        std::ranges::stable_sort(duties_, [](const Duty& a, const Duty& b) {
            return a.left && (!b.left || *a.left < *b.left);
        });
        return std::move(duties_);
    }

private:
    void add(Duty duty) {
        if (duty.until) {
            const auto whose = duty.office == Office::player ? duty.player : std::nullopt;
            duty.left = days_from(today_(whose), *duty.until);
        }
        duties_.push_back(std::move(duty));
    }

    void player_does(std::string what, const Game& game, Side side, std::optional<Day> until,
                     rulebook::Articles articles) {
        add({.what = std::move(what),
             .player = game.of(side),
             .game = game.id,
             .until = until,
             .articles = articles});
    }

    void arbiter_does(std::string what, const Game& game, std::optional<Day> until,
                      rulebook::Articles articles) {
        add({.what = std::move(what),
             .office = Office::arbiter,
             .game = game.id,
             .until = until,
             .articles = articles});
    }

    Day day_of(const Game& game, Side side) const { return today_(game.of(side)); }

    void look_at(const Game& game) {
        switch (game.state.phase) {
        case Phase::playing:
            if (day_of(game, Side::white) > game.state.last_day()) {
                to_adjudicate(game);
            } else {
                in_play(game);
            }
            break;
        case Phase::correcting:
            player_does("correct", game, *game.state.corrector, std::nullopt,
                        rules_.moves.impossible);
            break;
        case Phase::claimed:
            claimed(game);
            break;
        case Phase::asked:
            arbiter_does("settle", game, std::nullopt, rules_.claims.decided);
            break;
        case Phase::finished:
            finished(game);
            break;
        }
    }

    // The day it came is known, or it came on the day it was sent at the earliest.
    void in_play(const Game& game) {
        const GameState& state = game.state;
        const Side side = state.to_move();
        const Side partner = opponent(side);
        const Days left =
            days_allowed(state.settings.allowance, state.of(side).moves + 1) - state.of(side).used;
        if (!state.last) {
            first_move(game, side);
            return;
        }
        const Day from = state.last->came.value_or(state.last->on);
        player_does(state.last->came ? "answer" : "answer_when_it_comes", game, side,
                    last_day_to_answer(from, left, state.breaks), rules_.thinking.overstep);
        if (state.has_overstepped(partner)) {
            Duty claim{.what = "claim",
                       .player = game.of(side),
                       .game = game.id,
                       .is_right = true,
                       .articles = rules_.claims.claimed};
            add(std::move(claim));
        }
        const Day repeat = state.last->on + rules_.silence.repeat_after;
        if (!state.last->came && day_of(game, partner) >= repeat) {
            player_does("repeat", game, partner, repeat, rules_.silence.repeated);
        }
    }

    void first_move(const Game& game, Side side) {
        player_does("begin", game, side, game.state.settings.first, rules_.thinking.first);
        const Day inquiry = game.state.settings.first + rules_.silence.inquire_after;
        if (day_of(game, opponent(side)) >= inquiry) {
            player_does("inquire", game, opponent(side), inquiry, rules_.silence.inquired);
        }
    }

    void claimed(const Game& game) {
        const auto& claim = *game.state.claim;
        arbiter_does("decide", game, std::nullopt, rules_.claims.decided);
        if (!game.state.protest) {
            Duty protest{.what = "protest",
                         .player = game.of(opponent(claim.by)),
                         .game = game.id,
                         .until = claim.on + rules_.claims.protest_within,
                         .is_right = true,
                         .articles = rules_.claims.protested};
            add(std::move(protest));
        }
    }

    void to_adjudicate(const Game& game) {
        const Day end = game.state.last_day() + rules_.adjudication.analyses_within;
        Day complete{};
        for (const Side side : both_sides) {
            const auto& analysis = game.state.of(side).analysis;
            complete = std::max(complete, analysis ? analysis->on : end);
            const bool gone = player_at(state_, game.of(side)).left.has_value();
            if (!analysis && !gone) {
                player_does("analyse", game, side, end, rules_.adjudication.analyses);
            }
        }
        arbiter_does("adjudge", game, month_after(complete), rules_.adjudication.decided);
    }

    void finished(const Game& game) {
        for (const Side side : both_sides) {
            if (state_.stage == Stage::playing && owes_record(game, side)) {
                player_does("record", game, side, *game.state.ended + rules_.records.within,
                            rules_.records.sent);
            }
        }
        if (game.state.protest) {
            add({.what = "review",
                 .office = Office::organiser,
                 .game = game.id,
                 .articles = rules_.adjudication.final});
        }
    }

    void look_at_cases() {
        for (const Case& one : state_.cases) {
            if (!one.decided) {
                add({.what = "resolve",
                     .office = one.with,
                     .player = one.by,
                     .game = one.game,
                     .matter = one.id,
                     .articles = rules_.offices.disputes});
            }
        }
        for (const Petition& one : state_.petitions) {
            add({.what = "petition",
                 .office = one.to,
                 .player = one.about,
                 .articles = one.to == Office::arbiter ? rules_.sanctions.headman
                                                       : rules_.sanctions.exclusion});
        }
    }

    void look_at_people() {
        for (const Player& player : state_.players) {
            if (player.letters_wanted) {
                add({.what = "present",
                     .player = player.id,
                     .articles = rules_.offices.letters_kept});
            }
            if (player.excluded && !player.left && state_.stage == Stage::playing) {
                add({.what = "leaver",
                     .office = Office::arbiter,
                     .player = player.id,
                     .articles = rules_.sanctions.dropped_out});
            }
            if (player.results_received) {
                const Day until = month_after(*player.results_received);
                if (today_(player.id) <= until) {
                    add({.what = "keep",
                         .player = player.id,
                         .until = until,
                         .articles = rules_.offices.letters_kept});
                }
            }
        }
    }

    Office bookkeeper() const {
        return state_.settings.headman.empty() ? Office::arbiter : Office::headman;
    }

    void look_at_the_end() {
        const auto& offices = rules_.offices;
        const bool over = std::ranges::none_of(
            state_.games, [&](const Game& game) { return is_running(state_, game); });
        if (state_.stage == Stage::playing && over) {
            add({.what = "close", .office = bookkeeper(), .articles = offices.headman});
        }
        if (state_.stage != Stage::closed) {
            return;
        }
        if (bookkeeper() == Office::headman && !state_.headmans_report) {
            add({.what = "report", .office = Office::headman, .articles = offices.headman});
        }
        if (std::ranges::none_of(state_.informed, &Informed::final_results)) {
            add({.what = "inform", .office = Office::arbiter, .articles = offices.arbiter});
        } else if (!state_.arbiters_report) {
            add({.what = "report", .office = Office::arbiter, .articles = offices.arbiter});
        } else {
            add({.what = "confirm", .office = Office::organiser, .articles = offices.organiser});
        }
    }

    const State& state_;
    const Today& today_;
    const rulebook::CorrespondenceRules& rules_;
    std::vector<Duty> duties_;
};

} // namespace

std::vector<Duty> due(const State& state, const Today& today,
                      const rulebook::CorrespondenceRules& rules) {
    return List(state, today, rules).take();
}

} // namespace kodeks::correspondence::tourney
