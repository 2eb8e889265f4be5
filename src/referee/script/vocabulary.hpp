// The words that the commands of a script may use, from the data and the declarations themselves:
// docs/game-script.md lists them, and a word that no rulebook knows is a mistake of the file.
#pragma once

#include "referee/acts/command.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::referee::script {

// Sorted, each once: breaches, requests and drawing rules of all rulebooks.
std::vector<std::string> offence_words();
std::vector<std::string> request_words();
std::vector<std::string> rule_words();

// The keys of a command besides "at", "by" and "do", those that may be missing in brackets:
// "square [lifted]". In the order of the acts.
struct ActKeys {
    std::string_view act;
    std::string keys;
};

std::vector<ActKeys> act_keys();
std::string header_keys(); // of the regulations
std::string need_keys();   // of a player

// A word of the command that no rulebook knows: its key, and what could have been meant.
struct UnknownWord {
    std::string_view key;
    std::string word;
    std::vector<std::string> choices;
};

std::optional<UnknownWord> unknown_word(const Action& action);

} // namespace kodeks::referee::script
