import { memo } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '#ui/panels/tabs.tsx';
import type { Analysis } from '../analyse.ts';
import { reasons } from '../reasons.ts';
import type { ForecastState } from '../state.ts';
import { AllSeries } from './all-series.tsx';
import { ErrorTable } from './error-table.tsx';
import { FoldView } from './fold-view.tsx';
import { Oddities } from './oddities.tsx';
import { PartsView } from './parts-view.tsx';
import { StepsTable } from './steps-table.tsx';

interface ResultTabsProps {
  state: ForecastState;
  analysis: Analysis;
  /** Of all series, by their places. */
  results: readonly (Analysis | undefined)[];
  fold: number | null;
  onFold: (fold: number | null) => void;
}

function AllTabs({ state, analysis, results, fold, onFold }: ResultTabsProps) {
  const { rhythm, first, currency, series, chosen } = state;
  const length = series[chosen]?.values.length ?? 0;
  const odd = analysis.anomalies.length + analysis.changes.length + analysis.calendar.length;
  return (
    <Tabs defaultValue="reasons">
      <TabList label="Behind the forecast">
        <Tab value="reasons">Reasons</Tab>
        <Tab value="tests" aside={analysis.folds.length}>
          Back-test
        </Tab>
        <Tab value="errors">Errors</Tab>
        <Tab value="parts">Parts</Tab>
        <Tab value="odd" aside={odd}>
          Oddities
        </Tab>
        <Tab value="table">Table</Tab>
        {series.length > 1 ? <Tab value="all">All series</Tab> : null}
      </TabList>
      <TabPanel value="reasons" className="pt-5">
        <ul className="grid max-w-[42rem] gap-3">
          {reasons(analysis, { rhythm, first, currency, length }).map((reason) => (
            <li key={reason} className="text-pretty">
              {reason}
            </li>
          ))}
        </ul>
      </TabPanel>
      <TabPanel value="tests" className="pt-5">
        <FoldView state={state} analysis={analysis} fold={fold} onFold={onFold} />
      </TabPanel>
      <TabPanel value="errors" className="pt-5">
        <ErrorTable rows={analysis.rows} currency={currency} />
      </TabPanel>
      <TabPanel value="parts" className="pt-5">
        <PartsView state={state} analysis={analysis} />
      </TabPanel>
      <TabPanel value="odd" className="pt-5">
        <Oddities state={state} analysis={analysis} />
      </TabPanel>
      <TabPanel value="table" className="pt-5">
        <StepsTable state={state} analysis={analysis} />
      </TabPanel>
      {series.length > 1 ? (
        <TabPanel value="all" className="pt-5">
          <AllSeries state={state} results={results} />
        </TabPanel>
      ) : null}
    </Tabs>
  );
}

/** Why the forecast is as it is: reasons, tests, errors, parts, oddities, and the numbers. Pointing at the picture leaves it alone. */
export const ResultTabs = memo(AllTabs);
