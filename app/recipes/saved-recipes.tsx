import type { ComponentProps } from 'react';
import { useWho } from '#features/identity/ui/use-who.ts';
import { RecipesPanel } from '#features/recipes/ui/recipes-panel.tsx';

/** The recipes of whoever is signed in, below the scraper. */
export const SavedRecipes = (props: Omit<ComponentProps<typeof RecipesPanel>, 'owner'>) => (
  <RecipesPanel {...props} owner={useWho()?.name ?? null} />
);
