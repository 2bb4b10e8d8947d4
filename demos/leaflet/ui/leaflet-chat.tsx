import { type FormEvent, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { onServer } from '../../kit/run/on-server.ts';
import { useRun } from '../../kit/run/use-run.ts';
import type { LeafletAnswer } from '../answer-leaflet.ts';
import { leafletOrigin } from '../leaflet.ts';
import { suggestedQuestions } from '../questions.ts';
import { AnswerView } from './answer-view.tsx';
import { WholeLeaflet } from './whole-leaflet.tsx';

export interface LeafletChatProps {
  /** The newest answer that the server gave with the page. */
  first: LeafletAnswer;
  /** A question that was sent without scripts and could not be answered. */
  refused: { question: string; message: string } | null;
}

const work = onServer<{ question: string }, never, LeafletAnswer>('leaflet');

/** A question to the leaflet, and what it says. Without scripts the page itself takes the question. */
export function LeafletChat({ first, refused }: LeafletChatProps) {
  const run = useRun(work);
  const [answers, setAnswers] = useState<readonly LeafletAnswer[]>([first]);
  const [wrong, setWrong] = useState(refused?.message);
  const isAsking = run.state.is === 'running';
  const failed = run.state.is === 'failed' ? run.state.message : null;

  async function ask(question: string) {
    if (isAsking) return;
    const outcome = await run.start({ question });
    if (outcome.is === 'done')
      setAnswers((before) =>
        [outcome.result, ...before.filter((each) => each.question !== question)].slice(0, 8),
      );
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const question = String(new FormData(event.currentTarget).get('question') ?? '').trim();
    setWrong(question.length < 3 ? 'Please write a question.' : undefined);
    if (question.length >= 3) void ask(question);
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
          className="min-w-0 flex-1 basis-64"
        />
        {isAsking ? (
          <Button variant="ghost" onClick={run.cancel}>
            Stop looking
          </Button>
        ) : (
          <Button type="submit">Ask</Button>
        )}
        <div className="flex basis-full flex-wrap gap-2">
          {suggestedQuestions.map((text) => (
            <Button
              key={text}
              type="submit"
              name="question"
              value={text}
              variant="ghost"
              size="small"
              onClick={(event) => {
                event.preventDefault();
                void ask(text);
              }}
            >
              {text}
            </Button>
          ))}
        </div>
      </form>
      <AlertPlace>
        {failed ? (
          <Alert tone="danger" heading="The question could not be answered" className="mt-5">
            {failed}
          </Alert>
        ) : null}
      </AlertPlace>
      <ul aria-live="polite" aria-busy={isAsking} className="mt-6 grid gap-6">
        {answers.map((answer) => (
          <AnswerView key={answer.question} answer={answer} />
        ))}
      </ul>
      <p className="mt-6 max-w-[42rem] border-t border-line pt-4 text-sm text-pretty text-mute">
        {leafletOrigin} Your question is answered on our server, which keeps nothing of it.
      </p>
      <WholeLeaflet />
    </div>
  );
}
