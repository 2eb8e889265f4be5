// A composition before the judge: every formal ruling and what follows from them.
#include "cli/commands/composition.hpp"
#include "cli/json.hpp"
#include "cli/safe_file.hpp"
#include "composition/certificate/file.hpp"
#include "composition/certificate/writer.hpp"
#include "composition/examine/examine.hpp"
#include "composition/sentence.hpp"
#include "composition/special/file.hpp"
#include "composition/verdict_json.hpp"
#include "referee/words/sentence.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using namespace composition;

void print_as_json(const std::string& title, const Verdict& verdict, const Context& context) {
    json::object object = to_json(verdict);
    json::array& rulings = object["rulings"].as_array();
    for (std::size_t i = 0; i < rulings.size(); ++i) {
        rulings[i].as_object()["sentence"] = sentence(verdict.rulings[i], context.facts.language);
    }
    object["sentence"] = sentence(verdict.conclusion(), context.facts.language);
    object["title"] = title;
    print_json(context.streams.out, object);
}

void print_as_text(const std::string& title, const Verdict& verdict, const Context& context) {
    const Language language = context.facts.language;
    std::ostream& out = context.streams.out;
    if (!title.empty()) {
        out << title << "\n";
    }
    for (const Ruling& ruling : verdict.rulings) {
        out << fmt::format("{}: {} {}\n", weight_word(ruling.weight, language),
                           sentence(ruling, language),
                           referee::bracketed(std::span(ruling.articles)));
    }
    out << sentence(verdict.conclusion(), language) << "\n";
}

std::optional<Fault> write_certificate(const Composition& composition, Proofs& proofs,
                                       const std::string& name) {
    const Certificate certificate = certificate_of(composition.diagram.variant(), proofs);
    return create_file(name, json::serialize(to_json(certificate)) + "\n");
}

Exit say(const std::string& title, const Verdict& verdict, const Context& context) {
    if (context.facts.json) {
        print_as_json(title, verdict, context);
    } else {
        print_as_text(title, verdict, context);
    }
    const Conclusion conclusion = verdict.conclusion();
    const bool sound = conclusion == Conclusion::sound || conclusion == Conclusion::sound_so_far;
    return sound ? Exit::done : Exit::no;
}

Exit run_special(const Input& input, const Arguments& arguments, const Context& context) {
    const auto special = read_special({input.text, input.name});
    if (!special) {
        return context.bad_input(special.error());
    }
    const auto desk =
        SearchDesk::open(special->diagram.variant(), special->task, arguments, context);
    if (!desk) {
        return desk.error();
    }
    return say(special->title, check_special(*special, (*desk)->means()), context);
}

Exit run_composition_check(const Arguments& arguments, const Context& context) {
    const auto input = composition_input(arguments, context);
    if (!input) {
        return input.error();
    }
    if (is_special(input->text)) {
        return run_special(*input, arguments, context);
    }
    const auto composition = composition_from(*input, context, Lines::needed);
    if (!composition) {
        return composition.error();
    }
    const auto desk = SearchDesk::open(*composition, arguments, context);
    if (!desk) {
        return desk.error();
    }
    const Verdict verdict = examine(*composition, (*desk)->proofs());
    if (const auto name = arguments.maybe("--certificate")) {
        if (const auto fault = write_certificate(*composition, (*desk)->proofs(), *name)) {
            return context.bad_input(*fault);
        }
    }
    return say(composition->title, verdict, context);
}

} // namespace

Command composition_check() {
    return {"composition check", with_search({option("--certificate", "FILE")}),
            run_composition_check};
}

} // namespace kodeks::cli
