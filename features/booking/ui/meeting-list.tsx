import { ArrowRight } from 'lucide-react';
import type { ShownType } from '../page.server.ts';
import { type Asked, pageWith } from './address.ts';

interface MeetingListProps {
  types: readonly ShownType[];
  /** The page that a choice leads to. */
  path: string;
  /** Kept from the address. */
  kept?: Asked;
}

/** The first question: what the meeting is for. */
export function MeetingList({ types, path, kept = {} }: MeetingListProps) {
  return (
    <ul className="mt-9 grid gap-3">
      {types.map(({ slug, name, summary, minutes }) => (
        <li key={slug}>
          <a
            href={pageWith(path, { ...kept, type: slug })}
            className="grid gap-x-6 gap-y-1 rounded-card border border-outline bg-raised p-5 hover:border-ink sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-6"
          >
            <span className="font-display text-[1.375rem] font-semibold tracking-[-.03em]">{name}</span>
            <span className="mono-label flex items-center gap-4 text-mute sm:row-span-2">
              {minutes} min
              <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" className="text-ink" />
            </span>
            <span className="text-pretty text-mute">{summary}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
