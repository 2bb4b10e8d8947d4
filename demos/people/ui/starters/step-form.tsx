import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { planStep } from '../../actions/steps.ts';
import type { Step } from '../../records.ts';
import { TaskFields } from '../parts/task-fields.tsx';
import { TypedForm } from '../parts/typed-form.tsx';
import { useAct, usePeople } from '../people-context.ts';

interface StepFormProps {
  /** Which one is changed; a new one when it is left out. */
  step?: Step;
  onDone: () => void;
}

/** One step of the list for new people. */
export function StepForm({ step, onDone }: StepFormProps) {
  const { rows, viewer } = usePeople();
  const act = useAct();
  return (
    <TypedForm
      send={step ? 'Save the step' : 'Add this step'}
      onDone={onDone}
      onCancel={onDone}
      onSend={(typed) =>
        act(
          planStep(rows, viewer, step?.id ?? null, {
            label: typed('label'),
            who: typed('who'),
            days: typed('days'),
            side: typed('side'),
          }),
        )
      }
    >
      {(wrong) => (
        <>
          <TaskFields given={step} wrong={wrong} />
          <TextField
            label="Days"
            name="days"
            required
            inputMode="numeric"
            defaultValue={step ? String(Math.abs(step.days)) : undefined}
            hint="0 is the first day itself."
            error={wrong('days')}
          />
          <SelectField
            label="Before or after"
            name="side"
            defaultValue={step && step.days >= 0 ? 'after' : 'before'}
          >
            <option value="before">Before the first day</option>
            <option value="after">After the first day</option>
          </SelectField>
        </>
      )}
    </TypedForm>
  );
}
