import { hues } from '#lib/look/hue.ts';
import { Avatar } from '#ui/data/avatar.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import LettersAndAWay from './letters-and-a-way.tsx';
import RowOfLetters from './row-of-letters.tsx';
import WhoDecidesWhat from './who-decides-what.tsx';
import WhoIsInTheCall from './who-is-in-the-call.tsx';

const playground: PlaygroundOf = {
  component: 'Avatar',
  controls: ['name', 'hue', 'size'],
  options: { hue: hues },
  start: { name: 'Zofia Sample', hue: 'mint', size: 'regular' },
  render: ({ name, ...props }) => (
    <p className="flex items-center gap-3">
      <Avatar {...props} name={String(name)} />
      {name}
    </p>
  ),
};

const examples: KitExample[] = [
  {
    file: 'who-decides-what',
    heading: 'Roles by what they decide',
    note: 'The list says what each role decides and delivers, and when you can do without it.',
    Example: WhoDecidesWhat,
  },
  {
    file: 'letters-and-a-way',
    heading: 'With initials and a link to ask',
    note: 'Initials take the place of a photo: no people are invented, and the row is still easy to find again.',
    Example: LettersAndAWay,
  },
  {
    file: 'who-is-in-the-call',
    heading: 'Who is on the call',
    note: 'People in an example are marked as samples.',
    Example: WhoIsInTheCall,
  },
  {
    file: 'row-of-letters',
    heading: 'Several at a glance',
    note: 'The initials are decoration; screen readers announce the names beside them.',
    Example: RowOfLetters,
  },
];

export default function TeamPage() {
  return <KitPage examples={examples} playground={playground} />;
}
