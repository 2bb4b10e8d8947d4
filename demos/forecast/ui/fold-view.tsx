import { ChevronLeft, ChevronRight } from 'lucide-react';
import { placeName } from '#engines/forecast/read/frequency.ts';
import { amount } from '#lib/money/amount.ts';
import { Button } from '#ui/actions/button.tsx';
import { type Analysis, distance } from '../analyse.ts';
import type { ForecastState } from '../state.ts';
import { stepsOf } from '../words.ts';

interface FoldViewProps {
  state: ForecastState;
  analysis: Analysis;
  fold: number | null;
  onFold: (fold: number | null) => void;
}

/** The back-test, one earlier point after the other; the one that is looked at stands in the picture. */
export function FoldView({ state, analysis, fold, onFold }: FoldViewProps) {
  const { folds } = analysis;
  const { rhythm, first, currency } = state;
  if (folds.length === 0)
    return (
      <p className="max-w-[42rem] text-pretty">
        There are too few values to hold some back and forecast them. Import at least four.
      </p>
    );
  const shown = folds[fold ?? -1];
  const away = (numbers: number[]) => amount(distance(numbers, shown?.actual ?? []), currency);
  return (
    <div className="max-w-[42rem]">
      <p className="text-pretty" role="status">
        {shown && fold !== null
          ? `Test ${fold + 1} of ${folds.length}: forecast from ${placeName(rhythm, first + shown.end - 1)}, ${stepsOf(rhythm, shown.actual.length)} ahead. The combined forecast was off by ${away(shown.combination)} on average, and the naive forecast by ${away(shown.naive)}.`
          : `We went back in time ${folds.length === 1 ? 'once' : `${folds.length} times`} and let the models forecast values that we already know. Step through what they predicted.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="ghost"
          size="small"
          aria-disabled={fold === folds.length - 1}
          onClick={() => onFold(fold === null ? 0 : Math.min(folds.length - 1, fold + 1))}
        >
          <ChevronLeft size={20} strokeWidth={1.5} aria-hidden="true" />
          {fold === null ? 'Show the first test' : 'Earlier'}
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-disabled={fold === null}
          onClick={() => onFold(fold === null || fold === 0 ? null : fold - 1)}
        >
          Later
          <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
