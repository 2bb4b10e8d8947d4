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
    heading: 'Our profiles elsewhere',
    note: 'These are links with words. Nothing is loaded from the other sites until someone clicks a link.',
    Example: SamePeopleElsewhere,
  },
  {
    file: 'pass-it-on',
    heading: 'Share a page',
    note: '“Copy link” and “By email” come first. If the device has its own share menu, a button opens it.',
    Example: PassItOn,
  },
  {
    file: 'signs-alone',
    heading: 'Icons alone',
    note: 'Each link has a name that says where it leads, shown when you point at it.',
    Example: SignsAlone,
  },
  {
    file: 'ask-by-message',
    heading: 'A message with the details filled in',
    note: 'The message already contains the booking number, so nobody has to look it up.',
    Example: AskByMessage,
  },
];

export default function SocialButtonsPage() {
  return <KitPage examples={examples} playground={playground} />;
}
