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
    note: 'Each says how many it lets through; what is on has a tick, not a colour alone.',
    Example: FilterTheWork,
  },
  {
    file: 'what-holds',
    heading: 'What holds, to be taken off',
    note: 'Under a form of filters: one press removes one, and the last button all of them.',
    Example: WhatHolds,
  },
  {
    file: 'in-the-address',
    heading: 'In the address',
    note: 'Checkboxes in a form: without any script the filtered list has an address of its own.',
    Example: InTheAddress,
  },
  {
    file: 'cannot-be-had',
    heading: 'One that cannot be had',
    note: 'It stays in its place, and a sentence says why.',
    Example: CannotBeHad,
  },
];

export default function PillsPage() {
  return <KitPage examples={examples} playground={playground} />;
}
