import { memo } from 'react';
import type { Area } from '#engines/privacy/findings/finding.ts';
import type { PrivacyReport } from '#engines/privacy/scan.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/panels/tabs.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import { Compared } from './compared.tsx';
import { CookiesView } from './cookies-view.tsx';
import { FindingsList } from './findings-list.tsx';
import { GradeView } from './grade-view.tsx';
import { PartiesView } from './parties-view.tsx';
import { VisitsView } from './visits-view.tsx';

/** The views of a report. */
export type View = 'findings' | 'parties' | 'headers' | 'cookies' | 'visits' | 'unseen' | 'compared';

const views: readonly View[] = ['findings', 'parties', 'headers', 'cookies', 'visits', 'unseen', 'compared'];

/** Whether a name is that of a view. */
const isView = (name: string): name is View => views.some((view) => view === name);

interface ResultTabsProps {
  report: PrivacyReport;
  before: PrivacyReport | null;
  area: Area | null;
  offered: boolean;
  view: View;
  onView: (view: View) => void;
}

function AllTabs({ report, before, area, offered, view, onView }: ResultTabsProps) {
  const { findings, counts, parties, grade, cookies, visits, unseen } = report;
  return (
    <Tabs
      value={view}
      onValueChange={(next) => {
        if (isView(next)) onView(next);
      }}
    >
      <TabList label="The report">
        <Tab value="findings" aside={findings.length - counts.good}>
          Findings
        </Tab>
        <Tab value="parties" aside={parties.length}>
          Third parties
        </Tab>
        <Tab value="headers" aside={grade?.grade}>
          Headers
        </Tab>
        <Tab value="cookies" aside={cookies.length}>
          Cookies
        </Tab>
        <Tab value="visits">Three visits</Tab>
        <Tab value="unseen" aside={unseen.length}>
          Not checked
        </Tab>
        {before ? <Tab value="compared">Compared</Tab> : null}
      </TabList>
      <TabPanel value="findings">
        <FindingsList key={report.at + report.address} findings={findings} area={area} />
      </TabPanel>
      <TabPanel value="parties">
        <PartiesView report={report} />
      </TabPanel>
      <TabPanel value="headers">
        {grade ? (
          <GradeView grade={grade} />
        ) : (
          <p className="max-w-[42rem]">
            You gave us only the source. To have the headers graded, paste the whole response as printed by{' '}
            <InlineCode>curl -i</InlineCode>.
          </p>
        )}
      </TabPanel>
      <TabPanel value="cookies">
        <CookiesView cookies={cookies} />
      </TabPanel>
      <TabPanel value="visits">
        <VisitsView visits={visits} offered={offered} />
      </TabPanel>
      <TabPanel value="unseen">
        <ul className="grid max-w-[42rem] gap-3">
          {unseen.map((each) => (
            <li key={each} className="border-b border-line pb-3 text-pretty">
              {each}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-mute">
          This report shows facts for a person to judge. It is not legal advice.
        </p>
      </TabPanel>
      {before ? (
        <TabPanel value="compared">
          <Compared before={before} after={report} />
        </TabPanel>
      ) : null}
    </Tabs>
  );
}

/** The report in its views: findings for two readers, third parties, headers, cookies, visits, and what nobody looked at. */
export const ResultTabs = memo(AllTabs);
