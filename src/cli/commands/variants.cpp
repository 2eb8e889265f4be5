#include "base/text_table.hpp"
#include "cli/command.hpp"
#include "cli/json.hpp"
#include "games/variant.hpp"
#include "notation/fen.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

using games::Variant;
namespace json = boost::json;

std::string title_of(const Variant& variant, const Context& context) {
    return context.text("variant." + std::string(variant.name));
}

std::string board_of(const Variant& variant) {
    return fmt::format("{}x{}", variant.board.files, variant.board.ranks);
}

json::object variant_json(const Variant& variant, const Context& context) {
    json::array articles;
    for (const std::string_view article : variant.articles) {
        articles.emplace_back(article);
    }
    return {{"name", variant.name},
            {"title", title_of(variant, context)},
            {"board", board_of(variant)},
            {"squares", variant.board.squares()},
            {"game_type", variant.notation.pdn_game_type},
            {"start", notation::write_fen(variant, variant.start)},
            {"articles", std::move(articles)}};
}

Exit run_variants(const Arguments&, const Context& context) {
    json::array list;
    TextTable table({{context.text("cli.variants.column.name")},
                     {context.text("cli.variants.column.title")},
                     {context.text("cli.variants.column.board")},
                     {context.text("cli.variants.column.articles")}});
    for (const Variant* variant : games::all_variants()) {
        std::vector<std::string> articles(variant->articles.begin(), variant->articles.end());
        table.add({std::string(variant->name), title_of(*variant, context), board_of(*variant),
                   joined(articles, " ")});
        list.push_back(variant_json(*variant, context));
    }
    if (context.facts.json) {
        print_json(context.streams.out, {{"variants", std::move(list)}});
    } else {
        context.streams.out << table.to_text(context.facts.width);
    }
    return Exit::done;
}

} // namespace

Command variants() {
    return {"variants", {}, run_variants};
}

} // namespace kodeks::cli
