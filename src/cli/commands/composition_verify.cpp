// Replays a certificate of `composition check` without trusting the search that made it.
#include "cli/commands/composition.hpp"
#include "cli/input.hpp"
#include "cli/json.hpp"
#include "composition/certificate/file.hpp"
#include "composition/certificate/verify.hpp"

#include <ostream>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using namespace composition;

// Only tables that somebody names are compared: without them the plain generator is all there is.
tl::expected<OpenTable, Exit> tables_named(const Certificate& certificate,
                                           const Arguments& arguments, const Context& context) {
    const auto* const engine = truth::tables::find_engine(*certificate.variant);
    if (!arguments.has("--dir") || engine == nullptr) {
        return OpenTable{};
    }
    return open_table(*engine, table_folder(arguments, context), context);
}

void print(const Certificate& certificate, const Replay& replayed, const Context& context) {
    const std::string claims = std::to_string(replayed.claims);
    const std::string positions = std::to_string(replayed.positions);
    const std::string leaves = std::to_string(replayed.leaves);
    if (context.facts.json) {
        json::object object{{"verified", !replayed.trouble},
                            {"claims", replayed.claims},
                            {"positions", replayed.positions},
                            {"leaves", replayed.leaves},
                            {"left_out", certificate.left_out}};
        if (replayed.trouble) {
            object["trouble"] = render(*replayed.trouble, context.facts.language);
        }
        print_json(context.streams.out, object);
        return;
    }
    if (replayed.trouble) {
        context.streams.out << render(*replayed.trouble, context.facts.language) << '\n';
        return;
    }
    context.streams.out << context.text(
                               "cli.composition.verify.good",
                               {{"claims", claims}, {"positions", positions}, {"leaves", leaves}})
                        << '\n';
}

Exit run_composition_verify(const Arguments& arguments, const Context& context) {
    const auto input = read_text(arguments.value("FILE"), context.streams);
    if (!input) {
        return context.bad_input(input.error());
    }
    const auto certificate = read_certificate({input->text, input->name});
    if (!certificate) {
        return context.bad_input(certificate.error());
    }
    const auto open = tables_named(*certificate, arguments, context);
    if (!open) {
        return open.error();
    }
    std::optional<truth::tables::Prober> prober;
    Leaves leaves;
    if (open->table) {
        prober.emplace(*open->table);
        leaves = [&](const games::Position& position) { return prober->outcome(position); };
    }
    const Replay replayed = replay(*certificate, leaves);
    print(*certificate, replayed, context);
    return replayed.trouble ? Exit::no : Exit::done;
}

} // namespace

Command composition_verify() {
    return {"composition verify",
            {required("FILE"), option("--dir", "FOLDER")},
            run_composition_verify};
}

} // namespace kodeks::cli
