import { stripVTControlCharacters } from 'node:util';

/** What a command counted. */
export interface Counts {
  passed: number;
  failed: number;
}

const last = (text: string, pattern: RegExp) => Number([...text.matchAll(pattern)].at(-1)?.[1] ?? 0);

/** Reads what a command has counted from its last lines; one that counts nothing is a single check. */
export function countsIn(output: string, code: number): Counts {
  const end = stripVTControlCharacters(output).trimEnd().split('\n').slice(-6).join('\n');
  const counted = { passed: last(end, /(\d+) passed/g), failed: last(end, /(\d+) failed/g) };
  if (code === 0) return { passed: Math.max(counted.passed, 1), failed: 0 };
  return { ...counted, failed: Math.max(counted.failed, 1) };
}
