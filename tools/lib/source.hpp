// A source file as the tidy rules see it: its lines, and the same lines with comments and the
// insides of string literals blanked out, so that a rule about code does not trip over prose.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::tools {

struct Source {
    std::string path; // from the source root, with '/'
    std::string text;

    Source(std::string path_from_root, std::string whole_text);

    std::vector<std::string_view> lines() const;
    // Lines with comments blanked; string literals stay.
    std::vector<std::string_view> code_lines() const;
    // Lines with comments and string literals blanked.
    std::vector<std::string_view> bare_lines() const;

    bool is_header() const { return path.ends_with(".hpp"); }

    // "games" for src/games/chess/move.hpp; empty outside src/.
    std::string_view room() const;

private:
    std::string code_;
    std::string bare_;
};

// A block of code with a name: where a function begins and how many lines it has.
struct Function {
    std::string name;
    int line = 0;
    int length = 0;
};

std::vector<Function> functions_of(const Source& source);

} // namespace kodeks::tools
