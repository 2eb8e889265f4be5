#include "cli/office/session.hpp"

#include "cli/json.hpp"
#include "office/record/record.hpp"
#include "office/words/said.hpp"

#include <algorithm>
#include <ctime>
#include <ostream>
#include <utility>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::cli {

namespace {

// By the clock on the wall of this machine.
office::Moment wall_clock() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    const std::string text =
        fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}", local.tm_year + 1900, local.tm_mon + 1,
                    local.tm_mday, local.tm_hour, local.tm_min);
    return office::read_moment(text).value_or(office::no_moment);
}

Work with_rules(const Context& context, const Work& work) {
    return [&context, work](EventFile& file) {
        if (rulebook::office_rules(file.state.settings.edition) == nullptr) {
            return context.answer_no({"office.no_rules", {}});
        }
        return work(file);
    };
}

boost::json::object json_of(const Context& context, const office::Remark& remark) {
    boost::json::array articles;
    for (const std::string& id : remark.articles) {
        articles.emplace_back(id);
    }
    return {{"text", render(remark.message, context.facts.language)},
            {"weight", ledger::word(remark.weight)},
            {"articles", std::move(articles)}};
}

} // namespace

std::vector<Argument> with_office_options(std::vector<Argument> arguments) {
    arguments.push_back(option("--by", "NAME"));
    arguments.push_back(flag("--dry-run"));
    return arguments;
}

Argument action(std::vector<std::string> words) {
    Argument argument = required("ACTION");
    argument.choices = std::move(words);
    return argument;
}

std::string by_in(const Arguments& arguments) {
    return arguments.maybe("--by").value_or("");
}

std::uint32_t number_in(const Arguments& arguments, std::string_view option) {
    return static_cast<std::uint32_t>(
        std::min<std::uint64_t>(arguments.number(option).value_or(0), 1'000'000));
}

tl::expected<office::Date, Exit> date_in(const Arguments& arguments, const Context& context,
                                         std::string_view option) {
    const auto text = arguments.maybe(option);
    const auto date = text ? office::read_date(*text) : office::date_of(wall_clock());
    if (!date) {
        return tl::unexpected(context.wrong_usage(Message{"cli.office.date", {{"text", *text}}}));
    }
    return *date;
}

tl::expected<office::Moment, Exit> moment_in(const Arguments& arguments, const Context& context,
                                             std::string_view option) {
    const auto text = arguments.maybe(option);
    const auto moment = text ? office::read_moment(*text) : wall_clock();
    if (!moment) {
        return tl::unexpected(context.wrong_usage(Message{"cli.office.moment", {{"text", *text}}}));
    }
    return *moment;
}

std::string with_ids(std::string text, const office::ArticleIds& articles) {
    return articles.empty() ? text : fmt::format("{} [{}]", text, fmt::join(articles, ", "));
}

Exit change_office(const Arguments& arguments, const Context& context, EventFile& file,
                   const office::Command& command) {
    const auto decision = office::decide(file.bureau, command, world_of(file));
    return decision.refusal() != nullptr ? refused(context, *decision.refusal())
                                         : keep_office(arguments, context, file, decision, {});
}

Exit keep_office(const Arguments& arguments, const Context& context, EventFile& file,
                 const office::Decision& decision, std::vector<tournament::Event> at_tables) {
    office::State after = file.bureau;
    tournament::Addition addition{std::move(at_tables)};
    for (const office::Event& event : decision.events()) {
        if (const auto defect = office::defect_of(after, event)) {
            return context.wrong_usage(*defect);
        }
        office::apply(after, event);
        addition.office_facts.push_back(office::write_event(event));
    }
    tournament::Stamp stamp = stamp_in(arguments);
    if (arguments.has("--dry-run")) {
        keep_in_mind(file, addition, stamp);
    } else if (const auto fault = keep(file, addition, stamp)) {
        return context.bad_input(*fault);
    }
    file.bureau = std::move(after);
    for (const office::Event& event : decision.events()) {
        const office::Said said = office::said(event);
        context.streams.out << with_ids(render(said.message, context.facts.language), said.articles)
                            << '\n';
    }
    return Exit::done;
}

Exit with_office(const Arguments& arguments, const Context& context, const Work& work) {
    return with_event(arguments, context, with_rules(context, work), Need::facts);
}

Exit changing_office(const Arguments& arguments, const Context& context, const Work& work) {
    return changing_event(arguments, context, with_rules(context, work), Need::facts);
}

void say_remarks(const Context& context, const office::Remarks& remarks) {
    for (const office::Remark& remark : remarks) {
        const char* const key =
            remark.weight == office::Weight::must ? "cli.office.must" : "cli.office.should";
        context.streams.out << context.text(key, {{"text", with_ids(render(remark.message,
                                                                           context.facts.language),
                                                                    remark.articles)}})
                            << '\n';
    }
}

Exit show_remarks(const Context& context, const office::Remarks& remarks) {
    if (context.facts.json) {
        boost::json::array list;
        for (const office::Remark& remark : remarks) {
            list.emplace_back(json_of(context, remark));
        }
        print_json(context.streams.out, list);
    } else {
        say_remarks(context, remarks);
    }
    const bool must = std::ranges::any_of(remarks, [](const office::Remark& remark) {
        return remark.weight == office::Weight::must;
    });
    if (!must && !context.facts.json) {
        context.streams.out << context.text("cli.office.in_order") << '\n';
    }
    return must ? Exit::no : Exit::done;
}

boost::json::value part_of(const EventFile& file, std::string_view name) {
    const boost::json::value state = boost::json::parse(office::write_state(file.bureau));
    const auto* const found = state.as_object().if_contains(name);
    return found == nullptr ? boost::json::value(boost::json::array()) : *found;
}

} // namespace kodeks::cli
