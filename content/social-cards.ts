import { applications } from './applications/applications.ts';
import { catalogueScreensAt } from './catalogue-screens.ts';
import { sideBySide } from './screens/side-by-side.ts';
import { screenAt } from './template-screens.ts';

/** Pages that show something that runs elsewhere. */
const shownAt: Readonly<Record<string, string>> = { '/': '/route-optimization/demo' };

/** What an application's own page shows: what runs, or the template it would look like. */
function placeOf(path: string): string {
  const slug = path.match(/^\/applications\/([\w-]+)$/)?.[1];
  const found = applications.find((each) => each.slug === slug);
  return found?.demo ?? found?.screens?.[0] ?? shownAt[path] ?? path;
}

/** The file with the picture for the social card of this path; undefined where nothing runs on a desk's screen. */
export function screenCardAt(path: string): string | undefined {
  if (path === '/your-site-against-ours') return sideBySide.card;
  const place = placeOf(path);
  return (
    screenAt(place)?.screen.card ??
    catalogueScreensAt(place).find(({ picture }) => picture.card)?.picture.card
  );
}
