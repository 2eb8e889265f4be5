# Compiler settings shared by every target. Presets (CMakePresets.json) switch the options. Whoever
# embeds the rooms in a project of his own gets them alone, and warnings are his own affair.
option(KODEKS_PROGRAM "Build the program; without it, the pure rooms alone" ${PROJECT_IS_TOP_LEVEL})
option(KODEKS_TESTS "Build the tests" ${PROJECT_IS_TOP_LEVEL})
option(KODEKS_BENCH "Build the benchmarks" OFF)
option(KODEKS_FUZZ "Build the fuzzers (clang only), guided by what the readers do" OFF)
option(KODEKS_FUZZ_DEEP "Let everything the program does guide the fuzzers" OFF)
option(KODEKS_SANITIZE "Address and undefined-behaviour sanitizers" OFF)
option(KODEKS_COVERAGE "Instrument for coverage" OFF)
option(KODEKS_PRECOMPILE "Read common headers once; without it every file must include what it uses" OFF)
option(KODEKS_JOIN "Compile several files as one: much faster as a whole, slower after one change" OFF)
option(KODEKS_NATIVE "Use every instruction of the building machine; results never depend on it"
    ${PROJECT_IS_TOP_LEVEL})

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast
    -Woverloaded-virtual -Wimplicit-fallthrough)
if(PROJECT_IS_TOP_LEVEL)
    add_compile_options(-Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    # g++ 12 reports overlapping copies in std::string's operator+ that do not exist (GCC bug 105329).
    add_compile_options(-Wno-restrict)
    if(KODEKS_PRECOMPILE) # more of the same kind, from inside std::string
        add_compile_options(-Wno-stringop-overflow -Wno-array-bounds)
    endif()
    if(KODEKS_JOIN) # a type of a joined file looks as if it came from a header
        add_compile_options(-Wno-subobject-linkage)
    endif()
else()
    # libstdc++ 12 uses a deprecated helper of its own inside std::stable_sort.
    add_compile_options(-Wno-deprecated-declarations)
endif()
# A build folder must not leak into the program: messages and logs show paths from the root.
add_compile_options("-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=")

if(KODEKS_NATIVE)
    add_compile_options(-march=native)
endif()
if(KODEKS_SANITIZE)
    if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
        # Under the sanitizers g++ 12 sees uninitialised members inside std::regex (GCC bug 105562).
        add_compile_options(-Wno-maybe-uninitialized)
    endif()
    add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all
        -fno-omit-frame-pointer)
    add_link_options(-fsanitize=address,undefined)
endif()
if(KODEKS_COVERAGE)
    add_compile_options(--coverage)
    add_link_options(--coverage)
endif()
if(KODEKS_FUZZ_DEEP)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
    # Precompiled headers are cached only when told that their macros and dates do not matter; where
    # a clone stands does not matter either, so that one clone compiles for all of them.
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}"
        CCACHE_NOHASHDIR=true "${CCACHE_PROGRAM}")
endif()
find_program(MOLD_PROGRAM mold)
if(MOLD_PROGRAM)
    add_link_options(-fuse-ld=mold)
endif()
