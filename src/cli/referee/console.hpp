// The console of `kodeks referee play`: two people, or an arbiter typing what happens, at one
// terminal. Plain lines, nothing is drawn over, so that a screen reader can follow. What is typed
// becomes a line of a game script; it is on disk before it is acknowledged.
#pragma once

#include "cli/context.hpp"
#include "cli/referee/script_file.hpp"
#include "referee/referee.hpp"
#include "referee/script/header.hpp"
#include "truth/at_once.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kodeks::cli {

class Console {
public:
    // Milliseconds since the program began; empty: time passes only by "wait".
    using Watch = std::function<referee::Instant()>;

    Console(const referee::script::Header& header, const Context& context, Watch watch);

    void save_to(ScriptFile file) { file_.emplace(std::move(file)); }

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
    truth::GameOracle known_{{}, truth::at_once}; // so that nobody waits for an answer
    truth::GameOracle prover_;
    referee::World world_;
    Watch watch_;
    referee::Instant waited_{0};
    std::optional<ScriptFile> file_;
    bool broken_ = false; // the disk is full: nothing more is accepted
};

} // namespace kodeks::cli
