import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Spinner } from '#ui/data/spinner.tsx';
import { useVisitorZone } from '#ui/foundation/use-visitor-zone.ts';
import { ListGroup } from '#ui/layout/list-group.tsx';
import { mostRecipes } from '../recipes.ts';
import { DeletedNote } from './deleted-note.tsx';
import { RecipeRow } from './recipe-row.tsx';
import { SaveRecipe } from './save-recipe.tsx';
import { type Recipes, useRecipes } from './use-recipes.ts';

interface RecipesPanelProps {
  /** The name of whoever is signed in, or null. */
  owner: string | null;
  /** What is open in the scraper, with a name for it; null while nothing was pointed at. */
  current: { recipe: Recipe; name: string } | null;
  onOpen: (recipe: Recipe) => void;
}

const signIn = `/sign-in?${new URLSearchParams({ redirectFrom: '/akrascraper' })}`;

/** With `when-signed-out` it is not even drawn for whoever is signed in, before the page knows their name. */
function SignedOut({ className = '' }: { className?: string }) {
  return (
    <p className={`max-w-[42rem] text-pretty ${className}`}>
      <a href={signIn} className="underline underline-offset-4">
        Sign in
      </a>{' '}
      to save recipes, run them every hour, day or week, and see what changed since the last run.
    </p>
  );
}

function List({ recipes, ...props }: Pick<RecipesPanelProps, 'current' | 'onOpen'> & { recipes: Recipes }) {
  const zone = useVisitorZone() ?? 'UTC';
  const { list, problem, change, remove, load } = recipes;
  if (problem) return <Alert tone="danger" heading={problem} />;
  if (!list) return <Spinner label="Loading your recipes" />;
  if (list.recipes.length === 0)
    return (
      <p className="max-w-[42rem] text-mute text-pretty">
        No saved recipes yet. Point at something above, then save the recipe. It can run on a schedule and
        tell you what changed.
      </p>
    );
  return (
    <>
      {list.open ? null : (
        <Alert
          tone="warning"
          heading="The scraper is switched off at the moment, so no recipes run until it’s on again."
        />
      )}
      <ListGroup variant="card">
        {list.recipes.map((line) => (
          <RecipeRow
            key={line.id}
            line={line}
            open={list.open}
            zone={zone}
            onChange={(wish) => change(line.id, wish)}
            onDelete={() => remove(line)}
            onRan={load}
            {...props}
          />
        ))}
      </ListGroup>
    </>
  );
}

/** The recipes of an account: saves what is open, runs the saved ones, and shows what changed. */
export function RecipesPanel({ owner, current, onOpen }: RecipesPanelProps) {
  const recipes = useRecipes(owner);
  const saved = recipes.list?.recipes.length ?? 0;
  return (
    <section id="recipes" aria-labelledby="recipes-heading" className="@container grid scroll-mt-24 gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="recipes-heading" className="text-2xl">
          Saved recipes
        </h2>
        {recipes.list ? (
          <p className="mono-label text-mute">
            {saved} of {mostRecipes}
          </p>
        ) : null}
      </div>
      {owner === null ? (
        <SignedOut className="when-signed-out" />
      ) : recipes.signedOut ? (
        <SignedOut />
      ) : (
        <>
          {current && recipes.list ? (
            <SaveRecipe current={current} saved={saved} onSave={recipes.save} />
          ) : null}
          <AlertPlace className="empty:hidden">
            {recipes.deleted ? (
              <DeletedNote
                key={recipes.deleted.id}
                name={recipes.deleted.name}
                onPutBack={recipes.putBack}
                onDismiss={recipes.forgetDeleted}
              />
            ) : null}
          </AlertPlace>
          <List recipes={recipes} current={current} onOpen={onOpen} />
        </>
      )}
    </section>
  );
}
