import { hues } from '#lib/look/hue.ts';
import { Card, CardTitle } from '#ui/layout/card.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import BlockOfHue from './block-of-hue.tsx';
import LeadsAndActs from './leads-and-acts.tsx';
import TileThatLeads from './tile-that-leads.tsx';
import WithActions from './with-actions.tsx';

const playground: PlaygroundOf = {
  component: 'Card',
  controls: ['variant', 'hue'],
  options: { hue: ['', ...hues] },
  start: { variant: 'hue', hue: 'mint' },
  inside: `<CardTitle href="/book_an_appointment">Hold half an hour</CardTitle>
<p className="mt-2">You meet the engineer and the designer.</p>`,
  render: ({ hue, ...props }) => (
    <div className="w-full max-w-sm">
      <Card {...props} hue={String(hue) || undefined}>
        <CardTitle href="/book_an_appointment">Hold half an hour</CardTitle>
        <p className="mt-2">You meet the engineer and the designer.</p>
      </Card>
    </div>
  ),
};

const examples: KitExample[] = [
  {
    file: 'tile-that-leads',
    heading: 'A card that links',
    note: 'The name is the link, and the whole card is its target: one stop for the keyboard, one short name for screen readers.',
    Example: TileThatLeads,
  },
  {
    file: 'block-of-hue',
    heading: 'A block of one hue',
    note: 'Use it once, as the largest thing on a screen. The size of its text depends on the card instead of the window.',
    Example: BlockOfHue,
  },
  {
    file: 'with-actions',
    heading: 'A strip of facts, then actions',
    note: 'The button acts on this page; only the link leads to another.',
    Example: WithActions,
  },
  {
    file: 'leads-and-acts',
    heading: 'A link you can also save',
    note: 'The save button lies on top of the link instead of inside it, so each works on its own.',
    Example: LeadsAndActs,
  },
];

export default function CardPage() {
  return <KitPage examples={examples} playground={playground} />;
}
