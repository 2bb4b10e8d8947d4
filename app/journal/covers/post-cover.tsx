import type { ReactNode } from 'react';
import type { Hue } from '#lib/look/hue.ts';
import {
  CauseCover,
  DatabaseCover,
  InvoicesCover,
  KeysCover,
  QuoteCover,
  SheetsCover,
  SlotCover,
  VisitsCover,
  WallCover,
} from './drawn-covers.tsx';
import {
  ForecastCover,
  KillsCover,
  PaletteCover,
  RecipeCover,
  RoutesCover,
  ScriptCover,
  SpeechCover,
} from './measured-covers.tsx';

const ScenePicture = () => (
  <image href="/media/journal/two-cats.svg" width="480" height="360" preserveAspectRatio="xMidYMid slice" />
);

/** The covers of our own posts: its colour, and what is drawn on it. */
export const covers: Readonly<Record<string, readonly [hue: Hue, draw: () => ReactNode]>> = {
  'a-contract-for-the-keyboard': ['lilac', KeysCover],
  'a-wall-around-fetch': ['coral', WallCover],
  'colours-that-keep-their-contrast': ['pink', PaletteCover],
  'invoices-that-never-change': ['mint', InvoicesCover],
  'kill-it-fifty-times': ['sun', KillsCover],
  'no-script-until-touched': ['lime', ScriptCover],
  'one-database-every-size': ['sky', DatabaseCover],
  'pages-that-know-their-age': ['lilac', SheetsCover],
  'pictures-from-parts': ['sky', ScenePicture],
  'point-at-a-row': ['mint', RecipeCover],
  'quote-do-not-claim': ['cobalt', QuoteCover],
  'routes-by-ruin': ['cobalt', RoutesCover],
  'say-each-fault-once': ['sun', CauseCover],
  'seven-forecasters': ['coral', ForecastCover],
  'speech-that-stays-home': ['pink', SpeechCover],
  'three-visits-to-one-page': ['sky', VisitsCover],
  'two-clicks-one-slot': ['coral', SlotCover],
};

interface PostCoverProps {
  post: { slug: string; title: string };
  className?: string;
}

const rings = [150, 114, 78, 42];

/** The picture of a post, drawn from its data; one that an operator wrote gets its first letter. It fills its box. */
export function PostCover({ post, className = '' }: PostCoverProps) {
  const [hue, Draw] = covers[post.slug] ?? ['lime', null];
  return (
    <svg
      viewBox="0 0 480 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-hue={hue}
      className={`block size-full bg-hue text-on-hue ${className}`}
    >
      {Draw ? (
        <Draw />
      ) : (
        <g fill="none" stroke="currentColor" strokeWidth="6">
          {rings.map((radius) => (
            <circle key={radius} cx="360" cy="100" r={radius} />
          ))}
          <text
            x="20"
            y="340"
            fontSize="320"
            fontWeight="700"
            fill="currentColor"
            stroke="none"
            style={{ fontFamily: 'var(--face-display)' }}
          >
            {post.title.slice(0, 1)}
          </text>
        </g>
      )}
    </svg>
  );
}

/** The colour of a post's cover. */
export const coverHue = (slug: string): Hue => covers[slug]?.[0] ?? 'lime';
