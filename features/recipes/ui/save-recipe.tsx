import { type FormEvent, useState } from 'react';
import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { Button } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Refused } from '../client/recipes.ts';
import { mostRecipes, type Schedule } from '../recipes.ts';
import type { NewRecipe } from '../schema.ts';
import { ScheduleOptions } from './schedule-options.tsx';

interface SaveRecipeProps {
  current: { recipe: Recipe; name: string };
  /** How many are saved already. */
  saved: number;
  onSave: (recipe: NewRecipe) => Promise<void>;
}

/** Saves what is open in the scraper under a name; once all places are taken it says so instead. */
export function SaveRecipe({ current, saved, onSave }: SaveRecipeProps) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  if (saved >= mostRecipes)
    return (
      <p className="text-[.9375rem] text-pretty">
        Five recipes are the most that an account keeps. Delete one to save another, or replace one with what
        is open now.
      </p>
    );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setRefused(null);
    try {
      const schedule = String(form.get('schedule')) as Schedule;
      await onSave({ name: String(form.get('name')), recipe: current.recipe, schedule });
    } catch (error) {
      setRefused(error instanceof Refused ? error : new Refused(String(error)));
    }
    setBusy(false);
  }

  return (
    // A name is proposed anew for what is opened next, and after this one is saved.
    <form
      key={`${current.name} ${saved}`}
      onSubmit={submit}
      noValidate
      className="grid items-start gap-4 @xl:grid-cols-[minmax(0,1fr)_12rem_auto]"
    >
      <TextField
        label="Name"
        name="name"
        required
        maxLength={80}
        defaultValue={current.name}
        error={refused?.fields.name}
      />
      <SelectField label="Runs" name="schedule" required defaultValue="hand">
        <ScheduleOptions />
      </SelectField>
      <Button type="submit" variant="ink" busy={busy} className="@xl:mt-[1.9375rem] @xl:min-h-12">
        Save the recipe
      </Button>
      <p role="status" className="col-span-full text-sm font-medium text-danger empty:hidden">
        {refused && !refused.fields.name ? refused.message : ''}
      </p>
    </form>
  );
}
