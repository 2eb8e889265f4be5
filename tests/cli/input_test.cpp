#include "cli/input.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

std::string fault_of(const Result<Input>& input) {
    return input ? "none" : describe(input.error(), Language::en);
}

class InputTest : public testing::Test {
protected:
    Result<Input> read(const std::string& name, const std::string& stdin_text = "") {
        in_.str(stdin_text);
        return read_text(name, {in_, out_, out_});
    }

private:
    std::istringstream in_;
    std::ostringstream out_;
};

TEST_F(InputTest, ADashIsStandardInput) {
    const auto input = read("-", "\xEF\xBB\xBFШашки\n");
    ASSERT_TRUE(input);
    EXPECT_EQ(input->name, "<stdin>");
    EXPECT_EQ(input->text, "Шашки\n") << "without the byte order mark";
}

TEST_F(InputTest, SaysWhereTheTextIsNotUtf8) {
    EXPECT_EQ(fault_of(read("-", "один\nдв\xFF b")),
              "<stdin>:2:3: this is not UTF-8 text: «\uFFFD b»");
}

TEST_F(InputTest, ReadsFilesAndSaysWhyNot) {
    const auto file = std::filesystem::path(testing::TempDir()) / "kodeks_input_test.txt";
    std::ofstream(file) << "text";
    ASSERT_EQ(fault_of(read(file.string())), "none");
    EXPECT_EQ(read(file.string())->text, "text");
    std::filesystem::remove(file);
    EXPECT_EQ(fault_of(read("no/such/file")), "no/such/file: there is no such file");
    EXPECT_EQ(fault_of(read(".")), ".: this is a folder, not a file");
}

} // namespace
} // namespace kodeks::cli
