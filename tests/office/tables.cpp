#include "office/tables.hpp"


namespace kodeks::office {

namespace {

std::string together(const std::vector<std::string>& people, bool everybody) {
    constexpr std::size_t many = 8;
    if (everybody) {
        return "everybody";
    }
    return people.size() > many ? "anybody else" : fmt::format("{}", fmt::join(people, ", "));
}

} // namespace

void Answers::add(std::string who, std::string answer) {
    const auto found =
        std::ranges::find_if(people_, [&](const auto& known) { return known.first == answer; });
    if (found == people_.end()) {
        people_.push_back({std::move(answer), {std::move(who)}});
    } else {
        found->second.push_back(std::move(who));
    }
}

bool Answers::are_all(std::string_view answer) const {
    return people_.size() == 1 && people_.front().first == answer;
}

std::string Answers::lines() const {
    std::string out;
    for (const auto& [answer, people] : people_) {
        out += fmt::format("    {}: {}\n", together(people, people_.size() == 1), answer);
    }
    return out;
}

std::string Answers::paragraphs() const {
    std::string out;
    for (const auto& [answer, people] : people_) {
        out += fmt::format("{}\n{}", fmt::join(people, "; "), answer);
    }
    return out;
}

Bureau staffed(const Edition& edition) {
    Bureau bureau(edition.name);
    Card card = card_for(edition.name);
    if (!bureau.world.rules->card.group_articles.empty()) {
        card.group = ImpairmentGroup::hearing;
    }
    bureau.go(FileCard{card});
    for (const Role role : all_of<Role>()) {
        bureau.state.officials.push_back({std::string(ledger::word(role)), role, 0, {}, false});
    }
    return bureau;
}

void OfficeTables::compare(std::string_view table, const std::string& text) {
    test::expect_golden(fmt::format("office/{}-{}.txt", GetParam()->name, table), text);
}

std::vector<const Edition*> with_an_office() {
    std::vector<const Edition*> found;
    for (const Edition* edition : rulebook::editions()) {
        if (rulebook::office_rules(edition->name) != nullptr) {
            found.push_back(edition);
        }
    }
    return found;
}

std::string name_of_edition(const testing::TestParamInfo<const Edition*>& of) {
    std::string name(of.param->name);
    std::ranges::replace(name, '-', '_');
    return name;
}

} // namespace kodeks::office
