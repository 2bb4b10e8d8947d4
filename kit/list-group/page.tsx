import { ListGroup, ListLink } from '#ui/layout/list-group.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import ChooseALength from './choose-a-length.tsx';
import Devices from './devices.tsx';
import Policies from './policies.tsx';
import WithPictures from './with-pictures.tsx';

const group: PlaygroundOf = {
  component: 'ListGroup',
  controls: ['variant'],
  start: { variant: 'card' },
  inside: `<ListLink href="/privacy" title="Privacy" note="What we store, and for how long" />
<ListLink href="/imprint" title="Imprint" note="Who runs this" />`,
  render: (props) => (
    <ListGroup {...props} className="w-full max-w-md">
      <ListLink href="/privacy" title="Privacy" note="What we store, and for how long" />
      <ListLink href="/imprint" title="Imprint" note="Who runs this" />
    </ListGroup>
  ),
};

const row: PlaygroundOf = {
  component: 'ListLink',
  controls: ['title', 'note', 'end', 'size'],
  start: { title: 'Privacy', note: 'What we store, and for how long', end: '2 pages', size: 'large' },
  given: ['href="/privacy"'],
  render: (props) => (
    <ListGroup className="w-full max-w-lg">
      <ListLink title="" {...props} href="/privacy" />
    </ListGroup>
  ),
};

const examples: KitExample[] = [
  {
    file: 'policies',
    heading: 'Rows that are links',
    note: 'The whole row is the link, so it is easy to tap.',
    Example: Policies,
  },
  {
    file: 'with-pictures',
    heading: 'With a picture at the start',
    note: 'A card keeps the rows together when there are other things around them.',
    Example: WithPictures,
  },
  {
    file: 'devices',
    heading: 'With one action per row',
    note: 'The button names what it acts on, for people who can’t see the row.',
    Example: Devices,
  },
  {
    file: 'choose-a-length',
    heading: 'Rows to choose from',
    note: 'They are radio buttons in a fieldset, so the choice is sent with the form and works without scripts.',
    Example: ChooseALength,
  },
];

export default function ListGroupPage() {
  return <KitPage examples={examples} playground={[group, row]} />;
}
