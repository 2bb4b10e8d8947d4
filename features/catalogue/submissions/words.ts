import type { BadgeTone } from '#ui/data/badge.tsx';
import type { SubmissionStatus } from './rules.ts';

/** Where a submission stands, in a word. */
export const submissionWords: Record<SubmissionStatus, { word: string; tone: BadgeTone }> = {
  draft: { word: 'Draft', tone: 'plain' },
  'in-review': { word: 'In review', tone: 'warning' },
  published: { word: 'Published', tone: 'done' },
  rejected: { word: 'Not accepted', tone: 'danger' },
};

const byOwner: Record<SubmissionStatus, string> = {
  draft: 'opened it for changes',
  'in-review': 'sent it for review',
  published: 'published it',
  rejected: 'sent it back',
};

/** What a note says that its side did, for a line that begins with who it was. */
export const moveWords = (side: 'owner' | 'staff', status: SubmissionStatus): string =>
  side === 'staff' && status === 'draft' ? 'asked for changes' : byOwner[status];
