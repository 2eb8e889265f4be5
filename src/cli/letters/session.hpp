// What the commands of tournaments by letter share: reading the ledger, asking for a decision,
// keeping its facts. When something is refused the file stays as it was.
#pragma once

#include "cli/command.hpp"
#include "cli/journal_file.hpp"
#include "correspondence/tourney/record.hpp"
#include "correspondence/tourney/tourney.hpp"

#include <functional>
#include <string>
#include <vector>

namespace kodeks::cli {

struct LetterFile : correspondence::tourney::Ledger {
    std::string name{};
    FileLock lock = nullptr;            // while it is being changed
    std::string server{};               // that keeps it instead of a file
    std::vector<std::string> offices{}; // held there by whoever asks; on a file everybody's
};

// Reads the ledger named by the argument LEDGER and does `work` with it. With --server it is a
// tournament there: only its settings and players are known (cli/letters/remote.hpp).
using LetterWork = std::function<Exit(LetterFile&)>;
Exit with_letters(const Arguments& arguments, const Context& context, const LetterWork& work);

// The same for a command that changes it: nobody else can until `work` is done. With --dry-run it
// is only read.
Exit changing_letters(const Arguments& arguments, const Context& context, const LetterWork& work);

// Asks for the commands one after another and tells what was decided; keeps all facts, or none when
// one is refused. With --dry-run nothing is written. With --server the server decides each of them.
Exit carry_out(const Arguments& arguments, const Context& context, LetterFile& file,
               const std::vector<correspondence::tourney::Command>& commands);

// The same for a ledger that exists in no file yet.
Exit create_ledger(const Arguments& arguments, const Context& context,
                   const correspondence::tourney::Command& command);

// --on, or today; the exit code after saying what is wrong with it.
tl::expected<correspondence::Day, Exit> day_option(const Arguments& arguments,
                                                   const Context& context, std::string_view option);

// The exact name of the player somebody typed: his number, his name, or the only one that begins
// so. Offices are called as they are.
std::string name_in(const correspondence::tourney::State& state, const std::string& text);

// The first of these offices that whoever asks holds; the first of all where nobody is asked.
std::string office_in(const LetterFile& file, const std::vector<std::string>& offices);

// The game of the argument GAME.
correspondence::tourney::GameId game_in(const Arguments& arguments);

} // namespace kodeks::cli
