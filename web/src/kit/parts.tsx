// Small parts that every page has: article tags with their sheet, dialogs, notices, live regions.
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ArticleShown } from "../made/wire";
import { api } from "./api";
import { Cell, useCell } from "./cell";
import { captions } from "./choices";
import { spoken } from "./speak";
import { told, useWords } from "./words";

const openArticle = new Cell<string>("");

export function articleLabel(id: string): { book: string; number: string } {
  const colon = id.indexOf(":");
  return { book: id.slice(0, colon), number: id.slice(colon + 1) };
}

export function ArticleTag({ id }: { id: string }): JSX.Element {
  const say = useWords();
  const { book, number } = articleLabel(id);
  return (
    <a class="article" href={`/rules?article=${encodeURIComponent(id)}`} aria-label={say("page.article.link", { book, number })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openArticle.set(id);
      }}>
      {book} {number}
    </a>
  );
}

export function Articles({ ids }: { ids: string[] }): JSX.Element | null {
  if (!ids.length) return null;
  return <span class="articles">{ids.map((id) => <ArticleTag id={id} key={id} />)}</span>;
}

// What is told to the ear stands in a place of its own, which goes into the topmost dialog: whatever lies
// behind a dialog is silent, and the game goes on meanwhile.
export const ears = document.createElement("div");
ears.id = "ears";
document.body.append(ears);

function bringEars(without: HTMLDialogElement | null): void {
  const open = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].filter((one) => one !== without);
  (open[open.length - 1] ?? document.body).append(ears);
}

// A dialog of the browser: it keeps the focus inside and gives it back afterwards.
export function Dialog(props: { title: string; onClose: () => void; sheet?: boolean; children: ComponentChildren }): JSX.Element {
  const say = useWords();
  const self = useRef<HTMLDialogElement>(null);
  // While the dialog is still in the page: what is told to the ear must never be out of it.
  useLayoutEffect(() => {
    const back = document.activeElement;
    const own = self.current;
    own?.showModal();
    bringEars(null);
    return () => {
      bringEars(own);
      if (back instanceof HTMLElement) back.focus();
    };
  }, []);
  return (
    <dialog ref={self} class={props.sheet ? "sheet" : ""} aria-labelledby="dialog-title" onClose={props.onClose}
      onClick={(event) => event.target === self.current && self.current?.close()}>
      <div class="dialog-body">
        <header>
          <h2 id="dialog-title" tabIndex={-1}>{props.title}</h2>
          <button type="button" class="quiet" onClick={() => self.current?.close()}>{say("page.close")}</button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}

// The passage itself, in the language of the book.
export function Original({ article }: { article: ArticleShown }): JSX.Element | null {
  const say = useWords();
  if (!article.original) return null;
  const { language, lines } = article.original;
  return (
    <section class="original"><h3>{say("page.article.original")}</h3>
      <blockquote lang={language}>{lines.map((line, i) => <p key={i}>{line}</p>)}</blockquote></section>
  );
}

export function ArticleSheet(): JSX.Element | null {
  const say = useWords();
  const id = useCell(openArticle);
  const [article, setArticle] = useState<ArticleShown | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    setArticle(null);
    setFailed(false);
    if (id) api.article(id).then(setArticle, () => setFailed(true));
  }, [id]);
  if (!id) return null;
  const { book, number } = articleLabel(id);
  return (
    <Dialog sheet title={say("page.article.title", { book, number })} onClose={() => openArticle.set("")}>
      {article && <p class="article-text">{told(article.text)}</p>}
      {article && <Original article={article} />}
      {failed && <p>{say("page.article.unknown")}</p>}
      {article && <p class="quiet-text">{say("page.article.proofs", { n: article.proofs })}</p>}
      <p><a href={`/rules?article=${encodeURIComponent(id)}`} onClick={() => openArticle.set("")}>{say("page.article.open")}</a></p>
    </Dialog>
  );
}

// Three live regions; the fourth is the record of the game, a log that is silent. Who does not hear
// has them as captions at the foot of the page.
export function LiveRegions(): JSX.Element {
  const seen = useCell(captions) === "on";
  const move = useCell(spoken.move);
  const verdict = useCell(spoken.verdict);
  const talk = useCell(spoken.talk);
  return (
    <div class={seen ? "captions" : "for-the-ear"}>
      <div id="say-move" role="status" aria-live="assertive" aria-atomic="true">{move}</div>
      <div id="say-verdict" role="alert" aria-live="assertive" aria-atomic="true">{verdict}</div>
      <div id="say-talk" role="status" aria-live="polite" aria-atomic="true">{talk}</div>
    </div>
  );
}

// The parts of a page. On phones they are one row that is pushed aside; the one that is shown stands in
// sight.
export function Parts({ label, look = "tabs", at, children }: { label: string; look?: "tabs" | "rounds"; at: string; children: ComponentChildren }): JSX.Element {
  const self = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = self.current?.querySelector<HTMLElement>("[aria-current]");
    if (self.current && shown) self.current.scrollLeft = shown.offsetLeft - self.current.offsetLeft - (self.current.clientWidth - shown.offsetWidth) / 2;
  }, [at]);
  return <nav ref={self} class={`${look} no-print`} aria-label={label}>{children}</nav>;
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Kodeks` : "Kodeks";
  }, [title]);
}
