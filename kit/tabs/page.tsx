import { Tab, TabList, TabPanel, Tabs } from '#ui/panels/tabs.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import DownTheSide from './down-the-side.tsx';
import InACard from './in-a-card.tsx';
import OneBooking from './one-booking.tsx';
import SlowToLoad from './slow-to-load.tsx';

const playground: PlaygroundOf = {
  component: 'Tabs',
  controls: ['variant', 'orientation', 'activation'],
  start: { variant: 'line', orientation: 'horizontal', activation: 'automatic' },
  given: ['defaultValue="stops"'],
  inside: `<TabList label="A round">
  <Tab value="stops" aside={60}>
    Stops
  </Tab>
  <Tab value="vans" aside={5}>
    Vans
  </Tab>
</TabList>
<TabPanel value="stops">The round runs from the dairy at 05:30 to the last door at 11:10.</TabPanel>
<TabPanel value="vans">Five of six are needed; the sixth stays in the yard.</TabPanel>`,
  render: (props) => (
    <Tabs {...props} defaultValue="stops" className="w-full max-w-md">
      <TabList label="A round">
        <Tab value="stops" aside={60}>
          Stops
        </Tab>
        <Tab value="vans" aside={5}>
          Vans
        </Tab>
      </TabList>
      <TabPanel value="stops">The round runs from the dairy at 05:30 to the last door at 11:10.</TabPanel>
      <TabPanel value="vans">Five of six are needed; the sixth stays in the yard.</TabPanel>
    </Tabs>
  ),
};

const examples: KitExample[] = [
  {
    file: 'one-booking',
    heading: 'Three views of one booking',
    note: 'The number says how much is behind the tab before you open it.',
    Example: OneBooking,
  },
  {
    file: 'in-a-card',
    heading: 'Inside a card',
    note: 'This quieter look suits a choice between two views of the same figure.',
    Example: InACard,
  },
  {
    file: 'down-the-side',
    heading: 'Down the side',
    note: 'Where there is no room beside the view, the same tabs appear above it.',
    Example: DownTheSide,
  },
  {
    file: 'slow-to-load',
    heading: 'Views that take time to load',
    note: 'Arrow keys only move the focus; Enter or Space loads the view.',
    Example: SlowToLoad,
  },
];

export default function TabsPage() {
  return <KitPage examples={examples} playground={playground} />;
}
