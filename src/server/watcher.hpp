// Whoever is told of what happens.
#pragma once

#include "base/strong.hpp"

#include <memory>
#include <string>

namespace kodeks::server {

using Text = std::shared_ptr<const std::string>; // one encoding for all who get it

class Watcher {
public:
    virtual ~Watcher() = default;
    virtual void told(const Text& text) = 0;

    // How long a message takes to him and back, as the server has measured it; 0: not known.
    virtual Milliseconds lag() const { return {0}; }
};

} // namespace kodeks::server
