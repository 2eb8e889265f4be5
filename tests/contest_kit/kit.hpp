// A competition under test: commands in, the word of the last fact with its articles, or the
// refusal with its articles, out.
#pragma once

#include "composition/contest/contest.hpp"

#include <string>

namespace kodeks::contest {

inline Day day(const char* text) {
    return *read_day(text);
}

// A closed contest with two sections, announced on 2026-01-01, closing on 2026-04-01.
Regulations contest_regulations();
Regulations championship_regulations();
Regulations match_regulations(ContestForm form);
Regulations solving_regulations();

Author person(const std::string& name);
Diagram zadacha();
Diagram problem();

class Desk {
public:
    explicit Desk(const Regulations& regulations);

    // "work-entered RU:6.5.2#5" of the last fact, or "refused: too_late RU:6.5.2#5".
    std::string ask(const Command& command);

    // The same, and the test fails when it is refused.
    void must(const Command& command);

    AuthorId author(const std::string& name);
    WorkId work(const std::string& author, const Diagram& diagram, SectionNumber section = 1,
                const char* on = "2026-02-01");
    // Closes section by section: forwarded, examined.
    void close(const char* on = "2026-04-02");
    // Reports and checks, then the preliminary award.
    void preliminary(const char* on = "2026-05-01");

    State state;
};

} // namespace kodeks::contest
