import { Tab, TabList, TabPanel, Tabs } from '#ui/panels/tabs.tsx';

const mails = [
  ['13 Nov, 09:58', 'Your call is held until 10:08'],
  ['13 Nov, 10:04', 'Tuesday 14:00 is yours'],
  ['16 Nov, 14:00', 'Tomorrow at 14:00, by video'],
];

export default function OneBooking() {
  return (
    <Tabs defaultValue="call">
      <TabList label="Sample booking on Tuesday">
        <Tab value="call">The call</Tab>
        <Tab value="mails" aside={3}>
          Emails
        </Tab>
        <Tab value="notes">Notes</Tab>
      </TabList>
      <TabPanel value="call">
        <p className="font-display text-2xl font-semibold tracking-[-.035em]">Tuesday, 14:00 to 14:30</p>
        <p className="mt-1 text-mute">By video, with the engineer and the designer who would do the work.</p>
      </TabPanel>
      <TabPanel value="mails">
        <ul className="divide-y divide-line">
          {mails.map(([at, subject]) => (
            <li key={at} className="flex flex-wrap gap-x-6 py-2.5">
              <span className="mono-label w-32 pt-1 text-mute">{at}</span>
              {subject}
            </li>
          ))}
        </ul>
      </TabPanel>
      <TabPanel value="notes">
        <p className="text-mute">No notes yet. Only staff can see what is written here.</p>
      </TabPanel>
    </Tabs>
  );
}
