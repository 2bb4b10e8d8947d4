import { Bell, Lock, ReceiptText } from 'lucide-react';
import { Tab, TabList, TabPanel, Tabs } from '#ui/panels/tabs.tsx';

const parts = [
  {
    value: 'mails',
    Icon: Bell,
    name: 'Emails',
    words: 'We email you when a call is moved, and for nothing else.',
  },
  {
    value: 'sign-in',
    Icon: Lock,
    name: 'Sign-in',
    words: 'You sign in with a link that we email you, so there is no password to lose.',
  },
  {
    value: 'bills',
    Icon: ReceiptText,
    name: 'Invoices',
    words: 'We send them as PDF files to sample@example.org on the first of each month.',
  },
];

export default function DownTheSide() {
  return (
    <Tabs orientation="vertical" defaultValue="mails">
      <TabList label="Settings">
        {parts.map(({ value, Icon, name }) => (
          <Tab key={value} value={value}>
            <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
            {name}
          </Tab>
        ))}
      </TabList>
      {parts.map(({ value, name, words }) => (
        <TabPanel key={value} value={value}>
          <h3 className="text-xl">{name}</h3>
          <p className="mt-2 text-mute">{words}</p>
        </TabPanel>
      ))}
    </Tabs>
  );
}
