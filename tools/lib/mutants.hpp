// Rules broken on purpose. A copy of a source file in which every datum, or every decision, stands
// beside a wrong one, and a number at run time chooses which of the wrong ones is taken: one build
// holds thousands of broken programs, and the tests are asked of each whether they notice.
//
//     .losing_count = 2,    becomes    .losing_count = broken::either(17, 2, 3),
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::tools {

struct Mutant {
    int number = 0;                    // what KODEKS_MUTANT chooses it by; from 1
    std::string file;                  // from the source root
    int line = 0;                      // there
    std::string place;                 // "rules.offers.moves_before", or the function
    std::string right;                 // what stands there
    std::string wrong;                 // what it becomes
    std::vector<std::string> articles; // those of the nearest block that cites any

    // What it is called in the record: it stays the same when lines above it come and go.
    std::string key() const;
};

struct Broken {
    std::string text;
    std::vector<Mutant> mutants;
};

// The enumerators of every `enum class`, by the name of the enumeration.
using Enumerations = std::map<std::string, std::vector<std::string>>;
void collect_enumerations(std::string_view text, Enumerations& found);

// Rule data: every cited article becomes another one of the file, every list of them empty, every
// number greater by one, yes no, and every enumerator the next one. Numbers begin at `first`.
Broken break_data(std::string_view file, std::string_view text, const Enumerations& enumerations,
                  int first);

// Decisions: every condition is turned round, every certain yes and no is another, and every fact
// or ruling that is put down is left out.
Broken break_code(std::string_view file, std::string_view text, int first);

// The header that the broken copies include, and a file that tells which of them the program came
// by.
std::string_view mutant_switch();
std::string_view mutant_places();

} // namespace kodeks::tools
