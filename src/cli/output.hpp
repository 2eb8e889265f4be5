// Standard output as a stream that remembers why writing failed. A reader that went away (`| head`)
// is no error; a full disk is.
#pragma once

#include <array>
#include <streambuf>

namespace kodeks::cli {

class OutputBuffer : public std::streambuf {
public:
    explicit OutputBuffer(int descriptor);

    int error() const { return error_; } // an errno value; 0 while all is well

protected:
    int_type overflow(int_type character) override;
    int sync() override;

private:
    bool write_out();

    int descriptor_;
    int error_ = 0;
    std::array<char, 16384> buffer_{};
};

} // namespace kodeks::cli
