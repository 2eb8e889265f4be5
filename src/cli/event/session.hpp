// What the event commands share: reading the file, asking for a decision, keeping its facts. When
// something is refused the file stays as it was.
#pragma once

#include "cli/command.hpp"
#include "cli/event/file.hpp"
#include "cli/word_in.hpp"
#include "tournament/record/words.hpp"
#include "tournament/tournament.hpp"

#include <functional>
#include <string>

namespace kodeks::cli {

// The options every changing command has: --stage, --by and --dry-run.
std::vector<Argument> with_common(std::vector<Argument> arguments);

tournament::StageNumber stage_in(const Arguments& arguments); // 1 unless --stage says otherwise

// Who acts, by --by, and now.
tournament::Stamp stamp_in(const Arguments& arguments);

// The rules of the event's book; none when this program does not have that edition. What was
// decided can be shown without them.
const rulebook::TournamentRules* rules_of(const tournament::State& state);

// Says the refusal with its articles.
Exit refused(const Context& context, const Refusal& refusal);
std::string with_articles(std::string text, std::span<const std::string_view> articles);

// Reads the event named by the argument EVENT and does `work` with it.
using Work = std::function<Exit(EventFile&)>;
Exit with_event(const Arguments& arguments, const Context& context, const Work& work,
                Need need = Need::state);

// The same for a command that changes the event: nobody else can until `work` is done. With
// --dry-run it is only read.
Exit changing_event(const Arguments& arguments, const Context& context, const Work& work,
                    Need need = Need::state);

// Asks for the commands one after another; keeps all facts, or none when one is refused. With
// --dry-run nothing is written. With --json the facts are printed, and nothing else is to be.
Exit change(const Arguments& arguments, const Context& context, EventFile& file,
            const std::vector<tournament::Command>& commands);

// Whether a change was made and is to be told in words.
bool tells(const Context& context, Exit exit);

// The entry of the argument, or the exit code after saying that there is none.
tl::expected<tournament::EntryId, Exit> entry_in(const Context& context, const EventFile& file,
                                                 tournament::StageNumber stage,
                                                 const std::string& text);

} // namespace kodeks::cli
