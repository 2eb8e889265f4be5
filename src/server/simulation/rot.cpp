#include "server/simulation/rot.hpp"

#include "server/hall.hpp"

#include <fmt/format.h>

namespace kodeks::server::simulation {

namespace {

constexpr std::uint64_t bits_of_a_line = 8 * 200;

// A server that has just been switched on.
struct Machine {
    Machine(store::MemoryStore& log, const truth::Oracle& oracle, VirtualDice& dice)
        : disk(time, log),
          prover(time, oracle),
          hall({{time, disk, prover, time}, log, oracle, dice}) {}

    VirtualTime time;
    VirtualDisk disk;
    VirtualProver prover;
    Hall hall;
};

struct Target {
    std::string stream;
    store::Sequence sequence = 0;
};

Target choose(store::MemoryStore& log, VirtualDice& dice) {
    const auto names = log.streams();
    const std::string& name = (*names)[dice.below(names->size())];
    const auto records = log.read(name, 0)->records.size();
    return {name, static_cast<store::Sequence>(1 + dice.below(records))};
}

std::string compare(Machine& sound, Machine& damaged, const Target& target) {
    for (const auto& [key, game] : sound.hall.games()) {
        const Owner& before = game->owner();
        const auto found = damaged.hall.games().find(key);
        const store::Sequence last =
            found == damaged.hall.games().end() ? 0 : found->second->owner().last();
        if (before.stream() == target.stream ? last >= target.sequence : last != before.last()) {
            return fmt::format("{} is there up to {} after a bit turned in {} {}", before.stream(),
                               last, target.stream, target.sequence);
        }
    }
    return {};
}

} // namespace

std::string turn_a_bit(store::MemoryStore& log, const truth::Oracle& oracle, VirtualDice& dice) {
    Machine sound(log, oracle, dice);
    if (!sound.hall.restore()) {
        return "the sound log cannot be restored";
    }
    const Target target = choose(log, dice);
    log.turn_bit(target.stream, target.sequence, dice.below(bits_of_a_line));
    Machine damaged(log, oracle, dice);
    const auto restored = damaged.hall.restore();
    if (!restored || restored->damages.size() != 1 ||
        restored->damages.front().stream != target.stream ||
        restored->damages.front().sequence != target.sequence) {
        return fmt::format("a bit that turned in {} {} was not named", target.stream,
                           target.sequence);
    }
    return compare(sound, damaged, target);
}

} // namespace kodeks::server::simulation
