// One game before the referee, as the owner of its stream sees it.
#pragma once

#include "referee/referee.hpp"
#include "referee/script/header.hpp"
#include "referee/seat/view.hpp"
#include "server/decider.hpp"
#include "server/game/lag.hpp"
#include "server/game/last_answers.hpp"
#include "server/game/timeline.hpp"

#include <functional>

namespace kodeks::server {

class GameDecider final : public Decider {
public:
    // `known` answers what can be told at once; what it leaves open is asked of a prover.
    explicit GameDecider(const truth::Oracle& known) : known_(known) {}

    // The first fact of a game.
    static std::string opening(const referee::Match& match);

    Verdict decide(const Asked& asked) override;
    std::vector<Fact> accept(std::uint32_t first, const Asked& asked) override;
    tl::expected<Fact, Message> fold(const ledger::RawRecord& record) override;
    tl::expected<Fact, Message> recall(const ledger::RawRecord& record) override;

    std::optional<UnixTime> next_deadline() const override;
    std::string look() const override;
    std::optional<truth::Query> wanted() const override;
    std::string proof(const truth::Query& query, truth::Known known) const override;
    std::string restart(UnixTime now) override;

    const referee::State& state() const { return state_; }

    const referee::RuleSet& rules() const { return world_.rules; }

    const Timeline& timeline() const { return timeline_; }

    // Facts are told as those of a finished game, for whoever reads it afterwards.
    void reveal(bool over) { revealed_ = over; }

    // The number of the fact since which the result stands as it does; 0: there was none yet.
    std::uint32_t result_at() const { return result_at_; }

    // Whose clock began to run when the other's was pressed, by the last command.
    std::optional<games::Side> turn_began() const { return turn_began_; }

    // How long a message takes to this player and back, as far as it is credited; as it is now.
    std::function<Milliseconds(games::Side)> lag_now;

    // The act that gives it to him.
    static std::string credit_act(games::Side side, Milliseconds credit);

    const LagBucket& lag_of(games::Side side) const { return lag_[static_cast<std::size_t>(side)]; }

    // Play stands still since the program was started anew.
    bool waits_for_players() const;

private:
    Verdict decide_opening(const Asked& asked);
    Verdict decided(const referee::Command& command);
    std::optional<Added> credit_lag();
    enum class Telling : std::uint8_t { whole, nobody }; // who is told nothing needs no sentences

    Fact take(const referee::Event& event, const ledger::Envelope& envelope, Telling telling);
    tl::expected<Fact, Message> fold_for(const ledger::RawRecord& record, Telling telling);
    void note_time(const referee::Event& event, const ledger::Envelope& envelope);
    void note_lag(const referee::Event& event, const ledger::Envelope& envelope);

    LastAnswers known_;
    referee::World world_;
    referee::State state_;
    Timeline timeline_;
    std::vector<referee::Event> pending_; // of the last verdict
    std::vector<referee::Event> pending_credit_;
    std::string credit_command_;
    Instant pending_at_{0};
    std::uint32_t last_ = 0; // record
    std::uint32_t result_at_ = 0;
    std::array<LagBucket, 2> lag_; // by Side
    std::string last_command_;
    std::optional<games::Side> turn_began_;
    bool revealed_ = false;
    bool restarted_ = false; // the last command was the one after a restart
};

} // namespace kodeks::server
