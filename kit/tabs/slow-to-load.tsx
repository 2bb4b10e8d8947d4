import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '#ui/panels/tabs.tsx';

const years = ['2026', '2025', '2024'];
const sums: Record<string, string> = { 2026: '41 invoices', 2025: '38 invoices', 2024: '12 invoices' };

export default function SlowToLoad() {
  const [year, setYear] = useState('2026');
  const [ready, setReady] = useState(true);
  function load(next: string) {
    setYear(next);
    setReady(false);
    setTimeout(() => setReady(true), 800);
  }
  return (
    <Tabs activation="manual" value={year} onValueChange={load}>
      <TabList label="Year of the sample invoices">
        {years.map((each) => (
          <Tab key={each} value={each}>
            {each}
          </Tab>
        ))}
      </TabList>
      {years.map((each) => (
        <TabPanel key={each} value={each} aria-busy={!ready}>
          <p className="display text-4xl">
            {ready ? sums[each] : <span className="text-mute">Counting</span>}
          </p>
        </TabPanel>
      ))}
    </Tabs>
  );
}
