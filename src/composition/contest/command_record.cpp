// Commands as JSON, for whoever asks from afar.
#include "composition/contest/command_fields.hpp"
#include "composition/contest/record.hpp"
#include "ledger/alternative.hpp"

namespace kodeks::contest {

tl::expected<Command, ledger::Trouble> read_command(const ledger::Json& json) {
    const ledger::Scene nowhere;
    ledger::Reader reader(json, nowhere);
    Command command;
    if (!reader.trouble()) {
        ledger::read_variant(reader, "do", command);
        reader.done();
    }
    if (reader.trouble()) {
        return tl::unexpected(*reader.trouble());
    }
    return command;
}

std::string write_command(const Command& command) {
    std::string text = "{";
    const ledger::Scene nowhere;
    ledger::Writer writer(text, nowhere);
    ledger::write_variant(writer, "do", command);
    return text + "}";
}

} // namespace kodeks::contest
