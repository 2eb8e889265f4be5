#include "tournament/desk/person.hpp"

#include "base/fold.hpp"
#include "tournament/desk/age.hpp"
#include "tournament/desk/desk.hpp"
#include "tournament/state/birth.hpp"

namespace kodeks::tournament {

namespace {

constexpr std::int32_t oldest_years = 130;
constexpr std::int32_t highest_rating = 9999;

// Typing errors that no person has.
std::optional<Refusal> refused_figures(const State& state, const Person& person,
                                       rulebook::Articles birth) {
    const std::int32_t born = person.birth_year;
    if (born != 0 && (born > state.settings.year || born < state.settings.year - oldest_years)) {
        return refuse("tournament.birth_year_odd", {{"year", std::to_string(born)}}, birth).value();
    }
    const bool whole = person.birth_month != 0 || person.birth_day != 0;
    Person same = person;
    if (whole && (!read_birth(birth_text(person), same) || same != person)) {
        return refuse("tournament.birth_date_odd", {{"date", birth_text(person)}}, birth).value();
    }
    for (const Rating& rating : person.ratings) {
        if (rating.value < 0 || rating.value > highest_rating) {
            return refuse("tournament.rating_odd", {{"rating", std::to_string(rating.value)}})
                .value();
        }
    }
    return std::nullopt;
}

// Two of one name are told apart by their years of birth; folding a name is not cheap.
bool is_same_person(const Person& other, const Person& person, const std::string& folded) {
    const bool told_apart =
        other.birth_year != 0 && person.birth_year != 0 && other.birth_year != person.birth_year;
    return !told_apart && fold_case(other.name) == folded;
}

} // namespace

std::optional<Refusal> refused_person(const State& state, const Person& person, const Entry& as,
                                      const World& world) {
    if (person.name.empty()) {
        return refuse("tournament.name_missing").value();
    }
    if (auto refused = refused_figures(state, person, world.rules->birth_articles)) {
        return refused;
    }
    const std::string folded = fold_case(person.name);
    for (const Entry& entry : state.entries) {
        if (entry.id != as.id && entry.is_team == as.is_team &&
            is_same_person(entry.person, person, folded)) {
            return refuse("tournament.entered_twice", {{"name", person.name}}).value();
        }
    }
    return as.is_team ? std::nullopt
                      : refused_by_age(*world.rules, state.settings.age_group, state.settings.year,
                                       person);
}

} // namespace kodeks::tournament
