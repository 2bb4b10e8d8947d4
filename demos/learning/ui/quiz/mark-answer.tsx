import type { PartState } from '#engines/quiz/mark.ts';

interface MarkAnswerProps {
  label: string;
  pieces: readonly string[];
  chosen: readonly number[];
  parts: readonly PartState[] | null;
  onChange: (chosen: number[]) => void;
}

const looks: Readonly<Record<PartState, string>> = {
  right: 'border-done bg-done/10',
  nearly: '',
  wrong: 'border-danger bg-danger/10 line-through',
  missed: 'border-done border-dashed',
  plain: 'border-line',
};

const said: Readonly<Record<PartState, string>> = {
  right: ', right',
  nearly: '',
  wrong: ', wrong',
  missed: ', should be marked',
  plain: '',
};

/** A text whose pieces can be marked. */
export function MarkAnswer({ label, pieces, chosen, parts, onChange }: MarkAnswerProps) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-1.5">
      {pieces.map((piece, at) => {
        const isOn = chosen.includes(at);
        const state = parts?.[at];
        return (
          <button
            key={`${piece}-${String(at)}`}
            type="button"
            aria-pressed={isOn}
            disabled={parts !== null}
            onClick={() => onChange(isOn ? chosen.filter((each) => each !== at) : [...chosen, at])}
            className={`min-h-11 rounded-xl border px-3 font-mono text-[.9375rem] ${state ? looks[state] : isOn ? 'border-ink bg-lime text-ink-light' : 'border-line bg-raised hover:bg-selected'}`}
          >
            {piece}
            {state ? <span className="sr-only">{said[state]}</span> : null}
          </button>
        );
      })}
    </fieldset>
  );
}
