#include "notation/pdn/random_games.hpp"

#include "notation/draughts/fen.hpp"
#include "notation/draughts/write.hpp"
#include "notation/pdn/dialect.hpp"

namespace kodeks::test {

using namespace notation;

namespace {

bool chance(RandomGames& source, unsigned one_in) {
    return source.random() % one_in == 0;
}

template <class T, std::size_t N>
T one_of(RandomGames& source, const T (&values)[N]) {
    return values[source.random() % N];
}

// A route is kept by a reader only where the writer would tell none or another.
void maybe_tell_route(RandomGames& source, Game& game, NodeId node, const games::Position& before) {
    const games::Move& move = game.moves[node].move;
    games::MoveList legal;
    games::legal_moves(before, legal);
    const auto all = games::routes(before, move, 8);
    const auto& route = all[source.random() % all.size()];
    const bool needed = draughts::needs_path(legal, move);
    if (move.is_capture() && route.size() > 2 && !(needed && route == all.front())) {
        game.moves.notes(node).route = route;
    }
}

void annotate(RandomGames& source, Game& game, NodeId node) {
    Notes& notes = game.moves.notes(node);
    constexpr const char* comments[] = {"a comment", "с кириллицей", "brackets ( [ ] ) $3 1-0 *",
                                        "32-28",     "a } brace",    "% and ; signs"};
    if (chance(source, 2)) {
        notes.after.emplace_back(one_of(source, comments));
    }
    if (chance(source, 3)) {
        notes.nags.push_back(static_cast<std::uint8_t>(source.random() % 256));
    }
    if (chance(source, 3)) {
        notes.clock = Milliseconds{static_cast<std::int64_t>(source.random() % 36'000'000)};
    }
    if (chance(source, 4)) {
        notes.elapsed = seconds(static_cast<std::int64_t>(source.random() % 100'000));
    }
    if (chance(source, 5)) {
        notes.before.emplace_back(one_of(source, comments));
    }
}

games::Position random_line(RandomGames& source, Game& game, NodeId& last, games::Position position,
                            int plies) {
    games::MoveList legal;
    for (int i = 0; i < plies; ++i) {
        games::legal_moves(position, legal);
        if (legal.empty()) {
            break;
        }
        const NodeId parent = last;
        const auto before = position;
        const std::size_t chosen = source.random() % legal.size();
        last = game.moves.add(parent, legal[chosen]);
        position = games::play(position, legal[chosen]);
        if (source.annotated && chance(source, 6)) {
            maybe_tell_route(source, game, last, before);
            annotate(source, game, last);
        }
        if (source.annotated && legal.size() > 1 && chance(source, 12)) {
            NodeId side_line = game.moves.add(parent, legal[(chosen + 1) % legal.size()]);
            const auto after = games::play(before, game.moves[side_line].move);
            random_line(source, game, side_line, after, static_cast<int>(source.random() % 6));
        }
    }
    return position;
}

} // namespace

Game random_game(RandomGames& source, const games::Variant& variant) {
    Game game;
    game.variant = &variant;
    game.setup = variant.start;
    game.start = games::start_position(variant);
    NodeId last = root;
    if (chance(source, 3)) { // from a set-up position
        Game opening = game;
        const auto position = random_line(source, opening, last, *game.start, 30);
        game.setup = games::setup_of(position);
        game.setup.quiet_plies = static_cast<std::uint16_t>(source.random() % 50);
        game.setup.move_number = static_cast<std::uint16_t>(1 + source.random() % 200);
        game.start = games::accept(variant, game.setup, games::tolerable_defects()).value();
        last = root;
    }
    const int plies =
        static_cast<int>(source.random() % static_cast<unsigned>(source.longest_plies + 1));
    random_line(source, game, last, *game.start, plies);
    constexpr Outcome outcomes[] = {Outcome::unfinished, Outcome::white_wins, Outcome::black_wins,
                                    Outcome::draw, Outcome::both_lose};
    game.outcome = one_of(source, outcomes);
    game.tags.push_back({"Event", "Турнір \"Зима\" \\ 1"});
    game.tags = pdn::PdnDialect(variant).tags_to_write(game);
    return game;
}

} // namespace kodeks::test
