// Things that do not belong into a finished tree: reminders, machine paths, headers without a word
// of explanation.
#include "lib/pattern.hpp"
#include "lib/tidy.hpp"

#include <fmt/format.h>

namespace kodeks::tools {

namespace {

bool about_tidy(const Source& source) {
    return source.path.starts_with("tools/lib/tidy") || source.path.starts_with("tests/tools/");
}

void check_lines(const Source& source, std::vector<Finding>& findings) {
    static const Pattern reminder("\\b(TODO|FIXME|XXX|HACK)\\b");
    static const Pattern machine_path("(^|[^A-Za-z0-9_.])/(home|root|work|tmp|Users)/");
    int number = 0;
    for (const std::string_view line : source.lines()) {
        ++number;
        if (reminder.is_in(line)) {
            findings.push_back(
                {source.path, number, "a leftover reminder; do it or file an issue"});
        }
        if (machine_path.is_in(line)) {
            findings.push_back(
                {source.path, number, "an absolute path of one machine; make it relative"});
        }
    }
}

} // namespace

std::vector<Finding> check_leftovers(const Tree& tree) {
    std::vector<Finding> findings;
    for (const Source& source : tree.sources) {
        if (about_tidy(source)) {
            continue;
        }
        check_lines(source, findings);
        if (source.is_header() && !source.text.starts_with("// ")) {
            findings.push_back({source.path, 1,
                                "a header begins with a comment: what is here, why, and which "
                                "invariants it keeps"});
        }
    }
    for (const Source& text : tree.texts) {
        check_lines(text, findings);
    }
    return findings;
}

} // namespace kodeks::tools
