#include "server/ledger_hall.hpp"

namespace kodeks::server {

std::vector<std::string> renamed(const std::vector<ledger::RawRecord>& records,
                                 std::string_view text, const std::string& stream) {
    std::vector<std::string> lines;
    for (const ledger::RawRecord& record : records) {
        ledger::Envelope envelope = record.envelope;
        envelope.stream = stream;
        lines.push_back(ledger::write_record(envelope, fact_text(text, record)));
    }
    return lines;
}

Reply fault_reply(const Fault& fault) {
    boost::json::object why = complaint_json(fault.message);
    why["line"] = fault.place.line;
    why["column"] = fault.place.column;
    return {.outcome = Outcome::unreadable, .why = std::move(why)};
}

Result<std::string> ledger_file(store::Store& store, const std::string& stream, std::uint32_t last,
                                std::string_view name) {
    const auto read = store.read(stream, 0);
    if (!read) {
        return tl::unexpected(read.error());
    }
    std::string text = ledger::header_line() + "\n";
    for (const store::Stored& record : read->records) {
        text += record.sequence <= last ? record.line + "\n" : "";
    }
    const auto records = ledger::read_records({text, stream});
    if (!records) {
        return tl::unexpected(records.error());
    }
    std::string file = ledger::header_line() + "\n";
    for (const std::string& line : renamed(records->all, text, std::string(name))) {
        file += line + "\n";
    }
    return file;
}

} // namespace kodeks::server
