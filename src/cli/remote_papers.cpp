#include "cli/remote_papers.hpp"

#include "cli/event/papers.hpp"
#include "cli/remote.hpp"

#include <boost/json/array.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace json = boost::json;

Exit list_remote_papers(const Arguments& arguments, const Context& context,
                        const std::string& path) {
    const auto list = ask_server(arguments, context, path);
    if (!list) {
        return context.bad_input(list.error());
    }
    Sheet sheet = paper_list(context);
    for (const json::value& one : list->at("papers").as_array()) {
        sheet.rows.push_back({std::string(one.at("paper").as_string()),
                              text_in(one.at("title"), context),
                              one.at("ready").as_bool() ? context.text("cli.event.papers.ready")
                                                        : text_in(one.at("why"), context)});
    }
    return show_papers(context, sheet);
}

Exit print_remote_paper(const Arguments& arguments, const Context& context,
                        const std::string& path) {
    const auto client = client_in(arguments, context);
    if (!client) {
        return context.bad_input(client.error());
    }
    const auto answer =
        client->get(fmt::format("{}form={}&lang={}", path, reports::name_of(form_in(arguments)),
                                code_of(context.facts.language)));
    return answer && answer->status == 200 ? hand_out(arguments, context, answer->body)
                                           : context.bad_input(object_of(answer, context).error());
}

} // namespace kodeks::cli
