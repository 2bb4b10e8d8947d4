import { ownImages } from '../site/facts.ts';
import type { Site } from '../site/site.ts';
import type { Tag } from '../site/tags.ts';
import { isDead } from '../site/trail.ts';
import { at, onPages, quoted } from './check.ts';

const heavy = 300_000;

/** What a file weighs: as its header says, else as it came. */
function bytesOf(site: Site, address: string): number {
  const last = site.trails.get(address)?.last;
  return Number(last?.headers['content-length'] ?? last?.body.length ?? 0);
}

const withAttribute = ({ source }: Tag, attribute: string) => source.replace(/^<img\b/i, `<img ${attribute}`);

function hasSize({ attributes: { width, height, style = '' } }: Tag): boolean {
  const styled =
    /aspect-ratio\s*:/i.test(style) ||
    (/(^|[^-])width\s*:/i.test(style) && /(^|[^-])height\s*:/i.test(style));
  return styled || Boolean(width && height);
}

/** Words that a file's name suggests. */
const wordsIn = (source = '') =>
  (source.split(/[?#]/)[0]?.split('/').at(-1) ?? '').replace(/\.\w+$/, '').replace(/[-_]+/g, ' ');

/** Checks of pictures. */
export const imageChecks = {
  'img-alt-missing': onPages(({ images }) =>
    images
      .filter(({ attributes }) => attributes.alt === undefined)
      .map((image) => ({
        ...at(image),
        what: 'The picture has no alt attribute.',
        mended: withAttribute(image, `alt="${quoted(wordsIn(image.attributes.src))}"`),
      })),
  ),
  'img-no-size': onPages(({ images }) =>
    images
      .filter((image) => !hasSize(image))
      .map((image) => ({ ...at(image), what: 'The picture has no width and height.' })),
  ),
  'img-broken': onPages((page, site) =>
    ownImages(page).flatMap(({ tag, address }) => {
      const trail = site.trails.get(address);
      return trail && isDead(trail)
        ? [{ ...at(tag), what: `${address} answers ${trail.last.status || 'nothing'}.` }]
        : [];
    }),
  ),
  'img-heavy': onPages((page, site) =>
    ownImages(page).flatMap(({ tag, address }) => {
      const bytes = bytesOf(site, address);
      return bytes > heavy ? [{ ...at(tag), what: `${address} weighs ${Math.round(bytes / 1000)} kB.` }] : [];
    }),
  ),
};
