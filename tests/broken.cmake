# broken_referee and the like are the test programs with every rule datum (folder data), or every
# decision (folder code), beside a wrong one (tools/mutate.cpp); KODEKS_MUTANT says which of them is in
# force. What is broken comes before the libraries on the linker's command line, so the true ones
# inside them are never taken. Built only when tools/mutate.sh asks for it.
set(broken "${CMAKE_CURRENT_BINARY_DIR}/broken")
set(broken_rooms referee tournament office correspondence)
set(broken_code "")
set(unbroken_code "") # of the same rooms: whoever reads, writes or plays at random decides nothing
foreach(room ${broken_rooms})
    file(GLOB_RECURSE code CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}"
        "${CMAKE_SOURCE_DIR}/src/${room}/*.cpp")
    set(deciding ${code})
    list(FILTER deciding EXCLUDE REGEX "/(record|script|simulation|entry_list|trf|checker)/")
    list(REMOVE_ITEM code ${deciding})
    list(APPEND broken_code ${deciding})
    list(APPEND unbroken_code ${code})
endforeach()
file(GLOB_RECURSE broken_data CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}"
    "${CMAKE_SOURCE_DIR}/src/rulebook/editions/*/*.hpp")
set(broken_from ${broken_code} ${broken_data})
list(TRANSFORM broken_from PREPEND "${CMAKE_SOURCE_DIR}/" OUTPUT_VARIABLE true_from)
list(TRANSFORM broken_from PREPEND "${broken}/" OUTPUT_VARIABLE broken_files)
set(broken_places "${broken}/passed.cpp") # which of them a test came by

add_custom_command(
    OUTPUT ${broken_files} "${broken_places}"
    COMMAND mutate write "${CMAKE_SOURCE_DIR}" "${broken}"
    DEPENDS mutate ${true_from}
    COMMENT "Breaking the rules on purpose")
add_custom_target(broken_text DEPENDS ${broken_files} "${broken_places}")

# The editions are compiled from where they stand, but find the broken tables first.
file(GLOB edition_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/rulebook/editions/*/edition.cpp")
add_library(broken_editions OBJECT EXCLUDE_FROM_ALL ${edition_sources})
target_link_libraries(broken_editions PRIVATE kodeks_rulebook)
target_compile_options(broken_editions PRIVATE -w -O1 -Wno-narrowing "SHELL:-iquote ${broken}"
    "SHELL:-iquote ${broken}/src")
add_dependencies(broken_editions broken_text)

# A whole room is compiled again, joined as the true one: a joined file that holds one true decision
# would bring the others along.
foreach(room ${broken_rooms})
    set(true_code ${broken_code} ${unbroken_code})
    list(FILTER true_code INCLUDE REGEX "^src/${room}/")
    set(sources "")
    foreach(file ${true_code})
        get_source_file_property(group "${CMAKE_SOURCE_DIR}/${file}" DIRECTORY "${CMAKE_SOURCE_DIR}"
            UNITY_GROUP)
        set(source "${CMAKE_SOURCE_DIR}/${file}")
        if(file IN_LIST broken_code)
            set(source "${broken}/${file}")
        endif()
        if(group)
            set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${group}")
        endif()
        list(APPEND sources "${source}")
    endforeach()
    add_library(broken_room_${room} OBJECT EXCLUDE_FROM_ALL ${sources})
    if(KODEKS_JOIN)
        set_target_properties(broken_room_${room} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    endif()
    target_link_libraries(broken_room_${room} PRIVATE kodeks_${room})
    target_include_directories(broken_room_${room} BEFORE PRIVATE "${broken}")
    target_compile_options(broken_room_${room} PRIVATE -w -O1)
    add_dependencies(broken_room_${room} broken_text)
endforeach()
add_library(broken_passed OBJECT EXCLUDE_FROM_ALL "${broken_places}")
target_compile_options(broken_passed PRIVATE -w)
add_dependencies(broken_passed broken_text)

# broken_program(PART NAME objects...): test_NAME with these in front.
function(broken_program part name)
    get_target_property(libraries test_${name} LINK_LIBRARIES)
    add_executable(broken_${part}_${name} EXCLUDE_FROM_ALL $<TARGET_OBJECTS:test_${name}> ${ARGN})
    target_link_libraries(broken_${part}_${name} PRIVATE ${libraries})
    set_target_properties(broken_${part}_${name} PROPERTIES LINKER_LANGUAGE CXX
        OUTPUT_NAME broken_${name} RUNTIME_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/broken/${part}")
    add_dependencies(broken_${part} broken_${part}_${name})
endfunction()

add_custom_target(broken_data)
foreach(name referee tournament office correspondence composition rulebook reports cli)
    broken_program(data ${name} $<TARGET_OBJECTS:broken_editions>)
endforeach()
add_custom_target(broken_code)
foreach(name ${broken_rooms} cli)
    set(objects $<TARGET_OBJECTS:broken_passed>)
    foreach(room ${broken_rooms})
        # A program has only the rooms that it uses.
        if(name STREQUAL cli OR name STREQUAL room OR
           (name STREQUAL correspondence AND room MATCHES "referee|tournament"))
            list(APPEND objects $<TARGET_OBJECTS:broken_room_${room}>)
        endif()
    endforeach()
    broken_program(code ${name} ${objects})
endforeach()
