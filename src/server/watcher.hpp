// Whoever is told of what happens.
#pragma once

#include <memory>
#include <string>

namespace kodeks::server {

using Text = std::shared_ptr<const std::string>; // one encoding for all who get it

class Watcher {
public:
    virtual ~Watcher() = default;
    virtual void told(const Text& text) = 0;
};

} // namespace kodeks::server
