import { describe, expect, it } from 'vitest';
import { statuses } from '../kinds.ts';
import { submissionStatuses } from '../submissions/rules.ts';
import { mayDelete, mayHide, mayShow } from './rules.ts';

const all = statuses.flatMap((status) =>
  [null, ...submissionStatuses].map((submission) => ({ status, submission })),
);

describe('an entry of the catalogue', () => {
  it('is hidden where it is shown', () => {
    expect(new Set(all.filter(mayHide).map(({ status }) => status))).toEqual(new Set(['published']));
  });

  it('is shown again only where that decides nothing about a submission', () => {
    expect(all.filter(mayShow)).toEqual([
      { status: 'draft', submission: null },
      { status: 'draft', submission: 'published' },
    ]);
  });

  it('is not deleted while it waits for a decision', () => {
    expect(all.filter((entry) => !mayDelete(entry)).map(({ status }) => status)).toEqual(
      Array.from({ length: 5 }, () => 'in-review'),
    );
  });
});
