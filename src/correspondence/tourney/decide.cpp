// Who may do what, and when; then the duty that answers.
#include "base/check.hpp"
#include "correspondence/tourney/desk.hpp"
#include "correspondence/tourney/invariants.hpp"
#include "ledger/carry_out.hpp"

namespace kodeks::correspondence::tourney {

namespace {

tl::expected<Seat, Refusal> seat_of(const State& state, const std::string& by) {
    const auto office = ledger::from_word<Office>(by);
    if (office && *office != Office::player) {
        return Seat{*office, {}};
    }
    if (const Player* const player = find_player(state, by)) {
        return Seat{Office::player, player->id};
    }
    return tl::unexpected(refusal("nobody", {}, {{"name", by}}));
}

// The arbiter does what the headman would do, but only where there is no headman (RU:5.1.8).
Refused check_headman(const Desk& desk, const Declared& declared) {
    const auto& articles = desk.rules().offices.headman;
    const bool has_headman = !desk.state().settings.headman.empty();
    if (desk.seat().office == Office::headman && !has_headman) {
        return refusal("no_headman", articles);
    }
    const bool instead = desk.seat().office == Office::arbiter && !declared.by.has(Office::arbiter);
    return instead && has_headman ? Refused(refusal("headman_does_it", articles)) : std::nullopt;
}

rulebook::Articles articles_of(const rulebook::LetterOffices& offices, const Declared& declared) {
    return declared.by.has(Office::headman)     ? offices.headman
           : declared.by.has(Office::arbiter)   ? offices.arbiter
           : declared.by.has(Office::organiser) ? offices.organiser
                                                : offices.duties;
}

Refused may_act(const Desk& desk, const Declared& declared) {
    const Office office = desk.seat().office;
    const bool for_headman = declared.by.has(Office::headman) && office == Office::arbiter;
    if (!declared.by.has(office) && !for_headman) {
        return refusal("not_your_office", articles_of(desk.rules().offices, declared));
    }
    const Stage stage = desk.state().stage;
    if (stage < declared.from) {
        return refusal("too_early", {});
    }
    if (stage > declared.to) {
        return refusal("too_late", {});
    }
    return check_headman(desk, declared);
}

} // namespace

Decision decide(const State& state, const Command& command, const World& world) {
    KODEKS_ASSERT(world.letters != nullptr && world.game.oracle != nullptr);
    const auto seat = seat_of(state, command.by);
    if (!seat) {
        return seat.error();
    }
    Desk desk(state, command, *seat, world);
    if (!command.act.is<Play>()) {
        desk.put(Said{command});
    }
    const Refused refused = command.act.visit([&]<class A>(const A& act) {
        const Refused early = may_act(desk, A::declared);
        return early ? early : on(desk, act);
    });
    if (desk.query()) {
        return ledger::NeedsProof{*desk.query()};
    }
    if (refused) {
        return *refused;
    }
    check_invariants(state, desk.state());
    return ledger::Accepted<Event>{desk.take_events()};
}

Decision carry_out(State& state, const Command& command, const World& world,
                   const truth::Oracle& prover, std::vector<Event>& events) {
    return ledger::carry_out(
        state, command, events, [&](const Command& one) { return decide(state, one, world); },
        [&](const truth::Query& query) {
            const auto* const play = command.act.get_if<Play>();
            KODEKS_ASSERT(play != nullptr);
            return proof_for(*play, command.on, query, truth::ask(prover, query));
        });
}

Command proof_for(const Play& play, Day on, const truth::Query& query, truth::Known known) {
    return {on, "program",
            Play{play.game, correspondence::Act(Prove{referee::proof_of(query, known)})}};
}

} // namespace kodeks::correspondence::tourney
