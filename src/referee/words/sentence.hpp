// Rulings, refusals, questions, commands and events as sentences in the reader's language. The
// words are messages of data/lang/referee*.tsv:
//
//     ruling.<decision>     a ruling; ruling.<decision>.nobody when it is about no player
//     referee.<refusal>     why a command was refused
//     question.<name>       what is asked;   option.<name> what may be answered
//     outcome.<reason>      why the game ended
//     action.<word>         what somebody did;  event.<word> what happened
//     what.<word>           what was asked, found or claimed, inside an action
//
// A message with ".draughts" behind its key takes the place of the plain one in draughts, where the
// books have a word of their own (суддя, not арбітр).
//
// Templates may use {player} {of_player} {to_player} {by_player} (nominative, genitive, dative,
// instrumental), {Player} and {To_player} at the start of a sentence, the same for the opponent,
// and of the evidence {count} {limit} {time} {move} {rule}. A name without a message is shown as it
// is: a missing translation must not stop a game. The tests look for them.
#pragma once

#include "base/message.hpp"
#include "base/result.hpp"
#include "referee/state/state.hpp"

#include <string>
#include <string_view>

namespace kodeks::referee {

// Whose eyes: the language, and the game on the board, in whose notation moves are written.
struct Reader {
    Language language = Language::en;
    const games::Variant* variant = nullptr;
    std::optional<games::Position> position{}; // where moves of the sentence start
    std::string_view capture_sign{};           // that the rulebook demands
};

Reader reader_of(const State& state, Language language);

// The message of the game that is played, where it has one of its own.
std::string own_key(const std::string& key, const Reader& reader);

std::string sentence(const Ruling& ruling, const Reader& reader);
std::string sentence(const Refusal& refusal, const Reader& reader);
std::string sentence(const Question& question, const Reader& reader); // without the options
std::string sentence(const Outcome& outcome, const Reader& reader);   // "1-0: White wins on time."
std::string sentence(const Command& command, const Reader& reader);
std::string sentence(const Event& event, const Reader& reader);

std::string option_sentence(std::string_view option, const Reader& reader);

// "[FIDE:7.5.1, FIDE:7.5.5]", or nothing without articles.
std::string bracketed(std::span<const std::string_view> articles);

std::string bracketed(const ArticleList& articles);

// The catalogue key that explains a drawing rule or an offence, or "" when there is none.
std::string rule_key(std::string_view rule);

} // namespace kodeks::referee
