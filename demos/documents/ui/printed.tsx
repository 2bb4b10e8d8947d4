import { usePrinting } from '../../kit/export/use-printing.ts';
import { answerOf, type Conversation } from '../conversation.ts';
import { verdictWords } from '../words.ts';

/** The conversation on paper: every answer with its quotations. */
export function Printed({ conversation: { title, files, turns } }: { conversation: Conversation }) {
  if (!usePrinting()) return null;
  return (
    <div className="hidden print:block">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-1 text-sm">{files.map(({ document }) => document.name).join(', ')}</p>
      {turns.map((turn) => (
        <section key={turn.id} className="mt-6 break-inside-avoid">
          <h2 className="font-sans text-[1rem] font-semibold tracking-normal">{turn.question}</h2>
          <p className="text-xl">{answerOf(turn) || verdictWords.absent}</p>
          {(turn.quotes.length > 0 ? turn.quotes : turn.nearest).map(({ text, name, where }, at) => (
            <p key={`${name}-${text}`} className="mt-2 text-sm">
              [{at + 1}] “{text}” ({name}, {where})
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
