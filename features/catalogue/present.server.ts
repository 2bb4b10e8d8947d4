import { catalogueScreensAt } from '#content/catalogue-screens.ts';
import { objects } from '#content/objects.ts';
import { screenAt } from '#content/template-screens.ts';
import type { Picture } from '#lib/look/picture.ts';
import { readMarkdown } from '#server/markdown/read-markdown.ts';
import { choiceLabel, priceTexts } from './labels.ts';
import type { Application } from './queries.server.ts';
import type { Tile } from './tiles.server.ts';

/** A screenshot that there is. */
export interface Screen {
  picture: Picture;
  /** The same on a dark page, where it looks different there. */
  dark?: Picture;
  alt: string;
  caption: string;
}

// A name that no picture bears is passed over: nothing broken is ever shown.
const screensOf = (paths: readonly string[]): Screen[] =>
  paths.flatMap((path) => {
    const found = screenAt(path);
    if (!found) return [];
    const { screen, alt, caption } = found;
    return [{ picture: screen.light, dark: screen.dark, alt, caption }];
  });
const uploaded = (pictures: Tile['pictures']): Screen[] =>
  pictures.map(({ path, alt, width, height }) => ({
    picture: { sources: [{ src: path, width }], width, height, placeholder: null },
    alt,
    caption: alt,
  }));
const allScreens = ({
  pictures,
  screens,
  demoUrl,
}: Pick<Tile, 'pictures' | 'screens' | 'demoUrl'>): Screen[] => [
  ...uploaded(pictures),
  ...screensOf(screens),
  ...catalogueScreensAt(demoUrl ?? '').map(({ picture, alt }) => ({
    picture: picture.light,
    dark: picture.dark,
    alt,
    caption: alt,
  })),
];

/** The picture of an object; one that is not there is passed over. */
export const objectOf = (name: string): Picture => objects[name as keyof typeof objects] ?? objects.blocks;

/** An application as a tile or a row shows it. */
export function shownTile(tile: Tile) {
  return {
    slug: tile.slug,
    name: tile.name,
    tagline: tile.tagline,
    category: tile.category,
    takes: tile.takes,
    hue: tile.hue,
    kind: choiceLabel('kind', tile.kind),
    price: choiceLabel('price', tile.priceModel),
    picture: objectOf(tile.object),
    screen: allScreens(tile)[0] ?? null,
    hasDemo: tile.demoUrl !== null,
    inReview: tile.status === 'in-review',
  };
}
export type ShownTile = ReturnType<typeof shownTile>;

/** An application as its own page and a comparison show it. */
export function shownApplication(application: Application) {
  return {
    ...shownTile(application),
    summary: application.summary,
    description: readMarkdown(application.description),
    industries: application.industries,
    features: application.features,
    stack: application.stack,
    gives: application.gives,
    isCustom: application.kind === 'custom',
    priceText: priceTexts[application.priceModel],
    screens: allScreens(application),
    maker: application.maker,
    demoUrl: application.demoUrl,
    storyUrl: application.storyUrl,
  };
}
export type ShownApplication = ReturnType<typeof shownApplication>;
