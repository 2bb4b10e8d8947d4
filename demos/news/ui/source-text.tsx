import { memo } from 'react';
import type { ReadArticle } from '../reading.ts';
import { originOf } from '../words.ts';
import { type Place, placeId } from './places.ts';

interface SourceTextProps {
  articles: readonly ReadArticle[];
  /** Ids of the sentences that the summary cites. */
  marked: ReadonlySet<string>;
  shown: Place | null;
}

function Article({
  article,
  at,
  marked,
  shown,
}: { article: ReadArticle; at: number } & Omit<SourceTextProps, 'articles'>) {
  const origin = originOf(article);
  return (
    <article>
      <h4 className="text-[1.125rem] leading-snug">{article.title}</h4>
      {origin ? <p className="mt-1 text-[.8125rem] text-mute">{origin}</p> : null}
      {article.blocks.map(({ kind, text }, paragraph) => {
        const own = article.sentences.flatMap((one, sentence) =>
          one.paragraph === paragraph ? [{ text: one.text, sentence }] : [],
        );
        const key = `${paragraph}-${text.slice(0, 20)}`;
        if (kind === 'heading')
          return (
            <h5 key={key} className="mt-5 font-sans text-[1rem] font-semibold tracking-normal">
              {text}
            </h5>
          );
        if (own.length === 0) return null;
        return (
          <p key={key} className="mt-3 leading-relaxed">
            {own.map(({ text: told, sentence }) => {
              const id = placeId({ article: at, sentence });
              const isShown = shown?.article === at && shown.sentence === sentence;
              const look = marked.has(id) ? 'bg-hue/35 dark:bg-hue/30' : '';
              return (
                <span key={id}>
                  <span
                    id={id}
                    tabIndex={-1}
                    className={`rounded-[.2em] -mx-0.5 box-decoration-clone px-0.5 outline-offset-2 target:outline-2 ${look} ${isShown ? 'outline-2 outline-accent' : 'outline-none'}`}
                  >
                    {told}
                  </span>{' '}
                </span>
              );
            })}
          </p>
        );
      })}
    </article>
  );
}

function AllTexts({ articles, marked, shown }: SourceTextProps) {
  return (
    <section aria-labelledby="news-source" className="min-w-0">
      <h3 id="news-source" className="text-[1.375rem]">
        {articles.length > 1 ? 'The texts' : 'The text'}
      </h3>
      <p className="mt-1 text-sm text-mute">The highlighted sentences are the basis of the summary.</p>
      <div className="mt-4 grid gap-8">
        {articles.map((article, at) => (
          <Article
            key={`${article.address}${article.title}`}
            article={article}
            at={at}
            marked={marked}
            shown={shown}
          />
        ))}
      </div>
    </section>
  );
}

/** The whole text that was read, with the sentences marked that the summary cites. */
export const SourceText = memo(AllTexts);
