import { type KitExample, KitPage } from '../kit-page.tsx';
import AClaimInstead from './a-claim-instead.tsx';
import OnAHue from './on-a-hue.tsx';
import WhereWordsWouldStand from './where-words-would-stand.tsx';
import WithAWayToCheck from './with-a-way-to-check.tsx';

const examples: KitExample[] = [
  {
    file: 'a-claim-instead',
    heading: 'A claim with its command, in its place',
    note: 'This site has no client’s words yet, so it says what anybody can run.',
    Example: AClaimInstead,
  },
  {
    file: 'where-words-would-stand',
    heading: 'Where words would stand',
    note: 'Nobody said this. The tag says so until somebody has, and has allowed it.',
    Example: WhereWordsWouldStand,
  },
  {
    file: 'on-a-hue',
    heading: 'Two beside each other',
    note: 'Short ones, each on the hue of its trade.',
    Example: OnAHue,
  },
  {
    file: 'with-a-way-to-check',
    heading: 'With a way to check',
    note: 'A name, a company, consent, and an address under which the sentence can be found.',
    Example: WithAWayToCheck,
  },
];

export default function TestimonialPage() {
  return <KitPage examples={examples} />;
}
