// The beginning and the end, breaches, questions and answers.
#pragma once

#include "base/strong.hpp"
#include "games/side.hpp"
#include "referee/acts/declared.hpp"
#include "rulebook/leave.hpp"
#include "rulebook/offence.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace kodeks::referee {

using games::Side;

// The appointed time has come.
struct Begin {
    static constexpr Declared declared{"begin", officials, When::before_the_end, Duty::none,
                                       Telling::by_its_facts};

    friend bool operator==(Begin, Begin) = default;
};

struct Arrive {
    static constexpr Declared declared{"arrive", players | officials, When::before_the_end,
                                       Duty::none, Telling::by_its_facts};

    Side side = Side::white;

    friend bool operator==(const Arrive&, const Arrive&) = default;
};

// A late player may play; what the lateness has cost may be given back in part or whole.
struct Excuse {
    static constexpr Declared declared{"excuse", officials, When::before_the_end, Duty::none,
                                       Telling::by_its_facts};

    Side side = Side::white;
    Milliseconds amount{0};

    friend bool operator==(const Excuse&, const Excuse&) = default;
};

struct AcceptAssistant {
    static constexpr Declared declared{"accept-assistant", officials, When::before_the_end,
                                       Duty::none, Telling::by_its_facts};

    Side side = Side::white;
    Milliseconds adjustment{0}; // of the clock of the player who is helped

    friend bool operator==(const AcceptAssistant&, const AcceptAssistant&) = default;
};

// A breach, by its name in the rulebook.
struct Report {
    static constexpr Declared declared{"report", officials, When::before_the_end, Duty::none,
                                       Telling::in_its_words};

    std::string offence;
    Side against = Side::white;
    std::optional<Actor> seen_by{}; // if not by the arbiter himself; the book does not ask

    friend bool operator==(const Report&, const Report&) = default;
};

// What the rulebook says of an act: may this be told or done? Anybody may look it up, and it
// changes nothing. What a player asks to be told, shown or given is a Request: it is granted or
// not at this moment, and counted.
struct Consult {
    static constexpr Declared declared{"consult", anybody, When::before_the_end, Duty::none,
                                       Telling::in_its_words};

    rulebook::Act act = rulebook::Act::tell_whose_turn;
    Side side = Side::white; // the player concerned

    friend bool operator==(const Consult&, const Consult&) = default;
};

// Somebody whose leave an act needs gives it, or takes it back: an arbiter, the chief arbiter, or
// the opponent, as the rulebook says (UA:V.17.3.9, RU:3.4.3#3, FIDE:11.2.3.2).
struct GiveLeave {
    static constexpr Declared declared{"give-leave", players | officials, When::before_the_end,
                                       Duty::none, Telling::by_its_facts};

    rulebook::Act act = rulebook::Act::tell_whose_turn;
    Side side = Side::white; // to whom
    bool given = true;

    friend bool operator==(const GiveLeave&, const GiveLeave&) = default;
};

// A player or an assistant asks to be told, shown or given something. Granted, it is counted:
// asking too often is a breach. Whether an act is allowed at all is looked up with Consult.
struct Request {
    static constexpr Declared declared{"request", players, When::before_the_end, Duty::telling,
                                       Telling::in_its_words};

    std::string what;

    friend bool operator==(const Request&, const Request&) = default;
};

// The answer to an open question, by the number of the option.
struct Decide {
    static constexpr Declared declared{"decide", officials, When::before_the_end, Duty::none,
                                       Telling::in_its_words};

    std::int32_t option = 0;
    std::optional<Milliseconds> time{};   // how much, where the option asks for it
    std::optional<std::int32_t> halves{}; // half points, likewise

    friend bool operator==(const Decide&, const Decide&) = default;
};

struct Resign {
    static constexpr Declared declared{"resign", players, When::before_the_end, Duty::none,
                                       Telling::by_its_facts};

    friend bool operator==(Resign, Resign) = default;
};

struct Sign {
    static constexpr Declared declared{"sign", players, When::after_the_end, Duty::none,
                                       Telling::by_its_facts};

    friend bool operator==(Sign, Sign) = default;
};

// Against a decision of an arbiter; without an authority it goes the next step that the book knows.
struct Appeal {
    static constexpr Declared declared{"appeal", players, When::any_time, Duty::none,
                                       Telling::in_its_words};

    std::optional<rulebook::Authority> authority{};
    bool in_writing = false;
    bool by_captain = false; // or another representative of the player
    std::string grounds{};   // what it is about

    friend bool operator==(const Appeal&, const Appeal&) = default;
};

// What became of it. The chief arbiter records what the appeals committee decided.
struct AnswerAppeal {
    static constexpr Declared declared{"answer-appeal", officials, When::any_time, Duty::none,
                                       Telling::in_its_words};

    Side side = Side::white; // who appealed
    bool granted = false;

    friend bool operator==(const AnswerAppeal&, const AnswerAppeal&) = default;
};

struct CorrectResult {
    static constexpr Declared declared{"correct-result", officials, When::after_the_end, Duty::none,
                                       Telling::in_its_words};

    std::optional<Side> winner{};
    std::string reason;
    bool lost_by_both = false; // then nobody wins (FIDE:11.3.2.2, UA:V.17.3.12: two telephones)

    friend bool operator==(const CorrectResult&, const CorrectResult&) = default;
};

} // namespace kodeks::referee
