import type { ComponentProps } from 'react';
import type { Harvest } from '#engines/scrape/recipe/apply.ts';
import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/panels/tabs.tsx';
import { ChangesView } from './changes-view.tsx';
import { RecipeView } from './recipe-view.tsx';
import { RowsTable } from './rows-table.tsx';

interface ResultTabsProps {
  recipe: Recipe;
  table: Harvest;
  /** How it came about: the page alone, or all that were collected. */
  said: string;
  waiting: boolean;
  tab: string;
  onTab: (tab: string) => void;
  changes: ComponentProps<typeof ChangesView>;
}

/** The result from three sides: its rows, what changed, and how it is found. */
export function ResultTabs({ recipe, table, said, waiting, tab, onTab, changes }: ResultTabsProps) {
  const { misfits } = table;
  return (
    <Tabs value={tab} onValueChange={onTab}>
      <TabList label="The result">
        <Tab value="rows" aside={table.rows.length}>
          Rows
        </Tab>
        <Tab value="changes">Changes</Tab>
        <Tab value="recipe" aside={recipe.fields.length}>
          How it is found
        </Tab>
      </TabList>
      <TabPanel value="rows">
        <p className="mb-3 text-sm text-mute text-pretty">
          {said}
          {misfits.length > 0
            ? ` ${misfits.length === 1 ? 'One cell doesn’t' : `${misfits.length} cells don’t`} fit ${misfits.length === 1 ? 'its' : 'their'} column and ${misfits.length === 1 ? 'is' : 'are'} marked.`
            : ''}
        </p>
        <RowsTable fields={recipe.fields} table={table} waiting={waiting} />
      </TabPanel>
      <TabPanel value="changes">
        <ChangesView {...changes} />
      </TabPanel>
      <TabPanel value="recipe">
        <RecipeView recipe={recipe} health={table.health} />
      </TabPanel>
    </Tabs>
  );
}
