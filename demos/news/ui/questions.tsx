import { type ComponentProps, type FormEvent, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { tooManyWaiting } from '../../kit/run/use-queue.ts';
import { WaitingQuestions } from '../../kit/run/waiting-questions.tsx';
import { bounds } from '../job.ts';
import type { Answer } from '../reading.ts';
import { saidAuthor } from '../words.ts';
import type { Place } from './places.ts';
import { SourceLink } from './source-link.tsx';

type WaitingProps = ComponentProps<typeof WaitingQuestions>;

interface QuestionsProps {
  answers: readonly Answer[];
  /** Offered until they are asked. */
  suggested: readonly string[];
  waiting: WaitingProps;
  several: boolean;
  onAsk: (question: string) => void;
  onShow: (place: Place) => void;
}

const verdicts: Record<Answer['verdict'], string> = {
  there: 'The text says',
  near: 'The text may not answer this. Closest sentence',
  missing: 'The text doesn’t answer this. Closest sentence',
};

function OneAnswer({
  answer,
  several,
  onShow,
}: { answer: Answer } & Pick<QuestionsProps, 'several' | 'onShow'>) {
  const { question, verdict, passages, written } = answer;
  const isWritten = written?.by.is === 'provider' && written.sentences.length > 0;
  const shown = passages.slice(0, verdict === 'near' ? 2 : 1);
  return (
    <li className="border-t border-line pt-4">
      <p className="font-semibold">{question}</p>
      {isWritten ? (
        <p className="mt-1.5 text-pretty leading-relaxed">
          {written.sentences.map(({ text, sources }) => (
            <span key={text}>
              {text}
              {sources.map((place) => (
                <SourceLink
                  key={`${place.article}-${place.sentence}`}
                  place={place}
                  several={several}
                  onShow={onShow}
                />
              ))}{' '}
            </span>
          ))}
        </p>
      ) : null}
      <p className="mt-1.5 text-sm text-mute">{verdicts[verdict]}</p>
      {shown.map((place) => (
        <blockquote
          key={place.text}
          className="mt-1.5 border-s-2 border-hue ps-3 text-pretty leading-relaxed"
        >
          {place.text}
          <SourceLink place={place} several={several} onShow={onShow} />
        </blockquote>
      ))}
      {written ? <p className="mt-1.5 text-sm text-mute">{saidAuthor(written.by)}</p> : null}
    </li>
  );
}

/** Questions to the text, one answered after the other. The newest answer comes first, with its passage. */
export function Questions({ answers, suggested, waiting, several, onAsk, onShow }: QuestionsProps) {
  const [question, setQuestion] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const asked = [...answers.map((answer) => answer.question), ...waiting.queue.map(({ job }) => job)];
  function ask(text: string) {
    const problem = text.length < 3 ? 'Enter a question.' : tooManyWaiting(waiting.queue);
    setWrong(problem);
    if (problem === null) onAsk(text);
    return problem === null;
  }
  function send(event: FormEvent) {
    event.preventDefault();
    if (ask(question.trim())) setQuestion('');
  }
  return (
    <div className="max-w-[42rem]">
      <form onSubmit={send} noValidate className="flex flex-wrap items-end gap-2">
        <TextField
          required
          label="Ask the text"
          name="question"
          autoComplete="off"
          maxLength={bounds.question}
          value={question}
          error={wrong ?? undefined}
          onChange={(event) => setQuestion(event.currentTarget.value)}
          className="min-w-0 flex-1 basis-56"
        />
        <Button type="submit">Ask</Button>
      </form>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {suggested
          .filter((text) => !asked.includes(text))
          .map((text) => (
            <Button key={text} variant="ghost" size="small" className="text-start" onClick={() => ask(text)}>
              {text}
            </Button>
          ))}
      </div>
      <WaitingQuestions {...waiting} />
      <ul aria-live="polite" className="mt-5 grid gap-4">
        {answers.toReversed().map((answer) => (
          <OneAnswer key={answer.question} answer={answer} several={several} onShow={onShow} />
        ))}
      </ul>
    </div>
  );
}
