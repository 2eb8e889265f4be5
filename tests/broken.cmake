# broken_referee and the like are the test programs with every rule datum and decision beside a wrong
# one (tools/mutate.cpp); KODEKS_MUTANT says which of them is in force. What is broken comes before
# the libraries on the linker's command line, so the true ones inside them are never taken. Built
# only when tools/mutate.sh asks for it.
set(broken "${CMAKE_CURRENT_BINARY_DIR}/broken")
file(GLOB_RECURSE broken_code CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}"
    "${CMAKE_SOURCE_DIR}/src/correspondence/*.cpp" "${CMAKE_SOURCE_DIR}/src/referee/*.cpp"
    "${CMAKE_SOURCE_DIR}/src/office/*.cpp" "${CMAKE_SOURCE_DIR}/src/tournament/*.cpp")
list(FILTER broken_code EXCLUDE REGEX "/(record|script|simulation|entry_list|trf|checker)/")
file(GLOB_RECURSE broken_data CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}"
    "${CMAKE_SOURCE_DIR}/src/rulebook/editions/*/*.hpp")
set(broken_from ${broken_code} ${broken_data})
list(TRANSFORM broken_from PREPEND "${CMAKE_SOURCE_DIR}/" OUTPUT_VARIABLE true_from)
list(TRANSFORM broken_from PREPEND "${broken}/" OUTPUT_VARIABLE broken_files)

add_custom_command(
    OUTPUT ${broken_files}
    COMMAND mutate write "${CMAKE_SOURCE_DIR}" "${broken}"
    DEPENDS mutate ${true_from}
    COMMENT "Breaking the rules on purpose")
list(TRANSFORM broken_code PREPEND "${broken}/")
list(TRANSFORM broken_data PREPEND "${broken}/")
file(GLOB edition_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/rulebook/editions/*/edition.cpp")

add_custom_target(broken_text DEPENDS ${broken_files})

add_library(broken_rules OBJECT EXCLUDE_FROM_ALL ${broken_code} ${broken_data})
target_link_libraries(broken_rules PRIVATE kodeks_referee kodeks_tournament kodeks_office
    kodeks_correspondence)
target_include_directories(broken_rules BEFORE PRIVATE "${broken}")
target_compile_options(broken_rules PRIVATE -w -O1)
# The editions are compiled from where they stand, but find the broken tables first.
add_library(broken_editions OBJECT EXCLUDE_FROM_ALL ${edition_sources})
target_link_libraries(broken_editions PRIVATE kodeks_rulebook)
target_compile_options(broken_editions PRIVATE -w -O1 -Wno-narrowing "SHELL:-iquote ${broken}"
    "SHELL:-iquote ${broken}/src")
add_dependencies(broken_rules broken_text)
add_dependencies(broken_editions broken_text)

add_custom_target(broken)
foreach(name referee tournament office correspondence composition rulebook cli)
    get_target_property(libraries test_${name} LINK_LIBRARIES)
    add_executable(broken_${name} EXCLUDE_FROM_ALL $<TARGET_OBJECTS:test_${name}>
        $<TARGET_OBJECTS:broken_rules> $<TARGET_OBJECTS:broken_editions>)
    target_link_libraries(broken_${name} PRIVATE ${libraries} kodeks_referee kodeks_tournament
        kodeks_office kodeks_correspondence)
    set_target_properties(broken_${name} PROPERTIES LINKER_LANGUAGE CXX)
    add_dependencies(broken broken_${name})
endforeach()

# The rules of a game alone, with the code that decides by them as it is: a few files to compile
# where the whole takes hundreds. They stand in a folder of their own.
add_custom_target(broken_game)
foreach(name referee rulebook)
    get_target_property(libraries test_${name} LINK_LIBRARIES)
    add_executable(broken_game_${name} EXCLUDE_FROM_ALL $<TARGET_OBJECTS:test_${name}>
        $<TARGET_OBJECTS:broken_editions>)
    target_link_libraries(broken_game_${name} PRIVATE ${libraries})
    set_target_properties(broken_game_${name} PROPERTIES LINKER_LANGUAGE CXX
        OUTPUT_NAME broken_${name} RUNTIME_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/game")
    add_dependencies(broken_game broken_game_${name})
endforeach()
