#include "server/letters/letter_game_json.hpp"

#include "correspondence/record/act_fields.hpp"
#include "correspondence/tourney/chart.hpp"
#include "correspondence/tourney/words.hpp"
#include "ledger/writer.hpp"
#include "notation/fen.hpp"
#include "referee/words/sentence.hpp"
#include "server/game/board_json.hpp"
#include "server/put.hpp"
#include "server/texts.hpp"

#include <boost/json/parse.hpp>

namespace kodeks::server {

namespace json = boost::json;
using games::Side;

namespace {

json::object ruling_json(const referee::Ruling& ruling, const games::Variant* variant) {
    return {{"decision", ruling.decision},
            {"text", in_all_languages([&](Language language) {
                 return referee::sentence(ruling, {language, variant, {}});
             })},
            {"articles", articles_json({ruling.articles.begin(), ruling.articles.end()})}};
}

json::object ruling_json(const tourney::State& state, const tourney::Ruling& ruling) {
    return {{"decision", ruling.decision},
            {"text", in_all_languages([&](Language language) {
                 return tourney::told(state, ruling, language);
             })},
            {"articles", articles_json(ruling.articles)}};
}

// A ruling of the tournament or of a game; nothing for other facts.
std::optional<json::object> ruling_of(const tourney::State& state, const tourney::Event& event) {
    if (const auto* const ruled = event.get_if<tourney::Ruled>()) {
        json::object object = ruling_json(state, *ruled->ruling);
        put(object, "game", ruled->ruling->game);
        return object;
    }
    const auto* const in_game = event.get_if<tourney::InGame>();
    const auto* const given =
        in_game == nullptr ? nullptr : in_game->fact->get_if<correspondence::RulingGiven>();
    if (given == nullptr) {
        return std::nullopt;
    }
    json::object object = ruling_json(*given->ruling, games::find_variant(state.settings.variant));
    object["game"] = in_game->game.value;
    return object;
}

// Whose words these are for the viewer: his own, or he is to judge them.
struct Sight {
    bool judges = false;        // arbiter or organiser
    std::optional<Side> side{}; // of a player of this game

