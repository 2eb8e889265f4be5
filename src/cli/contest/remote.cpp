#include "cli/contest/remote.hpp"

#include "cli/event/session.hpp"
#include "cli/json.hpp"

#include <ostream>

#include <boost/json/parse.hpp>

namespace kodeks::cli {

namespace json = boost::json;

namespace {

contest::State state_of(const json::object& card) {
    contest::State state;
    const json::object& head = card.at("contest").as_object();
    state.regulations.title = text_at(head, "title");
    state.regulations.edition = text_at(head, "rulebook");
    state.regulations.form = ledger::from_word<contest::ContestForm>(text_at(head, "form"))
                                 .value_or(contest::ContestForm::contest);
    for (const json::value& one : card.at("authors").as_array()) {
        contest::Author author;
        author.id = contest::AuthorId{number_at(one.as_object(), "id")};
        author.name = text_at(one.as_object(), "name");
        state.authors.push_back(std::move(author));
    }
    return state;
}

} // namespace

std::string contest_path(const Arguments& arguments) {
    return "/api/contests/" + arguments.value("CONTEST");
}

Result<ContestFile> remote_contest(const Arguments& arguments, const Context& context) {
    const auto card = ask_server(arguments, context, contest_path(arguments));
    if (!card) {
        return tl::unexpected(card.error());
    }
    ContestFile file;
    file.state = state_of(*card);
    file.name = arguments.value("--server") + contest_path(arguments);
    return file;
}

// A day that nobody named is the day where the contest is kept, and the server knows it.
Exit send_contest(const Arguments& arguments, const Context& context,
                  const std::vector<contest::Command>& commands) {
    for (const contest::Command& command : commands) {
        json::object act = json::parse(contest::write_command(command)).as_object();
        if (!arguments.has("--on")) {
            act.erase("on");
        }
        const auto done =
            sent_act(arguments, context, contest_path(arguments) + "/acts", std::move(act));
        if (!done) {
            return done.error();
        }
        tell_contest_facts(context, *done);
    }
    return Exit::done;
}

void tell_contest_facts(const Context& context, const json::object& answer) {
    const json::value* const facts = answer.if_contains("facts");
    if (facts == nullptr) {
        return;
    }
    if (context.facts.json) {
        print_json(context.streams.out, facts->as_array());
        return;
    }
    for (const json::value& fact : facts->as_array()) {
        const auto ids = texts_of(fact.at("articles").as_array());
        const std::vector<std::string_view> articles(ids.begin(), ids.end());
        context.streams.out << with_articles(text_in(fact.at("text"), context), articles) << '\n';
    }
}

} // namespace kodeks::cli
