import { FilterPill } from '#ui/actions/pill.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import CannotBeHad from './cannot-be-had.tsx';
import FilterTheWork from './filter-the-work.tsx';
import InTheAddress from './in-the-address.tsx';
import WhatHolds from './what-holds.tsx';

const playground: PlaygroundOf = {
  component: 'FilterPill',
  controls: ['children', 'count', 'disabled'],
  start: { children: 'Logistics', count: 4, disabled: false },
  given: ['name="trade"', 'value="logistics"'],
  render: ({ children, count, disabled }) => (
    <FilterPill count={Number(count)} disabled={disabled === true} name="trade" value="logistics">
      {children}
    </FilterPill>
  ),
};

const examples: KitExample[] = [
  {
    file: 'filter-the-work',
    heading: 'Several at once',
    note: 'Each filter says how many results it leaves. Active filters have a tick as well as a colour.',
    Example: FilterTheWork,
  },
  {
    file: 'what-holds',
    heading: 'Active filters to remove',
    note: 'Place them below a filter form. One click removes a filter, and the last button removes them all.',
    Example: WhatHolds,
  },
  {
    file: 'in-the-address',
    heading: 'Filters in the address',
    note: 'The filters are checkboxes in a form, so the filtered list has its own address even without scripts.',
    Example: InTheAddress,
  },
  {
    file: 'cannot-be-had',
    heading: 'An unavailable option',
    note: 'The option stays in its place, and a sentence says why it’s unavailable.',
    Example: CannotBeHad,
  },
];

export default function PillsPage() {
  return <KitPage examples={examples} playground={playground} />;
}
