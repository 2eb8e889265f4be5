#include "support/trace.hpp"

#include "support/proofs.hpp"

#include <algorithm>
#include <span>

// Only a program with broken decisions has it: one byte for every place, set when it is passed.
extern "C" __attribute__((weak)) unsigned char* kodeks_passed(int* places);

namespace kodeks::test {

namespace {

std::span<unsigned char> passed() {
    if (kodeks_passed == nullptr) {
        return {};
    }
    int places = 0;
    unsigned char* const first = kodeks_passed(&places);
    return {first, static_cast<std::size_t>(places)};
}

} // namespace

void Trace::OnTestStart(const testing::TestInfo&) {
    std::ranges::fill(passed(), 0);
}

// name, milliseconds, articles, places
void Trace::OnTestEnd(const testing::TestInfo& info) {
    out_ << info.test_suite_name() << '.' << info.name() << '\t'
         << (info.result()->Passed() ? info.result()->elapsed_time() : -1) << '\t';
    for (const std::string& article : proofs().cited()) {
        out_ << article << ' ';
    }
    out_ << '\t';
    const auto places = passed();
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] != 0) {
            out_ << i << ' ';
        }
    }
    out_ << std::endl; // a program that dies has told what came before
}

} // namespace kodeks::test
