import { type FormEvent, useId, useState } from 'react';
import { longDay } from '#lib/time/day-words.ts';
import { daysLater } from '#lib/time/days.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import { end } from '../actions/move.ts';
import { keptAfterDecision } from '../kept-for.ts';
import { endReasons } from '../reasons.ts';
import type { Application } from '../records.ts';
import { shownPerson } from '../shown-person.ts';
import type { Desk } from './desk.ts';

interface EndDialogProps {
  id: string;
  desk: Desk;
  application: Application;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Ends an application: by us with a reason, or because they withdrew. */
export function EndDialog({ id, desk, application, open, onOpenChange }: EndDialogProps) {
  const { rows, day, viewerId: by, act } = desk;
  const formId = useId();
  const [problem, setProblem] = useState('');
  const [reason, setReason] = useState('');
  const shown = shownPerson(rows, application);
  const keepUntil = daysLater(day, keptAfterDecision);

  function finish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const own = String(new FormData(event.currentTarget).get('own') ?? '').trim();
    const withdrew = reason === 'withdrew';
    const told = own || (withdrew ? 'Candidate’s decision' : reason);
    const refused = act(
      end(rows, { applicationId: application.id, reason: told, withdrew, by, day }, keepUntil),
    );
    setProblem(refused?.problem ?? '');
    if (!refused) onOpenChange(false);
  }

  return (
    <Dialog
      id={id}
      heading={`End ${shown.name}’s application?`}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Keep it open
          </Button>
          <Button variant="ink" type="submit" form={formId}>
            {reason === 'withdrew' ? 'Record withdrawal' : 'Reject'}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={finish} noValidate className="grid gap-5">
        <RadioGroup
          label="Reason"
          name="reason"
          required
          error={problem || undefined}
          onValueChange={setReason}
          options={[
            ...endReasons.map((value) => ({ value, label: value })),
            { value: 'withdrew', label: 'They withdrew' },
          ]}
        />
        <TextField label="In your own words" name="own" hint="This replaces the reason above." />
        <p className="text-[.9375rem] text-mute">
          Everything about them is due for deletion on {longDay(keepUntil)}. You can undo this at any time.
        </p>
      </Form>
    </Dialog>
  );
}
