// What is decided about a composition: rulings with their articles and evidence, and what follows
// from all of them.
#pragma once

#include "ledger/words.hpp"
#include "rulebook/composition_rules.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::composition {

enum class Weight : std::uint8_t {
    note,    // a fact, or a requirement that is met
    open,    // not decided here: a person or a search has to
    defect,  // a formal requirement is broken
    failure, // the task is not met
};

// The facts a ruling rests on; what does not apply stays empty. Lines count from 1.
struct Evidence {
    std::optional<std::int32_t> line{};
    std::optional<std::int32_t> other_line{};
    std::optional<std::int32_t> count{};
    std::optional<std::int32_t> limit{};
    std::optional<std::int32_t> white{}; // pieces in the diagram
    std::optional<std::int32_t> black{};
    std::string text{}; // squares or moves, as the game's own literature writes them
    std::string word{}; // the key of a message that names a group or a defect of a set-up

    friend bool operator==(const Evidence&, const Evidence&) = default;
};

struct Ruling {
    std::string_view decision; // stable name; its sentence is "composition.<decision>"
    Weight weight = Weight::note;
    std::vector<std::string_view> articles{};
    Evidence evidence{};

    friend bool operator==(const Ruling&, const Ruling&) = default;
};

enum class Conclusion : std::uint8_t {
    sound_so_far, // nothing that is checked here speaks against it
    defective,
    does_not_exist, // the task fails in a line
    sound,          // everything was proved, and nothing speaks against it
};

struct Verdict {
    std::vector<Ruling> rulings;
    bool examined = false; // with proofs, so that nothing open means sound

    // The heaviest ruling decides.
    Conclusion conclusion() const;
    friend bool operator==(const Verdict&, const Verdict&) = default;
};

} // namespace kodeks::composition

namespace kodeks::ledger {

KODEKS_WORDS(composition::Weight, "note", "open", "defect", "failure")
KODEKS_WORDS(composition::Conclusion, "sound-so-far", "defective", "does-not-exist", "sound")
KODEKS_WORDS(rulebook::Genre, "problem", "etude", "zadacha", "positional-ending")

} // namespace kodeks::ledger
