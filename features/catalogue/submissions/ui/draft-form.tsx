import { type ReactNode, useState } from 'react';
import type { Picture } from '#lib/look/picture.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Steps } from '#ui/fields/steps.tsx';
import { submissionHref } from '../address.ts';
import { typedIn } from '../client/send-draft.ts';
import { type Draft, type Step, stepLabels, steps } from '../fields.ts';
import type { OpenSubmission } from '../page.server.ts';
import { type Problems, problemsIn } from '../rules.ts';
import { CheckStep } from './check-step.tsx';
import { KeptWords } from './kept-words.tsx';
import { LiveTile } from './live-tile.tsx';
import { ScreensStep } from './screens-step.tsx';
import { DetailsStep, WhatStep } from './text-steps.tsx';
import { useAutosave } from './use-autosave.ts';

interface DraftFormProps {
  submission: OpenSubmission;
  standIn: Picture;
  /** Where its page can be seen as it will be. */
  preview: string;
  /** What is wrong in this step, once somebody has tried to continue. */
  refused: Problems;
  /** Something was kept or has arrived: the page reads itself again. */
  onChanged: () => void;
  onMoveScreen: (screen: string, to: number) => Promise<unknown>;
}

const words: Record<Step, string> = {
  what: 'Save and continue to details',
  details: 'Save and continue to screens',
  screens: 'Save and check',
  check: 'Submit for review',
};

function StepFrame({ submission, children }: { submission: OpenSubmission; children: ReactNode }) {
  const { step, id } = submission;
  const current = steps.indexOf(step);
  return (
    <section aria-labelledby="step" className="min-w-0">
      <Steps
        aria-label="Steps of a submission"
        current={current}
        steps={steps.map((each) => ({
          label: stepLabels[each],
          href: submissionHref({ open: id, step: each }),
          open: Object.keys(problemsIn(each, submission.problems)).length > 0,
        }))}
      />
      <h2 id="step" className="mt-7 mb-5 text-2xl">
        {stepLabels[step]}
      </h2>
      {children}
    </section>
  );
}

/** One step of a draft beside its tile, which follows what is typed; without scripts each button keeps its step. */
export function DraftForm({
  submission,
  standIn,
  preview,
  refused,
  onChanged,
  onMoveScreen,
}: DraftFormProps) {
  const { id, step, draft, screens } = submission;
  const [typed, setTyped] = useState<Draft>(draft);
  const autosave = useAutosave(id, onChanged);
  const problems = { ...problemsIn(step, refused) };
  const isText = step === 'what' || step === 'details';
  const whole = Object.keys(submission.problems).length === 0;
  const before = steps[steps.indexOf(step) - 1];
  return (
    <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
      <StepFrame submission={submission}>
        <Form
          // Another step is another form.
          key={step}
          method="post"
          encType={step === 'screens' ? 'multipart/form-data' : undefined}
          className="@container grid gap-5"
          onInput={({ currentTarget }) => {
            if (!isText) return;
            const now = typedIn(currentTarget);
            setTyped((earlier) => ({ ...earlier, ...now }));
            autosave.note(now);
          }}
        >
          <input type="hidden" name="submission" value={id} />
          <input type="hidden" name="step" value={step} />
          {/* The Enter key triggers the first button in the form, so it must not be one that removes a screen. */}
          <button type="submit" name="intent" value={step === 'check' ? 'send' : 'keep'} hidden>
            {words[step]}
          </button>
          {step === 'what' ? <WhatStep draft={draft} problems={problems} /> : null}
          {step === 'details' ? <DetailsStep draft={draft} problems={problems} /> : null}
          {step === 'screens' ? (
            <ScreensStep
              submission={submission}
              problem={problems.screens}
              onSent={onChanged}
              onMove={onMoveScreen}
            />
          ) : null}
          {step === 'check' ? <CheckStep submission={submission} preview={preview} /> : null}
          <div className="mt-2 flex flex-wrap items-center gap-3">
            {step !== 'check' || whole ? (
              <Button type="submit" variant="ink" name="intent" value={step === 'check' ? 'send' : 'keep'}>
                {words[step]}
              </Button>
            ) : null}
            {isText ? (
              <Button type="submit" variant="ghost" name="intent" value="keep-only" formNoValidate>
                Save draft
              </Button>
            ) : null}
            {before ? (
              <ButtonLink variant="ghost" href={submissionHref({ open: id, step: before })}>
                Back
              </ButtonLink>
            ) : null}
          </div>
          {isText ? <KeptWords state={autosave.state} /> : null}
        </Form>
      </StepFrame>
      <aside aria-label="Preview in the catalogue" className="min-w-0 max-w-[26rem]">
        <div className="xl:sticky xl:top-6">
          <p className="mb-3 text-sm text-mute">Preview in the catalogue</p>
          <LiveTile draft={typed} inReview={false} screen={screens[0]} standIn={standIn} href={preview} />
          <p className="mt-4 text-[.9375rem]">
            <a href={preview} className="font-medium underline underline-offset-4">
              Preview the whole page
            </a>
          </p>
        </div>
      </aside>
    </div>
  );
}
