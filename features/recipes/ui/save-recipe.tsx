import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { Button } from '#ui/actions/button.tsx';
import { mostRecipes } from '../recipes.ts';
import type { NewRecipe } from '../schema.ts';
import { RecipeFields, RefusalLine, recipeFieldsIn } from './recipe-fields.tsx';
import { useAttempt } from './use-attempt.ts';

interface SaveRecipeProps {
  current: { recipe: Recipe; name: string };
  /** How many are saved already. */
  saved: number;
  onSave: (recipe: NewRecipe) => Promise<void>;
}

/** Saves what is open in the scraper under a name; once all places are taken it says so instead. */
export function SaveRecipe({ current, saved, onSave }: SaveRecipeProps) {
  const { busy, refused, attempt } = useAttempt();
  if (saved >= mostRecipes)
    return (
      <p className="text-[.9375rem] text-pretty">
        An account can hold five recipes. Delete one to save another, or replace one with the recipe that’s
        open now.
      </p>
    );
  return (
    // A name is proposed again for what is opened next, and after this one is saved.
    <form
      key={`${current.name} ${saved}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const given = recipeFieldsIn(event.currentTarget);
        void attempt(() => onSave({ ...given, recipe: current.recipe }));
      }}
      className="grid items-start gap-4 @xl:grid-cols-[minmax(0,1fr)_12rem_auto]"
    >
      <RecipeFields name={current.name} schedule="hand" refused={refused} />
      <Button type="submit" variant="ink" busy={busy} className="@xl:mt-[1.9375rem] @xl:min-h-12">
        Save recipe
      </Button>
      <RefusalLine refused={refused} />
    </form>
  );
}
