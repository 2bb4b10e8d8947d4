import { answerOf, isAnswered, type Quote, type Turn, type WrittenAnswer } from '../conversation.ts';
import { saidAuthor, verdictWords } from '../words.ts';
import { CalculatedView } from './calculated-view.tsx';
import { Citation } from './citation.tsx';
import { MarkedText } from './marked-text.tsx';

interface TurnViewProps {
  turn: Turn;
  /** Ids of the files that are still there. */
  files: ReadonlySet<string>;
  /** Opens a place in a file; null where files are not shown. */
  onShow: ((place: Pick<Quote, 'file' | 'part' | 'marks'>) => void) | null;
}

const shortened = (text: string): string => (text.length > 420 ? `${text.slice(0, 400).trimEnd()}…` : text);

function QuoteView({
  quote,
  number,
  files,
  onShow,
}: { quote: Quote; number: number } & Omit<TurnViewProps, 'turn'>) {
  return (
    <figure>
      <blockquote className="border-s-2 border-hue ps-3 text-pretty leading-relaxed wrap-anywhere">
        {quote.answer ? <MarkedText text={quote.text} marks={[quote.answer]} /> : shortened(quote.text)}
      </blockquote>
      <figcaption className="ps-3.5">
        <Citation number={number} quote={quote} isThere={files.has(quote.file)} onShow={onShow} />
      </figcaption>
    </figure>
  );
}

/** Which file says what, where they say different things. */
function Disagreement({ quotes }: { quotes: readonly Quote[] }) {
  const [first, ...rest] = quotes.filter(
    ({ file }, at) => quotes.findIndex((other) => other.file === file) === at,
  );
  if (!first || rest.length === 0) return null;
  return (
    <div className="rounded-input border border-warning/45 px-4 py-3">
      <p className="font-semibold text-warning">The files disagree</p>
      <dl className="mt-1.5 grid gap-1 text-[.9375rem]">
        {[first, ...rest].map(({ file, name, text, answer }) => (
          <div key={file} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-mute">{name}</dt>
            <dd className="font-semibold">{answer ? text.slice(answer.start, answer.end) : ''}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What a provider wrote, each sentence with the numbers of the quotations it stands on; a press opens them. */
function WrittenView({ written, files, onShow }: { written: WrittenAnswer } & Omit<TurnViewProps, 'turn'>) {
  const { by, sentences, quotes } = written;
  return (
    <>
      {sentences.length > 0 ? (
        <p className="text-pretty leading-relaxed">
          {sentences.map(({ text, sources }) => (
            <span key={text}>
              {text}
              {sources.map((at) => {
                const quote = quotes[at];
                return quote && onShow && files.has(quote.file) ? (
                  <button
                    key={at}
                    type="button"
                    aria-label={`${quote.name}, ${quote.where}`}
                    onClick={() => onShow(quote)}
                    className="relative mx-0.5 align-super font-mono text-[.75rem] text-accent underline after:absolute after:-inset-3.5 lg:after:hidden"
                  >
                    [{at + 1}]
                  </button>
                ) : null;
              })}{' '}
            </span>
          ))}
        </p>
      ) : null}
      <p className="text-sm text-mute">{saidAuthor(by)}</p>
    </>
  );
}

/** A question and what the files say: the short answer, the sentence it comes from, and where that stands. */
export function TurnView({ turn, files, onShow }: TurnViewProps) {
  const { question, understood, verdict, quotes, nearest, disagree, calculated, written } = turn;
  // What is calculated stands for itself; a passage beside it is only shown where the reader is sure of it.
  const answer = calculated && verdict !== 'sure' ? '' : answerOf(turn);
  const isFound = isAnswered(turn);
  const shown = answer ? quotes : isFound ? [] : nearest;
  return (
    <li className="grid gap-3 border-t border-line pt-5 first:border-0 first:pt-0">
      <div>
        <h3 className="font-sans text-[1rem] font-semibold tracking-normal">{question}</h3>
        {understood ? <p className="text-sm text-mute">Understood as: {understood}</p> : null}
      </div>
      {calculated ? (
        <CalculatedView calculated={calculated} isThere={files.has(calculated.file)} onShow={onShow} />
      ) : null}
      {written ? <WrittenView written={written} files={files} onShow={onShow} /> : null}
      {answer ? (
        <p className="font-display text-[clamp(1.625rem,2.4vw,2.125rem)] leading-[1.05] tracking-[-.03em] wrap-anywhere">
          {verdict === 'probable' ? (
            <span className="mb-1 block font-sans text-sm tracking-normal text-mute">
              {verdictWords.probable}
            </span>
          ) : null}
          {answer}
        </p>
      ) : null}
      {isFound ? null : (
        <p className="text-[1.25rem] font-semibold">
          {verdictWords.absent}
          {nearest.length > 0 ? (
            <span className="mt-0.5 block text-sm font-normal text-mute">These passages come closest.</span>
          ) : null}
        </p>
      )}
      {answer && disagree ? <Disagreement quotes={quotes} /> : null}
      {shown.map((quote, at) => (
        <QuoteView
          key={`${quote.file}-${quote.part}-${quote.text}`}
          quote={quote}
          number={at + 1}
          files={files}
          onShow={onShow}
        />
      ))}
    </li>
  );
}
