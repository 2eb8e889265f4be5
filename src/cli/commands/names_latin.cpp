#include "cli/command.hpp"
#include "cli/commands/names.hpp"
#include "cli/json.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;

Exit run_names_latin(const Arguments& arguments, const Context& context) {
    json::array list;
    const Spelling spelling = spelling_in(arguments, "", context);
    for (const std::string& name : arguments.all("NAME")) {
        const std::string latin = latin_of(name, spelling);
        if (context.facts.json) {
            list.push_back({{"name", name}, {"latin", latin}});
        } else {
            context.streams.out << latin << '\n';
        }
    }
    if (context.facts.json) {
        print_json(context.streams.out, {{"names", std::move(list)}});
    }
    return Exit::done;
}

} // namespace

Command names_latin() {
    return {"names latin", {one_or_more("NAME"), passport_option()}, run_names_latin};
}

} // namespace kodeks::cli
