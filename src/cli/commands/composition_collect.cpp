// Compositions, collections and games from set-up positions become one collection.
#include "cli/commands/composition_collection.hpp"
#include "cli/commands/game_files.hpp"
#include "cli/input.hpp"
#include "cli/safe_file.hpp"
#include "composition/collection/file.hpp"

#include <algorithm>
#include <filesystem>
#include <ostream>
#include <utility>

namespace kodeks::cli {

namespace {

using namespace composition;
namespace fs = std::filesystem;

// The files of a folder in the order of their names; a file is itself.
std::vector<std::string> files_in(const std::string& name) {
    std::error_code error;
    if (!fs::is_directory(name, error)) {
        return {name};
    }
    std::vector<std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(name, error)) {
        const auto ending = entry.path().extension();
        if (entry.is_regular_file() &&
            (ending == ".json" || ending == ".pdn" || ending == ".jsonl")) {
            files.push_back(entry.path().string());
        }
    }
    std::ranges::sort(files);
    return files;
}

Imported imported_from(const Input& input, const Arguments& arguments) {
    const ledger::Source source{input.text, input.name};
    if (is_collection(input.text)) {
        auto entries = read_collection(source);
        return entries ? Imported{*std::move(entries), {}} : Imported{{}, {entries.error()}};
    }
    if (input.text.starts_with('{')) {
        auto one = read_composition(source, Lines::may_be_missing);
        if (!one) {
            return {{}, {one.error()}};
        }
        return {{Entry{*std::move(one), "", "", input.name, {}, 0}}, {}};
    }
    return import_pdn(source, composition_rules_here(), composition_variant(arguments));
}

Exit run_collect(const Arguments& arguments, const Context& context) {
    std::string text = collection_header() + "\n";
    std::size_t count = 0;
    std::size_t left_out = 0;
    for (const std::string& name : arguments.all("FILE")) {
        for (const std::string& path : files_in(name)) {
            const auto input = read_text(path, context.streams);
            if (!input) {
                return context.bad_input(input.error());
            }
            const Imported imported = imported_from(*input, arguments);
            for (const Entry& entry : imported.entries) {
                text += entry_text(entry) + "\n";
            }
            for (const Fault& fault : imported.left_out) {
                context.streams.talk << describe(fault, context.facts.language) << '\n';
            }
            count += imported.entries.size();
            left_out += imported.left_out.size();
        }
    }
    const std::string name = arguments.value("COLLECTION");
    if (name == "-") {
        context.streams.out << text;
    } else if (const auto fault = create_file(name, text)) {
        return context.bad_input(*fault);
    }
    (name == "-" ? context.streams.talk : context.streams.out)
        << context.text("cli.composition.collect.done",
                        {{"n", std::to_string(count)}, {"left", std::to_string(left_out)}})
        << '\n';
    return left_out == 0 ? Exit::done : Exit::no;
}

} // namespace

Command composition_collect() {
    return {"composition collect",
            {required("COLLECTION"), one_or_more("FILE"), variant_option()},
            run_collect};
}

} // namespace kodeks::cli
