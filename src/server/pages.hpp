// The files that browsers load, read once into memory: no path from outside ever reaches the disk.
#pragma once

#include "base/result.hpp"
#include "server/api/http.hpp"

#include <filesystem>

namespace kodeks::server {

class Pages {
public:
    // Everything below the folder; without one there is only a page that says so.
    static Result<Pages> read(const std::filesystem::path& folder);

    Pages();

    // For GET and HEAD; the front page where the path has no file of its own, because the pages
    // find their way themselves.
    Response answer(const Request& request) const;

private:
    struct File {
        std::string type;
        std::string bytes;
        std::string tag;    // changes with the bytes
        std::string zipped; // the same by gzip, where the build made it
    };

    const File* find(const std::string& path) const;
    void join_zipped();

    std::map<std::string, File> files_;
};

} // namespace kodeks::server
