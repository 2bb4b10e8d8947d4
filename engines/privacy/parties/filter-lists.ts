import { FiltersEngine, type NetworkFilter, Request } from '@ghostery/adblocker';
import type { Lookup } from './listed.ts';
import type { Listed } from './requests.ts';

/** A filter list as blockers read them: its name and its rules. */
export interface FilterList {
  name: string;
  rules: string;
}

type Kind = Parameters<typeof Request.fromRawDetails>[0]['type'];

// What rules call the element that asks; those that no rule names are simply requests.
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/script/, 'script'],
  [/^(img|image|picture|video poster|input)\b/, 'image'],
  [/^(iframe|frame)\b|document/, 'sub_frame'],
  [/stylesheet/, 'stylesheet'],
  [/font/, 'font'],
  [/^(video|audio|source|track|media)\b/, 'media'],
  [/^(embed|object)\b/, 'object'],
  [/xhr|fetch/, 'xmlhttprequest'],
  [/ping|beacon/, 'ping'],
];

const kindOf = (by: string): Kind => kinds.find(([pattern]) => pattern.test(by))?.[1] ?? 'other';

const ruleOf = (filter: NetworkFilter | undefined): string => filter?.toString() ?? '';

/** Looks requests up in an operator's lists, in their order; what a list excepts is not on it. */
export function lookupIn(lists: readonly FilterList[]): Lookup {
  const engines = lists.map(({ name, rules }) => ({
    name,
    engine: FiltersEngine.parse(rules, { loadCosmeticFilters: false }),
  }));
  return ({ url, by }, page) => {
    const request = Request.fromRawDetails({ url: url.href, sourceUrl: page, type: kindOf(by) });
    for (const { name, engine } of engines) {
      const { match, filter } = engine.match(request);
      if (match) return { list: name, rule: ruleOf(filter) } satisfies Listed;
    }
    return null;
  };
}
