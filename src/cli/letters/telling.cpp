#include "cli/letters/telling.hpp"

#include "cli/json.hpp"
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

std::string number_text(const std::optional<std::int32_t>& number) {
    return number ? std::to_string(*number) : "";
}

std::vector<MessagePart> parts_of(const tourney::State& state, const tourney::Ruling& ruling) {
    return {{"name", ruling.about ? tourney::player_at(state, *ruling.about).person.name : ""},
            {"count", number_text(ruling.count)},
            {"limit", number_text(ruling.limit)},
            {"day", ruling.day ? write_day(*ruling.day) : ""},
            {"game", ruling.game ? std::to_string(ruling.game->value) : ""}};
}

// A ruling of a game or of the tournament, as it is told.
struct Told {
    std::string decision;
    std::string text;
    std::vector<std::string> articles;
    std::optional<tourney::GameId> game;
};

std::optional<Told> told_of(const Context& context, const tourney::State& state,
                            const tourney::Event& event) {
    if (const auto* const ruled = std::get_if<tourney::Ruled>(&event)) {
        const tourney::Ruling& ruling = *ruled->ruling;
        return Told{ruling.decision, sentence(context, state, ruling), ruling.articles,
                    ruling.game};
    }
    const auto* const in_game = std::get_if<tourney::InGame>(&event);
    const auto* const given =
        in_game == nullptr ? nullptr : std::get_if<RulingGiven>(&*in_game->fact);
    if (given == nullptr) {
        return std::nullopt;
    }
    const std::string text = fmt::format("{}: {}", game_title(context, state, in_game->game),
                                         sentence(*given->ruling, reader_of(context, state)));
    return Told{given->ruling->decision, text, given->ruling->articles, in_game->game};
}

} // namespace

std::string game_title(const Context& context, const tourney::State& state, tourney::GameId game) {
    const tourney::Game& found = *tourney::find_game(state, game);
    const auto name = [&](games::Side side) {
        return tourney::player_at(state, found.of(side)).person.name;
    };
    return context.text("byletter.game", {{"game", std::to_string(game.value)},
                                          {"white", name(games::Side::white)},
                                          {"black", name(games::Side::black)}});
}

std::string sentence(const Context& context, const tourney::State& state,
                     const tourney::Ruling& ruling) {
    const std::string key = "byletter.ruling." + ruling.decision;
    return is_message_key(key) ? context.text(key, parts_of(state, ruling)) : ruling.decision;
}

std::string sentence(const Context& context, const tourney::State& state,
                     const tourney::Duty& duty) {
    const std::string key = "byletter.due." + duty.what;
    return context.text(
        key, {{"name", duty.player ? tourney::player_at(state, *duty.player).person.name : ""},
              {"case", duty.matter ? std::to_string(duty.matter->value) : ""},
              {"game", duty.game ? std::to_string(duty.game->value) : ""}});
}

void tell_rulings(const Context& context, const tourney::State& state,
                  std::span<const tourney::Event> events) {
    json::array all;
    for (const tourney::Event& event : events) {
        const auto told = told_of(context, state, event);
        if (!told) {
            continue;
        }
        if (context.facts.json) {
            json::object object{{"decision", told->decision},
                                {"sentence", told->text},
                                {"articles", json::value_from(told->articles)}};
            if (told->game) {
                object["game"] = told->game->value;
            }
            all.push_back(std::move(object));
        } else {
            context.streams.out << told->text << " " << referee::bracketed(told->articles) << '\n';
        }
    }
    if (context.facts.json) {
        print_json(context.streams.out, {{"rulings", std::move(all)}});
    }
}

Exit tell_refusal(const Context& context, const tourney::State& state, const Refusal& refusal) {
    const std::string text = referee::sentence(refusal, reader_of(context, state));
    const std::string articles = referee::bracketed(refusal.articles);
    context.streams.talk << "kodeks: " << text << (articles.empty() ? "" : " ") << articles << '\n';
    return Exit::no;
}

} // namespace kodeks::cli
