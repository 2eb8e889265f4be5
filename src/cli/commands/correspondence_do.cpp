// Any acts of players and officials, a line of JSON each (docs/letters.md).
#include "cli/input.hpp"
#include "cli/letters/session.hpp"
#include "ledger/lines.hpp"

namespace kodeks::cli {

namespace {

using namespace correspondence;

// One line is one command: what was decided before a mistake stays.
Exit do_lines(const Arguments& arguments, const Context& context, LetterFile& file,
              const Input& input) {
    const ledger::Source source{input.text, input.name};
    ledger::Lines lines(input.text);
    while (lines.next()) {
        const auto json = lines.json();
        if (!json) {
            return context.bad_input(fault_at(source, json.error()));
        }
        auto command = tourney::read_command(*json);
        if (!command) {
            return context.bad_input(fault_at(source, command.error()));
        }
        if (command->by == "program") { // proofs are the program's own
            return context.answer_no({"byletter.refusal.not_your_office", {}});
        }
        command->by = name_in(file.state, command->by);
        const Exit exit = carry_out(arguments, context, file, {*command});
        if (exit != Exit::done) {
            return exit;
        }
    }
    return Exit::done;
}

Exit run_correspondence_do(const Arguments& arguments, const Context& context) {
    const auto input = read_text(arguments.value("ACTS"), context.streams);
    if (!input) {
        return context.bad_input(input.error());
    }
    return changing_letters(arguments, context, [&](LetterFile& file) {
        return do_lines(arguments, context, file, *input);
    });
}

} // namespace

Command correspondence_do() {
    return {"correspondence do",
            {required("LEDGER"), required("ACTS"), flag("--dry-run")},
            run_correspondence_do};
}

} // namespace kodeks::cli
