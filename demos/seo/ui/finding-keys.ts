import type { DemoKey } from '../../kit/keys/demo-keys.ts';

/** Moves the focus to another finding, from the one that has it. */
function move(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-finding] > summary')];
  const at = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
  const next = at < 0 ? (by === 1 ? 0 : rows.length - 1) : at + by;
  rows[Math.min(rows.length - 1, Math.max(0, next))]?.focus();
}

/** The keys that walk through the findings; Enter opens one. */
export const findingKeys: readonly DemoKey[] = [
  { keys: 'j', label: 'Next finding (Enter opens it)', run: () => move(1) },
  { keys: 'k', label: 'Previous finding', run: () => move(-1) },
];
