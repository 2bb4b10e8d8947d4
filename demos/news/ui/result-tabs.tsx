import type { ComponentProps } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '#ui/panels/tabs.tsx';
import type { Answer, Reading } from '../reading.ts';
import { KeyFacts, NamesAndFigures, TimeLine } from './facts-view.tsx';
import type { Place } from './places.ts';
import { Questions } from './questions.tsx';

interface ResultTabsProps {
  reading: Reading;
  answers: readonly Answer[];
  suggested: readonly string[];
  waiting: ComponentProps<typeof Questions>['waiting'];
  tab: string;
  onTab: (tab: string) => void;
  onAsk: (question: string) => void;
  onShow: (place: Place) => void;
}

/** What else the text gives: answers, facts, names and figures, and what happened when. */
export function ResultTabs({
  reading,
  answers,
  suggested,
  waiting,
  tab,
  onTab,
  onAsk,
  onShow,
}: ResultTabsProps) {
  const facts = reading.articles.reduce((sum, article) => sum + article.facts.key.length, 0);
  return (
    <Tabs value={tab} onValueChange={onTab}>
      <TabList label="From the text">
        <Tab value="questions">Questions</Tab>
        <Tab value="facts" aside={facts}>
          Facts
        </Tab>
        <Tab value="names">Names and figures</Tab>
        <Tab value="time" aside={reading.timeline.length}>
          Timeline
        </Tab>
      </TabList>
      <TabPanel value="questions" className="pt-5">
        <Questions
          answers={answers}
          suggested={suggested}
          waiting={waiting}
          several={reading.articles.length > 1}
          onAsk={onAsk}
          onShow={onShow}
        />
      </TabPanel>
      <TabPanel value="facts" className="pt-5">
        <KeyFacts reading={reading} onShow={onShow} />
      </TabPanel>
      <TabPanel value="names" className="pt-5">
        <NamesAndFigures reading={reading} onShow={onShow} />
      </TabPanel>
      <TabPanel value="time" className="pt-5">
        <TimeLine reading={reading} onShow={onShow} />
      </TabPanel>
    </Tabs>
  );
}
