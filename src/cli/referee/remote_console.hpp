// The console for a game that a running server referees: what is typed goes there as an act, what
// the server decided comes back as sentences. An official's session is needed, who sees every fact.
#pragma once

#include "cli/command.hpp"
#include "referee/state/state.hpp"
#include "server/net/client.hpp"

namespace kodeks::cli {

class RemoteConsole {
public:
    RemoteConsole(server::Client client, std::string game, const Context& context)
        : client_(std::move(client)), game_(std::move(game)), context_(context) {}

    // Until "quit" or the end of the input.
    Exit run();

private:
    std::optional<Fault> hear(); // what has happened since
    void act(const std::string& typed);
    void say(const std::string& text) const;

    server::Client client_;
    std::string game_;
    const Context& context_;
    referee::State state_;
    std::uint64_t last_ = 0;
};

} // namespace kodeks::cli
