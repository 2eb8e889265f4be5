// Open draws of lots. Every random choice of an event has a name and is a pure function of the
// published seed and that name, so anybody can repeat any single choice (docs/draws.md):
//
//     Urn urn("the seed drawn in public");
//     urn.choose("r1.colour", 2);        // 0 or 1, each equally likely
//     urn.shuffle("start-list", 12);     // the numbers 0..11 in drawn order
//
// The urn remembers what was asked and answered, in order, for the record of the draw. It has no
// other state: asking the same name again gives the same answer and is recorded once more.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::tournament::lots {

struct Choice {
    enum class Kind : std::uint8_t { choose, shuffle };

    Kind kind = Kind::choose;
    std::string name;
    std::uint32_t options = 0;
    std::vector<std::uint32_t> result; // one number below options, or all of them in drawn order
    // What the options are, where they are participants: their numbers, or their names in a record.
    std::vector<std::uint32_t> numbers{};
    std::vector<std::string> among{}; // by option
    std::vector<std::string> drawn{}; // by result

    friend bool operator==(const Choice&, const Choice&) = default;
};

class Urn {
public:
    explicit Urn(std::string seed) : seed_(std::move(seed)) {}

    // A number below options, which is at least one.
    std::uint32_t choose(std::string_view name, std::uint32_t options);
    // One of the participants with these numbers, by its place in the list.
    std::uint32_t choose_among(std::string_view name, std::vector<std::uint32_t> numbers);
    std::vector<std::uint32_t> shuffle(std::string_view name, std::uint32_t options);

    const std::string& seed() const { return seed_; }

    const std::vector<Choice>& choices() const { return choices_; }

private:
    std::string seed_;
    std::vector<Choice> choices_;
};

// The same without a memory.
std::uint32_t chosen(std::string_view seed, std::string_view name, std::uint32_t options);
std::vector<std::uint32_t> shuffled(std::string_view seed, std::string_view name,
                                    std::uint32_t options);

} // namespace kodeks::tournament::lots
