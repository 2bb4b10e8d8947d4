import { useWho } from '#features/identity/ui/use-who.ts';
import type { SavedThing } from '#features/saved/client/saved.ts';
import { SaveButton } from '#features/saved/ui/save-button.tsx';

export interface SaveMarkProps {
  thing: SavedThing;
  size?: 'regular' | 'small';
  className?: string;
}

/** The button that saves what a page shows, for whoever is signed in or nobody. */
export const SaveMark = (props: SaveMarkProps) => <SaveButton {...props} owner={useWho()?.name ?? null} />;
