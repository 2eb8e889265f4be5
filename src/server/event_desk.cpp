#include "server/event_desk.hpp"

#include <array>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server {

namespace json = boost::json;

EventDesk::EventDesk(std::string id, const HallTools& tools)
    : id_(std::move(id)),
      decider_(new EventDecider),
      owner_(fmt::format("event {}", id_), std::unique_ptr<Decider>(decider_), tools.services),
      office_(new OfficeDecider(*decider_)),
      office_owner_(fmt::format("office {}", id_), std::unique_ptr<Decider>(office_),
                    tools.services) {
    owner_.listen([this](std::span<const Fact> facts) { tell(facts); });
    office_owner_.listen([this](std::span<const Fact>) { tell_office(); });
    if (tools.delay.value > 0) {
        late_ = std::make_unique<Late<EventDecider>>(
            owner_.stream(), std::make_unique<EventDecider>(), tools,
            [this](std::span<const Fact> facts) { tell_late(facts); });
    }
}

const EventDecider& EventDesk::seen_by(Reading reading) const {
    return late_ && reading == Reading::late ? late_->decider() : *decider_;
}

std::uint32_t EventDesk::last_for(Reading reading) const {
    return late_ && reading == Reading::late ? late_->last() : owner_.last();
}

void EventDesk::start_late() {
    if (late_) {
        late_->follow(owner_.last());
    }
}

void EventDesk::leave(Watcher& watcher) {
    std::erase_if(watchers_, [&](const auto& one) { return one.first == &watcher; });
}

json::object EventDesk::summary() const {
    json::object object = event_summary_json((shown().opened() ? shown() : *decider_).state());
    object["id"] = id_;
    object["last"] = last_for(Reading::late);
    return object;
}

json::object EventDesk::card(Reading reading) const {
    json::object object = event_card_json(seen_by(reading).state(), reading);
    object["id"] = id_;
    object["last"] = last_for(reading);
    if (reading != Reading::late) {
        object["office"] = office_owner_.last();
    }
    return object;
}

json::array EventDesk::history(std::uint32_t after, Reading reading) const {
    json::array facts;
    const EventDecider& seen = seen_by(reading);
    for (std::size_t i = after; i < seen.events().size(); ++i) {
        facts.push_back(event_fact_json(seen.events()[i], seen.envelopes()[i], reading));
    }
    return facts;
}

void EventDesk::tell(std::span<const Fact> facts) {
    tell_readers(facts, [this](Reading reading) { return !late_ || reading != Reading::late; });
    if (late_) {
        late_->follow(owner_.last());
    } else if (on_shown) {
        on_shown(*this);
    }
}

// What was decided is asked for by those who may know it.
void EventDesk::tell_office() {
    const auto text = std::make_shared<const std::string>(json::serialize(
        json::object{{"type", "office"}, {"event", id_}, {"office", office_owner_.last()}}));
    for (const auto& [watcher, reading] : watchers_) {
        if (reading != Reading::late) {
            watcher->told(text);
        }
    }
}

void EventDesk::tell_late(std::span<const Fact> facts) {
    tell_readers(facts, [](Reading reading) { return reading == Reading::late; });
    if (on_shown) {
        on_shown(*this);
    }
}

// One text for each kind of reader, however many read.
template <class Choice>
void EventDesk::tell_readers(std::span<const Fact> facts, const Choice& choice) {
    std::array<Text, 3> texts;
    for (const auto& [watcher, reading] : watchers_) {
        if (!choice(reading)) {
            continue;
        }
        Text& text = texts[static_cast<std::size_t>(reading)];
        if (!text) {
            text = std::make_shared<const std::string>(json::serialize(
                json::object{{"type", "facts"},
                             {"event", id_},
                             {"last", facts.back().sequence},
                             {"facts", history(facts.front().sequence - 1, reading)},
                             {"summary", summary()}}));
        }
        watcher->told(text);
    }
}

} // namespace kodeks::server
