// A layer below SQLite that lets one call to the disk fail, on demand; everything else is real.
#pragma once

#include <string>

namespace kodeks::store {

class FailingDisk {
public:
    enum class Call { write, sync };

    FailingDisk();
    FailingDisk(const FailingDisk&) = delete;
    FailingDisk& operator=(const FailingDisk&) = delete;
    ~FailingDisk();

    // The call after so many of its kind fails, and all further ones too.
    void fail(Call call, int after) const;
    void repair() const;
    bool has_failed() const;

    std::string name() const { return "kodeks-failing"; }
};

} // namespace kodeks::store
