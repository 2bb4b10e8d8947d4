import type { KitPage } from '#lib/look/kit-page.ts';
import { actions } from './actions.ts';
import { data } from './data.ts';
import { fields } from './fields.ts';
import { layout } from './layout.ts';
import { media } from './media.ts';
import { showAndHide } from './show-and-hide.ts';
import { text } from './text.ts';

/** The pages of the interface kit, by group, in the order of the list. */
export const kitGroups = [actions, fields, showAndHide, data, media, text, layout] as const;

const all: readonly KitPage[] = kitGroups.flatMap((group) => group.pages);

/** The page at this path with its neighbours in the list. */
export function kitPageAt(path: string): { page: KitPage; before?: KitPage; after?: KitPage } | null {
  const index = all.findIndex((page) => page.path === path);
  const page = all[index];
  return page ? { page, before: all[index - 1], after: all[index + 1] } : null;
}
