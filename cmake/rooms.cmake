# kodeks_headers(NAME USES targets... INCLUDES headers... [OPTIONS options...]): headers to be read
# once for all targets that kodeks_precompile() gives them to; those must have the same options. Only
# the compiler's time depends on it.
function(kodeks_headers name)
    cmake_parse_arguments(HEADERS "" "" "USES;INCLUDES;OPTIONS" ${ARGN})
    if(KODEKS_PRECOMPILE)
        set(empty "${PROJECT_BINARY_DIR}/generated/${name}.cpp")
        file(CONFIGURE OUTPUT "${empty}" CONTENT "// Nothing but its precompiled headers.\n")
        add_library(${name} STATIC "${empty}")
        target_link_libraries(${name} PUBLIC ${HEADERS_USES})
        target_compile_options(${name} PRIVATE ${HEADERS_OPTIONS})
        target_precompile_headers(${name} PRIVATE ${HEADERS_INCLUDES})
    endif()
endfunction()

function(kodeks_precompile target headers)
    if(KODEKS_PRECOMPILE)
        target_precompile_headers(${target} REUSE_FROM ${headers})
    endif()
endfunction()

# With the sanitizers nothing is optimised, which compiles in a third of the time, but the rooms that
# search: their tests would take too long.
set(KODEKS_SEARCHING base games oracle notation truth composition)

# kodeks_room(NAME [ROOMS rooms...] [LIBRARIES targets...] [HEADERS headers] [OPTIONS options...]): one
# static library from everything under src/NAME, on top of these rooms and these libraries of other
# people, with these precompiled headers. A room of headers alone has nothing to build.
function(kodeks_room name)
    cmake_parse_arguments(ROOM "" "HEADERS" "ROOMS;LIBRARIES;OPTIONS" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/${name}/*.cpp")
    list(TRANSFORM ROOM_ROOMS PREPEND kodeks_)
    # What the time zones define is for the one file that includes them, not for the whole room.
    list(TRANSFORM ROOM_LIBRARIES REPLACE "^date::date-tz$" "$<LINK_ONLY:date::date-tz>")
    set(scope PUBLIC)
    if(NOT sources)
        set(scope INTERFACE)
        add_library(kodeks_${name} INTERFACE)
    else()
        add_library(kodeks_${name} STATIC ${sources} ${KODEKS_GENERATED_${name}})
        if(NOT ROOM_HEADERS)
            set(ROOM_HEADERS room_headers)
        endif()
        kodeks_join(kodeks_${name} ${sources})
        target_compile_options(kodeks_${name} PRIVATE ${ROOM_OPTIONS})
        if(KODEKS_SANITIZE AND name IN_LIST KODEKS_SEARCHING)
            target_compile_options(kodeks_${name} PRIVATE -O1) # the headers were read without it
        else()
            kodeks_precompile(kodeks_${name} ${ROOM_HEADERS})
        endif()
    endif()
    target_include_directories(kodeks_${name} ${scope} "${PROJECT_SOURCE_DIR}/src")
    target_link_libraries(kodeks_${name} ${scope} ${ROOM_ROOMS} ${ROOM_LIBRARIES})
    target_compile_features(kodeks_${name} ${scope} cxx_std_20)
    add_library(kodeks::${name} ALIAS kodeks_${name})
endfunction()
