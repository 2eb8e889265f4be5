// Endgame tables for tests: built in memory once per program, by the test's own thread.
#pragma once

#include "support/effort.hpp"
#include "truth/tables/build.hpp"
#include "truth/tables/prober.hpp"

#include <map>
#include <string>
#include <string_view>

namespace kodeks::test {

const truth::tables::Engine& engine(std::string_view variant);
games::Position draughts_position(std::string_view variant, std::string_view fen);

struct BuiltTable {
    truth::tables::Bytes file;
    std::unique_ptr<truth::tables::Table> table;
};

BuiltTable build(std::string_view variant, const std::vector<truth::tables::Slice>& slices);

// Built when first asked for and kept until the program ends.
truth::tables::Table& shared_table(std::string_view variant, truth::tables::Scope scope);

// What interrupted builds leave behind, in memory.
class MemoryStorage final : public truth::tables::Storage {
public:
    std::optional<truth::tables::Bytes> read(const std::string& name) override;
    Result<void> write(const std::string& name, std::span<const std::byte> bytes) override;
    void remove(const std::string& name) override;

    std::map<std::string, truth::tables::Bytes> parts;
    std::size_t writes_before_failure = 1'000'000;
};

} // namespace kodeks::test
