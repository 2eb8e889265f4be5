#include "store/memory_store.hpp"

#include "base/check.hpp"
#include "store/check.hpp"

namespace kodeks::store {

Receipt MemoryStore::add(const Write& write) {
    KODEKS_ASSERT(!write.lines.empty() && !write.command.empty());
    auto& all = records_[write.stream];
    Receipt receipt{Written::known, 0, 0};
    for (const Stored& record : all) {
        if (record.command == write.command) {
            receipt.first = receipt.first == 0 ? record.sequence : receipt.first;
            receipt.last = record.sequence;
        }
    }
    if (receipt.last > 0) {
        return receipt;
    }
    if (all.size() != write.after) {
        return {Written::conflict, 0, 0};
    }
    if (all.empty()) {
        names_.push_back(write.stream);
    }
    for (const std::string& line : write.lines) {
        const Chain before = all.empty() ? Chain{} : all.back().chain;
        all.push_back({static_cast<Sequence>(all.size() + 1), write.command, line,
                       checksum_of(line), chained(before, line)});
    }
    return {Written::stored, write.after + 1, static_cast<Sequence>(all.size())};
}

Result<std::vector<Receipt>> MemoryStore::append(std::span<const Write> group) {
    std::vector<Receipt> receipts;
    for (const Write& write : group) {
        receipts.push_back(add(write));
    }
    return receipts;
}

Result<Reading> MemoryStore::read(const std::string& stream, Sequence after) {
    const auto found = records_.find(stream);
    if (found == records_.end() || found->second.size() < after) {
        return Reading{};
    }
    const auto& all = found->second;
    const Chain before = after == 0 ? Chain{} : all[after - 1].chain;
    return checked(Checker(stream, after, before), {all.begin() + after, all.end()});
}

void MemoryStore::turn_bit(const std::string& stream, Sequence sequence, std::size_t bit) {
    std::string& line = records_.at(stream).at(sequence - 1).line;
    char& byte = line[bit / 8 % line.size()];
    byte = static_cast<char>(static_cast<unsigned char>(byte) ^ (1U << (bit % 8)));
}

Result<std::vector<std::string>> MemoryStore::streams() {
    return names_;
}

} // namespace kodeks::store
