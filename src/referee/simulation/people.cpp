#include "referee/simulation/people.hpp"

#include "clock/control_text.hpp"
#include "notation/hand_write.hpp"
#include "referee/record/act_fields.hpp"
#include "referee/rule_set.hpp"
#include "referee/script/vocabulary.hpp"
#include "referee/words/words.hpp"

#include <array>

namespace kodeks::referee::simulation {

namespace {

games::Square roll_square(Dice& dice, const State& state) {
    const auto squares = static_cast<std::size_t>(state.variant->board.squares());
    return {static_cast<std::uint8_t>(dice.below(squares))};
}

// A displacement: mostly an own piece to anywhere, sometimes with something taken off.
games::Move roll_displacement(Dice& dice, const State& state) {
    games::Move move;
    for (int tries = 0; tries < 8; ++tries) {
        move.from = roll_square(dice, state);
        if (state.board.at(move.from).present() &&
            state.board.at(move.from).side == state.to_move()) {
            break;
        }
    }
    move.to = roll_square(dice, state);
    const games::Square taken = roll_square(dice, state);
    if (dice.chance(20) && taken != move.from && taken != move.to) {
        move.captured.add(taken);
        move.type = games::MoveType::capture;
    }
    return move;
}

std::optional<games::Move> roll_legal(Dice& dice, const State& state) {
    if (!state.position) {
        return std::nullopt;
    }
    games::MoveList moves;
    games::legal_moves(*state.position, moves);
    return moves.empty() ? std::nullopt : std::optional(moves[dice.below(moves.size())]);
}

games::Move roll_move(Dice& dice, const State& state, std::size_t illegal_percent) {
    if (!dice.chance(illegal_percent)) {
        if (const auto legal = roll_legal(dice, state)) {
            return *legal;
        }
    }
    return roll_displacement(dice, state);
}

// The archive that fills the fields of an action at random.
class Filler {
public:
    Filler(Dice& dice, const State& state)
        : dice_(dice),
          state_(state),
          rules_(*find_rules(state.settings.edition, state.settings.variant)) {}

    template <class T>
    void must(std::string_view name, T& field) {
        fill(name, field);
    }

    template <class T>
    void may(std::string_view name, T& field) {
        if (dice_.chance(50)) {
            fill(name, field);
        }
    }

private:
    template <class T>
    void fill(std::string_view name, std::optional<T>& field) {
        fill(name, field.emplace());
    }

    template <class Enum>
        requires std::is_enum_v<Enum>
    void fill(std::string_view, Enum& field) {
        field = static_cast<Enum>(dice_.below(ledger::count_of<Enum>()));
    }

    void fill(std::string_view, bool& field) { field = dice_.chance(10); }

    void fill(std::string_view, std::int32_t& field) {
        field = static_cast<std::int32_t>(dice_.below(5));
    }

    void fill(std::string_view, Milliseconds& field) {
        field = seconds(static_cast<std::int64_t>(dice_.below(240)) - 120);
    }

    void fill(std::string_view, Instant& field) {
        field = Instant{static_cast<std::int64_t>(dice_.below(7'200'000))};
    }

    void fill(std::string_view, games::Setup& field) { field = state_.board; }

    void fill(std::string_view, games::Square& field) { field = roll_square(dice_, state_); }

    void fill(std::string_view, games::Move& field) { field = roll_move(dice_, state_, 30); }

    void fill(std::string_view name, std::string& field) {
        if (name == "offence" && !rules_.game->offences.empty() && dice_.chance(90)) {
            field = dice_.pick(rules_.game->offences).name;
        } else if (name == "offence") { // another book's
            field = dice_.pick(script::offence_words());
        } else if (name == "what") {
            field = dice_.pick(script::request_words());
        } else if (name == "rule" && !rules_.draws.empty() && dice_.chance(80)) {
            field = dice_.pick(rules_.draws).name;
        } else if (name == "rule") {
            field = dice_.pick(script::rule_words());
        } else {
            field = "nonsense";
        }
    }

    void fill(std::string_view, Proof& field) {
        field.answer = truth::Known::open;
        field.side = dice_.chance(50) ? Side::white : Side::black;
    }

