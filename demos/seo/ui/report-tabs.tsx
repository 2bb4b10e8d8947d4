import { Tab, TabList, TabPanel, Tabs } from '#ui/panels/tabs.tsx';
import type { Filter } from '../findings.ts';
import type { Run } from '../state.ts';
import { CompareView } from './compare-view.tsx';
import { FindingsView } from './findings-view.tsx';
import { PagesView } from './pages-view.tsx';
import { ScoreView } from './score-view.tsx';

interface ReportTabsProps {
  run: Run;
  others: readonly Run[];
  against: Run | null;
  onAgainst: (at: string) => void;
  onExample: () => void;
  when: (run: Run) => string;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  tab: string;
  onTab: (tab: string) => void;
}

/** A report from four sides: what was found, on which pages, how the score came about, and what changed. */
export function ReportTabs({ run, filter, onFilter, tab, onTab, ...compared }: ReportTabsProps) {
  const { report } = run;
  return (
    <Tabs value={tab} onValueChange={onTab}>
      <TabList label="The report">
        <Tab value="findings" aside={report.findings.length}>
          Findings
        </Tab>
        <Tab value="pages" aside={report.pages.length}>
          Pages
        </Tab>
        <Tab value="score" aside={report.score.value}>
          Score
        </Tab>
        <Tab value="compare">Compare</Tab>
      </TabList>
      <TabPanel value="findings" className="pt-5">
        <FindingsView report={report} filter={filter} onFilter={onFilter} />
      </TabPanel>
      <TabPanel value="pages" className="pt-5">
        <PagesView
          report={report}
          onPage={(page) => {
            onFilter({ severity: 'all', page, by: 'check' });
            onTab('findings');
          }}
        />
      </TabPanel>
      <TabPanel value="score" className="pt-5">
        <ScoreView score={report.score} />
      </TabPanel>
      <TabPanel value="compare" className="pt-5">
        <CompareView run={run} {...compared} />
      </TabPanel>
    </Tabs>
  );
}
