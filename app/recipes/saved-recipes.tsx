import type { ComponentProps } from 'react';
import { useWho } from '#features/identity/ui/use-who.ts';
import { RecipesPanel } from '#features/recipes/ui/recipes-panel.tsx';

type SavedRecipesProps = Omit<ComponentProps<typeof RecipesPanel>, 'owner'>;

/** The signed-in person's recipes, below the scraper; opening one scrolls back up to the scraper. */
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
