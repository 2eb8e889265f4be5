#include "server/event/event_act.hpp"

#include "rulebook/book.hpp"
#include "tournament/record/record.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace kodeks::server {

namespace json = boost::json;

namespace {

constexpr std::size_t acts_max = 2000; // a large field is entered in one act

Message missing(const char* key) {
    return {"script.key_missing", {{"key", key}}};
}

tl::expected<json::object, Message> with_type(const json::value& value) {
    const json::object* const object = value.if_object();
    const json::value* const word = object == nullptr ? nullptr : object->if_contains("do");
    if (word == nullptr || !word->is_string()) {
        return tl::unexpected(missing("do"));
    }
    json::object typed{{"type", *word}};
    for (const auto& [key, field] : *object) {
        if (key != "do" && key != "type") {
            typed[key] = field;
        }
    }
    return typed;
}

tl::expected<tournament::Command, Message> command_in(const json::object& object) {
    const std::string text = json::serialize(object);
    const auto value = ledger::read_json(text, 0, text.size());
    auto command = value ? tournament::read_command(*value) : tl::unexpected(value.error());
    if (!command) {
        return tl::unexpected(command.error().message);
    }
    return std::move(*command);
}

// A book may be named by its prefix; its scale holds unless the organiser chose another.
void complete(tournament::Create& create, const json::object& object) {
    const rulebook::Book* const book = rulebook::find_book(create.settings.edition);
    const auto* const rules =
        book == nullptr ? nullptr : rulebook::find_tournament_rules(book->edition);
    if (rules == nullptr) {
        return; // refused by the desk
    }
    create.settings.edition = rules->edition;
    const json::value* const settings = object.if_contains("settings");
    if (settings == nullptr || !settings->as_object().contains("scale")) {
        create.settings.scale = rules->scale;
    }
}

struct ActionOf {
    Action operator()(const tournament::Create&) const { return Action::create_events; }

    Action operator()(const tournament::Enter&) const { return Action::keep_entries; }

    Action operator()(const tournament::Replace&) const { return Action::keep_entries; }

    Action operator()(const tournament::CorrectPerson&) const { return Action::keep_entries; }

    Action operator()(const tournament::AnnounceAbsence&) const { return Action::keep_entries; }

    Action operator()(const tournament::SetLineUp&) const { return Action::keep_entries; }

    Action operator()(const tournament::CountTeam&) const { return Action::keep_entries; }

    Action operator()(const tournament::RecordResult&) const { return Action::record_results; }

    // What changes a result, or who plays, is a ruling.
    Action operator()(const tournament::CorrectResult&) const { return Action::rule_on_events; }

    Action operator()(const tournament::PairByHand&) const { return Action::rule_on_events; }

    Action operator()(const tournament::DeclareWrongBoard&) const { return Action::rule_on_events; }

    Action operator()(const tournament::Withdraw&) const { return Action::rule_on_events; }

    Action operator()(const tournament::DecideLevel&) const { return Action::rule_on_events; }

    Action operator()(const tournament::ForbidPairs&) const { return Action::rule_on_events; }

    Action operator()(const tournament::Return&) const { return Action::rule_on_events; }

    Action operator()(const tournament::TakeBack&) const { return Action::rule_on_events; }

    // Stages, tie-breaks, lots and rounds.
    template <class Other>
    Action operator()(const Other&) const {
        return Action::pair_rounds;
    }
};

} // namespace

Action action_of(const tournament::Command& command) {
    return command.visit(ActionOf{});
}

tl::expected<std::vector<json::object>, Message> acts_in(const std::string& text) {
    boost::system::error_code error;
    const json::value value = json::parse(text, error);
    if (error || !value.is_object()) {
        return tl::unexpected(Message{"server.no_json", {}});
    }
    const json::value* const list = value.as_object().if_contains("acts");
    json::array all = list != nullptr && list->is_array() ? list->as_array() : json::array{value};
    if (all.empty() || all.size() > acts_max) {
        return tl::unexpected(missing("acts"));
    }
    std::vector<json::object> acts;
    for (const json::value& one : all) {
        auto act = with_type(one);
        if (!act) {
            return tl::unexpected(act.error());
        }
        acts.push_back(std::move(*act));
    }
    return acts;
}

tl::expected<std::vector<tournament::Command>, Message> commands_in(const std::string& text) {
    const auto acts = acts_in(text);
    if (!acts) {
        return tl::unexpected(acts.error());
    }
    std::vector<tournament::Command> commands;
    for (const json::object& act : *acts) {
        auto command = command_in(act);
        if (!command) {
            return tl::unexpected(command.error());
        }
        if (auto* const create = command->get_if<tournament::Create>()) {
            complete(*create, act);
        }
        commands.push_back(std::move(*command));
    }
    return commands;
}

} // namespace kodeks::server
