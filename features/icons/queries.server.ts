import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { IconData, IconSet } from '#lib/look/icon-set.ts';
import { pickIcon } from './rules.ts';
import type { KeptIconSet } from './schema.ts';
import type { IconServices } from './services.server.ts';

let lucide: Promise<KeptIconSet> | undefined;

/** The icon set that ships with the site. It is read when the first icon is requested, because most visitors never request one. */
function houseSet(): Promise<KeptIconSet> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
  lucide ??= readFile(file, 'utf8').then((text) => JSON.parse(text) as KeptIconSet);
  return lucide;
}

/** Icons by name: our own first, the rest from the services. `final` is false if a service didn't answer. */
export async function findIcons(
  services: IconServices,
  prefix: string,
  names: readonly string[],
): Promise<{ set: IconSet; final: boolean }> {
  const house = await houseSet();
  const icons = new Map<string, IconData>();
  for (const name of prefix === house.prefix ? names : []) {
    const icon = pickIcon(house, name);
    if (icon) icons.set(name, icon);
  }
  const missing = names.filter((name) => !icons.has(name));
  const elsewhere = missing.length > 0 ? await services.find(prefix, missing) : null;
  for (const [name, icon] of elsewhere?.icons ?? []) icons.set(name, icon);
  const notFound = missing.filter((name) => !icons.has(name));
  return {
    set: {
      prefix,
      icons: Object.fromEntries(icons),
      ...(notFound.length > 0 ? { not_found: notFound } : {}),
    },
    final: elsewhere?.asked ?? true,
  };
}
