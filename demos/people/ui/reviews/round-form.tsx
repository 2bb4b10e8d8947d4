import { daysLater } from '#lib/time/days.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { openRound } from '../../actions/reviews.ts';
import { roundsOf } from '../../rules/reviews.ts';
import { TypedForm } from '../parts/typed-form.tsx';
import { useAct, usePeople } from '../people-context.ts';

const usual = ['What went well?', 'What was harder than it should be?', 'What comes next?'];

/** Opens a round of reviews; the form starts with the questions of the last one. */
export function RoundForm({ onDone }: { onDone: () => void }) {
  const { rows, viewer, day } = usePeople();
  const act = useAct();
  const teams = [...rows.teams.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  const questions = roundsOf(rows)[0]?.questions ?? usual;
  return (
    <TypedForm
      send="Open this round"
      onDone={onDone}
      onCancel={onDone}
      onSend={(typed) => {
        const outcome = openRound(
          rows,
          viewer,
          {
            name: typed('name'),
            due: typed('due'),
            questions: typed('questions'),
            teamId: typed('teamId'),
          },
          day,
        );
        const refused = act(outcome);
        const made = 'edits' in outcome ? outcome.edits[0] : undefined;
        if (made) goTo(['reviews', made.id]);
        return refused;
      }}
    >
      {(wrong) => (
        <>
          <TextField label="Name" name="name" required error={wrong('name')} />
          <DateField
            label="Due"
            name="due"
            required
            min={day}
            defaultValue={daysLater(day, 21)}
            error={wrong('due')}
          />
          <SelectField label="Who takes part" name="teamId" defaultValue="" error={wrong('teamId')}>
            <option value="">Everyone who works here today</option>
            {teams.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextArea
            label="Questions"
            name="questions"
            required
            rows={5}
            hint="Write one per line. Employees and managers answer the same questions."
            defaultValue={questions.join('\n')}
            error={wrong('questions')}
          />
        </>
      )}
    </TypedForm>
  );
}
