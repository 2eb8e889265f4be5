#include "composition/collection/file.hpp"

#include "composition/file.hpp"
#include "ledger/day_form.hpp"
#include "ledger/lines.hpp"

#include <fmt/format.h>

namespace kodeks::composition {

namespace {

using ledger::Json;
using ledger::Reader;
using ledger::Trouble;

constexpr std::string_view header = R"({"kodeks-collection":1})";

// What stands beside the composition.
struct Beside {
    std::string author;
    std::string residence;
    std::string source;
    std::optional<Day> published;
    std::int32_t copies = 0;
    std::optional<Day> closing;
    std::int32_t corrections = 0;
};

template <class Archive>
void fields(Archive& a, Beside& x) {
    a.may("author", x.author);
    a.may("residence", x.residence);
    a.may("source", x.source);
    a.may("published", x.published);
    a.may("copies", x.copies);
    a.may("closing", x.closing);
    a.may("corrections", x.corrections);
}

tl::expected<Entry, Trouble> read_entry(const Json& line) {
    const ledger::Scene scene;
    Reader reader(line, scene);
    const Json* const object = reader.take("composition");
    if (object == nullptr) {
        return tl::unexpected(
            Trouble{line.offset, {"script.key_missing", {{"key", "composition"}}}});
    }
    Beside beside;
    fields(reader, beside);
    reader.done();
    if (reader.trouble()) {
        return tl::unexpected(*reader.trouble());
    }
    auto composition = composition_of(*object, Lines::may_be_missing);
    if (!composition) {
        return tl::unexpected(composition.error());
    }
    return Entry{*std::move(composition),
                 beside.author,
                 beside.residence,
                 beside.source,
                 {beside.published, beside.copies, beside.closing},
                 beside.corrections};
}

} // namespace

std::string collection_header() {
    return std::string(header);
}

bool is_collection(std::string_view text) {
    return text.starts_with(header);
}

std::string entry_text(const Entry& entry) {
    Beside beside{entry.author,        entry.residence,        entry.source,
                  entry.published.day, entry.published.copies, entry.published.closing,
                  entry.corrections};
    std::string text = ledger::to_json_text(beside, ledger::Scene{});
    const std::string_view rest = std::string_view(text).substr(1);
    return fmt::format(R"({{"composition":{}{}{})", composition_text(entry.composition),
                       rest == "}" ? "" : ",", rest);
}

Result<std::vector<Entry>> read_collection(const ledger::Source& source) {
    if (!is_collection(source.text)) {
        return tl::unexpected(fault_at(source, {0, {"composition.collection.other", {}}}));
    }
    std::vector<Entry> entries;
    ledger::Lines lines(source.text);
    lines.next();
    while (lines.next()) {
        const auto json = lines.json();
        if (!json) {
            return tl::unexpected(fault_at(source, json.error()));
        }
        auto entry = read_entry(*json);
        if (!entry) {
            return tl::unexpected(fault_at(source, entry.error()));
        }
        entries.push_back(*std::move(entry));
    }
    return entries;
}

} // namespace kodeks::composition
