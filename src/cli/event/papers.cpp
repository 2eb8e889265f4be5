#include "cli/event/papers.hpp"

#include "base/edit_distance.hpp"

#include <filesystem>

namespace kodeks::cli {

namespace {

namespace fs = std::filesystem;

std::vector<std::string> paper_kinds() {
    std::vector<std::string> names;
    for (const reports::Kind& kind : reports::kinds()) {
        names.emplace_back(kind.name);
    }
    return names;
}

} // namespace

Saving saving_in(const Arguments& arguments) {
    return arguments.has("--replace") ? Saving::replace : Saving::create;
}

std::optional<Fault> save_paper(const std::string& name, const std::string& bytes, Saving saving) {
    if (saving == Saving::create || !fs::exists(name)) {
        return create_file(name, bytes);
    }
    const auto locked = LockedFile::open(name);
    return locked ? locked->replace(bytes) : std::optional(locked.error());
}

void suggest_papers(const Context& context, const std::string& name) {
    context.suggest(nearest(name, paper_kinds(), 3));
}

} // namespace kodeks::cli
