// The beginning and the end, breaches, questions and answers.
#pragma once

#include "base/strong.hpp"
#include "games/side.hpp"
#include "rulebook/leave.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace kodeks::referee {

using games::Side;

struct Begin {}; // the appointed time has come

struct Arrive {
    Side side = Side::white;
};

struct Excuse { // a late player may play
    Side side = Side::white;
};

struct AcceptAssistant {
    Side side = Side::white;
    Milliseconds adjustment{0}; // of the clock of the player who is helped
};

struct Report { // a breach, by its name in the rulebook
    std::string offence;
    Side against = Side::white;
};

// What the rulebook says of an act: may this be told or done? Anybody may look it up, and it
// changes nothing. What a player asks to be told, shown or given is a Request: it is granted or
// not at this moment, and counted.
struct Consult {
    rulebook::Act act = rulebook::Act::tell_whose_turn;
    Side side = Side::white; // the player concerned
};

// A player or an assistant asks to be told, shown or given something. Granted, it is counted:
// asking too often is a breach. Whether an act is allowed at all is looked up with Consult.
struct Request {
    std::string what;
};

struct Decide { // the answer to an open question, by the number of the option
    std::int32_t option = 0;
    std::optional<Milliseconds> time{};   // how much, where the option asks for it
    std::optional<std::int32_t> halves{}; // half points, likewise
};

struct Resign {};

struct Sign {};

struct Appeal {};

struct CorrectResult {
    std::optional<Side> winner{};
    std::string reason;
};

} // namespace kodeks::referee
