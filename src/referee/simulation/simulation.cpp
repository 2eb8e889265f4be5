#include "referee/simulation/simulation.hpp"

#include "referee/referee.hpp"
#include "referee/script/answer_json.hpp"
#include "referee/script/command_text.hpp"
#include "referee/simulation/people.hpp"
#include "referee/simulation/promises.hpp"
#include "referee/simulation/wire.hpp"

namespace kodeks::referee::simulation {

namespace {

using Trace = std::function<void(const std::string& line)>;

constexpr int commands_max = 400;
constexpr int after_the_end_max = 4;
constexpr std::size_t rebuild_every = 64; // commands

template <class Map>
void count(Map& map, std::string_view name) {
    const auto found = map.find(name);
    if (found == map.end()) {
        map.emplace(name, 1);
    } else {
        ++found->second;
    }
}

void count_events(Totals& totals, std::span<const Event> events) {
    totals.events += events.size();
    for (const Event& event : events) {
        if (const auto* given = event.get_if<RulingGiven>()) {
            count(totals.decisions, given->ruling->decision);
        } else if (const auto* ended = event.get_if<Ended>()) {
            count(totals.outcomes, ended->outcome->reason);
        }
    }
}

script::Header roll_header(const Plan& plan, Dice& dice) {
    script::Header header{
        *make_match(plan.edition, plan.variant, roll_regulations(dice)), {}, {}, {}};
    header.proofs = dice.chance(50) ? Proofs::none : Proofs::trusting;
    for (Needs& needs : header.match.settings.needs) {
        needs = roll_needs(dice);
    }
    if (dice.chance(40)) {
        header.match.settings.start = roll_start(dice, *header.match.variant);
    }
    return header;
}

class Game {
public:
    Game(const script::Header& header, Dice& dice)
        : dice_(dice),
          temper_(roll_temper(dice)),
          world_(world_for(header.proofs, header.match.rules, silent_)) {
        events_.emplace_back(Opened{header.match.settings});
        apply(state_, events_.front());
        wire_.check(state_, events_);
    }

    // Plays to the end; what was broken, or nothing.
    std::string play(Totals& totals, const Trace& trace) {
        int after = 0;
        for (int i = 0; i < commands_max && after < after_the_end_max; ++i) {
            after += state_.over() ? 1 : 0;
            if (std::string broken = step(totals, trace); !broken.empty()) {
                return broken;
            }
        }
        totals.unfinished += state_.over() ? 0 : 1;
        return rebuilds(state_, events_) ? "" : "the events give another state";
    }

private:
    std::string step(Totals& totals, const Trace& trace) {
        const Command command = roll_command(dice_, temper_, state_, now_);
        now_ = command.at;
        if (trace) {
            trace(script::write_command(command, state_));
        }
        keeper_.before(state_, now_);
        const bool was_over = state_.over();
        const std::size_t first = events_.size();
        const Decision decision = decide(state_, command, world_);
        for (const Event& event : decision.events()) {
            apply(state_, event);
            events_.push_back(event);
        }
        const std::span events = std::span<const Event>(events_).subspan(first);
        ++totals.commands;
        count_events(totals, events);
        if (decision.refusal() != nullptr) {
            count(totals.refusals, script::name_of(*decision.refusal()));
        }
        std::string broken = broken_promise({command, was_over, decision, state_});
        if (broken.empty() && !keeper_.agrees(state_)) {
            broken = "the time used is not the time that clocks ran";
        }
        if (broken.empty()) {
            broken = wire_.check(state_, events);
        }
        if (broken.empty() && totals.commands % rebuild_every == 0) {
            broken = wire_.snapshot(state_);
        }
        if (broken.empty() && totals.commands % rebuild_every == 0 && !rebuilds(state_, events_)) {
            broken = "the events give another state";
        }
        return broken;
    }

    State state_;
    std::vector<Event> events_;
    Dice& dice_;
    Temper temper_;
    truth::SilentOracle silent_;
    World world_;
    Wire wire_;
    TimeKeeper keeper_;
    Instant now_{0};
};

std::string play_once(const Plan& plan, Totals& totals, const Trace& trace) {
    Dice dice(plan.seed);
    const script::Header header = roll_header(plan, dice);
    if (trace) {
        trace(script::write_header(header));
    }
    return Game(header, dice).play(totals, trace);
}

} // namespace

std::optional<Violation> simulate(const Plan& plan, Totals& totals) {
    const std::uint64_t sampled_from = totals.commands;
    const std::string broken = play_once(plan, totals, plan.trace);
    ++totals.games;
    if (broken.empty()) {
        return std::nullopt;
    }
    Violation violation{plan.seed, broken, ""};
    Totals again;
    again.commands = sampled_from; // the same commands are sampled
    play_once(plan, again, [&](const std::string& line) { violation.script += line + "\n"; });
    return violation;
}

} // namespace kodeks::referee::simulation
