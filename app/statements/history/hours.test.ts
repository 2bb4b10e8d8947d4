import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Change, changesIn, changesWith, hoursOf } from './hours.ts';

const kept = changesIn(readFileSync('content/statements/history.tsv', 'utf8'));

describe('the history of the site', () => {
  it('counts each hour, the quiet ones too', () => {
    const changes: Change[] = [
      ['2026-11-15T22:10Z', 'Set out the tools'],
      ['2026-11-15T22:50Z', 'Give the site its database'],
      ['2026-11-16T00:05Z', 'Give the home page its sculpture'],
    ];
    expect(hoursOf(changes)).toEqual([
      { at: '2026-11-15T22', count: 2 },
      { at: '2026-11-15T23', count: 0 },
      { at: '2026-11-16T00', count: 1 },
    ]);
    expect(hoursOf([])).toEqual([]);
    expect(changesWith(changes, 'GIVE home')).toEqual([changes[2]]);
    expect(changesWith(changes, ' ')).toEqual([]);
  });

  it('is the repository’s own: its lines stand in the log', () => {
    let log = '';
    try {
      log = execFileSync('git', ['log', '--format=%s'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    } catch {
      // A copy without its history has nothing to compare with; there the file must still hold what it holds.
    }
    const lines = new Set(log.split('\n'));
    // A shallow clone knows the last lines alone.
    if (lines.size > kept.length) expect(kept.filter(([, line]) => !lines.has(line))).toEqual([]);
    expect(kept.length).toBeGreaterThan(900);
    expect(kept.toSorted(([a], [b]) => a.localeCompare(b))).toHaveLength(kept.length);
  });
});
