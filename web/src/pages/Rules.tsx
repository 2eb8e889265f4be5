// The rulebooks: read one, search all, one article with its neighbours.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Article, ArticleShown, Rulebook } from "../made/wire";
import { api, patiently } from "../kit/api";
import { useCell } from "../kit/cell";
import { articleLabel, Original, useTitle } from "../kit/parts";
import { go, place } from "../kit/place";
import { capital, told, useWords } from "../kit/words";

export function Rules(): JSX.Element {
  const say = useWords();
  useTitle(say("page.rules"));
  const asked = new URLSearchParams(useCell(place).split("?")[1] ?? "");
  const [article, book, q] = [asked.get("article") ?? "", asked.get("book") ?? "", asked.get("q") ?? ""];
  const [books, setBooks] = useState<Rulebook[]>([]);
  const [found, setFound] = useState<Article[] | null>(null);
  const [one, setOne] = useState<ArticleShown | null>(null);
  useEffect(() => void api.rulebooks().then((all) => setBooks(all.rulebooks)), []);
  useEffect(() => {
    let left = false;
    const nothing = () => left || setFound([]);
    const asking = <T,>(question: () => Promise<T>, show: (answer: T) => void) => void patiently(question, () => left).then((answer) => left || show(answer), nothing);
    setFound(null);
    setOne(null);
    if (article) asking(() => api.article(article), setOne);
    else if (q) asking(() => api.search(q, book), (all) => setFound(all.articles));
    else if (book) asking(() => api.articles(book), (all) => setFound(all.articles));
    return () => void (left = true);
  }, [article, book, q]);
  function search(event: SubmitEvent): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const to = new URLSearchParams({ q: String(form.get("q")), book: String(form.get("book")) });
    go(`/rules?${to}`);
  }
  return (
    <main id="main" class="rules">
      <h1>{say("page.rules")}</h1>
      <form class="form search" role="search" onSubmit={search}>
        <label>{say("page.rules.words")}<input name="q" type="search" defaultValue={q} /></label>
        <label>{say("page.new.rulebook")}<select name="book" defaultValue={book}><option value="">{capital(say("page.rules.all"))}</option>
          {books.map((each) => <option value={each.edition} key={each.edition}>{capital(told(each.title))}</option>)}</select></label>
        <button class="primary">{say("page.rules.search")}</button>
      </form>
      {!article && !q && !book && <ul class="books">{books.map((each) => <li key={each.edition}><a href={`/rules?book=${each.edition}`}>{told(each.title)}</a> <span class="quiet-text">{say("page.rules.count", { n: each.articles })}</span></li>)}</ul>}
      {one && <>
        <h2>{say("page.article.title", articleLabel(one.id))}</h2>
        <p class="article-text">{told(one.text)}</p>
        <Original article={one} />
        <p class="quiet-text">{say("page.article.proofs", { n: one.proofs })} · <a href={`/rules?book=${one.rulebook}`}>{told(books.find((each) => each.edition === one.rulebook)?.title)}</a></p>
        <h2>{say("page.rules.near")}</h2><List articles={one.neighbours} /></>}
      {found && (found.length ? <List articles={found} /> : <p>{say("page.rules.nothing")}</p>)}
    </main>
  );
}

function List({ articles }: { articles: Article[] }): JSX.Element {
  return <dl class="article-list">{articles.map((each) => {
    const { book, number } = articleLabel(each.id);
    return <div key={each.id}><dt><a class="article" href={`/rules?article=${encodeURIComponent(each.id)}`}>{book} {number}</a></dt><dd>{told(each.text)}</dd></div>;
  })}</dl>;
}
