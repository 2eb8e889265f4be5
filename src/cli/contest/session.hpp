// What the contest commands share: the file with its lock, asking for a decision, keeping its facts
// and saying them. When something is refused the file stays as it was.
#pragma once

#include "cli/command.hpp"
#include "cli/journal_file.hpp"
#include "cli/word_in.hpp"
#include "composition/contest/contest.hpp"
#include "composition/contest/record.hpp"
#include "composition/contest/words.hpp"

#include <functional>
#include <string>

namespace kodeks::cli {

struct ContestFile : contest::Journal {
    std::string name;
    FileLock lock = nullptr; // while it is being changed
};

Result<ContestFile> contest_from_text(const std::string& name, const std::string& text);

// CONTEST first, then the command's own, then --on, --by and --dry-run.
std::vector<Argument> contest_arguments(std::vector<Argument> own);

// The day of --on, otherwise today; nothing when it is no day.
std::optional<Day> day_in(const Arguments& arguments);
std::optional<Points> points_from(std::string_view text); // "7", "7.5", "7,25"

// Reads the competition named by CONTEST and does `work` with it. With --server it is one there:
// only its rulebook and those who take part are known (cli/contest/remote.hpp).
using ContestWork = std::function<Exit(ContestFile&)>;
Exit with_contest(const Arguments& arguments, const Context& context, const ContestWork& work);

// The same for a command that changes it: nobody else can until `work` is done.
using CommandsOf =
    std::function<tl::expected<std::vector<contest::Command>, Exit>(const ContestFile&, Day)>;
Exit changing_contest(const Arguments& arguments, const Context& context, const CommandsOf& ask);

// Asks for the commands; keeps and says all facts, or none when one is refused. With --server the
// server decides each of them.
Exit change_contest(const Arguments& arguments, const Context& context, ContestFile& file,
                    const std::vector<contest::Command>& commands);

// An author by name or by number; an exit code after saying that there is none.
tl::expected<contest::AuthorId, Exit> author_in(const Context& context, const ContestFile& file,
                                                const std::string& text);
tl::expected<std::uint32_t, Exit> number_in(const Context& context, const std::string& text);

} // namespace kodeks::cli
