import type { Picture } from '#lib/look/picture.ts';
import { choiceLabel } from '../../labels.ts';
import { ApplicationTile } from '../../ui/application-tile.tsx';
import { type Draft, isTrade, trades } from '../fields.ts';
import type { ShownScreen } from '../page.server.ts';

interface LiveTileProps {
  draft: Draft;
  inReview: boolean;
  /** The first screen, if there is one. */
  screen: ShownScreen | undefined;
  /** What the tile shows as long as there is none. */
  standIn: Picture;
  /** Where the page of it can be seen. */
  href: string;
}

/** The catalogue's own tile with what is typed so far. */
export function LiveTile({ draft, inReview, screen, standIn, href }: LiveTileProps) {
  const category = draft.category ?? '';
  return (
    <ApplicationTile
      href={href}
      tile={{
        slug: '',
        name: draft.name?.trim() || 'Name of the application',
        tagline: draft.tagline?.trim() || 'What it does, in one line',
        category,
        takes: draft.takes ?? '',
        hue: isTrade(category) ? trades[category] : 'sky',
        kind: choiceLabel('kind', draft.kind ?? ''),
        price: choiceLabel('price', draft.priceModel ?? ''),
        picture: standIn,
        screen: screen
          ? {
              picture: {
                sources: [{ src: screen.src, width: screen.width }],
                width: screen.width,
                height: screen.height,
                placeholder: null,
              },
              alt: screen.alt,
              caption: screen.alt,
            }
          : null,
        hasDemo: Boolean(draft.demoUrl?.trim()),
        inReview,
      }}
    />
  );
}
