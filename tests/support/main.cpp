#include "support/proofs.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

int main(int argc, char** argv) {
    testing::InitGoogleMock(&argc, argv);
    testing::UnitTest::GetInstance()->listeners().Append(&kodeks::test::proofs());
    return RUN_ALL_TESTS();
}
