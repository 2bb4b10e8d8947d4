import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Refused } from '../client/recipes.ts';
import { type Schedule, schedules } from '../recipes.ts';
import { scheduleWords } from '../words.ts';

interface RecipeFieldsProps {
  name: string;
  schedule: Schedule;
  /** Below the schedule. */
  hint?: string;
  refused: Refused | null;
}

/** What a form with these fields says. */
export function recipeFieldsIn(form: HTMLFormElement): { name: string; schedule: Schedule } {
  const given = new FormData(form);
  return { name: String(given.get('name')), schedule: String(given.get('schedule')) as Schedule };
}

/** The name and the schedule of a recipe, side by side where there is room. */
export function RecipeFields({ name, schedule, hint, refused }: RecipeFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        required
        maxLength={80}
        defaultValue={name}
        error={refused?.fields.name}
      />
      <SelectField label="Runs" name="schedule" required defaultValue={schedule} hint={hint}>
        {schedules.map((each) => (
          <option key={each} value={each}>
            {scheduleWords[each]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** Why a form was refused, where it is not about one of its fields. */
export function RefusalLine({ refused }: { refused: Refused | null }) {
  return (
    <p role="status" className="col-span-full text-sm font-medium text-danger empty:hidden">
      {refused && !refused.fields.name ? refused.message : ''}
    </p>
  );
}