    bool reads_sealed(std::optional<Side> author) const {
        return judges || (side && author == side);
    }
};

// Sealed until it is decided: then everybody who may look at the game may know it.
bool is_sealed(const correspondence::Act& act, const tourney::GameState& state) {
    const bool running = !state.outcome;
    return (act.is<correspondence::Analysis>() && running) ||
           (act.is<correspondence::Protest>() && state.protest);
}

json::object act_json(const correspondence::Command& said, const tourney::GameState& state,
                      const Sight& sight) {
    const auto author = correspondence::side_of(said.by);
    if (is_sealed(said.act, state) && !sight.reads_sealed(author)) {
        const auto word = [](const auto& act) { return act.declared.word; };
        return {{"on", write_day(said.on)},
                {"by", ledger::word(said.by)},
                {"do", said.act.visit(word)},
                {"sealed", true}};
    }
    std::string written;
    const ledger::Scene nowhere;
    ledger::Writer(written, nowhere).write_object(said);
    json::object act = json::parse(written).as_object();
    // The reply of a claimant goes to the arbiter and not to his partner (RU:5.3.6).
    if (said.act.is<correspondence::OverstepClaim>() && state.claim &&
        !sight.reads_sealed(author)) {
        act.erase("move");
    }
    return act;
}

// Letters and other words in order, each with what was decided about it.
json::array history_json(const LetterTourney& at, const tourney::Game& game, const Sight& sight) {
    const auto& its = at.decider().game(game.id);
    json::array list;
    for (std::size_t i = 0; i < its.facts.size(); ++i) {
        if (const auto* const said = its.facts[i].get_if<correspondence::Said>()) {
            const ledger::Envelope& envelope = at.decider().envelopes()[its.places[i]];
            if (said->command->by != correspondence::Actor::program) {
                list.push_back({{"seq", envelope.sequence},
                                {"entered", ledger::write_unix_time(envelope.time)},
                                {"act", act_json(*said->command, game.state, sight)},
                                {"rulings", json::array()}});
            }
        } else if (const auto* const given = its.facts[i].get_if<correspondence::RulingGiven>();
                   given != nullptr && !list.empty()) {
            list.back().as_object()["rulings"].as_array().push_back(
                ruling_json(*given->ruling, game.state.variant));
        }
    }
    return list;
}

json::object chart_row_json(const tourney::ChartRow& row) {
    json::object object{{"by", ledger::word(row.by)},
                        {"number", row.number},
                        {"moves", row.moves},
                        {"sent", write_day(row.sent)},
                        {"thinking", row.thinking.value},
                        {"penalty", row.penalty.value},
                        {"totals", row.totals},
                        {"overstepped", row.overstepped}};
    put(object, "partner_sent", row.partner_sent);
    put(object, "received", row.received);
    return object;
}

json::array chart_json(const LetterTourney& at, const tourney::Game& game) {
    json::array list;
    for (const tourney::ChartRow& row : tourney::chart(at.decider().game(game.id).facts)) {
        list.push_back(chart_row_json(row));
    }
    return list;
}

// Variants that the last letter offered, as they are written.
json::array offers_json(const tourney::GameState& state) {
    json::array list;
    for (const auto& offer : state.last->offers) {
        games::Position position = *state.position;
        json::array moves;
        for (const games::Move& move : offer) {
            moves.emplace_back(tourney::move_in_letter(position, move));
            position = games::play(position, move);
        }
        list.push_back(std::move(moves));
    }
    return list;
}

json::object last_json(const tourney::GameState& state) {
    json::object object{{"by", ledger::word(state.last->by)},
                        {"on", write_day(state.last->on)},
                        {"plies", state.last->plies},
                        {"offers", offers_json(state)},
                        {"offers_draw", state.last->offers_draw},
                        {"stopped_play", state.last->stopped_play},
                        {"lacks_dates", state.last->lacks_dates},
                        {"registered", state.last->registered}};
    put(object, "came", state.last->came);
    return object;
}

json::object account_json(const tourney::GameState& state, Side side, const Sight& sight) {
    const correspondence::Account& account = state.of(side);
    json::object object{{"used", account.used.value},
                        {"moves", account.moves},
                        {"allowed", state.allowed(side).value},
                        {"overstepped", state.has_overstepped(side)},
                        {"analysed", account.analysis.has_value()}};
    put(object, "record", account.record);
    if (account.analysis && (sight.reads_sealed(side) || state.outcome)) {
        object["evaluation"] = ledger::word(account.analysis->evaluation);
        object["sufficient"] = account.analysis->sufficient;
        object["in_time"] = account.analysis->in_time;
    }
    return object;
}

json::object claim_json(const tourney::GameState& state, const Sight& sight) {
    json::object object{{"by", ledger::word(state.claim->by)},
                        {"on", write_day(state.claim->on)},
                        {"lacks", json::array()}};
    for (const correspondence::Material lacking : state.claim->claim->lacks) {
        object["lacks"].as_array().emplace_back(json::string(ledger::word(lacking)));
    }
    if (sight.reads_sealed(state.claim->by)) {
        object["move"] = state.claim->claim->move;
    }
    return object;
}

json::array moves_json(const tourney::GameState& state) {
    games::Position position = *games::accept(*state.variant, state.settings.start);
    json::array list;
    for (const games::Move& move : state.moves) {
        list.emplace_back(tourney::move_in_letter(position, move));
        position = games::play(position, move);
    }
    return list;
}

json::array breaks_of(const tourney::GameState& state) {
    json::array list;
    for (const correspondence::Break& one : state.breaks) {
        list.push_back({{"side", ledger::word(one.by)},
                        {"first", write_day(one.first)},
                        {"last", write_day(one.last)}});
    }
    return list;
}

// Legal moves, each as letters write it.
json::array legal_in_letters(const games::Position& position) {
    json::array list = legal_json(position);
    games::MoveList moves;
    games::legal_moves(position, moves);
    moves.sort();
    for (std::size_t i = 0; i < list.size(); ++i) {
        list[i].as_object()["letter"] = tourney::move_in_letter(position, moves[i]);
    }
    return list;
}

void add_course(json::object& object, const tourney::GameState& state, const Sight& sight) {
    put(object, "side", sight.side);
    put(object, "corrector", state.corrector);
    if (state.last) {
        object["last_letter"] = last_json(state);
    }
    if (state.claim) {
        object["claim"] = claim_json(state, sight);
    }
    if (state.protest) {
        object["protested"] = ledger::word(state.protest->side);
    }
}

void add_ending(json::object& object, const tourney::GameState& state) {
    put(object, "ended", state.ended);
    put(object, "adjudged", state.adjudged);
    put(object, "submitted", state.submitted);
    object["final"] = state.is_final;
    if (state.outcome) {
        object["outcome"] = {{"reason", state.outcome->reason},
                             {"text", in_all_languages([&](Language language) {
                                  return referee::sentence(*state.outcome,
                                                           {language, state.variant, {}});
                              })}};
    }
}

} // namespace

json::object letter_game_json(const LetterTourney& at, const tourney::Game& game,
                              const LetterSeat& seat, UnixTime now) {
    const tourney::GameState& state = game.state;
    const Sight sight{seat.arbiter || seat.organiser,
                      seat.player ? game.side_of(*seat.player) : std::nullopt};
    const auto name = [&](Side side) {
        return tourney::player_at(at.state(), game.of(side)).person.name;
    };
    json::object object{
        {"row", letter_game_row_json(at.state(), game)},
        {"names", {{"white", name(Side::white)}, {"black", name(Side::black)}}},
        {"board", board_json(*state.variant)},
        {"fen", notation::write_fen(*state.variant, state.board)},
        {"pieces", pieces_json(*state.variant, state.board)},
        {"moves", moves_json(state)},
        {"accounts",
         {{"white", account_json(state, Side::white, sight)},
          {"black", account_json(state, Side::black, sight)}}},
        {"breaks", breaks_of(state)},
        {"registered_only", state.registered_only},
        {"chart", chart_json(at, game)},
        {"history", history_json(at, game, sight)},
        {"duties", duties_json(at.state(), seat, now, game.id)},
        {"legal", state.outcome ? json::array() : legal_in_letters(*state.position)},
        {"last", at.last()}};
    add_course(object, state, sight);
    add_ending(object, state);
    return object;
}

json::array rulings_json(const LetterTourney& at, const LetterSeat& seat) {
    json::array list;
    const tourney::State& state = at.state();
    const auto concerns = [&](const tourney::Event& event) {
        const auto* const ruled = event.get_if<tourney::Ruled>();
        const auto* const in_game = event.get_if<tourney::InGame>();
        const auto game = ruled != nullptr     ? ruled->ruling->game
                          : in_game != nullptr ? std::optional(in_game->game)
                                               : std::nullopt;
        const auto* const found = game ? tourney::find_game(state, *game) : nullptr;
        const bool own = found != nullptr && seat.player && found->side_of(*seat.player);
        const bool about = ruled != nullptr && seat.player && ruled->ruling->about == seat.player;
        return seat.is_official() || own || about;
    };
    for (std::size_t i = 0; i < at.decider().events().size(); ++i) {
        const tourney::Event& event = at.decider().events()[i];
        auto ruling = concerns(event) ? ruling_of(state, event) : std::nullopt;
        if (ruling && ruling->at("decision") != "letter_days") { // the charts tell them
            const ledger::Envelope& envelope = at.decider().envelopes()[i];
            (*ruling)["seq"] = envelope.sequence;
            (*ruling)["time"] = ledger::write_unix_time(envelope.time);
            list.push_back(std::move(*ruling));
        }
    }
    return list;
}

json::array rulings_json(const tourney::State& state, const std::vector<tourney::Event>& events) {
    json::array list;
    for (const tourney::Event& event : events) {
        if (auto ruling = ruling_of(state, event)) {
            list.push_back(std::move(*ruling));
        }
    }
    return list;
}

} // namespace kodeks::server
