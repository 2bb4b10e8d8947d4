import { InputsPart } from '../../kit/layout/inputs-panel.tsx';
import type { Analysis } from '../analyse.ts';
import type { ForecastState } from '../state.ts';
import { CountryField } from './country-field.tsx';
import { Promotions } from './promotions.tsx';
import { Regressors } from './regressors.tsx';

interface KnownBesideProps {
  state: ForecastState;
  analysis: Analysis | undefined;
  onChange: (to: (state: ForecastState) => ForecastState, part?: string) => void;
}

/** What is known beside the series: holidays, promotions, and columns that explain it. */
export function KnownBeside({ state, analysis, onChange }: KnownBesideProps) {
  return (
    <InputsPart heading="What else you know">
      <div className="grid gap-5">
        <CountryField state={state} onChange={onChange} />
        <Promotions state={state} onChange={onChange} />
        <Regressors state={state} analysis={analysis} onChange={onChange} />
      </div>
    </InputsPart>
  );
}
