import { answerOf } from '#lib/forms/answer.ts';
import { type IconData, type IconSet, isIconSet } from '#lib/look/icon-set.ts';

/** An icon that was asked for: on its way, there, in no set, or not to be had just now. */
export type IconState = IconData | 'waiting' | 'missing' | 'failed';

/** Icons by name, asked for together and remembered. */
interface IconStore {
  /** What is known of the icon; nothing is asked for by looking. */
  look: (name: string) => IconState;
  /** Asks for the icon unless it is known, and calls back when that changes. */
  watch: (name: string, changed: () => void) => () => void;
}

const mostNames = 100;
const wholeName = /^([a-z0-9-]+):([a-z0-9-]+)$/;

async function fetchSet(prefix: string, names: readonly string[]): Promise<IconSet> {
  // In order, so that the same names are the same address and the browser's own cache knows it.
  const answer = await fetch(`/api/icons/${prefix}.json?icons=${names.toSorted().join(',')}`);
  if (!answer.ok) throw new Error(`The icons answered ${answer.status}`);
  return answerOf(answer, isIconSet);
}

/** Makes a store; all names of one moment and one set go in one request. */
export function makeIconStore(
  load: (prefix: string, names: readonly string[]) => Promise<IconSet>,
): IconStore {
  const known = new Map<string, IconState>();
  const watchers = new Map<string, Set<() => void>>();
  let asked = new Set<string>();

  function tell(name: string, state: IconState): void {
    known.set(name, state);
    for (const changed of watchers.get(name) ?? []) changed();
  }

  async function ask(prefix: string, names: readonly string[]): Promise<void> {
    try {
      const { icons } = await load(prefix, names);
      for (const name of names)
        tell(`${prefix}:${name}`, (Object.hasOwn(icons, name) && icons[name]) || 'missing');
    } catch {
      for (const name of names) tell(`${prefix}:${name}`, 'failed');
    }
  }

  function send(): void {
    const bySet = Map.groupBy(
      [...asked].map((name) => name.split(':') as [string, string]),
      ([prefix]) => prefix,
    );
    asked = new Set();
    for (const [prefix, pairs] of bySet) {
      const names = pairs.map(([, name]) => name);
      for (let at = 0; at < names.length; at += mostNames) void ask(prefix, names.slice(at, at + mostNames));
    }
  }

  return {
    look: (name) => known.get(name) ?? 'waiting',
    watch(name, changed) {
      watchers.set(name, (watchers.get(name) ?? new Set()).add(changed));
      const state = known.get(name);
      if (!wholeName.test(name)) {
        if (state !== 'missing') queueMicrotask(() => tell(name, 'missing'));
      } else if (state === undefined || state === 'failed') {
        // Whoever asks later may be luckier: a failure is forgotten, an icon and its absence are not.
        known.set(name, 'waiting');
        if (asked.size === 0) setTimeout(send);
        asked.add(name);
      }
      return () => {
        watchers.get(name)?.delete(changed);
      };
    },
  };
}

/** The store that every icon of the page shares. */
export const pageIcons: IconStore = makeIconStore(fetchSet);
