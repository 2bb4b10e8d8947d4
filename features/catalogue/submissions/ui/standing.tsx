import { Badge } from '#ui/data/badge.tsx';
import type { SubmissionStatus } from '../rules.ts';
import { submissionWords } from '../words.ts';

/** Where a submission stands. */
export function Standing({ status, live }: { status: SubmissionStatus; live: boolean }) {
  const { word, tone } = submissionWords[status];
  return (
    <Badge tone={tone}>{live && status !== 'published' ? `${word}, earlier version is public` : word}</Badge>
  );
}
