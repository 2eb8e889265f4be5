// A composition before the judge: every formal ruling and what follows from them.
#include "cli/commands/composition.hpp"
#include "cli/json.hpp"
#include "composition/examine/examine.hpp"
#include "composition/sentence.hpp"
#include "composition/verdict_json.hpp"
#include "referee/words/sentence.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using namespace composition;

void print_as_json(const Composition& composition, const Verdict& verdict, const Context& context) {
    json::object object = to_json(verdict);
    json::array& rulings = object["rulings"].as_array();
    for (std::size_t i = 0; i < rulings.size(); ++i) {
        rulings[i].as_object()["sentence"] = sentence(verdict.rulings[i], context.facts.language);
    }
    object["sentence"] = sentence(verdict.conclusion(), context.facts.language);
    object["title"] = composition.title;
    print_json(context.streams.out, object);
}

void print_as_text(const Composition& composition, const Verdict& verdict, const Context& context) {
    const Language language = context.facts.language;
    std::ostream& out = context.streams.out;
    if (!composition.title.empty()) {
        out << composition.title << "\n";
    }
    for (const Ruling& ruling : verdict.rulings) {
        out << fmt::format("{}: {} {}\n", weight_word(ruling.weight, language),
                           sentence(ruling, language),
                           referee::bracketed(std::span(ruling.articles)));
    }
    out << sentence(verdict.conclusion(), language) << "\n";
}

Exit run(const Arguments& arguments, const Context& context) {
    const auto composition = composition_from(arguments, context, Lines::needed);
    if (!composition) {
        return composition.error();
    }
    const auto desk = SearchDesk::open(*composition, arguments, context);
    if (!desk) {
        return desk.error();
    }
    const Verdict verdict = examine(*composition, (*desk)->proofs());
    if (context.facts.json) {
        print_as_json(*composition, verdict, context);
    } else {
        print_as_text(*composition, verdict, context);
    }
    return verdict.conclusion() == Conclusion::sound_so_far ? Exit::done : Exit::no;
}

} // namespace

Command composition_check() {
    return {"composition check", with_search(), run};
}

} // namespace kodeks::cli
