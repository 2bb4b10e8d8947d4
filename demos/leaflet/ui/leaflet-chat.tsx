import { type FormEvent, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { download } from '../../kit/export/download.ts';
import type { Opening } from '../../kit/models/model-report.ts';
import { openOnServer } from '../../kit/models/open-early.ts';
import { reportWords } from '../../kit/models/report-words.ts';
import { onServer, type ServerReport } from '../../kit/run/on-server.ts';
import { tooManyWaiting, useQueue } from '../../kit/run/use-queue.ts';
import { WaitingQuestions } from '../../kit/run/waiting-questions.tsx';
import type { Work } from '../../kit/run/work.ts';
import type { LeafletAnswer } from '../answer-leaflet.ts';
import { markdownOf } from '../exports.ts';
import { leafletOrigin } from '../leaflet.ts';
import { suggestedQuestions } from '../questions.ts';
import { warningOf } from '../warning-signs.ts';
import { AnswerView } from './answer-view.tsx';
import { WholeLeaflet } from './whole-leaflet.tsx';

export interface LeafletChatProps {
  /** The newest answer that the server gave with the page. */
  first: LeafletAnswer;
  /** A question that was sent without scripts and could not be answered. */
  refused: { question: string; message: string } | null;
}

const run = onServer<{ question: string }, Opening, LeafletAnswer>('leaflet');
const answerTo: Work<string, ServerReport<Opening>, LeafletAnswer> = (question, hooks) =>
  run({ question }, hooks);

function progressWords(report: ServerReport<Opening> | null) {
  if (report === null) return { label: 'Looking in the leaflet', said: '' };
  return reportWords(report.is === 'waiting' ? report : report.progress);
}

/** A question to the leaflet, and what it says. Without scripts the page itself takes the question. */
export function LeafletChat({ first, refused }: LeafletChatProps) {
  const [answers, setAnswers] = useState<readonly LeafletAnswer[]>([first]);
  const [wrong, setWrong] = useState(refused?.message);
  const show = (answer: LeafletAnswer) =>
    setAnswers((before) =>
      [answer, ...before.filter(({ question }) => question !== answer.question)].slice(0, 8),
    );
  const asking = useQueue(answerTo, show);

  function ask(question: string) {
    setWrong(tooManyWaiting(asking.queue) ?? undefined);
    // A number to call waits neither for the questions before it nor for the network.
    const warning = warningOf(question);
    if (warning) show({ question, warning, quote: null, nearest: [] });
    if (tooManyWaiting(asking.queue) === null) asking.add(question);
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const question = field?.value.trim() ?? '';
    if (question.length < 3) {
      setWrong('Enter a question.');
      return;
    }
    if (field) field.value = '';
    ask(question);
  }

  return (
    <div id="ask" className="@container rounded-card border border-line bg-raised p-5 sm:p-8">
      <form method="post" action="#ask" onSubmit={send} noValidate className="flex flex-wrap items-end gap-3">
        <TextField
          required
          label="Ask the leaflet"
          name="question"
          autoComplete="off"
          maxLength={300}
          defaultValue={refused?.question}
          error={wrong}
          // Whoever turns to the field will ask: by then the models should be open.
          onFocus={openOnServer}
          className="min-w-0 flex-1 basis-64"
        />
        <Button type="submit">Ask</Button>
        <div className="flex basis-full flex-wrap gap-2">
          {suggestedQuestions.map((text) => (
            <Button
              key={text}
              type="submit"
              name="question"
              value={text}
              variant="ghost"
              size="small"
              onPointerEnter={openOnServer}
              onClick={(event) => {
                event.preventDefault();
                ask(text);
              }}
            >
              {text}
            </Button>
          ))}
        </div>
      </form>
      <WaitingQuestions
        queue={asking.queue}
        progress={progressWords(asking.progress)}
        onRemove={asking.remove}
        onAgain={asking.again}
      />
      <ul aria-live="polite" aria-busy={asking.queue.length > 0} className="mt-6 grid gap-6">
        {answers.map((answer) => (
          <AnswerView key={answer.question} answer={answer} />
        ))}
      </ul>
      <Button
        variant="ghost"
        size="small"
        className="mt-6 noscript:hidden"
        onClick={() => download('leaflet-answers.md', markdownOf(answers), 'text/markdown')}
      >
        Save these answers
      </Button>
      <p className="mt-4 max-w-[42rem] border-t border-line pt-4 text-sm text-pretty text-mute">
        {leafletOrigin} Your question is answered on our server, which doesn’t keep it.
      </p>
      <WholeLeaflet />
    </div>
  );
}
