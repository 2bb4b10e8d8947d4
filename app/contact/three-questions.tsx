import { useEffect, useRef } from 'react';
import { Form as RouterForm, useNavigation } from 'react-router';
import { questionsAbout } from '#content/form-pages/contact.ts';
import { topicLabel, topics } from '#features/enquiries/choices.ts';
import { HiddenTrap } from '#features/enquiries/ui/hidden-trap.tsx';
import { HoursLine } from '#features/enquiries/ui/hours-block.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { keepValues, restoreValues } from '#ui/fields/kept-values.ts';
import { PersonFields } from '#ui/fields/person-fields.tsx';
import { PrivacyLine } from '#ui/fields/privacy-line.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useSend } from '#ui/fields/use-send.ts';
import type { ContactProps } from './contact-page.ts';
import type { Talk, TalkAnswers } from './talk.ts';
import { forgetTalk, stepPlace, useKeptTalk } from './use-kept-talk.ts';

const here = '/pages/contacts-3';

function Asked({ children }: { children: string }) {
  return (
    <p className="max-w-[34rem] rounded-card rounded-es-md bg-sunk px-6 py-4 text-[1.25rem] leading-snug">
      {children}
    </p>
  );
}

/** An answer that was given, with a way back to it. */
function Answered({ children, answers, to }: { children: string; answers: TalkAnswers; to: 0 | 1 }) {
  return (
    <div className="ms-auto flex max-w-[34rem] flex-col items-end">
      <p className="max-w-full whitespace-pre-line break-words rounded-card rounded-ee-md bg-ink px-6 py-4 text-[1.0625rem] text-paper">
        {children}
      </p>
      <RouterForm method="post" action={here} preventScrollReset>
        <Carried answers={answers} />
        <button
          type="submit"
          name="to"
          value={to}
          className="min-h-11 px-2 text-[.95rem] underline underline-offset-4"
        >
          Change this answer
        </button>
      </RouterForm>
    </div>
  );
}

/** What was said so far goes along with every form. */
function Carried({
  answers: { topic, message },
  without,
}: {
  answers: TalkAnswers;
  without?: 'topic' | 'message';
}) {
  return (
    <>
      {topic && without !== 'topic' ? <input type="hidden" name="topics" value={topic} /> : null}
      {message && without !== 'message' ? <input type="hidden" name="message" value={message} /> : null}
    </>
  );
}

function Step({ talk }: { talk: Talk }) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== 'idle';
  const isTopic = talk.step === 0;
  const place = stepPlace(talk.step);
  useEffect(() => {
    if (form.current) restoreValues(form.current, place);
  }, [place]);
  return (
    <RouterForm
      ref={form}
      onInput={({ currentTarget }) => keepValues(currentTarget, place)}
      method="post"
      action={here}
      noValidate
      preventScrollReset
      className="mt-6 grid max-w-[34rem] gap-5"
    >
      <input type="hidden" name="at" value={talk.step} />
      <Carried answers={talk} without={isTopic ? 'topic' : 'message'} />
      {isTopic ? (
        <RadioGroup
          label="It is about"
          name="topics"
          options={topics}
          defaultValue={talk.topic}
          error={talk.wrong ?? undefined}
          required
        />
      ) : (
        <TextArea
          label="Your answer"
          name="message"
          rows={5}
          defaultValue={talk.message}
          error={talk.wrong ?? undefined}
          required
          hint="Two sentences are enough. Please leave passwords out."
        />
      )}
      <div>
        <Button type="submit" busy={busy}>
          Continue
        </Button>
      </div>
    </RouterForm>
  );
}

function Person({ contact, refusal, talk }: ContactProps & { talk: Talk }) {
  const { busy, refused, send } = useSend({ refused: refusal, puzzle: true });
  const typed = refusal?.typed ?? {};
  const wrong = refused?.fields ?? {};
  return (
    <Form
      method="post"
      action={here}
      rules={contact.rules}
      keep="contacts-3-person"
      onSubmit={async (event) => {
        const isTaken = await send(event);
        if (isTaken) forgetTalk();
        return isTaken;
      }}
      className="relative mt-6 grid max-w-[34rem] gap-5"
    >
      <FormKey />
      <HiddenTrap />
      <input type="hidden" name="send" value="yes" />
      <input type="hidden" name="page" value={contact.page} />
      <Carried answers={talk} />
      <AlertPlace urgent>{refused ? <Alert tone="danger" heading={refused.message} /> : null}</AlertPlace>
      <PersonFields emailHint="We only use it to answer you." typed={typed} wrong={wrong} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={busy}>
          Send it to us
        </Button>
        <PrivacyLine part="enquiry" />
      </div>
    </Form>
  );
}

/** An enquiry as a short conversation, one question at a time. Every answer is a form, so it works without scripts, and stays in the tab until it is sent. */
export function ThreeQuestions({ contact, refusal, answered }: ContactProps & { answered: Talk | null }) {
  const talk = useKeptTalk(answered);
  const about = questionsAbout[talk.topic];
  return (
    <div className="wrap pb-24 pt-6 lg:pt-9">
      <div className="mx-auto max-w-[52rem]">
        <h1 className="text-[clamp(min(2rem,9vw),3.5vw,3rem)]">Three questions, and a person answers</h1>
        <HoursLine hours={contact.hours} className="mt-3 text-mute" />
        <p className="mt-6 font-mono text-[.8125rem] text-mute">Question {talk.step + 1} of 3</p>
        <div className="mt-4 grid gap-4">
          <Asked>What brings you to us?</Asked>
          {talk.step > 0 ? (
            <>
              <Answered answers={talk} to={0}>
                {topicLabel(talk.topic)}
              </Answered>
              <Asked>{about?.ask ?? 'What should we know?'}</Asked>
            </>
          ) : null}
          {talk.step > 1 ? (
            <>
              <Answered answers={talk} to={1}>
                {talk.message}
              </Answered>
              <Asked>Thank you. Who are you, and where shall we send our answer?</Asked>
            </>
          ) : null}
        </div>
        {talk.step === 2 ? (
          <Person contact={contact} refusal={refusal} talk={talk} />
        ) : (
          // A lost connection is reported beside the answer, which is kept.
          <Step key={talk.step} talk={refusal ? { ...talk, wrong: refusal.message } : talk} />
        )}
        {talk.step === 1 && about ? (
          <p className="mt-8 max-w-[34rem] border-t border-line pt-4 text-[.95rem] text-mute">
            {about.because}{' '}
            <a href={about.href} className="inline-block py-1.5 text-accent underline underline-offset-4">
              {about.label}
            </a>
          </p>
        ) : null}
      </div>
    </div>
  );
}
