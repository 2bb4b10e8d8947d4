import { Plus, X } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { bounds } from '../job.ts';
import type { SpeakState } from '../state.ts';

interface PronunciationsProps {
  value: SpeakState['pronunciations'];
  onChange: (value: SpeakState['pronunciations']) => void;
}

const look = 'min-h-11 w-full min-w-0 rounded-input border border-outline bg-raised px-3 text-[.9375rem]';

/** Words that are said in a way of their own: as written, and as they sound. */
export function Pronunciations({ value, onChange }: PronunciationsProps) {
  const change = (at: number, by: Partial<(typeof value)[number]>) =>
    onChange(value.map((one, place) => (place === at ? { ...one, ...by } : one)));
  return (
    <>
      <ul className="grid gap-2">
        {[...value.entries()].map(([at, { written, said }]) => (
          <li key={at} className="flex items-center gap-2">
            <input
              aria-label={`Word ${at + 1}`}
              placeholder="Word"
              value={written}
              maxLength={bounds.written}
              onChange={(event) => change(at, { written: event.currentTarget.value })}
              className={look}
            />
            <input
              aria-label={`How word ${at + 1} sounds`}
              placeholder="Sounds like"
              value={said}
              maxLength={bounds.written}
              onChange={(event) => change(at, { said: event.currentTarget.value })}
              className={look}
            />
            <IconButton
              label={`Remove ${written || 'this word'}`}
              icon={X}
              variant="plain"
              onClick={() => onChange(value.filter((_, place) => place !== at))}
            />
          </li>
        ))}
      </ul>
      {value.length < bounds.pronunciations ? (
        <Button
          variant="ghost"
          size="small"
          className="mt-2 w-full"
          onClick={() => onChange([...value, { written: '', said: '' }])}
        >
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          Add a word
        </Button>
      ) : null}
    </>
  );
}
