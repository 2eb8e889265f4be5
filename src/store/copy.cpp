#include "store/copy.hpp"

#include <utility>

namespace kodeks::store {

namespace {

// Records that came with one command are one write again.
std::vector<Write> writes_of(const std::string& stream, const std::vector<Stored>& records) {
    std::vector<Write> writes;
    for (const Stored& record : records) {
        if (writes.empty() || writes.back().command != record.command) {
            writes.push_back({stream, record.sequence - 1, record.command, {}});
        }
        writes.back().lines.push_back(record.line);
    }
    return writes;
}

Result<void> copy_stream(const Reading& reading, const std::string& name, Store& to) {
    const auto receipts = to.append(writes_of(name, reading.records));
    if (!receipts) {
        return tl::unexpected(receipts.error());
    }
    const auto copied = to.read(name, 0);
    if (!copied) {
        return tl::unexpected(copied.error());
    }
    if (copied->records != reading.records) { // somebody else was there
        return tl::unexpected(Fault{{"store.exists", {}}, name, {}, ""});
    }
    return {};
}

} // namespace

Result<Verified> copy_all(Store& from, Store& to) {
    const auto names = from.streams();
    const auto there = names ? to.streams() : tl::unexpected(names.error());
    if (!there) {
        return tl::unexpected(there.error());
    }
    if (!there->empty()) {
        return tl::unexpected(Fault{{"store.exists", {}}, there->front(), {}, ""});
    }
    Verified verified;
    for (const std::string& name : *names) {
        const auto reading = from.read(name, 0);
        const auto done = !reading                   ? tl::unexpected(reading.error())
                          : reading->records.empty() ? Result<void>()
                                                     : copy_stream(*reading, name, to);
        if (!done) {
            return tl::unexpected(done.error());
        }
        ++verified.streams;
        verified.records += reading->records.size();
        if (reading->damage) {
            verified.damages.push_back(*reading->damage);
        }
    }
    return verified;
}

} // namespace kodeks::store
