#include "support/table_kit.hpp"

#include "base/check.hpp"
#include "games/variant.hpp"
#include "support/setup_text.hpp"

namespace kodeks::test {

using namespace truth::tables;

const Engine& engine(std::string_view variant) {
    const Engine* const found = find_engine(*games::find_variant(variant));
    KODEKS_ASSERT(found != nullptr);
    return *found;
}

games::Position draughts_position(std::string_view variant, std::string_view fen) {
    const games::Variant& game = *games::find_variant(variant);
    const games::Accepted accepted = games::accept(game, draughts_setup(game, fen));
    KODEKS_ASSERT(accepted.has_value());
    return *accepted;
}

BuiltTable build(std::string_view variant, const std::vector<Slice>& slices) {
    SerialExecutor executor;
    auto file = build_table(engine(variant), {.slices = slices}, {executor});
    KODEKS_ASSERT(file.has_value());
    BuiltTable built{std::move(*file), nullptr};
    auto table = Table::open(engine(variant), built.file);
    KODEKS_ASSERT(table.has_value());
    built.table = std::move(*table);
    return built;
}

Table& shared_table(std::string_view variant, Scope scope) {
    static std::map<std::tuple<std::string, int, int>, BuiltTable> built;
    const std::tuple key{std::string(variant), scope.pieces, scope.kings_only};
    auto found = built.find(key);
    if (found == built.end()) {
        found = built.emplace(key, build(variant, slices_of(scope))).first;
    }
    return *found->second.table;
}

std::optional<Bytes> MemoryStorage::read(const std::string& name) {
    const auto found = parts.find(name);
    return found == parts.end() ? std::nullopt : std::optional(found->second);
}

Result<void> MemoryStorage::write(const std::string& name, std::span<const std::byte> bytes) {
    if (writes_before_failure == 0) {
        return tl::unexpected(table_fault("truth.table.part", {{"slice", name}}));
    }
    --writes_before_failure;
    parts[name] = Bytes(bytes.begin(), bytes.end());
    return {};
}

void MemoryStorage::remove(const std::string& name) {
    parts.erase(name);
}

} // namespace kodeks::test
