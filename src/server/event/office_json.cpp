#include "server/event/office_json.hpp"

#include "office/check/remark.hpp"
#include "office/record/record.hpp"
#include "office/record/words.hpp"
#include "office/words/effect.hpp"
#include "server/texts.hpp"

#include <array>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>

namespace kodeks::server {

namespace json = boost::json;

namespace {

constexpr std::array<std::string_view, 4> duty_states = {"open", "overdue", "done", "done_late"};

template <class List>
json::array array_of(const List& list) {
    json::array all;
    for (const auto& one : list) {
        all.emplace_back(json::string(one));
    }
    return all;
}

void add_remarks(json::array& list, std::string_view about, const office::Remarks& remarks) {
    for (const office::Remark& remark : remarks) {
        list.push_back({{"about", about},
                        {"weight", ledger::word(remark.weight)},
                        {"text", in_all_languages(remark.message)},
                        {"articles", array_of(remark.articles)}});
    }
}

json::array remarks_json(const office::State& state, const office::World& world) {
    json::array list;
    if (state.card) {
        add_remarks(list, "card", remarks_on_card(state, world));
        add_remarks(list, "regulations", remarks_on_regulations(state, world));
        add_remarks(list, "officials", remarks_on_panel(state, world));
        add_remarks(list, "entries", remarks_on_entries(state, world));
    }
    return list;
}

json::array proposals_json(const office::State& state) {
    json::array list;
    for (const office::Proposal& one : office::proposals_of(state)) {
        list.push_back({{"effect", ledger::word(one.effect)},
                        {"name", one.name},
                        {"round", one.round},
                        {"table", one.table},
                        {"sanction", one.sanction.value},
                        {"protest", one.protest.value},
                        {"articles", array_of(one.articles)}});
    }
    return list;
}

// The measures of the book, from the mildest to the harshest.
json::array measures_json(const rulebook::OfficeRules& rules) {
    json::array list;
    for (const rulebook::EventSanction& one : rules.sanctions.kinds) {
        list.push_back({{"measure", ledger::word(one.kind)}, {"articles", array_of(one.articles)}});
    }
    return list;
}

} // namespace

json::object duty_json(const office::DutyLine& line) {
    json::array roles;
    for (const office::Role role : line.duty->roles) {
        roles.emplace_back(ledger::word(role));
    }
    return {{"duty", line.duty->name},
            {"round", line.round},
            {"due", line.due ? office::write_moment(*line.due) : ""},
            {"state", duty_states[static_cast<std::size_t>(line.state)]},
            {"roles", std::move(roles)},
            {"by", line.done == nullptr ? "" : line.done->by},
            {"articles", array_of(line.duty->articles)}};
}

json::object office_json(const office::State& state, const office::World& world,
                         office::Moment now) {
    json::object object{{"rules", world.rules != nullptr},
                        {"state", json::parse(office::write_state(state))},
                        {"proposals", proposals_json(state)}};
    json::array duties;
    if (world.rules != nullptr && state.card) {
        for (const office::DutyLine& line : office::agenda(state, world, now)) {
            duties.push_back(duty_json(line));
        }
    }
    object["duties"] = std::move(duties);
    object["remarks"] = world.rules == nullptr ? json::array() : remarks_json(state, world);
    object["measures"] = world.rules == nullptr ? json::array() : measures_json(*world.rules);
    return object;
}

} // namespace kodeks::server
