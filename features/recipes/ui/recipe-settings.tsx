import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { Button } from '#ui/actions/button.tsx';
import type { RecipeLine } from '../recipes.ts';
import type { RecipeChange } from '../schema.ts';
import { RecipeFields, RefusalLine, recipeFieldsIn } from './recipe-fields.tsx';
import { useAttempt } from './use-attempt.ts';

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
  const { busy, refused, attempt } = useAttempt();
  const change = (wish: RecipeChange) => attempt(() => onChange(wish).then(onDone));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void change(recipeFieldsIn(event.currentTarget));
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div className="grid gap-4 @xl:grid-cols-[minmax(0,1fr)_12rem]">
        <RecipeFields
          name={line.name}
          schedule={line.schedule}
          hint={line.pausedAt ? 'Save to start the schedule again.' : undefined}
          refused={refused}
        />
      </div>
      <RefusalLine refused={refused} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="ink" size="small" busy={busy}>
          Save changes
        </Button>
        {current ? (
          <Button variant="ghost" size="small" onClick={() => void change({ recipe: current.recipe })}>
            Replace with the open recipe
          </Button>
        ) : null}
        <Button variant="ghost" size="small" tone="danger" onClick={() => void attempt(onDelete)}>
          Delete<span className="sr-only"> {line.name}</span>
        </Button>
      </div>
    </form>
  );
}
