// Why a command of a game script was decided so: articles, evidence, and what else was possible.
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/json.hpp"
#include "cli/referee/telling.hpp"
#include "ledger/time_text.hpp"
#include "notation/hand_write.hpp"
#include "referee/script/answer_json.hpp"
#include "referee/words/words.hpp"
#include "rulebook/article.hpp"
#include "rulebook/draws/draws.hpp"
#include "truth/game_oracle.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

std::vector<std::string_view> views_of(const std::vector<std::string>& ids) {
    return {ids.begin(), ids.end()};
}

namespace json = boost::json;
using namespace referee;

struct Case {
    const script::Replay& game;
    std::size_t index;
    const State& before;
    Reader reader;

    const script::Step& step() const { return game.steps[index]; }
};

std::string articles_text(std::span<const std::string_view> ids, Language language) {
    std::string text;
    for (const std::string_view id : ids) {
        const rulebook::Article* const article = rulebook::find_article(id);
        text += fmt::format("     {}: {}\n", id,
                            article != nullptr ? rulebook::summary_in(*article, language) : "");
    }
    return text;
}

std::string evidence_text(const Evidence& evidence, const Case& c, const Context& context) {
    std::vector<std::string> facts;
    const auto add = [&](std::string_view key, const std::string& value) {
        facts.push_back(context.text(fmt::format("cli.referee.explain.{}", key), {{"x", value}}));
    };
    if (evidence.count) {
        add("count", std::to_string(*evidence.count));
    }
    if (evidence.limit) {
        add("limit", std::to_string(*evidence.limit));
    }
    if (evidence.time) {
        add("time", ledger::write_time(*evidence.time));
    }
    if (evidence.move) {
        add("move", notation::write_hand(*c.reader.variant, c.reader.position, *evidence.move,
                                         c.reader.language));
    }
    if (!evidence.rule.empty()) {
        const std::string key = rule_key(evidence.rule);
        add("rule", key.empty() ? std::string(evidence.rule) : context.text(key));
    }
    return facts.empty() ? "" : "   " + joined(facts, "; ") + "\n";
}

void print_answer(const Case& c, const Context& context) {
    std::ostream& out = context.streams.out;
    if (c.step().refused) {
        out << refusal_line(*c.step().refused, c.reader, context) << "\n"
            << articles_text(c.step().refused->articles, c.reader.language);
    }
    bool ruled = false;
    for (const Event& event : c.game.events_of(c.index)) {
        const auto* const given = event.get_if<RulingGiven>();
        out << event_lines(event, c.reader, "");
        if (given != nullptr) {
            ruled = true;
            out << articles_text(views_of(given->ruling->articles), c.reader.language)
                << evidence_text(given->ruling->evidence, c, context);
        }
    }
    if (!ruled && !c.step().refused) {
        out << context.text("cli.referee.explain.no_ruling") << "\n";
    }
}

std::string moves_text(const Case& c) {
    games::MoveList moves;
    games::legal_moves(*c.before.position, moves);
    std::vector<std::string> names;
    for (const games::Move& move : moves) {
        names.push_back(
            notation::write_hand(*c.reader.variant, c.before.position, move, c.reader.language));
    }
    return joined(names, " ");
}

// The drawing rules that were counting, and how far.
void print_draws(const Case& c, const Context& context) {
    const auto& match = c.game.header.match;
    const truth::SilentOracle silent;
    for (const auto& draw :
         rulebook::judge_draws(match.rules.draws, c.before.tally, *c.before.position, silent)) {
        if (draw.count > 0 && draw.rule->limit > 0) {
            context.streams.out << "  "
                                << context.text("cli.referee.explain.draw",
                                                {{"rule", context.text(rule_key(draw.rule->name))},
                                                 {"count", std::to_string(draw.count)},
                                                 {"limit", std::to_string(draw.rule->limit)}})
                                << "\n";
        }
    }
}

void print_before(const Case& c, const Context& context) {
    std::ostream& out = context.streams.out;
    out << "\n" << context.text("cli.referee.explain.before") << "\n";
    out << "  " << clock_line(c.before, c.step().command.at, context) << "\n";
    if (c.before.question) {
        out << "  " << sentence(*c.before.question, c.reader) << "\n";
        int number = 0;
        for (const std::string_view option : c.before.question->options) {
            out << fmt::format("    {}: {}\n", ++number, option_sentence(option, c.reader));
        }
    }
    if (c.before.offer) {
        out << "  " << sentence(Event{OfferMade{*c.before.offer}}, c.reader) << "\n";
    }
    if (c.before.position && !c.before.over()) {
        const bool white = c.before.to_move() == Side::white;
        out << "  " << context.text(white ? "picture.white_to_move" : "picture.black_to_move")
            << "\n  " << moves_text(c) << "\n";
        print_draws(c, context);
    }
}

json::object as_json(const Case& c, const Context& context) {
    const ledger::Scene scene{c.reader.variant, c.step().position};
    json::array articles;
    json::array sentences;
    const auto add = [&](std::span<const std::string_view> ids) {
        for (const std::string_view id : ids) {
            const rulebook::Article* const article = rulebook::find_article(id);
            articles.push_back(
                {{"id", id}, {"summary", article != nullptr ? article->summary : ""}});
        }
    };
    for (const Event& event : c.game.events_of(c.index)) {
        sentences.emplace_back(sentence(event, c.reader));
        if (const auto* given = event.get_if<RulingGiven>()) {
            add(views_of(given->ruling->articles));
        }
    }
    if (c.step().refused) {
        sentences.emplace_back(refusal_line(*c.step().refused, c.reader, context));
        add(c.step().refused->articles);
    }
    return {{"number", c.index + 1},
            {"command", sentence(c.step().command, c.reader)},
            {"answer", script::answer_json(c.step().given(c.game.events_of(c.index)), scene)},
            {"sentences", std::move(sentences)},
            {"articles", std::move(articles)}};
}

Exit run_referee_explain(const Arguments& arguments, const Context& context) {
    const auto input = read_text(arguments.value("SCRIPT"), context.streams);
    if (!input) {
        return context.bad_input(input.error());
    }
    const auto at = arguments.number("--at").value_or(0);
    std::size_t done = 0;
    std::optional<State> before;
    const auto game = script::replay({input->text, input->name}, truth::GameOracle(),
                                     [&](const auto&, const auto&, const State& after) {
                                         if (++done + 1 == at) {
                                             before = after;
                                         }
                                     });
    if (!game) {
        return context.bad_input(game.error());
    }
    if (at < 1 || at > game->steps.size()) {
        return context.answer_no(
            {"cli.referee.explain.no_step", {{"n", std::to_string(game->steps.size())}}});
    }
    if (at == 1) {
        before = State(game->header.match.settings);
    }
    const Case c{*game, at - 1, *before, reader_of(*before, context.facts.language)};
    if (context.facts.json) {
        print_json(context.streams.out, as_json(c, context));
        return Exit::done;
    }
    context.streams.out << fmt::format("{}. {} {}\n", at,
                                       ledger::write_time({c.step().command.at.value}),
                                       sentence(c.step().command, c.reader));
    print_answer(c, context);
    print_before(c, context);
    return Exit::done;
}

} // namespace

Command referee_explain() {
    return {
        "referee explain", {required("SCRIPT"), number_option("--at", "N")}, run_referee_explain};
}

} // namespace kodeks::cli
