#include "server/game/game_json.hpp"

#include "clock/control_text.hpp"
#include "ledger/exact.hpp"
#include "ledger/writer.hpp"
#include "notation/fen.hpp"
#include "referee/hands/board.hpp"
#include "referee/record/record.hpp"
#include "referee/script/answer_json.hpp"
#include "referee/words/sentence.hpp"
#include "referee/words/words.hpp"
#include "server/game/board_json.hpp"
#include "server/texts.hpp"

#include <algorithm>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server {

using namespace referee;
namespace json = boost::json;

namespace {

json::object question_with_texts(const Question& question, const State& state) {
    json::object object = script::question_json(question);
    object["text"] = in_all_languages(
        [&](Language language) { return sentence(question, reader_of(state, language)); });
    json::array options;
    for (const std::string& option : question.options) {
        options.push_back({{"name", option}, {"text", in_all_languages([&](Language language) {
                                                  return option_sentence(
                                                      option, reader_of(state, language));
                                              })}});
    }
    object["options"] = std::move(options);
    return object;
}

json::object outcome_json(const Outcome& outcome, const State& state) {
    json::object object = script::to_json(outcome);
    object["text"] = in_all_languages(
        [&](Language language) { return sentence(outcome, reader_of(state, language)); });
    return object;
}

json::object clock_json(const clock::Reading& reading) {
    json::object object{{"remaining_ms", reading.remaining.value},
                        {"running", reading.running},
                        {"flag", reading.flag}};
    if (reading.moves_to_control > 0) {
        object["moves_to_control"] = reading.moves_to_control;
    }
    return object;
}

// What comes with every move of the period, and which period it is: it stands on any clock.
void add_period(json::object& object, const clock::Half& half) {
    const auto& periods = half.control.periods;
    const clock::Period& period = periods[std::min<std::size_t>(half.period, periods.size() - 1)];
    if (periods.size() > 1) {
        object["period"] = half.period + 1;
        object["periods"] = periods.size();
    }
    if (period.extra != clock::Extra::none) {
        object["extra"] = period.extra == clock::Extra::delay       ? "delay"
                          : period.extra == clock::Extra::bronstein ? "bronstein"
                                                                    : "increment";
        object["extra_ms"] = period.extra_time.value;
    }
}

// Where the time came from and went. The sum of increments is a number of moves: who may not be
// told the one does not get the other.
json::object account_json(const clock::Account& account) {
    return {{"base_ms", account.base.value},
            {"extra_ms", account.extra.value},
            {"corrections_ms", account.corrections.value},
            {"used_ms", account.used.value}};
}

json::object clock_in_full(const View& seen, const State& state, Side side, Instant now) {
    json::object object = clock_json(seen.clocks[static_cast<std::size_t>(side)]);
    const clock::Clock then = clock::advanced(state.clock, std::max(now, state.clock.since));
    add_period(object, then.of(side));
    if (seen.moves_made) {
        object["account"] = account_json(then.of(side).account);
    }
    return object;
}

json::object both(const auto& of_side) {
    return {{"white", of_side(Side::white)}, {"black", of_side(Side::black)}};
}

bool moves_from(Seat seat, Side side) {
    return side == Side::white ? seat == Seat::white || seat == Seat::white_assistant
                               : seat == Seat::black || seat == Seat::black_assistant;
}

// What everybody sees alike.
json::object board_part(const View& seen, const State& state) {
    json::object object{{"fen", notation::write_fen(*state.variant, seen.board)},
                        {"turn", ledger::word(seen.board.to_move)},
                        {"pieces", pieces_json(*state.variant, seen.board)}};
    if (seen.partial) {
        object["partial"] = partial_json(*state.variant, *seen.partial);
    }
    json::array touched;
    for (const games::Square square : seen.touched) {
        touched.emplace_back(ledger::write_square(*state.variant, square));
    }
    object["touched"] = std::move(touched);
    if (state.position && games::in_check(*state.position)) {
        object["check"] = true;
    }
    return object;
}

void add_talk(json::object& object, const View& seen, const State& state) {
    if (seen.offer) {
        object["offer"] = ledger::word(*seen.offer);
    }
    if (seen.question) {
        object["question"] = question_with_texts(*seen.question, state);
    }
    object["arbiter_is_asked"] = seen.arbiter_is_asked;
    if (seen.outcome) {
        object["outcome"] = outcome_json(*seen.outcome, state);
    }
}

} // namespace

json::object fact_json(const Event& event, const State& before, const ledger::Envelope& envelope) {
    json::object object{{"seq", envelope.sequence},
                        {"time", ledger::write_unix_time(envelope.time)},
                        {"by", envelope.author}};
    if (!before.opened()) { // the sentence of the first fact needs the game
        return object;
    }
    object["event"] = json::parse(write_event(event, *before.variant));
    object["text"] = in_all_languages(
        [&](Language language) { return sentence(event, reader_of(before, language)); });
    if (const auto* const made = event.get_if<MoveMade>()) {
        object["move"] = move_texts(*before.variant, before.position, made->move);
    }
    return object;
}

json::object refusal_json(const Refusal& refusal, const State& state) {
    json::object object = script::to_json(refusal);
    object["text"] = in_all_languages(
        [&](Language language) { return sentence(refusal, reader_of(state, language)); });
    return object;
}

json::object complaint_json(const Message& message) {
    return {{"name", message.key}, {"text", in_all_languages(message)}};
}

