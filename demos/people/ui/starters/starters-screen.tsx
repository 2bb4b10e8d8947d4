import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import { dropStep } from '../../actions/steps.ts';
import type { Step } from '../../records.ts';
import { inWords, stepsOf } from '../../rules/starters.ts';
import { useAct, usePeople } from '../people-context.ts';
import { StepForm } from './step-form.tsx';

/** The list that everybody gets who is added: what is done for them, by whom, and how near to the first day. */
export function StartersScreen() {
  const { rows, viewer } = usePeople();
  const act = useAct();
  const sheet = useId();
  const [edited, setEdited] = useState<Step | 'new' | null>(null);
  const steps = stepsOf(rows);
  return (
    <div className="max-w-3xl">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-xl text-[.9375rem] text-mute">
          When you add a person, they get these tasks with dates around their first day. Lists that people
          already have stay as they are.
        </p>
        <Button size="small" variant="ghost" onClick={() => setEdited('new')}>
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          Add a step
        </Button>
      </div>
      {steps.length === 0 ? (
        <p className="border-y border-line py-4 text-mute">
          New people get no tasks yet. Add the first step.
        </p>
      ) : null}
      <ol className="divide-y divide-line border-y border-line empty:hidden">
        {steps.map((step) => (
          <li
            key={step.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 sm:grid-cols-[15.5rem_minmax(0,1fr)_7rem_auto]"
          >
            <span className="font-mono text-[.8125rem] text-mute max-sm:col-start-1 max-sm:row-start-2">
              {inWords(step.days)}
            </span>
            <span className="min-w-0 font-medium break-words max-sm:col-start-1 max-sm:row-start-1">
              {step.label}
            </span>
            <span className="text-[.9375rem] text-mute max-sm:col-start-1 max-sm:row-start-3">
              {step.who === 'Starter' ? 'The new person' : step.who}
            </span>
            <span className="flex max-sm:col-start-2 max-sm:row-span-3 max-sm:row-start-1">
              <IconButton
                label={`Edit “${step.label}”`}
                icon={Pencil}
                variant="plain"
                onClick={() => setEdited(step)}
              />
              <IconButton
                label={`Remove “${step.label}”`}
                icon={Trash2}
                variant="plain"
                onClick={() => act(dropStep(rows, viewer, step.id))}
              />
            </span>
          </li>
        ))}
      </ol>
      <Sheet
        id={sheet}
        heading={edited === 'new' ? 'Add a step' : 'Edit the step'}
        open={edited !== null}
        onOpenChange={(open) => {
          if (!open) setEdited(null);
        }}
      >
        {edited ? (
          <StepForm step={edited === 'new' ? undefined : edited} onDone={() => setEdited(null)} />
        ) : null}
      </Sheet>
    </div>
  );
}
