import { Badge, type BadgeTone } from '#ui/data/badge.tsx';
import type { SubmissionStatus } from '../rules.ts';

const standings: Record<SubmissionStatus, { word: string; tone: BadgeTone }> = {
  draft: { word: 'Draft', tone: 'plain' },
  'in-review': { word: 'In review', tone: 'warning' },
  published: { word: 'Published', tone: 'done' },
  rejected: { word: 'Came back', tone: 'danger' },
};

/** Where a submission stands. */
export function Standing({ status, live }: { status: SubmissionStatus; live: boolean }) {
  const { word, tone } = standings[status];
  return <Badge tone={tone}>{live && status !== 'published' ? `${word}, earlier text is live` : word}</Badge>;
}
