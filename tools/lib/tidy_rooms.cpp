// Who may include whom: exactly what CMakeLists.txt declares, neither more nor less, and never in a
// circle. And whether every file is used.
#include "lib/pattern.hpp"
#include "lib/tidy.hpp"

#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>

namespace kodeks::tools {

namespace {

struct Include {
    std::string path;
    int line = 0;
};

std::vector<Include> includes_of(const Source& source, const Pattern& directive) {
    std::vector<Include> includes;
    int number = 0;
    for (const std::string_view line : source.code_lines()) {
        ++number;
        for (const auto& match : directive.all_in(line)) {
            includes.push_back({match.part, number});
        }
    }
    return includes;
}

std::vector<Include> own_includes_of(const Source& source) {
    static const Pattern directive("^\\s*#\\s*include\\s+\"([^\"]+)\"");
    return includes_of(source, directive);
}

std::vector<Include> foreign_includes_of(const Source& source) {
    static const Pattern directive("^\\s*#\\s*include\\s+<([^>]+)>");
    return includes_of(source, directive);
}

// How the headers of a library begin, and the target that brings them.
struct Library {
    std::string_view headers;
    std::string_view target;
};

constexpr auto libraries = std::to_array<Library>({{"CLI/", "CLI11::CLI11"},
                                                   {"boost/asio/", "Boost::headers"},
                                                   {"boost/beast/", "Boost::headers"},
                                                   {"boost/json/", "Boost::json"},
                                                   {"date/", "date::date-tz"},
                                                   {"fmt/", "fmt::fmt"},
                                                   {"hb", "PkgConfig::harfbuzz"},
                                                   {"libstemmer.h", "stemmer::stemmer"},
                                                   {"libpq-fe.h", "PkgConfig::postgres"},
                                                   {"openssl/", "OpenSSL::SSL"},
                                                   {"qrencode.h", "PkgConfig::qrencode"},
                                                   {"sodium.h", "PkgConfig::sodium"},
                                                   {"sqlite3.h", "PkgConfig::sqlite"},
                                                   {"tl/", "tl::expected"},
                                                   {"toml++/", "PkgConfig::toml"},
                                                   {"unicode/", "PkgConfig::icu"},
                                                   {"utf8proc.h", "PkgConfig::utf8proc"},
                                                   {"xlsxwriter.h", "PkgConfig::xlsxwriter"},
                                                   {"xxhash.h", "PkgConfig::xxhash"},
                                                   {"zlib.h", "ZLIB::ZLIB"},
                                                   {"zstd.h", "PkgConfig::zstd"}});

// Empty for the headers that every compiler brings along.
std::string_view library_of(std::string_view header) {
    for (const Library& library : libraries) {
        if (header.starts_with(library.headers)) {
            return library.target;
        }
    }
    return {};
}

// What the files of one room include of others, with the first place of each.
struct Used {
    std::map<std::string, Finding> rooms;
    std::map<std::string, Finding> libraries;
};

Used used_by(const Room& room, const Tree& tree) {
    Used used;
    for (const Source& source : tree.sources) {
        if (source.room() != room.name) {
            continue;
        }
        for (const Include& include : own_includes_of(source)) {
            const std::string other = include.path.substr(0, include.path.find('/'));
            if (other != room.name &&
                std::ranges::find(tree.rooms, other, &Room::name) != tree.rooms.end()) {
                used.rooms.try_emplace(other, Finding{source.path, include.line, {}});
            }
        }
        for (const Include& include : foreign_includes_of(source)) {
            if (const std::string_view library = library_of(include.path); !library.empty()) {
                used.libraries.try_emplace(std::string(library),
                                           Finding{source.path, include.line, {}});
            }
        }
    }
    return used;
}

Finding at_declaration(const Room& room, std::string message) {
    return {"CMakeLists.txt", room.line, std::move(message)};
}

// Compares what is declared with what is included, both ways. `kind` is "room" or "library".
void check_edges(const Room& room, std::string_view kind, const std::vector<std::string>& declared,
                 const std::map<std::string, Finding>& used, std::vector<Finding>& findings) {
    for (const auto& [other, place] : used) {
        if (std::ranges::find(declared, other) == declared.end()) {
            findings.push_back(
                {place.file, place.line,
                 fmt::format("room '{}' does not declare that it uses the {} '{}'; do without it "
                             "or declare it in CMakeLists.txt (docs/architecture.md)",
                             room.name, kind, other)});
        }
    }
    for (const std::string& other : declared) {
        if (!used.contains(other)) {
            findings.push_back(at_declaration(
                room, fmt::format("room '{}' declares the {} '{}' but includes nothing of it; "
                                  "remove it",
                                  room.name, kind, other)));
        }
    }
}

// A room uses only rooms declared before it; so there can be no circle.
void check_order(const Tree& tree, std::vector<Finding>& findings) {
    std::set<std::string_view> before;
    for (const Room& room : tree.rooms) {
        for (const std::string& other : room.rooms) {
            if (!before.contains(other)) {
                findings.push_back(at_declaration(
                    room, fmt::format("room '{}' uses room '{}', which is not declared before it; "
                                      "rooms must not use each other in a circle",
                                      room.name, other)));
            }
        }
        before.insert(room.name);
    }
}

void check_known_room(const Tree& tree, const Source& source, std::vector<Finding>& findings) {
    if (std::ranges::find(tree.rooms, source.room(), &Room::name) == tree.rooms.end()) {
        findings.push_back({source.path, 0,
                            fmt::format("no target builds this file: declare the room '{}' in "
                                        "CMakeLists.txt or move the file into one",
                                        source.room())});
    }
}

void check_used(const Tree& tree, std::vector<Finding>& findings) {
    std::set<std::string> included;
    for (const Source& source : tree.sources) {
        const std::string folder = source.path.substr(0, source.path.rfind('/') + 1);
        for (const Include& include : own_includes_of(source)) {
            included.insert("src/" + include.path);
            included.insert("tools/" + include.path);
            included.insert("tests/" + include.path);
            included.insert(folder + include.path);
        }
    }
    for (const Source& source : tree.sources) {
        if (source.is_header() && !included.contains(source.path)) {
            findings.push_back(
                {source.path, 0, "nobody includes this header; use it or delete it"});
        }
    }
}

} // namespace

std::vector<Finding> check_rooms(const Tree& tree) {
    std::vector<Finding> findings;
    for (const Source& source : tree.sources) {
        if (source.path.starts_with("src/") && source.path != "src/main.cpp") {
            check_known_room(tree, source, findings);
        }
    }
    check_order(tree, findings);
    for (const Room& room : tree.rooms) {
        const Used used = used_by(room, tree);
        check_edges(room, "room", room.rooms, used.rooms, findings);
        check_edges(room, "library", room.libraries, used.libraries, findings);
    }
    check_used(tree, findings);
    return findings;
}

} // namespace kodeks::tools
