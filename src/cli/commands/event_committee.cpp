// The appeals committee of an event.
#include "cli/json.hpp"
#include "cli/office/session.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

using namespace office;

// Up to the next comma, which is taken too; blanks around it do not matter.
std::string take_part(std::string_view& text) {
    const std::size_t comma = std::min(text.find(','), text.size());
    std::string_view part = text.substr(0, comma);
    text.remove_prefix(std::min(comma + 1, text.size()));
    part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
    return std::string(part.substr(0, part.find_last_not_of(' ') + 1));
}

// "NAME", "NAME, BRANCH" or "NAME, BRANCH, BORN".
tl::expected<Member, Exit> member_in(const Context& context, std::string_view text) {
    Member member;
    member.name = take_part(text);
    member.branch = take_part(text);
    if (const std::string date = take_part(text); !date.empty()) {
        const auto born = read_date(date);
        if (!born) {
            return tl::unexpected(
                context.wrong_usage(Message{"cli.office.date", {{"text", date}}}));
        }
        member.born = *born;
    }
    return member;
}

tl::expected<Committee, Exit> committee_in(const Arguments& arguments, const Context& context) {
    Committee committee;
    const auto chairman = member_in(context, arguments.maybe("--chairman").value_or(""));
    if (!chairman) {
        return tl::unexpected(chairman.error());
    }
    committee.chairman = *chairman;
    const std::pair<std::string_view, std::vector<Member>*> lists[] = {
        {"--member", &committee.members},
        {"--reserve", &committee.reserves},
    };
    for (const auto& [option, list] : lists) {
        for (const std::string& text : arguments.all(option)) {
            const auto member = member_in(context, text);
            if (!member) {
                return tl::unexpected(member.error());
            }
            list->push_back(*member);
        }
    }
    return committee;
}

Exit show(const Context& context, const EventFile& file) {
    if (!file.bureau.committee) {
        return context.answer_no({"office.panel.committee", {}});
    }
    if (context.facts.json) {
        print_json(context.streams.out, part_of(file, "committee"));
        return Exit::done;
    }
    const Committee& committee = *file.bureau.committee;
    const auto say = [&](const char* key, const Member& member) {
        context.streams.out << context.text(key, {{"name", member.name}, {"branch", member.branch}})
                            << '\n';
    };
    say("cli.event.committee.chairman_line", committee.chairman);
    for (const Member& member : committee.members) {
        say("cli.event.committee.member_line", member);
    }
    for (const Member& member : committee.reserves) {
        say("cli.event.committee.reserve_line", member);
    }
    return Exit::done;
}

Exit run_event_committee(const Arguments& arguments, const Context& context) {
    if (!arguments.has("--chairman") && !arguments.has("--member")) {
        return with_office(arguments, context,
                           [&](const EventFile& file) { return show(context, file); });
    }
    return changing_office(arguments, context, [&](EventFile& file) {
        const auto committee = committee_in(arguments, context);
        return committee ? change_office(arguments, context, file,
                                         ChooseCommittee{*committee, by_in(arguments)})
                         : committee.error();
    });
}

} // namespace

Command event_committee() {
    return {"event committee",
            with_office_options({required("EVENT"), option("--chairman", "PERSON"),
                                 repeated_option("--member", "PERSON"),
                                 repeated_option("--reserve", "PERSON")}),
            run_event_committee};
}

} // namespace kodeks::cli
