#include "support/effort.hpp"
#include "support/own_folder.hpp"
#include "support/proofs.hpp"
#include "support/trace.hpp"

#include <cstdlib>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

int main(int argc, char** argv) {
    const kodeks::test::OwnFolder folder;
    // The same laws on the same cases in every run; RC_PARAMS="seed=..." looks at others.
    setenv("RC_PARAMS", kodeks::test::slow_build ? "seed=2053 max_success=20" : "seed=2053", 0);
    setenv("KODEKS_ZONE", "UTC", 0); // papers go by the clock on the wall
    testing::InitGoogleMock(&argc, argv);
    testing::UnitTest::GetInstance()->listeners().Append(&kodeks::test::proofs());
    if (const char* const file = std::getenv("KODEKS_TRACE"); file != nullptr) {
        testing::UnitTest::GetInstance()->listeners().Append(new kodeks::test::Trace(file));
    }
    return RUN_ALL_TESTS();
}
