#include "lib/rooms.hpp"

#include "lib/files.hpp"

#include <algorithm>

namespace kodeks::tools {

namespace {

constexpr std::string_view opening = "kodeks_room(";
constexpr std::string_view blanks = " \t\r\n";

std::string without_comments(std::string_view cmake) {
    std::string text;
    for (const std::string_view line : split(cmake, '\n')) {
        text += line.substr(0, line.find('#'));
        text += '\n';
    }
    return text;
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    std::size_t begin = text.find_first_not_of(blanks);
    while (begin != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(blanks, begin), text.size());
        words.emplace_back(text.substr(begin, end - begin));
        begin = text.find_first_not_of(blanks, end);
    }
    return words;
}

// What stands between the brackets: the name, then lists that each begin with their keyword.
Room room_of(const std::vector<std::string>& words) {
    Room room;
    std::vector<std::string>* list = nullptr;
    for (const std::string& word : words) {
        if (room.name.empty()) {
            room.name = word;
        } else if (word == "ROOMS") {
            list = &room.rooms;
        } else if (word == "LIBRARIES") {
            list = &room.libraries;
        } else if (word == "HEADERS") { // precompiled ones: they change nothing but time
            list = nullptr;
        } else if (list != nullptr) {
            list->push_back(word);
        }
    }
    return room;
}

} // namespace

std::vector<Room> rooms_in(std::string_view cmake) {
    const std::string text = without_comments(cmake);
    std::vector<Room> rooms;
    for (std::size_t at = text.find(opening); at != std::string::npos;
         at = text.find(opening, at + 1)) {
        const std::size_t begin = at + opening.size();
        const std::size_t end = std::min(text.find(')', begin), text.size());
        Room room = room_of(words_of(std::string_view(text).substr(begin, end - begin)));
        room.line = 1 + static_cast<int>(std::count(
                            text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
        rooms.push_back(std::move(room));
    }
    return rooms;
}

} // namespace kodeks::tools
