import { Tab, TabList, TabPanel, Tabs } from '#ui/panels/tabs.tsx';

const plans = {
  week: { price: '€ 3,900', words: 'One engineer works for you for a week. The plan ends automatically.' },
  month: {
    price: '€ 14,800',
    words: 'An engineer and a designer work for you for four weeks, with a review each Friday.',
  },
};

export default function InACard() {
  return (
    <div className="max-w-md rounded-card border border-line bg-raised p-6">
      <Tabs variant="pill" defaultValue="week">
        <TabList label="Length, sample prices">
          <Tab value="week">A week</Tab>
          <Tab value="month">A month</Tab>
        </TabList>
        {Object.entries(plans).map(([value, { price, words }]) => (
          <TabPanel key={value} value={value}>
            <p className="display text-5xl">{price}</p>
            <p className="mt-3 text-mute">{words}</p>
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
