import { van } from '#content/pictures/van.ts';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { Card, CardActions, CardFacts, CardMedia, CardTitle } from '#ui/layout/card.tsx';
import { FilteredGrid } from '#ui/layout/filtered-grid.tsx';
import { LinkRows } from '#ui/layout/link-rows.tsx';
import { ListChoice, ListGroup, ListLink, ListRow } from '#ui/layout/list-group.tsx';
import { MeasuredFigures } from '#ui/layout/measured-figures.tsx';
import { Navbar } from '#ui/layout/navbar.tsx';
import { ObjectTile } from '#ui/layout/object-tile.tsx';
import type { ConformanceRow } from '../row.ts';

const inCard: Pick<ConformanceRow, 'around'> = { around: (part) => <Card>{part}</Card> };
const inList: Pick<ConformanceRow, 'around'> = { around: (part) => <ListGroup>{part}</ListGroup> };
const figures = [
  { value: '12', unit: 'ms', text: 'for a page', command: 'npm run bench', date: '2026-11-17' },
];

export const layout: readonly ConformanceRow[] = [
  {
    component: 'layout/card.tsx Card',
    part: () => (
      <Card>
        <CardTitle>Rounds</CardTitle>
      </Card>
    ),
  },
  {
    component: 'layout/card.tsx CardTitle',
    part: () => <CardTitle href="/work">Rounds</CardTitle>,
    ...inCard,
  },
  { component: 'layout/card.tsx CardMedia', part: () => <CardMedia className="h-20" />, ...inCard },
  {
    component: 'layout/card.tsx CardFacts',
    part: () => <CardFacts facts={[{ term: 'Stops', text: '14' }]} />,
    ...inCard,
  },
  { component: 'layout/card.tsx CardActions', part: () => <CardActions>Hold</CardActions>, ...inCard },
  {
    component: 'layout/list-group.tsx ListGroup',
    part: () => (
      <ListGroup>
        <ListRow title="Phone" />
      </ListGroup>
    ),
  },
  {
    component: 'layout/list-group.tsx ListLink',
    part: () => <ListLink href="/events" title="Events" note="Four this month" />,
    ...inList,
  },
  {
    component: 'layout/list-group.tsx ListRow',
    part: () => <ListRow title="Phone" note="Oslo" />,
    ...inList,
  },
  {
    component: 'layout/list-group.tsx ListChoice',
    part: () => <ListChoice title="An hour" name="length" value="60" defaultChecked />,
    sends: { length: '60' },
    canBeDisabled: true,
    ...inList,
  },
  {
    component: 'layout/link-rows.tsx LinkRows',
    part: () => <LinkRows rows={[{ href: '/events', label: 'Events' }]} />,
  },
  {
    component: 'layout/measured-figures.tsx MeasuredFigures',
    part: () => <MeasuredFigures figures={figures} />,
  },
  {
    component: 'layout/filtered-grid.tsx FilteredGrid',
    part: () => (
      <FilteredGrid
        label="Trade"
        counted="items"
        items={['Food', 'Care']}
        groupOf={(item) => item}
        keyOf={(item) => item}
      >
        {(item) => <p>{item}</p>}
      </FilteredGrid>
    ),
  },
  {
    component: 'layout/object-tile.tsx ObjectTile',
    part: () => <ObjectTile href="/work" hue="sky" picture={van} name="Rounds" note="Plans a morning" />,
  },
  {
    component: 'layout/navbar.tsx Navbar',
    part: () => <Navbar brand="Akra" links={[{ href: '/events', label: 'Events' }]} />,
  },
  {
    component: 'layout/breadcrumbs.tsx Breadcrumbs',
    part: () => (
      <Breadcrumbs
        crumbs={[
          { href: '/', label: 'Home' },
          { href: '/ui', label: 'Interface kit' },
        ]}
      />
    ),
  },
];
