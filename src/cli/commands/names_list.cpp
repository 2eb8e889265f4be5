#include "base/text_table.hpp"
#include "cli/command.hpp"
#include "cli/commands/names.hpp"
#include "cli/event/file.hpp"
#include "cli/json.hpp"
#include "names/order.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;

struct Listed {
    std::uint32_t number = 0; // of the entry
    std::string name;
    std::string latin;
    std::string club;
};

// The spelling of an entry form is the person's own; only where there is none the table decides.
std::vector<Listed> listed(const tournament::State& state, const Arguments& arguments,
                           const Context& context) {
    std::string names;
    for (const tournament::Entry& entry : state.entries) {
        names += entry.person.name;
    }
    const Spelling spelling = spelling_in(arguments, names, context);
    std::vector<Listed> list;
    for (const tournament::Entry& entry : state.entries) {
        const tournament::Person& person = entry.person;
        list.push_back({entry.id.value, person.name,
                        person.latin.empty() ? latin_of(person.name, spelling) : person.latin,
                        person.club});
    }
    const NameOrder order(context.facts.language);
    std::ranges::stable_sort(list, {}, [&](const Listed& one) { return order.key(one.name); });
    return list;
}

void print_table(const std::vector<Listed>& list, const Context& context) {
    TextTable table({{context.text("cli.names.column.number"), Align::right},
                     {context.text("cli.names.column.name")},
                     {context.text("cli.names.column.latin")},
                     {context.text("cli.names.column.club")}});
    for (const Listed& one : list) {
        table.add({std::to_string(one.number), one.name, one.latin, one.club});
    }
    context.streams.out << table.to_text(context.facts.width);
}

void print_report(const std::vector<Listed>& list, const Context& context) {
    json::array names;
    for (const Listed& one : list) {
        names.push_back(
            {{"entry", one.number}, {"name", one.name}, {"latin", one.latin}, {"club", one.club}});
    }
    print_json(context.streams.out, {{"names", std::move(names)}});
}

Exit run_names_list(const Arguments& arguments, const Context& context) {
    const auto file = read_event(arguments.value("EVENT"), context.streams);
    if (!file) {
        return context.bad_input(file.error());
    }
    const auto list = listed(file->state, arguments, context);
    if (context.facts.json) {
        print_report(list, context);
    } else {
        print_table(list, context);
    }
    return Exit::done;
}

} // namespace

Command names_list() {
    return {"names list", {required("EVENT"), passport_option()}, run_names_list};
}

} // namespace kodeks::cli
