import { type KitExample, KitPage } from '../kit-page.tsx';
import BrandLinksAction from './brand-links-action.tsx';
import StaysWhileScrolling from './stays-while-scrolling.tsx';
import TheSiteItself from './the-site-itself.tsx';
import WherePeopleWork from './where-people-work.tsx';

const examples: KitExample[] = [
  {
    file: 'brand-links-action',
    heading: 'Brand, links, one action',
    note: 'Switch the width to 320: the links move into a menu, the action stays.',
    Example: BrandLinksAction,
  },
  {
    file: 'stays-while-scrolling',
    heading: 'Stays while the page is scrolled',
    note: 'Only where one changes between pages often: it takes 64 px from what is read.',
    Example: StaysWhileScrolling,
  },
  {
    file: 'where-people-work',
    heading: 'Where people work',
    note: 'Set on a line, nothing filled, a count beside the name.',
    Example: WherePeopleWork,
  },
  {
    file: 'the-site-itself',
    heading: 'Five groups, one sheet',
    note: 'This site’s own: each button opens the same sheet over the full width, before any script.',
    Example: TheSiteItself,
  },
];

export default function NavbarPage() {
  return <KitPage examples={examples} />;
}
