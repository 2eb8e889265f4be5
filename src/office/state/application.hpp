// An entry before the board of credentials: who sends whom, with which papers and class, and what
// was decided about it.
#pragma once

#include "office/state/card.hpp"
#include "office/state/regulations.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kodeks::office {

using ApplicationId = Id<struct ApplicationTag>;

enum class Sender : std::uint8_t { regional_centre, federation, club, player };
enum class Verdict : std::uint8_t { open, admitted, refused };

// What was found when a class was given. Sight is kept, a classifier decides (UA:II.6.2.1).
struct Findings {
    std::int32_t decibels = 0; // threshold of the better ear
    bool sign_language = false;
    bool audiogram = false;
    std::string acuity; // of the better eye, corrected: "6/60", "0"
    std::string field;  // of the better eye, degrees
    std::string impairment;
    bool wheelchair = false;
    friend bool operator==(const Findings&, const Findings&) = default;
};

// What the sender says.
struct Claim {
    std::string name;
    std::string team;
    std::string region; // where the player lives
    Sender sender = Sender::player;
    std::string sender_region;
    Date received;
    Date born;
    bool woman = false;
    bool meets_standard = false;
    std::string proof; // of the standard: final protocols
    bool first_time = false;
    friend bool operator==(const Claim&, const Claim&) = default;
};

struct Application {
    ApplicationId id;
    Claim claim;
    SportClass sport_class = SportClass::none;
    Findings findings;
    std::optional<Signature> classified;
    Verdict verdict = Verdict::open;
    std::optional<Signature> decided;
    bool exception = false; // admitted by the organiser without the standard
    std::string reason;
    friend bool operator==(const Application&, const Application&) = default;
};

// The act of the credentials commission.
struct CredentialsAct {
    std::vector<std::string> commission;
    Date date;
    std::vector<ApplicationId> admitted;
    std::vector<ApplicationId> refused;
    friend bool operator==(const CredentialsAct&, const CredentialsAct&) = default;
};

} // namespace kodeks::office
