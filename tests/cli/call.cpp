#include "cli/call.hpp"

#include "cli/dispatch.hpp"

#include <sstream>

namespace kodeks::cli {

Called call(const std::string& line, const Facts& facts, const std::string& input) {
    std::istringstream line_in(line);
    std::vector<std::string> words;
    for (std::string word; std::getline(line_in, word, ' ');) {
        words.push_back(word);
    }
    return call_words(words, facts, input);
}

Called call_words(const std::vector<std::string>& words, const Facts& facts,
                  const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream talk;
    const Exit exit = dispatch(words, facts, {in, out, talk});
    return {exit, out.str(), talk.str()};
}

void PrintTo(const Called& called, std::ostream* out) {
    *out << "exit " << static_cast<int>(called.exit) << "\n-- out\n"
         << called.out << "-- talk\n"
         << called.talk;
}

} // namespace kodeks::cli
