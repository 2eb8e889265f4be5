// A real PostgreSQL of the tests' own: one cluster in a temporary folder for each test program,
// begun when first asked for, on a socket in that folder, and gone with the program.
#pragma once

#include "store_kit/kit.hpp"

#include <string>

#include <sys/types.h>

namespace kodeks::store {

class Cluster {
public:
    static Cluster& shared();

    Cluster();
    Cluster(const Cluster&) = delete;
    Cluster& operator=(const Cluster&) = delete;
    ~Cluster();

    // The address of a new, empty database.
    std::string new_database();

    // Ends every connection to it, as when the network fails.
    void cut_connections(const std::string& address);

    void stop();  // as a power failure: at once
    void start(); // waits until it answers

private:
    TempFolder folder_;
    pid_t pid_ = 0;
    int databases_ = 0;
};

} // namespace kodeks::store
