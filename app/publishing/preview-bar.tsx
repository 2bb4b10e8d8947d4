import { Eye } from 'lucide-react';
import { longDay } from '#lib/time/day-words.ts';

/** Says above a page that it is a draft, and how long its link works. */
export function PreviewBar({ version, until }: { version: number; until: string }) {
  return (
    <p className="wrap mb-6 flex items-center gap-3 text-[.9375rem]">
      <span className="flex min-h-11 w-full items-center gap-3 rounded-input border border-dashed border-outline px-4 py-2">
        <Eye size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
        <span>
          This is a draft, version {version}. Only people with this link can see it, until{' '}
          <time dateTime={until}>{longDay(until)}</time>.
        </span>
      </span>
    </p>
  );
}
