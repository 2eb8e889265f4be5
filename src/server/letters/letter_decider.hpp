// A tournament by letter as the owner of its stream sees it: an act is a command of the desk
// (correspondence/tourney/acts.hpp) as the command line writes it, {"on":...,"by":...,"do":...},
// facts are its events. Who may speak in whose name is settled before.
#pragma once

#include "correspondence/tourney/tourney.hpp"
#include "server/decider.hpp"
#include "server/hall_tools.hpp"

#include <map>
#include <memory>

namespace kodeks::server {

namespace tourney = correspondence::tourney;

class LetterDecider final : public Decider {
public:
    static constexpr std::string_view stream = "correspondence"; // in a file; here with a number

    explicit LetterDecider(const truth::Oracle& known) : known_(known) {}

    static std::unique_ptr<LetterDecider> with(const HallTools& tools);
    static Result<void> check(const ledger::Source& file);

    Verdict decide(const Asked& asked) override;
    std::vector<Fact> accept(std::uint32_t first, const Asked& asked) override;
    tl::expected<Fact, Message> fold(const ledger::RawRecord& record) override;
    std::string proof(const truth::Query& query, truth::Known known) const override;

    // The same decision with nothing to follow from it; what takes long to prove is taken as open.
    struct Trial {
        Verdict verdict;
        std::vector<tourney::Event> events{};
        tourney::State after{};
    };

    Trial attempt(const Asked& asked) const;

    Verdict judge(const Asked& asked) const { return attempt(asked).verdict; }

    std::string first_fact() const;

    bool opened() const { return state_.stage != tourney::Stage::nothing; }

    const tourney::State& state() const { return state_; }

    const std::vector<tourney::Event>& events() const { return events_; }

    const std::vector<ledger::Envelope>& envelopes() const { return envelopes_; }

    // The facts of one game, with the numbers they have in the stream.
    struct GameFacts {
        std::vector<correspondence::Event> facts{};
        std::vector<std::size_t> places{}; // among events()
    };

    const GameFacts& game(tourney::GameId id) const;

    // The last number that concerns this game: what happens in others makes nobody stale here.
    std::uint32_t last_of(tourney::GameId id) const;

    // What was said about a dispute or a sanction, in order.
    const std::vector<tourney::Command>& notes(tourney::CaseId about) const;

    const truth::Oracle& known() const { return known_; }

private:
    struct Decided {
        Verdict verdict;
        std::vector<tourney::Event> events{};
        tourney::State after{};
    };

    struct Waiting {
        tourney::Play play;
        correspondence::Day on{};
        truth::Query query;
    };

    Decided decided(const tourney::Command& command) const;
    tl::expected<tourney::Command, Message> command_in(const Asked& asked) const;
    void take(tourney::Event event, ledger::Envelope envelope);
    void note(const tourney::Event& event);

    const truth::Oracle& known_;
    tourney::State state_;
    std::vector<tourney::Event> events_;
    std::vector<ledger::Envelope> envelopes_; // of the events
    std::map<std::uint32_t, GameFacts> games_;
    std::map<std::uint32_t, std::vector<tourney::Command>> notes_;
    tourney::Command said_{};        // the last words
    Decided pending_;                // of the last verdict
    std::optional<Waiting> waiting_; // for a proof
};

} // namespace kodeks::server
