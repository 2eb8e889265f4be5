#include "cli/contest/session.hpp"

#include "cli/contest/remote.hpp"
#include "cli/event/session.hpp"
#include "cli/input.hpp"
#include "cli/json.hpp"
#include "cli/time_now.hpp"
#include "composition/contest/sentence.hpp"

#include <algorithm>
#include <charconv>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>

namespace kodeks::cli {

namespace {

constexpr std::int64_t ms_a_day = 86'400'000;
constexpr std::int32_t most_points = 1'000'000;

std::optional<std::int32_t> whole(std::string_view text) {
    std::int32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool good = error == std::errc{} && end == text.data() + text.size() && value >= 0 &&
                      value <= most_points;
    return good && !text.empty() ? std::optional(value) : std::nullopt;
}

void say(const Context& context, const std::vector<contest::Event>& facts) {
    if (context.facts.json) {
        boost::json::array all;
        for (const contest::Event& fact : facts) {
            boost::json::value value = boost::json::parse(contest::Room::write(fact));
            value.as_object()["sentence"] = contest::sentence(fact, context.facts.language);
            all.push_back(std::move(value));
        }
        print_json(context.streams.out, all);
        return;
    }
    for (const contest::Event& fact : facts) {
        const auto& ids = contest::articles_in(fact);
        const std::vector<std::string_view> articles(ids.begin(), ids.end());
        context.streams.out << with_articles(contest::sentence(fact, context.facts.language),
                                             articles)
                            << '\n';
    }
}

std::optional<Fault> keep(ContestFile& file, const std::vector<contest::Event>& facts,
                          const ledger::Stamp& stamp) {
    const std::string lines = lines_of(file, facts, stamp);
    if (!ledger::reads_back<contest::Room>(lines, facts)) {
        return Fault{{"contest.file.text", {}}, file.name, {}, ""};
    }
    const auto fault = file.lock == nullptr
                           ? create_file(file.name, ledger::header_line() + "\n" + lines)
                           : file.lock->append(file.sound_bytes, lines);
    if (!fault) {
        add(file, facts, stamp);
    }
    return fault;
}

contest::World world_of(const contest::State& state, const contest::Command& command) {
    const auto* const announce = command.get_if<contest::Announce>();
    return contest::world_for(announce != nullptr ? announce->regulations.edition
                                                  : state.regulations.edition);
}

Result<ContestFile> read_file(const Arguments& arguments, const Context& context) {
    const auto input = read_bytes(arguments.value("CONTEST"), context.streams);
    return input ? contest_from_text(input->name, input->text) : tl::unexpected(input.error());
}

} // namespace

Result<ContestFile> contest_from_text(const std::string& name, const std::string& text) {
    if (text.size() > largest_journal) {
        return tl::unexpected(Fault{{"cli.event.file.too_large", {}}, name, {}, ""});
    }
    auto journal = ledger::read_journal<contest::Room>({text, name});
    if (!journal) {
        return tl::unexpected(journal.error());
    }
    return ContestFile{std::move(*journal), name};
}

std::vector<Argument> contest_arguments(std::vector<Argument> own) {
    own.insert(own.begin(), required("CONTEST"));
    own.push_back(option("--on", "DAY"));
    own.push_back(option("--by", "NAME"));
    own.push_back(flag("--dry-run"));
    return own;
}

std::optional<Day> day_in(const Arguments& arguments) {
    if (const auto text = arguments.maybe("--on")) {
        return read_day(*text);
    }
    return Day(std::chrono::days(time_now().value / ms_a_day));
}

std::optional<Points> points_from(std::string_view text) {
    const std::size_t sign = std::min(text.find_first_of(".,"), text.size());
    const auto units = whole(text.substr(0, sign));
    const std::string_view rest = sign == text.size() ? "" : text.substr(sign + 1);
    const bool known =
        rest.empty() || rest == "0" || rest == "5" || rest == "25" || rest == "50" || rest == "75";
    if (!units || !known) {
        return std::nullopt;
    }
    const std::int32_t quarters = rest.starts_with('5')   ? 2
                                  : rest.starts_with('2') ? 1
                                  : rest.starts_with('7') ? 3
                                                          : 0;
    return whole_points(*units) + quarter_points(quarters);
}

Exit with_contest(const Arguments& arguments, const Context& context, const ContestWork& work) {
    auto file = arguments.has("--server") ? remote_contest(arguments, context)
                                          : read_file(arguments, context);
    if (!file) {
        return context.bad_input(file.error());
    }
    if (file->cut_off) {
        tell_cut_off(context, file->name);
    }
    return work(*file);
}

Exit changing_contest(const Arguments& arguments, const Context& context, const CommandsOf& ask) {
    const auto day = day_in(arguments);
    if (!day) {
        return context.wrong_usage(
            Message{"script.want_date", {{"text", arguments.value("--on")}}});
    }
    FileLock lock;
    if (!arguments.has("--dry-run") && !arguments.has("--server")) {
        auto opened = lock_journal(arguments.value("CONTEST"));
        if (!opened) {
            return context.bad_input(opened.error());
        }
        lock = std::move(*opened);
    }
    return with_contest(arguments, context, [&](ContestFile& file) {
        file.lock = lock;
        const auto commands = ask(file, *day);
        return commands ? change_contest(arguments, context, file, *commands) : commands.error();
    });
}

Exit change_contest(const Arguments& arguments, const Context& context, ContestFile& file,
                    const std::vector<contest::Command>& commands) {
    if (arguments.has("--server")) {
        return send_contest(arguments, context, commands);
    }
    contest::State state = file.state;
    std::vector<contest::Event> facts;
    for (const contest::Command& command : commands) {
        const auto decision = contest::decide(state, command, world_of(state, command));
        if (decision.refusal() != nullptr) {
            return refused(context, *decision.refusal());
        }
        for (const contest::Event& event : decision.events()) {
            if (const auto defect = contest::Room::defect(state, event)) {
                return context.wrong_usage(*defect);
            }
            contest::apply(state, event);
            facts.push_back(event);
        }
    }
    const ledger::Stamp stamp{time_now(), arguments.maybe("--by").value_or("secretary")};
    if (!arguments.has("--dry-run") && !facts.empty()) {
        file.name = arguments.value("CONTEST");
        if (const auto fault = keep(file, facts, stamp)) {
            return context.bad_input(*fault);
        }
    }
    say(context, facts);
    return Exit::done;
}

tl::expected<contest::AuthorId, Exit> author_in(const Context& context, const ContestFile& file,
                                                const std::string& text) {
    if (const contest::Author* const author = contest::find_author(file.state, text)) {
        return author->id;
    }
    const auto number = whole(text);
    const contest::AuthorId id{static_cast<std::uint32_t>(number.value_or(0))};
    if (number && contest::find_author(file.state, id) != nullptr) {
        return id;
    }
    return tl::unexpected(context.answer_no(Message{"cli.contest.no_author", {{"name", text}}}));
}

tl::expected<std::uint32_t, Exit> number_in(const Context& context, const std::string& text) {
    const auto number = whole(text);
    if (!number) {
        return tl::unexpected(
            context.wrong_usage(Message{"cli.contest.want_number", {{"text", text}}}));
    }
    return static_cast<std::uint32_t>(*number);
}

} // namespace kodeks::cli
