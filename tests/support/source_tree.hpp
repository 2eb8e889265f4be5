// Where the sources are, for tests that read data files.
#pragma once

#include <filesystem>
#include <string>

namespace kodeks::test {

std::filesystem::path source_root();
std::string read_source(const std::string& path_from_root);

// Compares text with tests/golden/NAME; with KODEKS_UPDATE_GOLDEN=1 writes it instead.
void expect_golden(const std::string& name, const std::string& text);

} // namespace kodeks::test
