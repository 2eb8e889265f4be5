#include "cli/pair/opened_text.hpp"

#include "base/text_table.hpp"

#include <algorithm>
#include <ostream>

#include <fmt/format.h>

namespace kodeks::cli {

namespace {

using tournament::Fraction;
using tournament::fide_tiebreak::Making;

std::string text_of(const std::optional<Fraction>& number) {
    return number ? tournament::to_text(*number) : "–";
}

// A board or a round; neither stands beside what was there before the first.
std::string place_of(const Context& context, const ShownPart& part) {
    return part.board > 0   ? "  " + context.text("cli.pair.standings.board",
                                                  {{"n", std::to_string(part.board)}})
           : part.round > 0 ? fmt::format("  {}.", part.round)
                            : "";
}

std::string note_of(const Context& context, const ShownPart& part) {
    return part.cut     ? context.text("cli.event.explain.cut")
           : part.dummy ? context.text("cli.event.explain.virtual")
                        : "";
}

} // namespace

void print_parts(const Context& context, const std::vector<ShownPart>& parts,
                 const ShownMaking& making) {
    TextTable table({{"", Align::right},
                     {""},
                     {"", Align::right},
                     {"", Align::right},
                     {"", Align::right},
                     {""}});
    const bool products =
        std::ranges::any_of(parts, [](const ShownPart& part) { return part.factor.has_value(); });
    for (const ShownPart& part : parts) {
        const bool same = !part.number || part.number == part.value;
        const std::string factor = part.factor ? "× " + text_of(part.factor) : "";
        table.add({place_of(context, part), part.who.empty() && part.board == 0 ? "–" : part.who,
                   text_of(same ? part.value : part.number), factor,
                   same && !products ? "" : "= " + text_of(part.value), note_of(context, part)});
    }
    if (making.divisor != 1) {
        table.add({"", "", fmt::format("/ {}", making.divisor), "", "", ""});
    }
    if (making.making == Making::reached && making.added) {
        table.add({"", "", "", "", "≥ " + text_of(making.added), ""});
    } else if (making.added && *making.added != Fraction()) {
        const bool less = *making.added < Fraction();
        table.add({"", "",
                   less ? "- " + tournament::to_text(Fraction() - *making.added)
                        : "+ " + text_of(making.added),
                   "", "", ""});
    }
    context.streams.out << table.to_text();
}

} // namespace kodeks::cli
