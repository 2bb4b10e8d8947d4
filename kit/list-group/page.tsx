import { type KitExample, KitPage } from '../kit-page.tsx';
import ChooseALength from './choose-a-length.tsx';
import Devices from './devices.tsx';
import Policies from './policies.tsx';
import WithPictures from './with-pictures.tsx';

const examples: KitExample[] = [
  {
    file: 'policies',
    heading: 'Rows that lead somewhere',
    note: 'The whole row is the link, so a thumb finds it.',
    Example: Policies,
  },
  {
    file: 'with-pictures',
    heading: 'With a picture before the words',
    note: 'The sheet keeps the rows together where other things stand around.',
    Example: WithPictures,
  },
  {
    file: 'devices',
    heading: 'With an action a row',
    note: 'The button says to whom it does it, for those who cannot see the row.',
    Example: Devices,
  },
  {
    file: 'choose-a-length',
    heading: 'Rows of which one is chosen',
    note: 'Radios in a fieldset: it is sent with the form and works without a script.',
    Example: ChooseALength,
  },
];

export default function ListGroupPage() {
  return <KitPage examples={examples} />;
}
