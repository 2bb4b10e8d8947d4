import { describe, expect, it } from 'vitest';
import { checkSeen } from './conflict.ts';
import { refusalOf } from './refusal.ts';

const labels = { title: 'Title', text: 'Text', pinned: 'Pinned' };
const yours = { title: 'Same', text: 'Mine\r\nand more', pinned: true };
const editions = (theirs: typeof yours, by?: string) => ({ version: 7, yours, theirs, labels, by });

describe('two editors of one thing', () => {
  it('do not meet when the form saw what stands, or both wrote the same', () => {
    expect(() => checkSeen(7, editions({ ...yours, text: 'Other' }))).not.toThrow();
    expect(() => checkSeen(3, editions({ ...yours, text: 'Mine\nand more' }))).not.toThrow();
  });

  it('are told field by field where they differ, and lose nothing of what they typed', () => {
    const typed = { seen: '3', title: 'Same', text: 'Mine\r\nand more', pinned: 'on' };
    try {
      checkSeen(3, editions({ title: 'Same', text: 'Theirs', pinned: false }, 'Noor'));
      expect.unreachable();
    } catch (error) {
      const { refusal, status } = refusalOf(error, typed);
      expect(status).toBe(409);
      expect(refusal).toMatchObject({
        code: 'conflict',
        typed,
        conflict: {
          version: 7,
          by: 'Noor',
          fields: [
            { name: 'text', label: 'Text', yours: 'Mine\nand more', theirs: 'Theirs' },
            { name: 'pinned', label: 'Pinned', yours: 'true', theirs: 'false' },
          ],
        },
      });
      expect(refusal.message).toMatch(/^Noor saved this/);
    }
  });
});
