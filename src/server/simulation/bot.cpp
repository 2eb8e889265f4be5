#include "server/simulation/bot.hpp"

#include <array>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server::simulation {

namespace json = boost::json;

namespace {

constexpr std::int64_t patience_ms = 2500; // without an answer it comes again
constexpr std::int64_t back_after_ms = 700;

// What people do besides moving; most of it is refused at most times, and that is right.
constexpr auto players_acts = std::to_array<std::string_view>(
    {R"("do":"offer-draw")", R"("do":"accept-draw")", R"("do":"decline-draw")",
     R"("do":"claim","kind":"draw")", R"("do":"notice-flag")", R"("do":"press")",
     R"("do":"notice-illegal")", R"("do":"remind")", R"("do":"stop-clock")",
     R"("do":"move","move":"nonsense")", R"("do":"pause")", R"("do":"fly")",
     R"("do":"touch","square":"c3")", R"("do":"adjust")"});
constexpr auto arbiters_acts = std::to_array<std::string_view>(
    {R"("do":"pause")", R"("do":"resume")", R"("do":"look")", R"("do":"decide","option":1)",
     R"("do":"decide","option":2)", R"("do":"correct-clock","side":"white","amount":"1")",
     R"("do":"resume")", R"("do":"resume")"});

} // namespace

Bot::Bot(VirtualTime& time, VirtualDice& dice, Place place, Door door)
    : time_(time), dice_(dice), place_(std::move(place)), door_(std::move(door)) {}

Milliseconds Bot::delay() {
    return {static_cast<std::int64_t>(
        dice_.below(static_cast<std::uint64_t>(weather_.delay_ms_max) + 1))};
}

void Bot::set(const Weather& weather) {
    weather_ = weather;
    answer_pings();
}

// There and back; the server believes what it has measured twice.
void Bot::answer_pings() {
    if (live_) {
        live_->measured({2 * weather_.delay_ms_max});
        live_->measured({2 * weather_.delay_ms_max});
    }
}

void Bot::come() {
    time_.outside_in({back_after_ms + delay().value}, [this] { connect(); });
}

void Bot::connect() {
    if (live_) {
        return; // it has come back already
    }
    Api* const api = door_();
    if (api == nullptr) {
        come();
        return;
    }
    Request request;
    request.method = "GET";
    request.path = "/api/games/" + place_.game + "/live";
    request.headers["authorization"] = "Bearer " + place_.token;
    const auto call = api->live(request);
    if (!call) {
        complaint_ = "the door is shut to " + place_.name;
        return;
    }
    live_ = std::make_unique<Live>(*api, *this, *call);
    live_->begin(last_ ? std::optional(static_cast<std::uint32_t>(*last_)) : std::optional(0U));
    answer_pings();
    if (!pending_.empty()) {
        transmit();
    }
}

void Bot::cut() {
    ++connection_;
    live_.reset();
}

void Bot::close(int code, std::string_view reason) {
    complaint_ = fmt::format("{} was shown out: {} {}", place_.name, code, reason);
}

void Bot::send(const Text& text) {
    last_in_ms_ = std::max(last_in_ms_, time_.now().value + delay().value);
    time_.outside_in({last_in_ms_ - time_.now().value}, [this, text, mine = connection_] {
        if (mine != connection_) {
            return;
        }
        if (dice_.below(weather_.cut_one_in) == 0) {
            cut();
            come();
            return;
        }
        got(json::parse(*text).as_object());
    });
}

void Bot::got(const json::object& message) {
    const std::string_view type = message.at("type").as_string();
    if (type == "hello") {
        seat_ = message.at("seat").as_string();
    }
    if (type == "hello" || type == "facts") {
        take_facts(message);
    } else {
        take_answer(message);
    }
}

void Bot::take_facts(const json::object& message) {
    for (const json::value& fact : message.at("facts").as_array()) {
        const std::int64_t number = fact.at("seq").to_number<std::int64_t>();
        if (last_ && number <= *last_) {
            complaint_ = fmt::format("{} was told fact {} twice", place_.name, number);
        }
        facts_[number] = json::serialize(fact.at("event"));
    }
    last_ = message.at("last").to_number<std::int64_t>();
    view_ = message.at("view").as_object();
}

void Bot::take_answer(const json::object& message) {
    if (!message.contains("id") || message.at("id").as_string() != pending_id_) {
        return; // to an act that was sent twice
    }
    const std::string_view type = message.at("type").as_string();
    if (type == "unavailable" || type == "busy") {
        return; // it will be sent again
    }
    if (message.contains("first")) {
        acknowledged_[pending_id_] = {message.at("first").to_number<std::int64_t>(),
                                      message.at("last").to_number<std::int64_t>()};
    }
    pending_.clear();
}

std::string Bot::choose_move() {
    const json::value* const legal = view_.if_contains("legal");
    if (legal == nullptr || legal->as_array().empty()) {
        return {};
    }
    const json::array& moves = legal->as_array();
    const json::value& move = moves[dice_.below(moves.size())];
    return fmt::format(R"("do":"move","move":{})", json::serialize(move.at("move")));
}

std::string Bot::choose() {
    const bool arbiter = seat_ == "chief-arbiter";
    if (!arbiter && view_.contains("present") && seat_.size() == 5 &&
        !view_.at("present").at(seat_).as_bool()) {
        return fmt::format(R"("do":"arrive","side":"{}")", seat_);
    }
    if (arbiter && view_.at("phase") == "scheduled") {
        return R"("do":"begin")";
    }
    if (arbiter) {
        return std::string(arbiters_acts[dice_.below(arbiters_acts.size())]);
    }
    const std::string move = choose_move();
    return move.empty() || dice_.below(8) == 0
               ? std::string(players_acts[dice_.below(players_acts.size())])
               : move;
}

void Bot::act() {
    if (!live_ || !pending_.empty() || view_.empty()) {
        return;
    }
    pending_id_ = fmt::format("{}{}", place_.name, ++acts_);
    pending_ = fmt::format(R"({{"id":"{}",{}}})", pending_id_, choose());
    transmit();
}

void Bot::transmit() {
    const std::uint64_t copies = dice_.below(weather_.duplicate_one_in) == 0 ? 2 : 1;
    for (std::uint64_t i = 0; i < copies; ++i) {
        last_out_ms_ = std::max(last_out_ms_, time_.now().value + delay().value);
        time_.outside_in({last_out_ms_ - time_.now().value},
                         [this, text = pending_, mine = connection_] {
                             if (mine == connection_ && live_) {
                                 live_->receive(text);
                             }
                         });
    }
    time_.outside_in({patience_ms}, [this, id = pending_id_, mine = connection_] {
        if (mine == connection_ && !pending_.empty() && id == pending_id_) {
            cut();
            come();
        }
    });
}

void Bot::live_on() {
    act();
    const std::uint64_t pause_ms = seat_ == "chief-arbiter" ? 3000 : 400;
    time_.outside_in({static_cast<std::int64_t>(50 + dice_.below(pause_ms))},
                     [this] { live_on(); });
}

} // namespace kodeks::server::simulation
