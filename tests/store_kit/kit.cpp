#include "store_kit/kit.hpp"

#include <cstdlib>

#include <gtest/gtest.h>

namespace kodeks::store {

TempFolder::TempFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "kodeks-XXXXXX").string();
    path_ = mkdtemp(name.data());
}

TempFolder::~TempFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

Write write_of(const std::string& stream, Sequence after, const std::string& command,
               std::size_t lines) {
    Write write{stream, after, command, {}};
    for (std::size_t i = 1; i <= lines; ++i) {
        write.lines.push_back("{\"command\":\"" + command + "\",\"n\":" + std::to_string(i) + "}");
    }
    return write;
}

void fill(Store& store) {
    const std::vector<Write> group = {write_of("game 1", 0, "a"), write_of("game 2", 0, "b"),
                                      write_of("game 1", 1, "c", 2)};
    const auto receipts = store.append(group);
    ASSERT_TRUE(receipts.has_value()) << describe(receipts.error(), Language::en);
    const std::vector<Receipt> expected = {
        {Written::stored, 1, 1}, {Written::stored, 1, 1}, {Written::stored, 2, 3}};
    ASSERT_EQ(*receipts, expected);
}

std::vector<std::string> lines_of(const Reading& reading) {
    std::vector<std::string> lines;
    for (const Stored& record : reading.records) {
        lines.push_back(record.line);
    }
    return lines;
}

} // namespace kodeks::store
