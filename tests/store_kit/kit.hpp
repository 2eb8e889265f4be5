// A folder that goes away after the test, and writes to be stored.
#pragma once

#include "store/folder.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace kodeks::store {

class TempFolder {
public:
    TempFolder();
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;
    ~TempFolder();

    const std::filesystem::path& path() const { return path_; }

    std::string file(const std::string& name) const { return (path_ / name).string(); }

private:
    std::filesystem::path path_;
};

// A command of one stream whose lines say its name and their number.
Write write_of(const std::string& stream, Sequence after, const std::string& command,
               std::size_t lines = 1);

// Three commands in two streams: "game 1" has records 1 to 3, "game 2" has record 1.
void fill(Store& store);

std::vector<std::string> lines_of(const Reading& reading);

} // namespace kodeks::store
