#include "correspondence/text/form.hpp"

#include "base/check.hpp"
#include "correspondence/tourney/chart.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::correspondence::text {

namespace {

// The texts of these plies of a game, from the start on.
std::vector<std::string> texts_of(const tourney::GameState& state, std::size_t from,
                                  std::size_t until) {
    games::Position position = *games::accept(*state.variant, state.settings.start);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < until; ++i) {
        if (i >= from) {
            texts.push_back(tourney::move_in_letter(position, state.moves[i]));
        }
        position = games::play(position, state.moves[i]);
    }
    return texts;
}

std::string numbered_plies(const tourney::GameState& state, std::size_t from, std::size_t until) {
    const Side first = state.variant->start.to_move;
    const bool same = from % 2 == 0;
    return numbered(texts_of(state, from, until), static_cast<std::int32_t>(from / 2) + 1,
                    same ? first : games::opponent(first));
}

std::string line(std::string_view key, Language language, std::vector<MessagePart> parts = {}) {
    return render(Message{"byletter.text." + std::string(key), std::move(parts)}, language) + "\n";
}

std::string day_or_dash(const std::optional<Day>& day) {
    return day ? day_of_letters(*day) : "-";
}

// "A", "B" ... in the alphabet of the language.
std::string label(std::size_t index, Language language) {
    constexpr std::string_view latin[] = {"A", "B", "C", "D", "E", "F"};
    constexpr std::string_view cyrillic[] = {"А", "Б", "В", "Г", "Д", "Е"};
    const auto& letters = language == Language::en ? latin : cyrillic;
    return index < std::size(letters) ? std::string(letters[index]) : std::to_string(index + 1);
}

std::string offers_text(const LetterForm& form, Language language) {
    std::string text;
    for (std::size_t i = 0; i < form.offers.size(); ++i) {
        const auto& moves = form.offers[i];
        if (moves.size() < 2) {
            continue;
        }
        text += line("variant", language,
                     {{"label", label(i, language)},
                      {"first", moves.front()},
                      {"rest", fmt::format("{}", fmt::join(moves.begin() + 1, moves.end(), " "))}});
    }
    return text;
}

std::string wishes(const LetterForm& form, Language language) {
    std::string text;
    text += form.offers_draw ? line("offers_draw", language) : "";
    text += form.accepts_draw ? line("accepts_draw", language) : "";
    text += form.claims_draw ? line("claims_draw", language) : "";
    text += form.resigns ? line("resigns", language) : "";
    if (form.penalty > 0) {
        text += line("penalty", language, {{"n", std::to_string(form.penalty)}});
    }
    return text;
}

} // namespace

std::string day_of_letters(Day day) {
    const std::chrono::year_month_day date(day);
    return fmt::format("{:02}.{:02}.{:04}", static_cast<unsigned>(date.day()),
                       static_cast<unsigned>(date.month()), static_cast<int>(date.year()));
}

std::string numbered(const std::vector<std::string>& moves, std::int32_t number, Side first) {
    std::string text;
    bool second = first == Side::black;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (!second || i == 0) {
            text += fmt::format("{}{}{} ", text.empty() ? "" : " ", number, second ? "..." : ".");
        } else {
            text += " ";
        }
        text += moves[i];
        number += second ? 1 : 0;
        second = !second;
    }
    return text;
}

LetterForm form_of(const tourney::State& state, const tourney::Game& game,
                   const tourney::GameState& after, const Command& command) {
    const auto* const letter = command.act.get_if<Letter>();
    const auto side = side_of(command.by);
    KODEKS_ASSERT(letter != nullptr && side);
    const tourney::GameState& before = game.state;
    const tourney::Player& player = tourney::player_at(state, game.of(*side));
    LetterForm form{
        .code = state.settings.code,
        .game = game.id.value,
        .moves = numbered_plies(after, before.moves.size(), after.moves.size()),
        .offers = letter->offers,
        .sent = command.on,
        .totals = days_text(after),
        .offers_draw = letter->offers_draw,
        .accepts_draw = letter->accepts_draw,
        .resigns = letter->resigns,
        .claims_draw = letter->claims_draw,
        .address = player.person.address.empty() ? player.person.email : player.person.address,
        .name = player.person.name,
        .partner = tourney::player_at(state, game.of(games::opponent(*side))).person.name};
    if (before.last) {
        const auto plies = static_cast<std::size_t>(before.last->plies);
        form.repeats = numbered_plies(before, before.moves.size() - plies, before.moves.size());
        form.partner_sent = before.last->on;
        form.received = letter->received ? letter->received : before.last->came;
    }
    const Side partner = games::opponent(*side);
    form.penalty =
        letter->penalties.empty() ? 0 : (after.of(partner).used - before.of(partner).used).value;
    return form;
}

std::string write_letter(const LetterForm& form, Sheet sheet, Language language) {
    const std::string gap = sheet == Sheet::email ? "\n" : "";
    std::string text;
    if (sheet == Sheet::email) {
        text += line("subject", language,
                     {{"code", form.code},
                      {"game", std::to_string(form.game)},
                      {"name", form.name},
                      {"partner", form.partner}}) +
                gap;
    }
    text += line("greeting", language) + gap;
    text += line("code", language, {{"code", form.code}, {"game", std::to_string(form.game)}});
    text += form.repeats.empty() ? "" : line("yours", language, {{"moves", form.repeats}});
    text += form.moves.empty() ? "" : line("mine", language, {{"moves", form.moves}});
    text += offers_text(form, language) + wishes(form, language) + gap;
    text += line("dates", language,
                 {{"first", day_or_dash(form.partner_sent)},
                  {"second", day_or_dash(form.received)},
                  {"third", day_of_letters(form.sent)}});
    text += line("time", language, {{"totals", form.totals}}) + gap;
    text += form.address.empty() ? "" : line("address", language, {{"address", form.address}});
    text += line("signature", language, {{"name", form.name}});
    return text;
}

} // namespace kodeks::correspondence::text
