// The folder for passing files of one test program: fresh, under the system's, and gone when the
// program ends. Whatever asks for the system's folder meanwhile, this program or one that it
// starts, gets this one: two runs on one machine do not meet in files of the same name.
#pragma once

#include <filesystem>

namespace kodeks::test {

class OwnFolder {
public:
    OwnFolder();
    ~OwnFolder();
    OwnFolder(const OwnFolder&) = delete;
    OwnFolder& operator=(const OwnFolder&) = delete;

private:
    std::filesystem::path path_;
};

} // namespace kodeks::test
