import { type FormEvent, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { hereWords } from '../../kit/models/here.ts';
import { openOnServer } from '../../kit/models/open-early.ts';
import { reportWords } from '../../kit/models/report-words.ts';
import { useAllHere } from '../../kit/models/use-all-here.ts';
import { useModelPlace } from '../../kit/models/use-model-place.ts';
import { tooManyWaiting, useQueue } from '../../kit/run/use-queue.ts';
import { WaitingQuestions } from '../../kit/run/waiting-questions.tsx';
import { useAccountChoice } from '../../kit/saved/account-choice.ts';
import type { LeafletAnswer } from '../answer-leaflet.ts';
import { askLeaflet, fetchAnswering } from '../ask-leaflet.ts';
import { leafletOrigin } from '../leaflet.ts';
import { firstQuestion, suggestedQuestions } from '../questions.ts';
import { type LeafletTalk, newTalk, withAnswer } from '../talk.ts';
import { warningOf } from '../warning-signs.ts';
import { whereWords } from '../words.ts';
import { AnswerView } from './answer-view.tsx';
import { LeafletTools } from './leaflet-tools.tsx';
import { WholeLeaflet } from './whole-leaflet.tsx';

export interface LeafletChatProps {
  /** The newest answer that the server gave with the page. */
  first: LeafletAnswer;
  /** A question that was sent without scripts and could not be answered. */
  refused: { question: string; message: string } | null;
}

/** A question to the leaflet, and what it says. Without scripts the page itself takes the question. */
export function LeafletChat({ first, refused }: LeafletChatProps) {
  // What was asked without scripts is the visitor's own; anything else is the example.
  const [talk, setTalk] = useState<LeafletTalk>(() =>
    newTalk(first.question === firstQuestion ? [] : [first]),
  );
  const answers = talk.answers.length > 0 ? talk.answers : [first];
  const { where, choose } = useModelPlace('leaflet-where');
  const here = useAllHere(where, fetchAnswering);
  const copies = useAccountChoice() === 'on';
  const [wrong, setWrong] = useState(refused?.message);
  const show = (answer: LeafletAnswer) => setTalk((before) => withAnswer(before, answer));
  const asking = useQueue(askLeaflet(where), show);
  // In this browser nothing is asked of the server, not even to open its models.
  const openEarly = where === 'server' ? openOnServer : undefined;

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
          onFocus={openEarly}
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
              onPointerEnter={openEarly}
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
        progress={
          asking.progress ? reportWords(asking.progress) : { label: 'Looking in the leaflet', said: '' }
        }
        onRemove={asking.remove}
        onAgain={asking.again}
      />
      <ul aria-live="polite" aria-busy={asking.queue.length > 0} className="mt-6 grid gap-6">
        {answers.map((answer) => (
          <AnswerView key={answer.question} answer={answer} />
        ))}
      </ul>
      <LeafletTools talk={talk} shown={answers} onTalk={setTalk} />
      <div className="mt-4 max-w-[42rem] border-t border-line pt-4 text-sm text-pretty text-mute">
        <p>
          {leafletOrigin} {whereWords(where, copies)}
        </p>
        <div className="mt-2 text-base text-ink noscript:hidden">
          <Switch
            label="Run in this browser"
            note={hereWords(here)}
            checked={where === 'browser'}
            onChange={(event) => choose(event.currentTarget.checked ? 'browser' : 'server')}
          />
        </div>
      </div>
      <WholeLeaflet />
    </div>
  );
}
