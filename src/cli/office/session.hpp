// What the commands of the office share: the event with its office, what the tournament's desk
// knows of it, days and times as typed, decisions kept or refused, remarks shown.
#pragma once

#include "cli/commands/event.hpp"
#include "office/check/remark.hpp"
#include "office/office.hpp"
#include "office/record/words.hpp"
#include "reports/around.hpp"

#include <boost/json/value.hpp>

namespace kodeks::cli {

// The options of every command that changes the office: --by and --dry-run.
std::vector<Argument> with_office_options(std::vector<Argument> arguments);

// A positional argument that is one of some words.
Argument action(std::vector<std::string> words);

inline office::World world_of(const EventFile& file) {
    return reports::office_world(file.state);
}

std::string by_in(const Arguments& arguments);
// Of an option; today or now when it is not given, an exit code when it cannot be read.
tl::expected<office::Date, Exit> date_in(const Arguments& arguments, const Context& context,
                                         std::string_view option);
tl::expected<office::Moment, Exit> moment_in(const Arguments& arguments, const Context& context,
                                             std::string_view option);
std::uint32_t number_in(const Arguments& arguments, std::string_view option);

// Asks for one decision, keeps its facts and says them; a refusal leaves the file as it was.
Exit change_office(const Arguments& arguments, const Context& context, EventFile& file,
                   const office::Command& command);

// Keeps the facts of an accepted decision and says them, together with facts of the tournament.
Exit keep_office(const Arguments& arguments, const Context& context, EventFile& file,
                 const office::Decision& decision, std::vector<tournament::Event> at_tables);

// The book must have rules for the office; says so when it has none.
Exit with_office(const Arguments& arguments, const Context& context, const Work& work);
Exit changing_office(const Arguments& arguments, const Context& context, const Work& work);

// Remarks, a line each, or as JSON; the exit code says whether something must be done.
Exit show_remarks(const Context& context, const office::Remarks& remarks);
void say_remarks(const Context& context, const office::Remarks& remarks);

// A part of the office's state as JSON, under the name it has in the record.
boost::json::value part_of(const EventFile& file, std::string_view name);

std::string with_ids(std::string text, const office::ArticleIds& articles);

template <class Enum>
std::vector<std::string> choices_of() {
    return ledger::words_of<Enum>();
}

} // namespace kodeks::cli
