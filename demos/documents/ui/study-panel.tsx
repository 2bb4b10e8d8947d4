import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Progress } from '#ui/data/progress.tsx';
import type { ConversationFile, Quote, Where } from '../conversation.ts';
import { type Aid, aids, plainAids, type StudyLine } from '../study.ts';
import { askWords } from '../words.ts';
import { Citation } from './citation.tsx';
import { useStudy } from './use-study.ts';

interface StudyPanelProps {
  files: readonly ConversationFile[];
  where: Where;
  onShow: (quote: Quote) => void;
  onProblem: (problem: string) => void;
}

/** A question of a quiz: a press on an answer says whether it is right, and where that stands. */
function QuizLine({
  line,
  number,
  onShow,
}: {
  line: StudyLine;
  number: number;
  onShow: (quote: Quote) => void;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <p className="font-semibold">{line.lead}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {line.options.map((option) => (
          <Button
            key={option}
            variant={chosen === option ? 'ink' : 'ghost'}
            size="small"
            className="text-start"
            aria-pressed={chosen === option}
            onClick={() => setChosen(option)}
          >
            {option}
          </Button>
        ))}
      </div>
      <div aria-live="polite">
        {chosen ? (
          <>
            <p className={`mt-2 font-semibold ${chosen === line.text ? 'text-done' : 'text-danger'}`}>
              {chosen === line.text ? 'Right.' : `No: ${line.text}.`}
            </p>
            <Citation number={number} quote={line.quote} isThere onShow={onShow} />
          </>
        ) : null}
      </div>
    </>
  );
}

function PlainLine({
  line,
  number,
  onShow,
}: {
  line: StudyLine;
  number: number;
  onShow: (quote: Quote) => void;
}) {
  return (
    <>
      {line.lead ? <p className="font-semibold">{line.lead}</p> : null}
      <p className="text-pretty wrap-anywhere">{line.text}</p>
      <Citation number={number} quote={line.quote} isThere onShow={onShow} />
    </>
  );
}

const empty: Record<Aid, string> = {
  outline: 'These files have no headings.',
  glossary: 'No sentence in these files explains a term.',
  timeline: 'No sentence in these files names a date with its year.',
  points: 'There are too few whole sentences to choose from.',
  questions: 'We couldn’t make a question that our reader answers reliably.',
  quiz: 'There are too few answers of the same kind for a quiz.',
};

/** Study aids over the files, each line with its place. */
export function StudyPanel({ files, where, onShow, onProblem }: StudyPanelProps) {
  const study = useStudy(files);
  const { shown } = study;
  const busy = study.state.is === 'running';
  const progress = study.state.is === 'running' ? study.state.progress : null;
  async function make(aid: Aid) {
    const problem = await study.make(aid, where);
    if (problem) onProblem(problem);
  }
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {(Object.keys(aids) as Aid[]).map((aid) => (
          <Button
            key={aid}
            size="small"
            variant={shown?.aid === aid ? 'ink' : 'ghost'}
            aria-pressed={shown?.aid === aid}
            onClick={() => void make(aid)}
          >
            {aids[aid]}
          </Button>
        ))}
      </div>
      {busy ? (
        <div className="mt-5 flex items-end gap-3">
          <Progress
            className="flex-1"
            {...askWords(progress)}
            label={progress ? askWords(progress).label : 'Reading the files'}
          />
          <Button size="small" variant="ghost" onClick={study.cancel}>
            Cancel
          </Button>
        </div>
      ) : null}
      {shown ? (
        <ol aria-live="polite" className="mt-6 grid gap-4">
          {shown.lines.map((line, at) => (
            <li
              key={`${line.quote.file}-${line.text}-${line.lead}`}
              className="border-t border-line pt-3 first:border-0 first:pt-0"
              style={{ marginInlineStart: `${(Math.min(line.level, 4) - 1) * 0.75}rem` }}
            >
              {shown.aid === 'quiz' ? (
                <QuizLine line={line} number={at + 1} onShow={onShow} />
              ) : (
                <PlainLine line={line} number={at + 1} onShow={onShow} />
              )}
            </li>
          ))}
          {shown.lines.length === 0 ? <li>{empty[shown.aid]}</li> : null}
        </ol>
      ) : (
        <p className="mt-5 text-sm text-mute text-pretty">
          {where === 'server'
            ? `${[...plainAids].map((aid) => aids[aid]).join(', ')} are made in this browser. The others send the text to our server, which doesn’t keep it.`
            : 'All of these are made in this browser.'}
        </p>
      )}
    </div>
  );
}
