// A tournament by letter that a running server keeps: who takes part is read from there, commands
// are sent there, and the server decides what whoever asks may do and see.
#pragma once

#include "cli/letters/session.hpp"
#include "cli/remote.hpp"

#include <string>
#include <vector>

namespace kodeks::cli {

// "/api/correspondence/3", of the argument LEDGER.
std::string letters_path(const Arguments& arguments);

// The JSON of that path and what follows it.
Result<boost::json::object> ask_letters(const Arguments& arguments, const Context& context,
                                        const std::string& rest = "");
// What the server answers to this body, whatever it is.
Result<server::ClientAnswer> post_letters(const Arguments& arguments, const Context& context,
                                          const std::string& rest, const boost::json::object& body);

// Settings, players and pairs; nothing of what was played, which the server knows.
Result<LetterFile> remote_letters(const Arguments& arguments, const Context& context);

// One command after the other; each is carried out by itself.
Exit send_letters(const Arguments& arguments, const Context& context, const LetterFile& file,
                  const std::vector<correspondence::tourney::Command>& commands);
// The same for one that is JSON already.
Exit send_act(const Arguments& arguments, const Context& context, const LetterFile& file,
              boost::json::object act);

} // namespace kodeks::cli
