// Codes for the players and officials of a tournament by letter.
#include "server/api/asked.hpp"
#include "server/api/slips.hpp"
#include "server/letters/tourney_routes.hpp"

namespace kodeks::server {

// Nobody in particular: everybody.
struct ForWhom {
    std::uint32_t player = 0;
    std::string office{};
};

template <class Archive>
void fields(Archive& a, ForWhom& x) {
    a.may("player", x.player);
    a.may("office", x.office);
}

namespace {

using tourney::Office;

Grant official(const LetterTourney& at, Office office, const std::string& name) {
    return {.role = Role::correspondent,
            .name = name,
            .letters = at.id(),
            .office = std::string(ledger::word(office))};
}

// A headman who plays needs no second slip.
std::vector<Grant> slips_for(const LetterTourney& at, const Who& who) {
    const tourney::State& state = at.state();
    std::vector<Grant> slips;
    for (const tourney::Player& player : state.players) {
        Grant grant = official(at, Office::player, player.person.name);
        grant.entry = player.id.value;
        slips.push_back(std::move(grant));
    }
    if (!may(who.grant.role, Action::appoint)) {
        return slips;
    }
    slips.push_back(official(at, Office::organiser, state.settings.organiser));
    slips.push_back(official(at, Office::arbiter, state.settings.arbiter));
    if (!state.settings.headman.empty() && tourney::playing_headman(state) == nullptr) {
        slips.push_back(official(at, Office::headman, state.settings.headman));
    }
    return slips;
}

bool is_wanted(const Grant& grant, const ForWhom& whom) {
    return (whom.player == 0 && whom.office.empty()) ||
           (whom.player != 0 && grant.entry == whom.player) ||
           (!whom.office.empty() && grant.office == whom.office && grant.entry == 0);
}

} // namespace

void issue_letter_codes(Api& api, const Call& call, const Respond& respond) {
    LetterTourney* const at = tourney_in(api, call, respond);
    const auto whom = at == nullptr ? std::nullopt : asked_in<ForWhom>(call, respond);
    if (!whom) {
        return;
    }
    issue_slips(
        api, call, slips_for(*at, call.who),
        [&](const Grant& grant) { return is_wanted(grant, *whom); }, respond);
}

} // namespace kodeks::server
