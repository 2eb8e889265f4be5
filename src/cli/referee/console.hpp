// The console of `kodeks referee play` and `kodeks event game`: two people, or an arbiter typing
// what happens, at one terminal. Plain lines, nothing is drawn over, so that a screen reader can
// follow. What was decided is kept before it is acknowledged.
#pragma once

#include "cli/context.hpp"
#include "cli/referee/keeper.hpp"
#include "referee/referee.hpp"
#include "truth/game_oracle.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kodeks::cli {

class Console {
public:
    // Milliseconds since the program began; empty: time passes only by "wait".
    using Watch = std::function<referee::Instant()>;

    // A game as its facts left it; the first is that it was opened.
    Console(std::vector<referee::Event> events, const referee::World& world, const Context& context,
            Watch watch);

    void save_to(std::unique_ptr<Keeper> keeper) { keeper_ = std::move(keeper); }

    const referee::State& state() const { return state_; }

    // Until "quit" or the end of the input.
    Exit run();

private:
    // False: the console closes.
    bool line(const std::string& typed);
    bool service(const std::string& typed); // help, board, clock ...; false when it is none
    void act(const std::string& typed);
    bool decide(const referee::Command& command); // false when it could not be saved
    void tell(const referee::Command& command, const referee::Decision& decision,
              std::size_t first_event, const std::optional<games::Position>& position);
    void start();
    void wait(const std::string& typed);
    void help() const;
    void board() const;
    void say(const std::string& text) const;
    referee::Instant now() const;

    const Context& context_;
    referee::State state_;
    std::vector<referee::Event> events_;
    truth::GameOracle prover_;
    referee::World world_;
    Watch watch_;
    referee::Instant waited_{0};
    std::unique_ptr<Keeper> keeper_;
    bool broken_ = false; // the disk is full: nothing more is accepted
};

} // namespace kodeks::cli
