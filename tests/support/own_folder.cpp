#include "support/own_folder.hpp"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <system_error>

namespace kodeks::test {

namespace fs = std::filesystem;

OwnFolder::OwnFolder() {
    std::string name = (fs::temp_directory_path() / "kodeks-test-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) {
        std::perror(name.c_str());
        std::abort();
    }
    path_ = name;
    // A database that a test starts as another user has to get through.
    fs::permissions(path_, fs::perms::group_exec | fs::perms::others_exec, fs::perm_options::add);
    setenv("TMPDIR", path_.c_str(), 1);
}

OwnFolder::~OwnFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

} // namespace kodeks::test
