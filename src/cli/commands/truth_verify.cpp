#include "cli/command.hpp"
#include "cli/commands/truth.hpp"
#include "cli/json.hpp"
#include "cli/thread_executor.hpp"
#include "truth/tables/verify.hpp"

#include <ostream>

#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

Exit run_truth_verify(const Arguments& arguments, const Context& context) {
    const auto engine = engine_from(arguments, context);
    if (!engine) {
        return engine.error();
    }
    const TableFolder folder = table_folder(arguments, context);
    const std::string path = folder.file_of(**engine).string();
    const auto open = open_table(**engine, folder, context);
    if (!open) {
        return open.error();
    }
    if (!open->table) {
        return context.answer_no(Message{"cli.truth.missing", {{"file", path}}});
    }
    ThreadExecutor executor(arguments.number("--threads").value_or(ThreadExecutor::available()));
    auto result = verify(*open->table, executor);
    if (!result) {
        result.error().source = path;
        return context.bad_input(result.error());
    }
    const std::uint64_t wrong = result->wrong + result->wrong_statistics.size();
    if (context.facts.json) {
        print_json(context.streams.out,
                   {{"file", path}, {"positions", result->positions}, {"wrong", wrong}});
    } else {
        context.streams.out << context.text("cli.truth.verify.result",
                                            {{"file", path},
                                             {"positions", std::to_string(result->positions)},
                                             {"wrong", std::to_string(wrong)}})
                            << '\n';
    }
    return result->passed() ? Exit::done : Exit::no;
}

} // namespace

Command truth_verify() {
    return {"truth verify",
            {required("VARIANT"), option("--dir", "FOLDER"), number_option("--threads", "N")},
            run_truth_verify};
}

} // namespace kodeks::cli
