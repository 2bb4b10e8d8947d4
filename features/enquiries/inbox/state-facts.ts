import { figure } from '#lib/money/grouped.ts';

/** A thing that can be read off a shared state. */
interface StateFact {
  term: string;
  text: string;
}

const wordsOf = (name: string): string => {
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return figure(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value.trim() && value.length <= 60 ? value.trim() : null;
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`;
  return null;
}

/** What stands on top of a demo's readable state, for whoever has not opened it yet: the first few things that fit in a line. */
export function stateFacts(readable: string | null, most = 4): StateFact[] {
  if (!readable) return [];
  const value: unknown = JSON.parse(readable);
  return Object.entries(value as object)
    .flatMap(([name, each]) => {
      const text = textOf(each);
      return text === null ? [] : [{ term: wordsOf(name), text }];
    })
    .slice(0, most);
}
