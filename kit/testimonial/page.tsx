import { hues } from '#lib/look/hue.ts';
import { Claim } from '#ui/text/claim.tsx';
import { Quote } from '#ui/text/quote.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import AClaimInstead from './a-claim-instead.tsx';
import OnAHue from './on-a-hue.tsx';
import WhereWordsWouldStand from './where-words-would-stand.tsx';
import WithAWayToCheck from './with-a-way-to-check.tsx';

const claim: PlaygroundOf = {
  component: 'Claim',
  controls: ['text', 'command', 'hue'],
  options: { hue: hues },
  start: {
    text: 'We killed the server fifty times, and nothing was lost',
    command: 'npm run torture',
    hue: 'lime',
  },
  render: ({ text, command, ...props }) => (
    <Claim {...props} text={String(text)} command={String(command)} className="w-full max-w-md" />
  ),
};

const quote: PlaygroundOf = {
  component: 'Quote',
  controls: ['children', 'by', 'about', 'size', 'hue', 'sample'],
  options: { hue: ['', ...hues] },
  start: {
    children: 'Nobody calls twice.',
    by: 'Tom Sample',
    about: 'Clinic, sample',
    size: 'regular',
    hue: 'sky',
    sample: true,
  },
  render: ({ children, by, hue, ...props }) => (
    <Quote {...props} by={String(by)} hue={String(hue) || undefined} className="w-full max-w-md">
      {children}
    </Quote>
  ),
};

const examples: KitExample[] = [
  {
    file: 'a-claim-instead',
    heading: 'A claim with its command instead',
    note: 'This site has no client quotes yet, so it shows a figure anyone can measure.',
    Example: AClaimInstead,
  },
  {
    file: 'where-words-would-stand',
    heading: 'Where a quote would be',
    note: 'These words are made up, and the badge says so. A real quote needs a client who said it and agreed to publish it.',
    Example: WhereWordsWouldStand,
  },
  {
    file: 'on-a-hue',
    heading: 'Two side by side',
    note: 'These are two short quotes, each on the hue of its trade.',
    Example: OnAHue,
  },
  {
    file: 'with-a-way-to-check',
    heading: 'With a way to check it',
    note: 'A real quote has a name, a company and the person’s consent, with a link to where the sentence can be found.',
    Example: WithAWayToCheck,
  },
];

export default function TestimonialPage() {
  return <KitPage examples={examples} playground={[claim, quote]} />;
}
