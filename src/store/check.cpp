#include "store/check.hpp"

#include <utility>

namespace kodeks::store {

std::optional<Damage> Checker::next(const Stored& record) {
    const Sequence due = last_ + 1;
    const auto damage = [&](const char* key) {
        return Damage{stream_, due, Message{key, {{"n", std::to_string(due)}}}};
    };
    if (record.sequence != due) {
        return damage("store.record_missing");
    }
    if (record.checksum != checksum_of(record.line)) {
        return damage("store.record_damaged");
    }
    if (record.chain != chained(chain_, record.line)) {
        return damage("store.chain_broken");
    }
    last_ = record.sequence;
    chain_ = record.chain;
    return std::nullopt;
}

Reading checked(Checker checker, std::vector<Stored> raw) {
    Reading reading;
    for (Stored& record : raw) {
        reading.damage = checker.next(record);
        if (reading.damage) {
            break;
        }
        reading.records.push_back(std::move(record));
    }
    return reading;
}

Result<Verified> verify(Store& store) {
    const auto names = store.streams();
    if (!names) {
        return tl::unexpected(names.error());
    }
    Verified verified;
    for (const std::string& name : *names) {
        const auto reading = store.read(name, 0);
        if (!reading) {
            return tl::unexpected(reading.error());
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
