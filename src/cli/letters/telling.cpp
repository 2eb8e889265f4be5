#include "cli/letters/telling.hpp"

#include "cli/json.hpp"
#include "correspondence/tourney/words.hpp"
#include "referee/words/sentence.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <boost/json/value_from.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using namespace correspondence;

referee::Reader reader_of(const Context& context, const tourney::State& state) {
    return {context.facts.language, games::find_variant(state.settings.variant), {}};
}

std::optional<ToldRuling> told_of(const Context& context, const tourney::State& state,
                                  const tourney::Event& event) {
    if (const auto* const ruled = event.get_if<tourney::Ruled>()) {
        const tourney::Ruling& ruling = *ruled->ruling;
        return ToldRuling{ruling.decision, sentence(context, state, ruling), ruling.articles,
                          ruling.game};
    }
    const auto* const in_game = event.get_if<tourney::InGame>();
    const auto* const given = in_game == nullptr ? nullptr : in_game->fact->get_if<RulingGiven>();
    if (given == nullptr) {
        return std::nullopt;
    }
    const std::string text = fmt::format("{}: {}", game_title(context, state, in_game->game),
                                         sentence(*given->ruling, reader_of(context, state)));
    return ToldRuling{given->ruling->decision, text, given->ruling->articles, in_game->game};
}

} // namespace

std::string game_title(const Context& context, const tourney::State& state, tourney::GameId game) {
    return render(tourney::title_of(state, game), context.facts.language);
}

std::string sentence(const Context& context, const tourney::State& state,
                     const tourney::Ruling& ruling) {
    return tourney::told(state, ruling, context.facts.language);
}

std::string sentence(const Context& context, const tourney::State& state,
                     const tourney::Duty& duty) {
    return render(tourney::told(state, duty), context.facts.language);
}

void tell(const Context& context, const std::vector<ToldRuling>& rulings) {
    json::array all;
    for (const ToldRuling& told : rulings) {
        if (context.facts.json) {
            json::object object{{"decision", told.decision},
                                {"sentence", told.text},
                                {"articles", json::value_from(told.articles)}};
            if (told.game) {
                object["game"] = told.game->value;
            }
            all.push_back(std::move(object));
        } else {
            context.streams.out << told.text << " " << referee::bracketed(told.articles) << '\n';
        }
    }
    if (context.facts.json) {
        print_json(context.streams.out, {{"rulings", std::move(all)}});
    }
}

void tell_rulings(const Context& context, const tourney::State& state,
                  std::span<const tourney::Event> events) {
    std::vector<ToldRuling> rulings;
    for (const tourney::Event& event : events) {
        if (auto told = told_of(context, state, event)) {
            rulings.push_back(std::move(*told));
        }
    }
    tell(context, rulings);
}

Exit tell_refusal(const Context& context, const tourney::State& state, const Refusal& refusal) {
    const std::string text = referee::sentence(refusal, reader_of(context, state));
    const std::string articles = referee::bracketed(refusal.articles);
    context.streams.talk << "kodeks: " << text << (articles.empty() ? "" : " ") << articles << '\n';
    return Exit::no;
}

} // namespace kodeks::cli
