import { useWho } from '#features/identity/ui/use-who.ts';
import type { SavedThing } from '#features/saved/client/saved.ts';
import { SaveButton } from '#features/saved/ui/save-button.tsx';

export interface SaveMarkProps {
  thing: SavedThing;
  size?: 'regular' | 'small';
  className?: string;
}

/** The button that saves the item of a page, for signed-in people and for visitors. */
export const SaveMark = (props: SaveMarkProps) => <SaveButton {...props} owner={useWho()?.name ?? null} />;
