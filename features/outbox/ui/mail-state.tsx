import { Archive, Ban, Send } from 'lucide-react';
import { Badge, type BadgeTone } from '#ui/data/badge.tsx';
import { type MailState, stateWords } from '../schema.ts';

const tones: Record<MailState, BadgeTone> = {
  queued: 'warning',
  sending: 'new',
  uncertain: 'warning',
  failed: 'danger',
  suppressed: 'plain',
  kept: 'plain',
  sent: 'done',
};
const icons = { sending: Send, kept: Archive, suppressed: Ban } as const;

/** How a mail stands. */
export function MailStateBadge({ state }: { state: MailState }) {
  return (
    <Badge tone={tones[state]} icon={state in icons ? icons[state as keyof typeof icons] : undefined}>
      {stateWords[state]}
    </Badge>
  );
}
