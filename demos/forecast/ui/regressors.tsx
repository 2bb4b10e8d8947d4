import { Checkbox } from '#ui/fields/checkbox.tsx';
import type { Analysis } from '../analyse.ts';
import { effectSentence } from '../effect-words.ts';
import { type ForecastState, mostRegressors } from '../state.ts';

interface RegressorsProps {
  state: ForecastState;
  /** The forecast of the series that is looked at, once it is there. */
  analysis: Analysis | undefined;
  onChange: (to: (state: ForecastState) => ForecastState, part?: string) => void;
}

/** Which columns of the file explain the series, and what promotions and columns were found to do to it. */
export function Regressors({ state, analysis, onChange }: RegressorsProps) {
  const { series, chosen, regressors, rhythm } = state;
  const others = series.flatMap(({ name }, index) => (index === chosen ? [] : [{ name, index }]));
  const choose = (index: number, isUsed: boolean) =>
    onChange((before) => ({
      ...before,
      regressors: isUsed
        ? [...before.regressors, index].slice(-mostRegressors)
        : before.regressors.filter((place) => place !== index),
    }));
  const name = series[chosen]?.name ?? '';
  return (
    <div className="grid gap-2">
      {others.length > 0 ? (
        <fieldset>
          <legend className="text-sm font-medium">Columns that explain {name}</legend>
          {others.map((other) => (
            <Checkbox
              key={other.index}
              label={other.name}
              checked={regressors.includes(other.index)}
              onChange={(event) => choose(other.index, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      ) : null}
      <p className="text-sm text-mute">
        {others.length > 0
          ? 'Choose columns such as a price or opening days. Your file needs their values for the steps ahead as well.'
          : 'If your file also has a column such as a price or opening days, with values for the steps ahead, the forecast can use it.'}
      </p>
      <ul role="status" className="grid gap-1.5 text-sm empty:hidden">
        {analysis?.columns.map((effect) => (
          <li key={effect.name}>{effectSentence(effect, name, rhythm)}</li>
        ))}
        {analysis?.refused.map(({ name: refused, why }) => (
          <li key={refused}>{why}</li>
        ))}
      </ul>
    </div>
  );
}
