import { type FormEvent, useState } from 'react';
import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { Button } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Refused } from '../client/recipes.ts';
import type { RecipeLine, Schedule } from '../recipes.ts';
import type { RecipeChange } from '../schema.ts';
import { ScheduleOptions } from './schedule-options.tsx';

interface RecipeSettingsProps {
  line: RecipeLine;
  /** What is open in the scraper, which can take the place of this recipe. */
  current: { recipe: Recipe } | null;
  onChange: (change: RecipeChange) => Promise<void>;
  onDelete: () => Promise<void>;
  /** Shuts this part. */
  onDone: () => void;
}

/** Changes the name and the schedule of a recipe, replaces it with what is open, or deletes it. */
export function RecipeSettings({ line, current, onChange, onDelete, onDone }: RecipeSettingsProps) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);

  async function attempt(work: Promise<void>) {
    setBusy(true);
    setRefused(null);
    try {
      await work;
      onDone();
    } catch (error) {
      setRefused(error instanceof Refused ? error : new Refused(String(error)));
      setBusy(false);
    }
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const schedule = String(form.get('schedule')) as Schedule;
    void attempt(onChange({ name: String(form.get('name')), schedule }));
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid gap-4 @xl:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          label="Name"
          name="name"
          required
          maxLength={80}
          defaultValue={line.name}
          error={refused?.fields.name}
        />
        <SelectField
          label="Runs"
          name="schedule"
          required
          defaultValue={line.schedule}
          hint={line.pausedAt ? 'Keeping it lets the schedule go on.' : undefined}
        >
          <ScheduleOptions />
        </SelectField>
      </div>
      <p role="status" className="text-sm font-medium text-danger empty:hidden">
        {refused && !refused.fields.name ? refused.message : ''}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="ink" size="small" busy={busy}>
          Keep the changes
        </Button>
        {current ? (
          <Button
            variant="ghost"
            size="small"
            onClick={() => void attempt(onChange({ recipe: current.recipe }))}
          >
            Replace with what is open
          </Button>
        ) : null}
        <Button variant="ghost" size="small" tone="danger" onClick={() => void attempt(onDelete())}>
          Delete<span className="sr-only"> {line.name}</span>
        </Button>
      </div>
    </form>
  );
}
