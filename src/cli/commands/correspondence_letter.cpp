#include "cli/letters/letter_options.hpp"
#include "cli/letters/session.hpp"

namespace kodeks::cli {

namespace {

using namespace correspondence;

Exit run_correspondence_letter(const Arguments& arguments, const Context& context) {
    return changing_letters(arguments, context, [&](LetterFile& file) {
        const auto letter = letter_in(arguments, context);
        const auto on = day_option(arguments, context, "--on");
        if (!letter || !on) {
            return letter ? on.error() : letter.error();
        }
        const std::string by = name_in(file.state, arguments.value("--by"));
        return carry_out(
            arguments, context, file,
            {{*on, by, tourney::Play{game_in(arguments), correspondence::Act(*letter)}}});
    });
}

} // namespace

Command correspondence_letter() {
    return {"correspondence letter", letter_options(), run_correspondence_letter};
}

} // namespace kodeks::cli
