import { SocialLink } from '#ui/actions/social-link.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import AskByMessage from './ask-by-message.tsx';
import PassItOn from './pass-it-on.tsx';
import SamePeopleElsewhere from './same-people-elsewhere.tsx';
import SignsAlone from './signs-alone.tsx';

const playground: PlaygroundOf = {
  component: 'SocialLink',
  controls: ['site', 'variant', 'label'],
  start: { site: 'github', variant: 'words', label: 'Our code on GitHub', href: 'https://github.com' },
  render: ({ href, ...props }) => <SocialLink site="github" href={String(href)} {...props} />,
};

const examples: KitExample[] = [
  {
    file: 'same-people-elsewhere',
    heading: 'The same people elsewhere',
    note: 'Links with words. Nothing is fetched from those sites before one of them is pressed.',
    Example: SamePeopleElsewhere,
  },
  {
    file: 'pass-it-on',
    heading: 'Pass a page on',
    note: 'Copying and mail first. Where the device has a list of its own, a button opens it.',
    Example: PassItOn,
  },
  {
    file: 'signs-alone',
    heading: 'Signs alone',
    note: 'Each has a name that says what is there, and shows it at rest.',
    Example: SignsAlone,
  },
  {
    file: 'ask-by-message',
    heading: 'A message that is begun already',
    note: 'The number of the booking is in it, so nobody has to look it up.',
    Example: AskByMessage,
  },
];

export default function SocialButtonsPage() {
  return <KitPage examples={examples} playground={playground} />;
}
