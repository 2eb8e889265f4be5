// What players and officials do in a tournament by letter. People are named as they were entered;
// officials are called by their office.
#pragma once

#include "base/box.hpp"
#include "base/one_of.hpp"
#include "correspondence/acts/act.hpp"
#include "correspondence/tourney/declared.hpp"
#include "correspondence/tourney/judging.hpp"
#include "correspondence/tourney/settings.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kodeks::correspondence::tourney {

// The organiser announces it (RU:5.1.6).
struct Create {
    static constexpr Declared declared{"create", organisers, Stage::nothing, Stage::nothing};

    Settings settings{};

    friend bool operator==(const Create&, const Create&) = default;
};

struct Appoint {
    static constexpr Declared declared{"appoint", organisers, Stage::entering, Stage::playing};

    std::string arbiter{}; // what is empty stays as it is
    std::string headman{};

    friend bool operator==(const Appoint&, const Appoint&) = default;
};

struct Enter {
    static constexpr Declared declared{"enter", hosts, Stage::entering, Stage::entering};

    Person person{};

    friend bool operator==(const Enter&, const Enter&) = default;
};

// Somebody is barred by an earlier decision of this organiser (RU:5.1.14).
struct Bar {
    static constexpr Declared declared{"bar", organisers, Stage::entering, Stage::entering};

    std::string name{};
    Day until{};

    friend bool operator==(const Bar&, const Bar&) = default;
};

// The start list is made: everybody plays everybody by the Berger table, numbers by lot where a
// seed is given, otherwise in the order of entries.
struct Start {
    static constexpr Declared declared{"start", hosts, Stage::entering, Stage::entering};

    std::string seed{};

    friend bool operator==(const Start&, const Start&) = default;
};

// A partner who was told of a break on another day than the others.
struct Told {
    std::string partner{};
    Day on{};

    friend bool operator==(const Told&, const Told&) = default;
};

// A break in all games at once (RU:5.4.1); the arbiter grants one to a player he names (RU:5.4.5).
struct TakeBreaks {
    static constexpr Declared declared{
        "break", {Office::player, Office::arbiter}, Stage::playing, Stage::playing};

    Day first{};
    Day last{};
    std::vector<Told> late{};
    std::vector<std::string> untold{}; // partners who were not told at all
    bool headman_told = true;
    std::string player{};

    friend bool operator==(const TakeBreaks&, const TakeBreaks&) = default;
};

// Somebody has dropped out: what becomes of his results (RU:5.5.3).
struct DropOut {
    static constexpr Declared declared{"drop-out", arbiters, Stage::playing, Stage::playing};

    std::string player{};
    Results results = Results::keep;
    Unfinished unfinished = Unfinished::lost;
    std::string reason{};

    friend bool operator==(const DropOut&, const DropOut&) = default;
};

// What the headman or, at the end, the arbiter sends round (RU:5.1.7, RU:5.1.8).
struct Inform {
    static constexpr Declared declared{"inform", judges, Stage::playing, Stage::closed};

    bool final_results = false;
    std::vector<std::string> without{}; // players who do not get it

    friend bool operator==(const Inform&, const Inform&) = default;
};

// A player has the final results: from now on he keeps his letters for a month (RU:5.1.13).
struct GotResults {
    static constexpr Declared declared{"got-results", participants, Stage::closed,
                                       Stage::confirmed};

    friend bool operator==(GotResults, GotResults) = default;
};

// The arbiter wants to see a player's letters (RU:5.1.13).
struct Demand {
    static constexpr Declared declared{"demand", arbiters, Stage::playing, Stage::confirmed};

    std::string player{};

    friend bool operator==(const Demand&, const Demand&) = default;
};

struct Present {
    static constexpr Declared declared{"present", participants, Stage::playing, Stage::confirmed};

    bool complete = true;

    friend bool operator==(const Present&, const Present&) = default;
};

// No more records are taken; the table is final (RU:5.5.8).
struct Close {
    static constexpr Declared declared{"close", headmans, Stage::playing, Stage::playing};

    friend bool operator==(Close, Close) = default;
};

// The headman to the arbiter, the arbiter to the organiser.
struct Report {
    static constexpr Declared declared{"report", judges, Stage::closed, Stage::closed};

    std::string text{};

    friend bool operator==(const Report&, const Report&) = default;
};

// The organiser sums up (RU:5.1.6).
struct Confirm {
    static constexpr Declared declared{"confirm", organisers, Stage::closed, Stage::closed};

    friend bool operator==(Confirm, Confirm) = default;
};

// Something done in one game (acts/act.hpp); who may do it is told there.
struct Play {
    static constexpr Declared declared{"in-game", everybody, Stage::playing, Stage::closed};

    GameId game{};
    Box<correspondence::Act> act{};

    friend bool operator==(const Play&, const Play&) = default;
};

struct Act : OneOf<Create, Appoint, Enter, Bar, Start, TakeBreaks, Sanction, Dismiss, DropOut,
                   Excuse, Ban, Dispute, Resolve, Appeal, Inform, GotResults, Demand, Present,
                   Close, Report, Confirm, Play> {
    using OneOf::OneOf;
};

struct Command {
    Day on{};
    std::string by{}; // "arbiter", "headman", "organiser", or a player's name
    Act act{};

    friend bool operator==(const Command&, const Command&) = default;
};

} // namespace kodeks::correspondence::tourney
