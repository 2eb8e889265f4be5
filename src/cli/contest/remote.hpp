// A contest that a running server keeps: who takes part is read from there, commands are sent
// there, and the server decides what whoever asks may do and see.
#pragma once

#include "cli/contest/session.hpp"
#include "cli/remote.hpp"

#include <string>
#include <vector>

namespace kodeks::cli {

// "/api/contests/3", of the argument CONTEST.
std::string contest_path(const Arguments& arguments);

// The rulebook, the sections and those who take part as far as whoever asks knows them; nothing of
// the works, which the server knows.
Result<ContestFile> remote_contest(const Arguments& arguments, const Context& context);

// One command after the other; each is carried out by itself.
Exit send_contest(const Arguments& arguments, const Context& context,
                  const std::vector<contest::Command>& commands);

// The facts of an answer, in the reader's language with their articles.
void tell_contest_facts(const Context& context, const boost::json::object& answer);

// Has works examined there, one after another, and waits for what is found.
Exit examine_at_server(const Arguments& arguments, const Context& context);

} // namespace kodeks::cli
