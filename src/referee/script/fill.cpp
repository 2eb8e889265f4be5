#include "referee/script/fill.hpp"

#include "ledger/lines.hpp"
#include "referee/script/expectation.hpp"

#include <map>

namespace kodeks::referee::script {

namespace {

// The expectations of the script, by the line of their command.
std::map<std::uint32_t, Json> stated(std::string_view text,
                                     std::vector<std::uint32_t>& their_lines) {
    std::map<std::uint32_t, Json> found;
    std::uint32_t command = 0;
    for (ledger::Lines lines(text); lines.next();) {
        const auto json = lines.json();
        if (json && json->find("expect") != nullptr) {
            found[command] = *json->find("expect");
            their_lines.push_back(lines.number());
        } else {
            command = lines.number();
        }
    }
    return found;
}

} // namespace

Result<std::string> filled(const Source& source, const truth::Oracle& oracle) {
    std::vector<std::uint32_t> old_lines;
    const auto old = stated(source.text, old_lines);
    std::map<std::uint32_t, std::string> answers;
    const auto game = replay(
        source, oracle, [&](const Step& step, std::span<const Event> mine, const State& after) {
            const Scene scene{after.variant, step.position};
            const auto like = old.find(step.line);
            answers[step.line] =
                write_expectation({answer_json(step.given(mine), scene), after, step.command.at},
                                  like == old.end() ? nullptr : &like->second);
        });
    if (!game) {
        return tl::unexpected(game.error());
    }
    std::string text;
    std::uint32_t number = 0;
    for (std::size_t at = 0; at < source.text.size();) {
        const std::size_t end = std::min(source.text.find('\n', at), source.text.size());
        ++number;
        if (std::ranges::find(old_lines, number) == old_lines.end()) {
            text += std::string(source.text.substr(at, end - at)) + "\n";
        }
        if (const auto answer = answers.find(number); answer != answers.end()) {
            text += answer->second + "\n";
        }
        at = end + 1;
    }
    return text;
}

} // namespace kodeks::referee::script
