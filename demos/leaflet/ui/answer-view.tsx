import { Alert } from '#ui/data/alert.tsx';
import type { LeafletAnswer } from '../answer-leaflet.ts';
import { leaflet } from '../leaflet.ts';
import { numbersFor, saidNearest, saidVerdict, saidWarning } from '../words.ts';
import { References } from './references.tsx';
import { textLink } from './text-link.ts';

const sectionOf = (id: string) => leaflet.find((section) => section.id === id);

/** One question with what the leaflet says; a warning stands before everything else. */
export function AnswerView({ answer }: { answer: LeafletAnswer }) {
  const { question, warning, quote, nearest } = answer;
  const section = quote ? sectionOf(quote.section) : undefined;
  const said = warning ? saidWarning(warning) : null;
  return (
    <li className="border-t border-line pt-5 text-base leading-normal first:border-0 first:pt-0">
      <p className="text-mute">{question}</p>
      {warning && said ? (
        <Alert
          tone={warning.call === 'midwife' ? 'warning' : 'danger'}
          heading={said.heading}
          className="mt-3"
        >
          <p>{said.text}</p>
          <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
            {numbersFor[warning.call].map(([label, number]) => (
              <a key={number} href={`tel:${number}`} className={`${textLink} font-semibold`}>
                {label}
              </a>
            ))}
          </p>
        </Alert>
      ) : null}
      {quote && section ? (
        <>
          <p className="mt-3 text-sm text-mute">{saidVerdict[quote.verdict]}</p>
          {/* A few words out of a sentence could say the opposite of it, so they stand alone only where the reader is sure. */}
          {quote.verdict === 'sure' ? (
            <p className="mt-1 font-display text-[clamp(1.5rem,4cqi,2.25rem)] leading-tight font-semibold text-balance">
              {quote.answer}
            </p>
          ) : null}
          <blockquote className="mt-3 border-s-2 border-hue ps-4 text-pretty">
            {quote.before}
            <mark className="rounded-sm bg-hue px-0.5 text-on-hue">{quote.answer}</mark>
            {quote.after}
          </blockquote>
          <p className="mt-2 text-sm">
            From the section{' '}
            <a href={`#leaflet-${section.id}`} className={textLink}>
              {section.heading}
            </a>
            .
          </p>
          <References references={section.references} className="mt-0.5" />
        </>
      ) : nearest.length > 0 ? (
        <p className="mt-3">
          {saidNearest(answer)}{' '}
          {nearest.flatMap((id, at) => {
            const near = sectionOf(id);
            return near
              ? [
                  at > 0 ? ', ' : '',
                  <a key={id} href={`#leaflet-${id}`} className={textLink}>
                    {near.heading}
                  </a>,
                ]
              : [];
          })}
          .
        </p>
      ) : null}
    </li>
  );
}
