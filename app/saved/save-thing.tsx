import { useWho } from '#features/identity/ui/use-who.ts';
import type { SavedThing } from '#features/saved/client/saved.ts';
import { SaveButton } from '#features/saved/ui/save-button.tsx';

interface SaveThingProps {
  thing: SavedThing;
  size?: 'regular' | 'small';
  className?: string;
}

/** The button that saves what a page shows, for whoever is signed in or nobody. */
export const SaveThing = (props: SaveThingProps) => <SaveButton {...props} owner={useWho()?.name ?? null} />;
