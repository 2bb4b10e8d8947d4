import type { ComponentProps } from 'react';
import { useWho } from '#features/identity/ui/use-who.ts';
import { RecipesPanel } from '#features/recipes/ui/recipes-panel.tsx';

type SavedRecipesProps = Omit<ComponentProps<typeof RecipesPanel>, 'owner'>;

/** The recipes of whoever is signed in, below the scraper; opening one leads back up to it. */
export function SavedRecipes({ current, onOpen }: SavedRecipesProps) {
  return (
    <RecipesPanel
      owner={useWho()?.name ?? null}
      current={current}
      onOpen={(recipe) => {
        onOpen(recipe);
        scrollTo({ top: 0 });
      }}
    />
  );
}
