// What the commands about compositions share: reading the file, endgame tables, budgets of search.
#pragma once

#include "cli/command.hpp"
#include "cli/commands/truth.hpp"
#include "cli/input.hpp"
#include "composition/composition.hpp"
#include "composition/examine/proofs.hpp"
#include "composition/file.hpp"

#include <memory>

#include <tl/expected.hpp>

namespace kodeks::cli {

// FILE with --nodes, --time, --memory and --dir, and what the command adds.
std::vector<Argument> with_search(std::vector<Argument> more = {});

// The text of FILE, of bounded size.
tl::expected<Input, Exit> composition_input(const Arguments& arguments, const Context& context);

tl::expected<composition::Composition, Exit>
composition_from(const Arguments& arguments, const Context& context, composition::Lines lines);
tl::expected<composition::Composition, Exit>
composition_from(const Input& input, const Context& context, composition::Lines lines);

// The tables and the proofs on top of them. It stays where it was made: the proofs point into it.
class SearchDesk {
public:
    static tl::expected<std::unique_ptr<SearchDesk>, Exit>
    open(const composition::Composition& composition, const Arguments& arguments,
         const Context& context);
    static tl::expected<std::unique_ptr<SearchDesk>, Exit> open(const games::Variant& variant,
                                                                const composition::Task& task,
                                                                const Arguments& arguments,
                                                                const Context& context);

    composition::Proofs& proofs() { return *proofs_; }

    // For further questions with other tasks.
    const composition::Means& means() const { return means_; }

private:
    explicit SearchDesk(OpenTable tables) : tables_(std::move(tables)) {}

    OpenTable tables_;
    std::unique_ptr<truth::tables::Prober> prober_;
    composition::Means means_;
    std::unique_ptr<composition::Proofs> proofs_;
};

// The same tables for a server: each is opened or built when it is first asked for. One thread asks
// at a time; what is given out holds as long as this lives, and the folder longer.
class SolverTables {
public:
    explicit SolverTables(const TableFolder& folder) : folder_(folder) {}

    composition::Leaves of(const games::Variant& variant);

private:
    struct Known {
        const games::Variant* variant = nullptr;
        OpenTable open;
        std::unique_ptr<truth::tables::Prober> prober;
    };

    Known& known(const games::Variant& variant);

    const TableFolder& folder_;
    std::vector<std::unique_ptr<Known>> known_;
};

} // namespace kodeks::cli
