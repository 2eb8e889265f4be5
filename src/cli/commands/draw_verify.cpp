// Repeats the choices of a published record.
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "tournament/lots/record.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

Exit run(const Arguments& arguments, const Context& context) {
    const auto input = read_text(arguments.value("RECORD"), context.streams);
    if (!input) {
        return context.bad_input(input.error());
    }
    auto record = tournament::lots::read_record(input->text);
    if (!record) {
        record.error().source = input->name;
        return context.bad_input(record.error());
    }
    const auto findings = tournament::lots::verify(*record);
    for (const Message& finding : findings) {
        context.streams.out << render(finding, context.facts.language) << '\n';
    }
    if (findings.empty()) {
        context.streams.out << context.text("cli.draw.verify.done",
                                            {{"n", std::to_string(record->choices.size())}})
                            << '\n';
    }
    return findings.empty() ? Exit::done : Exit::no;
}

} // namespace

Command draw_verify() {
    return {"draw verify", {required("RECORD")}, run};
}

} // namespace kodeks::cli
