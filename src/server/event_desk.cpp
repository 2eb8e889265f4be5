#include "server/event_desk.hpp"

#include <array>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server {

namespace json = boost::json;

EventDesk::EventDesk(std::string id, const Services& services)
    : id_(std::move(id)),
      decider_(new EventDecider),
      owner_(fmt::format("event {}", id_), std::unique_ptr<Decider>(decider_), services) {
    owner_.listen([this](std::span<const Fact> facts) { tell(facts); });
}

void EventDesk::leave(Watcher& watcher) {
    std::erase_if(watchers_, [&](const auto& one) { return one.first == &watcher; });
}

json::object EventDesk::summary() const {
    json::object object = event_summary_json(decider_->state());
    object["id"] = id_;
    object["last"] = owner_.last();
    return object;
}

json::object EventDesk::card(Reading reading) const {
    json::object object = event_card_json(decider_->state(), reading);
    object["id"] = id_;
    object["last"] = owner_.last();
    return object;
}

json::array EventDesk::history(std::uint32_t after, Reading reading) const {
    json::array facts;
    for (std::size_t i = after; i < decider_->events().size(); ++i) {
        facts.push_back(event_fact_json(decider_->events()[i], decider_->envelopes()[i], reading));
    }
    return facts;
}

// One text for each kind of reader, however many read.
void EventDesk::tell(std::span<const Fact> facts) {
    std::array<Text, 2> texts;
    for (const auto& [watcher, reading] : watchers_) {
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
    if (on_change) {
        on_change(*this);
    }
}

} // namespace kodeks::server
