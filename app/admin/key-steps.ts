/** The action that the keys pressed so far trigger. */
export type Step<T> = { does: T } | { waits: string } | 'nothing';

/** One key after those before it: `g` then `o` is 'g o'. A key that leads nowhere starts again. */
export function stepOf<T extends { keys?: string }>(
  before: string,
  key: string,
  actions: readonly T[],
): Step<T> {
  for (const typed of before ? [`${before} ${key}`, key] : [key]) {
    const does = actions.find(({ keys }) => keys === typed);
    if (does) return { does };
    if (actions.some(({ keys }) => keys?.startsWith(`${typed} `))) return { waits: typed };
  }
  return 'nothing';
}