json::object settings_json(const State& state) {
    const Settings& settings = state.settings;
    const auto player = [&](Side side) {
        return json::object{{"name", settings.names[static_cast<std::size_t>(side)]}};
    };
    return {{"rulebook", settings.edition},
            {"variant", settings.variant},
            {"control", clock::to_text(settings.regulations.control)},
            {"control_text", in_all_languages([&](Language language) {
                 return clock::describe(settings.regulations.control, language);
             })},
            {"pace", ledger::word(settings.pace)},
            {"players", both(player)},
            {"board", board_json(*state.variant)},
            {"start", notation::write_fen(*state.variant, state.start)}};
}

namespace {

// Written as in the position in which it was made, as the act of announcing is read.
json::object to_say_json(const ToSay& said, const State& state) {
    const auto before = state.partial
                            ? state.position
                            : playable(*state.variant, board_before(state, state.plies.size() - 1));
    return {{"move", ledger::write_move(ledger::Scene{state.variant, before}, said.move)},
            {"repeats", said.repeats}};
}

json::object head_part(const View& seen, Instant now) {
    return {{"phase", ledger::word(seen.phase)}, {"at_ms", now.value}};
}

json::object seat_part(const View& seen, const State& state, Seat seat, Instant now) {
    json::object object;
    if (moves_from(seat, state.to_move()) && state.phase == Phase::playing && state.position) {
        object["legal"] = legal_json(*state.position);
    }
    object["clocks"] = both([&](Side side) { return clock_in_full(seen, state, side, now); });
    if (seen.moves_made) {
        object["moves_made"] =
            both([&](Side side) { return (*seen.moves_made)[static_cast<std::size_t>(side)]; });
    }
    object["present"] = both([&](Side side) { return state.of(side).is(Mark::present); });
    add_talk(object, seen, state);
    if (seen.to_say) {
        object["announce"] = to_say_json(*seen.to_say, state);
    }
    json::array acts;
    for (const std::string_view act : seen.acts) {
        acts.emplace_back(json::string(act));
    }
    object["acts"] = std::move(acts);
    return object;
}

// Without its braces.
std::string members_of(const json::object& object) {
    std::string text = json::serialize(object);
    return text.substr(1, text.size() - 2);
}

} // namespace

json::object view_json(const State& state, const RuleSet& rules, Seat seat, Instant now) {
    const View seen = view(state, rules, seat, now);
    json::object object = head_part(seen, now);
    const auto take = [&object](json::object part) {
        for (auto& member : part) {
            object[member.key()] = std::move(member.value());
        }
    };
    take(board_part(seen, state));
    take(seat_part(seen, state, seat, now));
    return object;
}

std::string Views::text(Seat seat) {
    const View seen = view(state_, rules_, seat, now_);
    if (board_.empty()) {
        board_ = members_of(board_part(seen, state_));
    }
    return fmt::format("{{{},{},{}}}", members_of(head_part(seen, now_)), board_,
                       members_of(seat_part(seen, state_, seat, now_)));
}

json::object position_json(const State& state, const RuleSet& rules, Seat seat, Instant now) {
    const View seen = view(state, rules, seat, now);
    return {{"pieces", ledger::write_pieces(state.variant->board, seen.board)},
            {"turn", ledger::word(seen.board.to_move)},
            {"clocks", both([&](Side side) {
                 return clock_json(seen.clocks[static_cast<std::size_t>(side)]);
             })}};
}

json::object recorded_json(const State& state, const RuleSet& rules, Seat seat, Instant now) {
    json::object object = position_json(state, rules, seat, now);
    const View seen = view(state, rules, seat, now);
    object["clocks"] = both([&](Side side) { return clock_in_full(seen, state, side, now); });
    return object;
}

json::array moves_json(const State& state) {
    json::array moves;
    games::Setup board = state.start;
    for (const Ply& ply : state.plies) {
        const auto position = playable(*state.variant, board);
        json::object object{{"side", ledger::word(ply.side)},
                            {"text", move_texts(*state.variant, position, ply.move)},
                            {"exact", ledger::write_exact(*state.variant, ply.move)},
                            {"legal", ply.legal},
                            {"completed", ply.completed}};
        moves.push_back(std::move(object));
        if (ply.legal && position) {
            board = games::setup_of(games::play(*position, ply.move));
        } else {
            board = displaced(board, ply.move);
            board.to_move = games::opponent(ply.side);
        }
    }
    return moves;
}

namespace {

// Who has appealed to whom and waits for the answer.
json::array open_appeals(const State& state) {
    json::array appeals;
    for (const Side side : {Side::white, Side::black}) {
        if (const auto open = state.appeals[static_cast<std::size_t>(side)].open) {
            appeals.push_back({{"side", ledger::word(side)}, {"to", ledger::word(*open)}});
        }
    }
    return appeals;
}

} // namespace

json::object summary_json(const State& state) {
    json::object object{{"rulebook", state.settings.edition},
                        {"variant", state.settings.variant},
                        {"control", clock::to_text(state.settings.regulations.control)},
                        {"white", state.settings.names[0]},
                        {"black", state.settings.names[1]},
                        {"phase", ledger::word(state.phase)},
                        {"arbiter_is_asked", state.question.has_value()}};
    if (json::array appeals = open_appeals(state); !appeals.empty()) {
        object["appeals"] = std::move(appeals);
    }
    if (state.outcome) {
        object["score"] = symbol(*state.outcome);
    }
    return object;
}

} // namespace kodeks::server
