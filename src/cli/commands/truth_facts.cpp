#include "base/text_table.hpp"
#include "cli/command.hpp"
#include "cli/commands/truth.hpp"
#include "cli/json.hpp"
#include "truth/tables/facts.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

namespace tables = truth::tables;
namespace json = boost::json;

int moves_of(int plies) {
    return (plies + 1) / 2;
}

json::object facts_json(const std::string& name, const tables::Facts& facts) {
    return {{"slice", name},
            {"positions", facts.positions()},
            {"wins", facts.wins},
            {"losses", facts.losses},
            {"draws", facts.draws},
            {"longest_win_plies", facts.longest_win_plies},
            {"wins_by_moves", json::array(facts.wins_by_moves.begin(), facts.wins_by_moves.end())}};
}

void add_row(TextTable& table, const std::string& name, const tables::Facts& facts) {
    table.add({name, std::to_string(facts.positions()), std::to_string(facts.wins),
               std::to_string(facts.losses), std::to_string(facts.draws),
               std::to_string(moves_of(facts.longest_win_plies))});
}

TextTable empty_table(const Context& context) {
    const auto column = [&](const char* key) {
        return TextColumn{context.text(key), Align::right};
    };
    return TextTable({{context.text("cli.truth.facts.slice")},
                      column("cli.truth.facts.positions"),
                      column("cli.truth.facts.wins"),
                      column("cli.truth.facts.losses"),
                      column("cli.truth.facts.draws"),
                      column("cli.truth.facts.longest")});
}

Exit print(const tables::Table& opened, const Context& context) {
    const tables::Engine& engine = opened.engine();
    TextTable table = empty_table(context);
    json::array rows;
    const auto& slices = opened.contents().slices;
    for (std::size_t i = 0; i < slices.size(); ++i) {
        const tables::Slice slice = slices[i].slice;
        const auto facts = facts_of(engine, opened.contents(), slice);
        add_row(table, name_of(slice), facts);
        rows.push_back(facts_json(name_of(slice), facts));
        const int pieces = slice.pieces();
        if (i + 1 == slices.size() || slices[i + 1].slice.pieces() != pieces) {
            table.add_rule();
            add_row(table, context.text("cli.truth.facts.all", {{"n", std::to_string(pieces)}}),
                    facts_of(engine, opened.contents(), pieces));
            table.add_rule();
        }
    }
    if (context.facts.json) {
        print_json(context.streams.out, {{"slices", std::move(rows)}});
    } else {
        context.streams.out << table.to_text();
    }
    return Exit::done;
}

Exit run_truth_facts(const Arguments& arguments, const Context& context) {
    const auto engine = engine_from(arguments, context);
    if (!engine) {
        return engine.error();
    }
    auto open = open_table(**engine, table_folder(arguments, context), context);
    if (open && !open->table) {
        context.streams.talk << context.text("cli.truth.building") << std::endl;
        open = build_in_memory(**engine, slices_of((*engine)->usual), context);
    }
    return open ? print(*open->table, context) : open.error();
}

} // namespace

Command truth_facts() {
    return {"truth facts", {required("VARIANT"), option("--dir", "FOLDER")}, run_truth_facts};
}

} // namespace kodeks::cli
