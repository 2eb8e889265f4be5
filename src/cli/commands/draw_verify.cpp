// Repeats the choices of a published record.
#include "cli/command.hpp"
#include "cli/event/typed.hpp"
#include "cli/input.hpp"
#include "cli/json.hpp"
#include "tournament/lots/record.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

std::size_t count_of(const tournament::lots::Records& records) {
    std::size_t count = 0;
    for (const auto& record : records) {
        count += record.choices.size();
    }
    return count;
}

void print(const Context& context, std::size_t choices, const std::vector<Message>& findings) {
    if (context.facts.json) {
        boost::json::array list;
        for (const Message& finding : findings) {
            list.push_back(message_json(finding));
        }
        print_json(context.streams.out,
                   boost::json::object{{"choices", choices}, {"findings", std::move(list)}});
        return;
    }
    for (const Message& finding : findings) {
        context.streams.out << render(finding, context.facts.language) << '\n';
    }
    if (findings.empty()) {
        context.streams.out << context.text("cli.draw.verify.done",
                                            {{"n", std::to_string(choices)}})
                            << '\n';
    }
}

Exit run_draw_verify(const Arguments& arguments, const Context& context) {
    const auto input = read_text(arguments.value("RECORD"), context.streams);
    if (!input) {
        return context.bad_input(input.error());
    }
    auto records = tournament::lots::read_records(input->text);
    if (!records) {
        records.error().source = input->name;
        return context.bad_input(records.error());
    }
    const auto findings = tournament::lots::verify(*records);
    print(context, count_of(*records), findings);
    return findings.empty() ? Exit::done : Exit::no;
}

} // namespace

Command draw_verify() {
    return {"draw verify", {required("RECORD")}, run_draw_verify};
}

} // namespace kodeks::cli
