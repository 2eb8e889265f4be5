// What went wrong and what was decided about it: sanctions, protests, decisions of officials.
#pragma once

#include "office/state/date.hpp"
#include "rulebook/office_words.hpp"

#include <string>
#include <vector>

namespace kodeks::office {

using rulebook::Measure;
using rulebook::Right;

using SanctionId = Id<struct EventSanctionTag>;
using ProtestId = Id<struct ProtestTag>;

constexpr SanctionId no_sanction{0};
constexpr ProtestId no_protest{0};

using ArticleIds = std::vector<std::string>;

// What a sanction or a protest asks of the tournament desk; entered by a command of its own.
enum class Effect : std::uint8_t { none, loss, loss_of_both, absence, exclusion, correction };

// What the report has to say about a breach (PMR:224f).
struct Breach {
    std::string offender;
    std::string delegation;
    std::string what;
    std::string place;
    std::vector<std::string> witnesses;
    std::string explanation; // of the offender
    std::uint32_t round = 0;
    std::uint32_t table = 0;
    friend bool operator==(const Breach&, const Breach&) = default;
};

struct Sanction {
    SanctionId id;
    Measure measure = Measure::remark;
    Breach breach;
    std::string by;
    Moment at;
    std::uint32_t count = 1; // sanctions of this person in the event, with this one
    Effect effect = Effect::none;
    bool lifted = false;  // by a decision about a protest
    bool entered = false; // what it asks of the tables is done
    ArticleIds articles;
    friend bool operator==(const Sanction&, const Sanction&) = default;
};

enum class Step : std::uint8_t { lodged, conciliation_failed, settled, decided, appealed, closed };

struct Vote {
    std::vector<std::string> voters;
    std::uint32_t in_favour = 0;
    friend bool operator==(const Vote&, const Vote&) = default;
};

struct Protest {
    ProtestId id;
    std::string by; // a player, a representative, a captain
    std::string team;
    std::string against;              // the decision
    std::string decided_by;           // whose it was
    std::vector<std::string> parties; // the players it is about
    SanctionId sanction = no_sanction;
    bool to_organiser = false; // an address to the organising committee, no protest
    Moment at;
    Step step = Step::lodged;
    bool upheld = false;
    Effect effect = Effect::none;
    std::string answer;
    std::string answered_by;
    Vote vote;
    bool final = false;
    bool entered = false; // what it asks of the tables is done
    ArticleIds articles;
    friend bool operator==(const Protest&, const Protest&) = default;
};

// Anything somebody decided by the right of his role.
struct Resolution {
    Right act = Right::order_break;
    std::string by;
    std::string with; // who consented
    std::string subject;
    std::string reason;
    Moment at;
    ArticleIds articles;
    friend bool operator==(const Resolution&, const Resolution&) = default;
};

} // namespace kodeks::office
