#include "server/simulation/secretary.hpp"

#include "base/check.hpp"
#include "rulebook/edition.hpp"
#include "server/records.hpp"

#include <algorithm>
#include <array>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server::simulation {

namespace json = boost::json;

namespace {

constexpr int rounds = 3;
constexpr const char* event_path = "/api/events/1";

// The first book by which a win is a point and a draw half of one, with tie-breaks for everybody.
std::string book() {
    const auto all = rulebook::all_tournament_rules();
    const auto found = std::ranges::find_if(all, [](const rulebook::TournamentRules* rules) {
        return rules->scale == rulebook::Scale{} &&
               std::ranges::none_of(rules->tie_breaks,
                                    [](const auto& list) { return list.empty(); });
    });
    KODEKS_ASSERT(found != all.end());
    return std::string((*found)->edition);
}

std::string new_event() {
    return fmt::format(R"({{"id":"made","settings":{{"name":"Four","rulebook":"{}","year":2026}},)"
                       R"("stage":{{"system":"round-robin"}}}})",
                       book());
}

constexpr const char* entries =
    R"({"id":"entered","acts":[{"do":"enter","person":{"name":"A"}},
        {"do":"enter","person":{"name":"B"}},{"do":"enter","person":{"name":"C"}},
        {"do":"enter","person":{"name":"D"}},{"do":"draw-lots","seed":"seven"}]})";

struct Result {
    const char* word;
    int white; // twice the points
    int black;
};

constexpr auto results =
    std::to_array<Result>({{"win-loss", 2, 0}, {"draw-draw", 1, 1}, {"loss-win", 0, 2}});

int twice(const std::string& points) {
    const bool half =
        points.find("½") != std::string::npos || points.find(".5") != std::string::npos;
    return 2 * std::atoi(points.c_str()) + (half ? 1 : 0);
}

} // namespace

void Secretary::live_on() {
    if (Api* const api = door_()) {
        if (next_.empty()) {
            plan(*api);
        }
        if (!next_.empty()) {
            send(*api);
        }
    }
    time_.outside_in({static_cast<std::int64_t>(100 + dice_.below(1500))}, [this] { live_on(); });
}

void Secretary::plan(Api& api) {
    if (round_ == -2) {
        next_.push_back({"/api/events", "made", new_event()});
    } else if (round_ == -1) {
        next_.push_back({std::string(event_path) + "/acts", "entered", entries});
    } else if (round_ < rounds) {
        if (round_ > 0) {
            plan_results(api);
        }
        const std::string id = fmt::format("pair{}", round_ + 1);
        next_.insert(next_.begin(), Act{std::string(event_path) + "/acts", id,
                                        fmt::format(R"({{"id":"{}","do":"pair"}})", id)});
    } else if (round_ == rounds) {
        plan_results(api);
    }
    ++round_;
}

// Of the round that is paired, as they come in from the tables.
void Secretary::plan_results(Api& api) {
    const Response shown = ask(api, fmt::format("{}/stages/1/rounds/{}", event_path, round_));
    if (shown.status != 200) {
        complaint_ = fmt::format("round {} of the event was acknowledged and is gone", round_);
        return;
    }
    const json::value round = json::parse(shown.body);
    for (const json::value& pairing : round.at("pairings").as_array()) {
        const Result& result = results[dice_.below(results.size())];
        const auto table = pairing.at("table").to_number<int>();
        const std::string id = fmt::format("r{}-{}", round_, table);
        next_.push_back(
            {std::string(event_path) + "/acts",
             id,
             fmt::format(R"({{"id":"{}","do":"record-result","result":"{}",)"
                         R"("game":{{"stage":1,"round":{},"table":{},"game":1}}}})",
                         id, result.word, round_, table),
             {{pairing.at("first").at("entry").to_number<std::int64_t>(), result.white},
              {pairing.at("second").at("entry").to_number<std::int64_t>(), result.black}}});
    }
}

Response Secretary::ask(Api& api, const std::string& path) const {
    Request request;
    request.method = "GET";
    request.headers["authorization"] = "Bearer " + token_;
    read_target(path, request);
    Response got;
    api.handle(request, [&](const Response& response) { got = response; });
    return got;
}

void Secretary::send(Api& api) {
    const Act& act = next_.back();
    Request request;
    request.method = "POST";
    request.headers["authorization"] = "Bearer " + token_;
    request.body = act.body;
    read_target(act.path, request);
    api.handle(request, [this, id = act.id](const Response& got) { answered(id, got); });
}

void Secretary::answered(const std::string& id, const Response& response) {
    if (next_.empty() || next_.back().id != id || response.status == 503 ||
        response.status == 429) {
        return; // known already, or it will be sent again
    }
    const json::object body = json::parse(response.body).as_object();
    if (response.status != 200 && response.status != 201) {
        complaint_ = fmt::format("{} of the event was answered {}", id, response.status);
        return;
    }
    if (body.contains("first")) {
        acknowledged_[id] = {body.at("first").to_number<std::int64_t>(),
                             body.at("last").to_number<std::int64_t>()};
    }
    for (const auto& [entry, points] : next_.back().points) {
        points_[entry] += points;
    }
    next_.pop_back();
}

std::string Secretary::check_acknowledged(const std::vector<store::Stored>& records) const {
    for (const auto& [id, numbers] : acknowledged_) {
        std::int64_t count = 0;
        for (const store::Stored& record : records) {
            const bool its = record.command.ends_with(":" + id);
            const auto number = static_cast<std::int64_t>(record.sequence);
            count += its && number >= numbers.first && number <= numbers.second ? 1
                     : its                                                      ? 1000
                                                                                : 0;
        }
        if (count != numbers.second - numbers.first + 1) {
            return fmt::format("{} of the event does not stand in the log as was told", id);
        }
    }
    return {};
}

std::string Secretary::check_standings(const json::object& standings) const {
    for (const json::value& line : standings.at("lines").as_array()) {
        const auto entry = line.at("entry").to_number<std::int64_t>();
        const auto known = points_.find(entry);
        const int points = twice(std::string(line.at("points").as_string()));
        if (points != (known == points_.end() ? 0 : known->second)) {
            return fmt::format("entry {} has {} half points in the standings", entry, points);
        }
    }
    return {};
}

std::string Secretary::check(store::Store& log, Hall& hall) const {
    EventDesk* const event = hall.find_event("1");
    if (!complaint_.empty() || event == nullptr) {
        return complaint_;
    }
    const auto read = read_stream(log, event->owner().stream());
    EventDecider again;
    for (const ledger::RawRecord& record : read->records) {
        if (!again.recall(record)) {
            return "a record of the event cannot be folded";
        }
    }
    if (read->records.size() != event->owner().last()) {
        return {}; // the rest is on its way to the log
    }
    const auto& stages = again.state().stages;
    const auto& served = event->decider().state();
    if (stages.empty() || served.stages.size() != stages.size()) {
        return stages.size() == served.stages.size() ? "" : "the event is not what its log says";
    }
    const json::object standings = standings_json(again.state(), stages.front());
    if (standings != standings_json(served, served.stages.front())) {
        return "the standings are not what the log says";
    }
    const std::string lost = check_acknowledged(log.read(event->owner().stream(), 0)->records);
    return lost.empty() && next_.empty() ? check_standings(standings) : lost;
}

} // namespace kodeks::server::simulation
