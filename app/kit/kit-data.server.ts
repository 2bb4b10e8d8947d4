import { kitPageAt } from '#content/workshop/kit-groups.ts';
import type { KitData } from '#kit/kit-data.ts';
import { measuresOf } from '#kit/measured/measures.ts';

/** What the page at this path shows besides its examples; null where the kit has no such page. */
export async function kitDataAt(path: string): Promise<KitData | null> {
  const found = kitPageAt(path);
  if (!found) return null;
  // Made when they are first asked for: reading the types of all components takes seconds while developing.
  const { props } = await import('virtual:kit-props');
  const { sources } = await import('virtual:kit-sources');
  const folder = `${path.replace('/ui/', 'kit/')}/`;
  const own = Object.entries(sources)
    .filter(([file]) => file.startsWith(folder))
    .map(([file, html]) => [file.slice(folder.length).replace('.tsx', ''), html]);
  return {
    ...found,
    sources: Object.fromEntries(own),
    props: props[path] ?? [],
    measured: measuresOf(path),
  };
}
