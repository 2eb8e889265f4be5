// Seals a move of a game that is to be adjourned: the text for the envelope, unreadable without the
// key.
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/referee/key_file.hpp"

#include <ostream>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace kodeks::cli {

namespace {

// From standard input nobody reads it over the shoulder or in the shell's memory.
Result<std::string> move_of(const Arguments& arguments, const Context& context) {
    std::string move = arguments.value("MOVE");
    if (move != "-") {
        return move;
    }
    const auto input = read_text(move, context.streams);
    if (!input) {
        return tl::unexpected(input.error());
    }
    return input->text.substr(0, input->text.find_first_of("\r\n"));
}

Exit run_referee_seal(const Arguments& arguments, const Context& context) {
    const auto move = move_of(arguments, context);
    if (!move) {
        return context.bad_input(move.error());
    }
    if (move->empty() || move->size() > referee::sealed_text_max) {
        return context.wrong_usage({"cli.referee.seal.length", {}});
    }
    const auto key = key_of_file(arguments.value("--key"), context.streams);
    if (!key) {
        return context.bad_input(key.error());
    }
    const boost::json::object envelope{{"sealed", *referee::seal_text(*move, *key, new_nonce())},
                                       {"commitment", referee::commitment_of(*move, *key)}};
    context.streams.out << boost::json::serialize(envelope) << "\n";
    return Exit::done;
}

} // namespace

Command referee_seal() {
    return {"referee seal", {required("MOVE"), needed(option("--key", "FILE"))}, run_referee_seal};
}

} // namespace kodeks::cli
