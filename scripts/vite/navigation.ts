import type { Plugin } from 'vite';
import { menu } from '../../app/site-map/menu.server.ts';

/** `virtual:navigation`: the menu's few links, so that a browser need not load the whole site map. */
export function navigation(): Plugin {
  const id = 'virtual:navigation';
  return {
    name: 'navigation',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const navigation = ${JSON.stringify(menu)};` : undefined,
  };
}
