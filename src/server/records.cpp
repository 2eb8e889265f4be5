#include "server/records.hpp"

#include "ledger/later_records.hpp"

#include <algorithm>

namespace kodeks::server {

namespace {

std::string text_of(std::span<const store::Stored> records) {
    std::string text = ledger::header_line() + "\n";
    for (const store::Stored& record : records) {
        text += record.line + "\n";
    }
    return text;
}

} // namespace

Result<StreamRecords> read_stream(store::Store& store, const std::string& stream,
                                  store::Sequence after) {
    auto reading = store.read(stream, after);
    if (!reading) {
        return tl::unexpected(reading.error());
    }
    return records_of(stream, after, std::move(*reading));
}

StreamRecords records_of(const std::string& stream, store::Sequence after, store::Reading reading) {
    StreamRecords read{{}, std::move(reading.damage)};
    const std::span<const store::Stored> sound = reading.records;
    std::string text = text_of(sound);
    auto records = ledger::read_later_records({text, stream}, after);
    if (!records) { // a line that this program does not understand: what stands before it counts
        const std::size_t line = std::max<std::size_t>(records.error().place.line, 2) - 2;
        read.damage = {stream, static_cast<store::Sequence>(after + line + 1),
                       records.error().message};
        text = text_of(sound.first(std::min(line, sound.size())));
        records = ledger::read_later_records({text, stream}, after);
    }
    if (records) {
        read.records = std::move(records->all);
    }
    return read;
}

} // namespace kodeks::server
