// Boards, pieces and moves as pages draw them: squares by the names the variant gives them.
#pragma once

#include "games/position.hpp"
#include "games/variant.hpp"
#include "referee/event/partial.hpp"

#include <optional>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace kodeks::server {

// Files, ranks, and the name of every playing square with its place.
boost::json::object board_json(const games::Variant& variant);

// {"e4":"P"}: letters as in records, White's are capitals.
boost::json::object pieces_json(const games::Variant& variant, const games::Setup& setup);

boost::json::object partial_json(const games::Variant& variant, const referee::Partial& partial);

// In the notation of each language; displacements where it is no legal move.
boost::json::object move_texts(const games::Variant& variant,
                               const std::optional<games::Position>& position,
                               const games::Move& move);

// One of the legal moves: `move` as acts name it, how it is written in each language, from, to,
// what it takes off, the ways to walk it.
boost::json::object legal_move_json(const games::Position& position, const games::Move& move,
                                    const games::MoveList& legal);

// Every legal move so.
boost::json::array legal_json(const games::Position& position);

} // namespace kodeks::server
