import { kitGroups } from '#content/workshop/kit-groups.ts';
import accessibility from '#kit/measured/accessibility.json' with { type: 'json' };
import type { KitPage } from '#lib/look/kit-page.ts';
import tokensCss from '#ui/tokens/tokens.css?raw';
import { readTokens } from './read-tokens.ts';

/** What the start page of the kit shows that is counted or read, not written. */
export function startDataOf() {
  const pages: readonly KitPage[] = kitGroups.flatMap((group): readonly KitPage[] => group.pages);
  const checked = Object.values(accessibility);
  const components = new Set(
    pages.flatMap((page) => page.components ?? []).map(({ file, name }) => `${file} ${name}`),
  );
  return {
    tokens: readTokens(tokensCss),
    counts: {
      pages: pages.length,
      components: components.size,
      keys: checked.reduce((sum, { keys }) => sum + keys.length, 0),
      states: checked.reduce((sum, { states }) => sum + states.length, 0),
      findings: checked.reduce((sum, { findings }) => sum + findings, 0),
    },
    date:
      checked
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? '',
  };
}
