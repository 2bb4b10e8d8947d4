import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { type Answer, answersIn } from './answers.ts';
import { Form } from './form.tsx';
import { Steps } from './steps.tsx';

interface StepFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The steps of the form, in order; the summary at the end is added automatically. */
  parts: readonly { label: string; content: ReactNode }[];
  /** The label of the last button, such as `Send the enquiry`. */
  sendLabel: string;
  onDone?: (answers: FormData) => void;
}

interface LookBackProps {
  answers: readonly { label: string; answers: Answer[] }[];
  onChange: (part: number) => void;
}

function LookBack({ answers, onChange }: LookBackProps) {
  return answers.map((part, index) => (
    <section key={part.label} className="border-t border-line pt-3">
      <div className="flex items-center justify-between gap-4">
        <h4 className="text-lg">{part.label}</h4>
        <button
          type="button"
          onClick={() => onChange(index)}
          className="min-h-11 font-medium underline decoration-line underline-offset-4 hover:decoration-current"
        >
          Change<span className="sr-only"> {part.label}</span>
        </button>
      </div>
      <dl className="grid gap-y-1 pb-2 @md:grid-cols-[12rem_1fr]">
        {part.answers.map(({ label, said }) => (
          <div key={label} className="@md:contents">
            <dt className="text-mute">{label}</dt>
            <dd className="break-words whitespace-pre-line max-@md:mb-2">{said || 'No answer'}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

/** A long form, one step at a time: each is checked before the next, nothing typed is lost, and the end shows a summary. */
export function StepForm({ parts, sendLabel, onDone, className = '', ...rest }: StepFormProps) {
  const [current, setCurrent] = useState(0);
  const [answers, setAnswers] = useState<LookBackProps['answers']>([]);
  const frames = useRef<(HTMLFieldSetElement | null)[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(0);
  const last = current === parts.length;

  function go(to: number) {
    setAnswers(
      parts.map(({ label }, index) => {
        const frame = frames.current[index];
        return { label, answers: frame ? answersIn(frame) : [] };
      }),
    );
    setCurrent(to);
  }

  // Reading goes on at the heading of the part that has come.
  useEffect(() => {
    if (seen.current !== current) heading.current?.focus();
    seen.current = current;
  }, [current]);

  function next(event: SubmitEvent<HTMLFormElement>) {
    if (last && !onDone) return;
    event.preventDefault();
    if (last) onDone?.(new FormData(event.currentTarget));
    else go(current + 1);
  }

  return (
    <Form className={`@container ${className}`} onSubmit={next} {...rest}>
      <Steps
        steps={[...parts, { label: 'Check and send' }]}
        current={current}
        onStep={go}
        aria-label="Parts of this form"
      />
      <h3 ref={heading} tabIndex={-1} className="mt-7 mb-5 text-2xl">
        {parts[current]?.label ?? 'Is everything correct?'}
      </h3>
      {parts.map((part, index) => (
        // What comes later is disabled, so that the browser does not miss its answers yet.
        <fieldset
          key={part.label}
          ref={(frame) => {
            frames.current[index] = frame;
          }}
          aria-label={part.label}
          hidden={index !== current}
          disabled={index > current}
          className="grid gap-5"
        >
          {part.content}
        </fieldset>
      ))}
      {last ? <LookBack answers={answers} onChange={go} /> : null}
      <div className="mt-7 flex flex-wrap gap-3">
        <Button type="submit">{last ? sendLabel : 'Continue'}</Button>
        {current > 0 ? (
          <Button variant="ghost" onClick={() => go(current - 1)}>
            Back
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
