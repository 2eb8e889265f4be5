// Tools that need no event: a position studied, a composition solved, a file of games read, a draw
// of lots repeated, the hands of a mechanical clock set, letters of a game by correspondence.
import type { JSX } from "preact";
import { Parts, useTitle } from "../kit/parts";
import { useWords, type Key } from "../kit/words";
import { Analysis } from "../tools/Analysis";
import { CompositionDesk } from "../tools/CompositionDesk";
import { DialHelper } from "../tools/DialHelper";
import { DrawCheck } from "../tools/DrawCheck";
import { GameViewer } from "../tools/GameViewer";
import { LetterDesk } from "../tools/LetterDesk";

const tools = { analysis: Analysis, composition: CompositionDesk, games: GameViewer, letter: LetterDesk, draw: DrawCheck, dial: DialHelper };
type Tool = keyof typeof tools;

function isTool(name: string): name is Tool {
  return name in tools;
}

export function Tools({ id }: { id: string }): JSX.Element {
  const say = useWords();
  const title = isTool(id) ? say(`page.tools.${id}` as Key) : say("page.tools");
  useTitle(title);
  const Shown = isTool(id) ? tools[id] : null;
  const link = (name: string) => (
    <a key={name} href={`/tools/${name}`} aria-current={name === id ? "page" : undefined}>{say(`page.tools.${name}` as Key)}</a>);
  if (Shown) {
    return (
      <main id="main" class="tools"><h1>{title}</h1>
        <Parts label={say("page.tools")} at={id}>{Object.keys(tools).map(link)}</Parts>
        <Shown /></main>
    );
  }
  return (
    <main id="main" class="tools"><h1>{title}</h1>
      <ul class="tool-list">{Object.keys(tools).map((name) => <li key={name}>{link(name)}<p>{say(`page.tools.${name}.lead` as Key)}</p></li>)}</ul>
    </main>
  );
}
