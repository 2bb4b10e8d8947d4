import { type KitExample, KitPage } from '../kit-page.tsx';
import BrandLinksAction from './brand-links-action.tsx';
import StaysWhileScrolling from './stays-while-scrolling.tsx';
import TheSiteItself from './the-site-itself.tsx';
import WherePeopleWork from './where-people-work.tsx';

const examples: KitExample[] = [
  {
    file: 'brand-links-action',
    heading: 'Brand, links, one action',
    note: 'Switch the width to 320: the links move into a menu, and the action stays.',
    Example: BrandLinksAction,
  },
  {
    file: 'stays-while-scrolling',
    heading: 'Stays while you scroll',
    note: 'Use it only where people switch pages often: it takes 64 px of the screen.',
    Example: StaysWhileScrolling,
  },
  {
    file: 'where-people-work',
    heading: 'In an application',
    note: 'It is a plain row of links, with a count beside the name.',
    Example: WherePeopleWork,
  },
  {
    file: 'the-site-itself',
    heading: 'Five groups in one panel',
    note: 'This is the menu of this site. Each button opens the same full-width panel, even before any script has loaded.',
    Example: TheSiteItself,
  },
];

export default function NavbarPage() {
  return <KitPage examples={examples} />;
}
