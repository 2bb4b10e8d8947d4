import type { PartState } from '#engines/quiz/mark.ts';

const look =
  'min-h-12 rounded-input border border-outline bg-raised px-4 disabled:bg-sunk placeholder:text-mute';

const said: Readonly<Record<PartState, string>> = {
  right: 'Right.',
  nearly: 'Nearly right: half the points.',
  wrong: 'Not quite.',
  missed: 'You didn’t enter an answer.',
  plain: '',
};

interface WordAnswerProps {
  label: string;
  value: string;
  unit?: string;
  isNumber?: boolean;
  parts: readonly PartState[] | null;
  /** The answer that was asked for. */
  right: string;
  onChange: (typed: string) => void;
}

/** A number or a few words. */
export function WordAnswer({
  label,
  value,
  unit,
  isNumber = false,
  parts,
  right,
  onChange,
}: WordAnswerProps) {
  const [state = 'plain'] = parts ?? [];
  return (
    <div>
      <div className="flex items-center gap-3">
        <input
          aria-label={label}
          value={value}
          inputMode={isNumber ? 'decimal' : 'text'}
          autoComplete="off"
          autoCapitalize="off"
          disabled={parts !== null}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={`${look} w-full max-w-72`}
        />
        {unit ? <span className="text-mute">{unit}</span> : null}
      </div>
      {parts ? (
        <p className={`mt-2 text-[.9375rem] ${state === 'right' ? 'text-done' : 'text-danger'}`}>
          {said[state]}
          {state === 'right' ? '' : ` The answer is ${right}.`}
        </p>
      ) : null}
    </div>
  );
}

interface GapAnswerProps {
  text: string;
  gaps: readonly (readonly string[])[];
  typed: readonly string[];
  parts: readonly PartState[] | null;
  onChange: (typed: string[]) => void;
}

/** A text with gaps to be filled. */
export function GapAnswer({ text, gaps, typed, parts, onChange }: GapAnswerProps) {
  const pieces = text.split(/\{(\d+)\}/);
  return (
    <p className="rounded-input border border-line bg-raised px-4 py-3 font-mono text-[.9375rem] leading-[3.25]">
      {pieces.map((piece, at) => {
        if (at % 2 === 0) return piece;
        const gap = Number(piece) - 1;
        const state = parts?.[gap];
        return (
          <span key={piece}>
            <input
              aria-label={`Gap ${piece}`}
              value={typed[gap] ?? ''}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              disabled={parts !== null}
              size={12}
              onChange={(event) => {
                const { value } = event.currentTarget;
                onChange(gaps.map((_, place) => (place === gap ? value : (typed[place] ?? ''))));
              }}
              className={`${look} mx-1 !min-h-11 max-w-full`}
            />
            {state ? (
              <span className={`font-sans ${state === 'right' ? 'text-done' : 'text-danger'}`}>
                {state === 'right' ? ' right ' : ` ${gaps[gap]?.[0] ?? ''} `}
              </span>
            ) : null}
          </span>
        );
      })}
    </p>
  );
}
