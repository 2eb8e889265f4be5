#include "server/event/schedule_json.hpp"

#include "server/event/event_json.hpp"
#include "tournament/desk/plan.hpp"
#include "tournament/tables/schedule.hpp"

#include <algorithm>

#include <boost/json/array.hpp>

namespace kodeks::server {

namespace json = boost::json;
using tournament::RoundNumber;

namespace {

json::array sessions_json(const office::State& office, RoundNumber round) {
    json::array list;
    for (const office::Session& session : office.sessions) {
        if (session.round == round) {
            list.push_back(
                {{"start", write_moment(session.start)}, {"resumption", session.resumption}});
        }
    }
    return list;
}

// Sessions are numbered through the event, stages count their own rounds: the first stage has them.
RoundNumber last_session(const office::State& office, tournament::StageNumber number) {
    RoundNumber last = 0;
    for (const office::Session& session : office.sessions) {
        last = std::max<RoundNumber>(last, number == 1 ? session.round : 0);
    }
    return last;
}

} // namespace

json::object schedule_json(const tournament::State& state, tournament::StageNumber number,
                           const office::State& office, const std::string& event) {
    const tournament::Stage& stage = *find_stage(state, number);
    const auto known = tournament::scheduled(state, number);
    const tournament::State& whole = known ? *known : state;
    const auto paired = static_cast<RoundNumber>(find_stage(whole, number)->rounds.size());
    const RoundNumber total =
        std::max({paired, tournament::rounds_of(stage), last_session(office, number)});
    json::array rounds;
    for (RoundNumber round = 1; round <= total; ++round) {
        json::object one = round <= paired ? round_json(whole, number, round, event)
                                           : json::object{{"round", round}};
        one["begun"] = round <= stage.rounds.size();
        one["sessions"] = number == 1 ? sessions_json(office, round) : json::array{};
        rounds.push_back(std::move(one));
    }
    return {{"rounds", std::move(rounds)}};
}

} // namespace kodeks::server
