#include "server/writing/letter_desk.hpp"

#include "correspondence/letters/line.hpp"
#include "correspondence/record/act_fields.hpp"
#include "correspondence/tourney/chart.hpp"
#include "games/variant.hpp"
#include "ledger/exact.hpp"
#include "ledger/writer.hpp"
#include "notation/fen.hpp"
#include "rulebook/correspondence_rules.hpp"
#include "server/game/board_json.hpp"
#include "server/texts.hpp"

#include <algorithm>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>

namespace kodeks::server {

namespace json = boost::json;
namespace text = correspondence::text;
using correspondence::Understood;

namespace {

// Moves between spaces and commas; numbers with their dots are passed over.
std::vector<std::string> moves_in(std::string_view written) {
    std::vector<std::string> words(1);
    for (const char sign : written) {
        if (sign == ' ' || sign == ',' || sign == '\n' || sign == '\r' || sign == '\t') {
            words.emplace_back();
        } else {
            words.back() += sign;
        }
        if (words.back().ends_with('.')) {
            words.back().clear();
        }
    }
    std::erase(words, "");
    return words;
}

Refusal refused(std::string_view key, rulebook::Articles articles,
                std::vector<MessagePart> parts = {}) {
    return {{"server.letter." + std::string(key), std::move(parts)},
            {articles.begin(), articles.end()}};
}

// The board on which moves are tried; what was played is kept as letters write it.
class TriedMoves {
public:
    TriedMoves(const games::Variant& variant, const rulebook::LetterMoves& rules)
        : rules_(rules), now_(*games::accept(variant, variant.start)) {}

    std::optional<Refusal> play(const std::vector<std::string>& words) {
        for (const std::string& word : words) {
            const auto written = correspondence::read_written(now_, word);
            if (written.understood != Understood::as_written) {
                return refused("move", rules_.impossible,
                               {{"text", word}, {"n", std::to_string(texts_.size() / 2 + 1)}});
            }
            texts_.push_back(correspondence::tourney::move_in_letter(now_, written.move));
            now_ = games::play(now_, written.move);
        }
        return std::nullopt;
    }

    // "7. c3-d4 f6-g5" of these plies.
    std::string numbered(std::size_t from, std::size_t until) const {
        const std::vector<std::string> part(texts_.begin() + static_cast<std::ptrdiff_t>(from),
                                            texts_.begin() + static_cast<std::ptrdiff_t>(until));
        const games::Side first = now_.variant().start.to_move;
        return text::numbered(part, static_cast<std::int32_t>(from / 2) + 1,
                              from % 2 == 0 ? first : games::opponent(first));
    }

    std::size_t plies() const { return texts_.size(); }

    const games::Position& now() const { return now_; }

private:
    const rulebook::LetterMoves& rules_;
    games::Position now_;
    std::vector<std::string> texts_;
};

std::optional<Refusal> wrong_dates(const LetterAsked& asked,
                                   const rulebook::CorrespondenceRules& rules) {
    const Day received = asked.received.value_or(asked.sent);
    if (asked.partner_sent.value_or(received) <= received && received <= asked.sent) {
        return std::nullopt;
    }
    return refused("dates", rules.dates.order);
}

std::optional<Refusal> add_offers(const LetterAsked& asked, const games::Position& after,
                                  const rulebook::CorrespondenceRules& rules,
                                  text::LetterForm& form) {
    for (const std::string& line : asked.offers) {
        const auto words = moves_in(line);
        const auto read = correspondence::read_offer(after, words);
        if (read.size() != words.size()) {
            return refused("offer", rules.moves.offered_part, {{"text", words[read.size()]}});
        }
        if (words.size() % 2 != 0) {
            return refused("offer_ends", rules.form.variants, {{"text", line}});
        }
        if (!words.empty()) {
            form.offers.push_back(words);
        }
    }
    return std::nullopt;
}

} // namespace

const rulebook::CorrespondenceRules* letter_rules(std::string_view variant) {
    for (const rulebook::CorrespondenceRules* const rules : rulebook::all_correspondence_rules()) {
        if (std::ranges::find(rules->variants, variant) != rules->variants.end()) {
            return rules;
        }
    }
    return nullptr;
}

tl::expected<LetterMade, Refusal> letter_for(const LetterAsked& asked,
                                             const rulebook::CorrespondenceRules& rules) {
    TriedMoves board(*games::find_variant(asked.variant), rules.moves);
    const auto played = board.play(moves_in(asked.played));
    const std::size_t before = board.plies();
    const auto own = played ? played : board.play(moves_in(asked.moves));
    if (own) {
        return tl::unexpected(*own);
    }
    if ((board.plies() - before) % 2 == 0 && board.plies() != before) {
        return tl::unexpected(refused("own_move_ends", rules.moves.accepted));
    }
    const bool last = asked.resigns || asked.accepts_draw || asked.claims_draw;
    if (board.plies() == before && !last) {
        return tl::unexpected(refused("no_move", rules.form.parts));
    }
    if (const auto wrong = wrong_dates(asked, rules)) {
        return tl::unexpected(*wrong);
    }
    const std::size_t repeated = std::min<std::size_t>(asked.answered, before);
    text::LetterForm form{.code = asked.code,
                          .game = asked.game,
                          .repeats = before == 0 ? "" : board.numbered(before - repeated, before),
                          .moves = board.numbered(before, board.plies()),
                          .partner_sent = asked.partner_sent,
                          .received = asked.received,
                          .sent = asked.sent,
                          .totals = asked.totals,
                          .offers_draw = asked.offers_draw,
                          .accepts_draw = asked.accepts_draw,
                          .resigns = asked.resigns,
                          .claims_draw = asked.claims_draw,
                          .address = asked.address,
                          .name = asked.name,
                          .partner = asked.partner};
    if (const auto wrong = add_offers(asked, board.now(), rules, form)) {
        return tl::unexpected(*wrong);
    }
    return LetterMade{std::move(form), board.now()};
}

json::object letter_json(const LetterMade& made) {
    const games::Variant& variant = made.after.variant();
    const auto sheet = [&](text::Sheet kind) {
        return in_all_languages(
            [&](Language language) { return text::write_letter(made.form, kind, language); });
    };
    const games::Setup setup = games::setup_of(made.after);
    return {{"card", sheet(text::Sheet::card)},
            {"email", sheet(text::Sheet::email)},
            {"board", board_json(variant)},
            {"fen", notation::write_fen(variant, setup)},
            {"pieces", ledger::write_pieces(variant.board, setup)}};
}

json::object came_json(const LetterGot& came, Day today) {
    constexpr Days two_years{732};
    const games::Variant& variant = *games::find_variant(came.variant);
    const text::ReadLetter read =
        text::read_letter(came.text, {.code = came.code,
                                      .name = came.name,
                                      .is_first = came.is_first,
                                      .squares = variant.notation.squares,
                                      .earliest = today - std::chrono::days(two_years.value),
                                      .latest = today + two_years});
    std::string written;
    const ledger::Scene nowhere;
    ledger::Writer(written, nowhere).write_object(read.letter);
    json::array doubts;
    for (const text::Doubt& doubt : read.doubts) {
        doubts.push_back({{"line", doubt.place.line},
                          {"column", doubt.place.column},
                          {"text", in_all_languages(doubt.message)}});
    }
    json::object object{{"letter", json::parse(written)}, {"doubts", std::move(doubts)}};
    if (read.partner_sent) {
        object["partner_sent"] = write_day(*read.partner_sent);
    }
    return object;
}

} // namespace kodeks::server
