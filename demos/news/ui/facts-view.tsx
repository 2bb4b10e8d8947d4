import type { ReadArticle, Reading } from '../reading.ts';
import { saidDate } from '../words.ts';
import type { Place } from './places.ts';
import { SourceLink } from './source-link.tsx';

interface ViewProps {
  reading: Reading;
  onShow: (place: Place) => void;
}

/** A sentence with the amounts and dates in it set off. */
function marked(text: string, parts: readonly string[]) {
  const telling = parts.filter(Boolean).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (telling.length === 0) return text;
  const pieces = text.split(new RegExp(`(${telling.join('|')})`));
  let from = 0;
  return pieces.map((piece) => {
    const key = from;
    from += piece.length;
    return parts.includes(piece) ? (
      <strong key={key} className="font-semibold">
        {piece}
      </strong>
    ) : (
      piece
    );
  });
}

/** The sentences that can be checked, what they name set off. */
export function KeyFacts({ reading: { articles }, onShow }: ViewProps) {
  const facts = articles.flatMap((article, at) =>
    article.facts.key.map((fact) => ({ ...fact, article: at })),
  );
  if (facts.length === 0) return <p>We found no figures or dates in the text.</p>;
  return (
    <ul className="grid max-w-[42rem] gap-3">
      {facts.map(({ article, sentence, figures, dates }) => (
        <li key={`${article}-${sentence}`} className="text-pretty">
          {marked(articles[article]?.sentences[sentence]?.text ?? '', [
            ...figures,
            ...dates.map(({ text }) => text),
          ])}
          <SourceLink place={{ article, sentence }} several={articles.length > 1} onShow={onShow} />
        </li>
      ))}
    </ul>
  );
}

/** Names of several articles in one list, with how many sentences speak of each. */
function namesOf(articles: readonly ReadArticle[]): { name: string; count: number; place: Place }[] {
  const all = new Map<string, { name: string; count: number; place: Place }>();
  for (const [article, { facts }] of articles.entries())
    for (const { name, sentences } of facts.names) {
      const known = all.get(name);
      const place = known?.place ?? { article, sentence: sentences[0] ?? 0 };
      all.set(name, { name, count: (known?.count ?? 0) + sentences.length, place });
    }
  return [...all.values()].sort((one, other) => other.count - one.count);
}

/** Who and what is named, and every figure, each with its place. */
export function NamesAndFigures({ reading: { articles }, onShow }: ViewProps) {
  const several = articles.length > 1;
  const names = namesOf(articles);
  const figures = articles.flatMap(({ facts }, article) =>
    facts.figures.map(({ text, sentence }) => ({ text, place: { article, sentence } })),
  );
  const list = 'mt-2 grid gap-x-8 sm:grid-cols-2';
  const row = 'flex items-baseline justify-between gap-3 border-b border-line py-1.5';
  return (
    <div className="grid max-w-[42rem] gap-6">
      <div>
        <h4 className="font-sans text-[.9375rem] font-semibold tracking-normal">Names</h4>
        <ul className={list}>
          {names.map(({ name, count, place }) => (
            <li key={name} className={row}>
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="shrink-0 whitespace-nowrap text-sm text-mute">
                {count} ×
                <SourceLink place={place} several={several} onShow={onShow} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h4 className="font-sans text-[.9375rem] font-semibold tracking-normal">Figures</h4>
        <ul className={list}>
          {figures.map(({ text, place }) => (
            <li key={`${place.article}-${place.sentence}-${text}`} className={row}>
              <span>{text}</span>
              <SourceLink place={place} several={several} onShow={onShow} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What happened and what will, in order, over all articles. */
export function TimeLine({ reading: { articles, timeline }, onShow }: ViewProps) {
  if (timeline.length === 0) return <p>We found no dates in the text.</p>;
  return (
    <ol className="max-w-[42rem]">
      {timeline.map(({ on, text: article, sentence }) => (
        <li
          key={`${on}-${article}-${sentence}`}
          className="grid gap-x-4 border-s-2 border-hue pb-4 ps-4 sm:grid-cols-[6.5rem_minmax(0,1fr)]"
        >
          <time dateTime={on} className="font-mono text-sm tabular-nums">
            {saidDate(on)}
          </time>
          <span className="text-pretty">
            {articles[article]?.sentences[sentence]?.text}
            <SourceLink place={{ article, sentence }} several={articles.length > 1} onShow={onShow} />
          </span>
        </li>
      ))}
    </ol>
  );
}