    Dice& dice_;
    const State& state_;
    RuleSet rules_;
};

Action roll_action(Dice& dice, const State& state) {
    Filler filler(dice, state);
    std::size_t left = dice.below(Action::count);
    Action action;
    Action::find_type([&]<class A>() {
        if (left-- > 0) {
            return false;
        }
        A rolled{};
        fields(filler, rolled);
        action = std::move(rolled);
        return true;
    });
    return action;
}

Actor roll_actor(Dice& dice, const State& state) {
    constexpr std::array<Actor, 5> others = {Actor::chief_arbiter, Actor::white_assistant,
                                             Actor::black_assistant, Actor::spectator,
                                             Actor::program};
    const std::size_t roll = dice.below(100);
    if (roll < 40) {
        return player(state.to_move());
    }
    if (roll < 65) {
        return player(games::opponent(state.to_move()));
    }
    return roll < 85 ? Actor::arbiter : dice.pick(others);
}

Command odd(Dice& dice, const State& state, Instant at) {
    Actor by = roll_actor(dice, state);
    Action action = roll_action(dice, state);
    if (action.is<CorrectResult>() || action.is<Resign>()) {
        action = roll_action(dice, state); // seldom, or no game gets far
    }
    return {at, by, action};
}

// The words that are owed before the clock is pressed.
std::optional<games::Move> unspoken(const State& state) {
    const bool blind = state.settings.needs[0].blind || state.settings.needs[1].blind;
    if (!blind || !state.position) {
        return std::nullopt;
    }
    if (state.partial && state.partial->unannounced) {
        games::MoveList legal;
        games::legal_moves(*state.position, legal);
        for (const games::Move& move : legal) {
            if (move.from == state.partial->from && move.to == state.partial->to) {
                return move;
            }
        }
    }
    const bool owed = state.made_by() && state.announced != state.plies.back().move;
    return owed ? std::optional(state.plies.back().move) : std::nullopt;
}

// A game on its way into the envelope and out of it.
Command natural_adjourned(Dice& dice, const State& state, Instant at) {
    const Adjournment& envelope = *state.adjournment;
    if (state.phase == Phase::sealing) {
        return envelope.written
                   ? Command{at, player(envelope.sealer), StopClock{}}
                   : Command{at, player(envelope.sealer), Seal{"paper", "", {"A", "B"}, "later"}};
    }
    for (const Side side : {envelope.sealer, games::opponent(envelope.sealer)}) {
        if (!state.of(side).is(Mark::present) && dice.chance(40)) {
            return {at, Actor::arbiter, Arrive{side}};
        }
    }
    if (state.phase == Phase::adjourned) {
        return {at, Actor::arbiter, Resume{}};
    }
    const games::Move written = roll_move(dice, state, 10);
    return {at, Actor::arbiter,
            Open{notation::write_hand(*state.variant, state.position, written, Language::en), ""}};
}

// Mostly the player himself; now and then the assistant of a player who has one.
Actor hand_of(Dice& dice, const State& state, Side side) {
    const bool helped =
        state.settings.needs_of(side).assistant || state.of(side).is(Mark::assistant);
    if (helped && dice.chance(30)) {
        return side == Side::white ? Actor::white_assistant : Actor::black_assistant;
    }
    return player(side);
}

Actor any_official(Dice& dice) {
    return dice.chance(80) ? Actor::arbiter : Actor::chief_arbiter;
}

Command natural(Dice& dice, const Temper& temper, const State& state, Instant at) {
    const Side side = state.to_move();
    if (!state.begun) {
        for (const Side one : {Side::white, Side::black}) {
            if (!state.of(one).is(Mark::present) && !dice.chance(10)) {
                return {at, dice.chance(30) ? player(one) : any_official(dice), Arrive{one}};
            }
        }
        return {at, any_official(dice), Begin{}};
    }
    if (state.question) {
        const auto options = static_cast<std::int32_t>(state.question->options.size());
        const auto chosen = static_cast<std::int32_t>(dice.below(state.question->options.size()));
        return {at, dice.chance(50) ? Actor::arbiter : Actor::chief_arbiter,
                Decide{std::min(options, chosen + 1)}};
    }
    if (state.phase == Phase::waiting) {
        return {at, Actor::arbiter,
                Arrive{state.of(Side::white).is(Mark::present) ? Side::black : Side::white}};
    }
    if (state.phase == Phase::stopped) {
        return {at, any_official(dice), Resume{}};
    }
    if (state.phase == Phase::sealing || state.phase == Phase::adjourned ||
        state.phase == Phase::resuming) {
        return natural_adjourned(dice, state, at);
    }
    if (const auto move = unspoken(state); move && dice.chance(60)) {
        return {at, hand_of(dice, state, state.made_by().value_or(side)), Announce{*move}};
    }
    if (state.made_by() == games::opponent(side) && state.clock.running == state.made_by()) {
        return {at, hand_of(dice, state, *state.made_by()), Press{}};
    }
    if (dice.chance(temper.staged)) {
        return {at, hand_of(dice, state, side), Make{roll_move(dice, state, 5)}};
    }
    return {at, hand_of(dice, state, side), Move{roll_move(dice, state, 0)}};
}

} // namespace

Temper roll_temper(Dice& dice) {
    constexpr std::array<std::size_t, 4> odds = {1, 5, 15, 40};
    constexpr std::array<std::size_t, 3> stages = {0, 20, 100};
    constexpr std::array<std::size_t, 3> slows = {0, 1, 3};
    return {dice.pick(odds), dice.pick(stages), dice.pick(slows)};
}

// What an event may announce besides the time: each now and then.
void roll_announced(Dice& dice, Regulations& regulations) {
    regulations.automatic_draws = dice.chance(20);
    if (dice.chance(20)) {
        regulations.pace = static_cast<rulebook::Pace>(dice.below(3));
    }
    regulations.mechanical_clocks = dice.chance(15);
    regulations.relief_board = dice.chance(10);
    regulations.drawn_opening = dice.chance(15);
    regulations.opponent_decides_illegal = dice.chance(25);
    if (dice.chance(20)) {
        regulations.end_needs_no_press = dice.chance(50);
    }
    regulations.break_before = dice.chance(10) ? minutes(5) : Milliseconds{0};
    regulations.no_draws = dice.chance(10);
    regulations.quickplay = dice.chance(30);
    regulations.sheets = dice.chance(30);
    regulations.electronic_sheets = dice.chance(10);
    regulations.milder_device_penalty = dice.chance(20);
    regulations.games_per_arbiter = static_cast<std::int32_t>(1 + dice.below(4));
    regulations.arbiter_records = dice.chance(80);
    if (dice.chance(40)) {
        regulations.appeal_within = minutes(static_cast<std::int64_t>(dice.below(60)));
    }
    regulations.no_appeals = dice.chance(15);
    regulations.team_event = dice.chance(20);
}

// A board with few pieces, so that games reach their ends and the rules of endings; the usual one
// when nothing can be played from what is left.
games::Setup roll_start(Dice& dice, const games::Variant& variant) {
    games::Setup board = variant.start;
    for (games::Piece& piece : board.pieces) {
        if (!piece.present() || piece.kind == games::Kind::king) {
            continue;
        }
        if (dice.chance(80)) {
            piece = {};
        } else if (variant.family == games::Family::draughts && dice.chance(50)) {
            piece.kind = games::Kind::king;
        }
    }
    board.castling_rooks = {};
    board.move_number = static_cast<std::uint16_t>(1 + dice.below(60));
    const auto accepted = games::accept(variant, board);
    return accepted && !games::ending(*accepted).over() ? board : variant.start;
}

Needs roll_needs(Dice& dice) {
    Needs needs;
    needs.blind = dice.chance(10);
    needs.low_vision = !needs.blind && dice.chance(5);
    needs.assistant = dice.chance(needs.blind ? 50 : 5);
    needs.hands_for_moves = dice.chance(5);
    needs.hands_for_clock = dice.chance(5);
    needs.hands_for_score = dice.chance(5);
    needs.deaf = dice.chance(5);
    needs.disability = dice.chance(5);
    needs.hearing = dice.chance(5);
    needs.assistant_records = needs.assistant && dice.chance(10);
    return needs;
}

Regulations roll_regulations(Dice& dice) {
    constexpr std::array<std::string_view, 10> controls = {
        "5400+30", "5400",  "40/5400:1800", "900+10",         "600",
        "180+2",   "300d3", "300b3",        "3/600+5:300+10", "2/300:2/200:100"};
    Regulations regulations;
    regulations.control = *clock::parse_control(dice.pick(controls));
    if (dice.chance(70)) {
        regulations.supervision = static_cast<rulebook::Supervision>(dice.below(3));
    }
    if (dice.chance(50)) {
        regulations.default_time = minutes(static_cast<std::int64_t>(dice.below(61)));
    }
    constexpr std::array<std::int32_t, 4> agreed_from = {1, 2, 5, 30};
    regulations.no_draw_before_move = dice.chance(30) ? dice.pick(agreed_from) : 0;
    regulations.flags = dice.chance(70) ? Flags::observed : Flags::claimed;
    roll_announced(dice, regulations);
    return regulations;
}

Command roll_command(Dice& dice, const Temper& temper, const State& state, Instant now) {
    constexpr std::int64_t short_think_ms = 20'000;
    constexpr std::int64_t long_think_ms = 7'200'000;
    const auto think = static_cast<std::int64_t>(
        dice.below(dice.chance(temper.slow) ? long_think_ms : short_think_ms));
    const Instant at{now.value + (dice.chance(20) ? 0 : think)};
    return dice.chance(temper.odd) || state.over() ? odd(dice, state, at)
                                                   : natural(dice, temper, state, at);
}

} // namespace kodeks::referee::simulation
