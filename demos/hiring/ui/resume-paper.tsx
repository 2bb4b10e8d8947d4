import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { headingOf } from '#engines/resume/sections.ts';
import { Button } from '#ui/actions/button.tsx';

/** A part of a résumé that is marked, with what it was read as. */
export interface Mark {
  start: number;
  end: number;
  /** Said by the browser when the pointer rests there, and to those who listen. */
  label: string;
  tone: 'read' | 'met';
}

interface ResumePaperProps {
  /** Hands the file out as it was sent; without it there is only the text. */
  onSave?: () => void;
  text: string;
  /** The name of the file it came from. */
  file: string;
  marks?: readonly Mark[];
}

const tones = {
  read: 'bg-[color-mix(in_oklab,var(--lime),transparent_55%)]',
  met: 'bg-[color-mix(in_oklab,var(--sun),transparent_45%)]',
};

/** The line [start, end) of a text with what is marked in it; marks do not overlap. */
function marked(text: string, start: number, end: number, marks: readonly Mark[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = start;
  for (const mark of marks) {
    if (mark.end <= at || mark.start >= end) continue;
    const from = Math.max(at, mark.start);
    const to = Math.min(end, mark.end);
    if (from > at) parts.push(text.slice(at, from));
    parts.push(
      <mark key={from} title={mark.label} className={`rounded-sm text-ink ${tones[mark.tone]}`}>
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  parts.push(text.slice(at, end));
  return parts;
}

/** A résumé as its text, line by line, with what was read in it marked in its place. */
export function ResumePaper({ text, file, marks = [], onSave }: ResumePaperProps) {
  if (text.trim() === '')
    return (
      <div className="rounded-card border border-dashed border-outline p-8 text-mute">
        This application has no résumé.
      </div>
    );
  const ordered = marks.toSorted((a, b) => a.start - b.start);
  let offset = 0;
  const lines = text.split('\n').map((line) => {
    const start = offset;
    offset += line.length + 1;
    return { start, line };
  });
  return (
    <section aria-label="Résumé" className="overflow-hidden rounded-card border border-line bg-raised">
      {file ? (
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line px-6 py-1.5 sm:px-9">
          <p className="py-1.5 font-mono text-[.8125rem] break-all text-mute">{file}</p>
          {onSave ? (
            <Button size="small" variant="ghost" className="print:hidden" onClick={onSave}>
              <Download size={18} strokeWidth={1.5} aria-hidden="true" />
              Download the file
            </Button>
          ) : null}
        </div>
      ) : null}
      <div className="px-6 py-6 text-[.9375rem] leading-[1.6] break-words sm:px-9 sm:py-8">
        {lines.map(({ start, line }, at) => {
          const isHead = headingOf(line) !== null;
          const look =
            at === 0
              ? 'font-display text-2xl font-semibold tracking-[-.03em]'
              : isHead
                ? 'mt-5 mb-1 border-b border-line pb-1 font-semibold'
                : line.trim() === ''
                  ? 'h-2'
                  : '';
          return (
            <p key={start} className={look}>
              {marked(text, start, start + line.length, ordered)}
            </p>
          );
        })}
      </div>
    </section>
  );
}
