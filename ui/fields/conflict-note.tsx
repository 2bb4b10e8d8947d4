import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { Conflict, Refusal } from '#lib/forms/refusal.ts';
import { Button, ButtonLink } from '../actions/button.tsx';
import { Alert } from '../data/alert.tsx';
import { type DiffLine, diffLines } from '../text/diff-lines.ts';

/** The version that a form saw, which changes only when the form itself was saved. */
function useSeenVersion(version: number, refused: boolean): number {
  const [seen, setSeen] = useState(version);
  const { formData, state } = useNavigation();
  const isSent = useRef(false);
  useEffect(() => {
    if (formData?.has('seen')) isSent.current = true;
    else if (state === 'idle' && isSent.current) {
      isSent.current = false;
      if (!refused) setSeen(version);
    }
  }, [formData, state, refused, version]);
  return seen;
}

const kinds = {
  same: { whose: '', look: 'text-mute' },
  gone: { whose: 'yours', look: 'bg-[color-mix(in_oklab,var(--done)_14%,transparent)]' },
  came: { whose: 'theirs', look: 'bg-[color-mix(in_oklab,var(--warning)_14%,transparent)]' },
};

/** Lines of a text that both have are shown only where they stand beside a difference. */
function near(lines: readonly DiffLine[]): (DiffLine & { place: number })[] {
  return lines
    .map((line, place) => ({ ...line, place }))
    .filter(({ kind, text }) => kind !== 'same' || text.trim() !== '')
    .filter(({ place }) =>
      lines.slice(Math.max(0, place - 1), place + 2).some(({ kind }) => kind !== 'same'),
    );
}

function Difference({ field }: { field: Conflict['fields'][number] }) {
  if (!field.yours.includes('\n') && !field.theirs.includes('\n'))
    return (
      <dl className="grid gap-1 sm:grid-cols-2 sm:gap-4">
        {(['yours', 'theirs'] as const).map((whose) => (
          <div key={whose} className="min-w-0">
            <dt className="text-[.84375rem] text-mute">{whose === 'yours' ? 'Yours' : 'Theirs'}</dt>
            <dd className="wrap-anywhere">{field[whose] || <span className="text-mute">Empty</span>}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <div className="max-h-80 overflow-auto rounded-xl border border-line bg-paper py-2 font-mono text-[.84375rem] leading-relaxed">
      {near(diffLines(field.yours, field.theirs)).map(({ kind, text, place }) => (
        <p key={place} className={`flex gap-3 px-3 ${kinds[kind].look}`}>
          <span className="w-14 shrink-0 select-none text-mute">{kinds[kind].whose}</span>
          <span className="min-w-0 whitespace-pre-wrap wrap-anywhere">{text || ' '}</span>
        </p>
      ))}
    </div>
  );
}

interface ConflictNoteProps {
  /** The version of the thing that the page was opened with. */
  version: number;
  /** Why the form came back, if it did. */
  refused: Refusal | null | undefined;
  /** The page with what the other editor wrote. */
  theirs: string;
  className?: string;
}

/**
 * Stands first in the form of something that two people may edit at once: it carries the version that was seen,
 * and when somebody else saved meanwhile it shows the difference and lets the second editor choose.
 */
export function ConflictNote({ version, refused, theirs, className = '' }: ConflictNoteProps) {
  const conflict = refused?.conflict;
  const seen = useSeenVersion(version, Boolean(refused));
  return (
    <>
      <input type="hidden" name="seen" value={refused?.typed.seen ?? seen} />
      {conflict ? (
        <Alert tone="warning" heading={refused.message} className={className}>
          <div className="mt-3 grid gap-4">
            {conflict.fields.map((field) => (
              <div key={field.name}>
                <h3 className="mb-1 text-[.9375rem] font-[540]">{field.label}</h3>
                <Difference field={field} />
              </div>
            ))}
          </div>
          <div className="mt-5 flex flex-wrap gap-2">
            {/* After the hidden field: of two values with one name the last one counts. */}
            <Button type="submit" name="seen" value={conflict.version} variant="ink" size="small">
              Replace with mine
            </Button>
            {/* By the browser and not by the router: the fields are to be drawn anew. */}
            <ButtonLink href={theirs} target="_self" variant="ghost" size="small">
              Keep theirs
            </ButtonLink>
          </div>
        </Alert>
      ) : null}
    </>
  );
}
