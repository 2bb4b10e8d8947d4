import { Pagination } from '#ui/actions/pagination.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import FirstPage from './first-page.tsx';
import MiddleOfMany from './middle-of-many.tsx';
import NarrowPlace from './narrow-place.tsx';
import UnderATable from './under-a-table.tsx';

const playground: PlaygroundOf = {
  component: 'Pagination',
  controls: ['label', 'page', 'pages', 'around'],
  start: { label: 'Posts', page: 6, pages: 12, around: 1 },
  given: ['href={addressOfPage}'],
  render: ({ label, page, pages, around }) => (
    <Pagination
      label={String(label)}
      page={Number(page)}
      pages={Number(pages)}
      around={Number(around)}
      href={(to) => `/ui/pagination?page=${to}`}
      className="w-full"
    />
  ),
};

const examples: KitExample[] = [
  {
    file: 'middle-of-many',
    heading: 'In the middle of many pages',
    note: 'It shows the first, the last and the neighbouring pages. A gap tells screen readers which pages are left out.',
    Example: MiddleOfMany,
  },
  {
    file: 'under-a-table',
    heading: 'Under a list',
    note: 'With scripts, the list changes in place; without them, the same links load the page.',
    Example: UnderATable,
  },
  {
    file: 'first-page',
    heading: 'On the first page',
    note: '“Previous” stays in its place, disabled, so nothing jumps.',
    Example: FirstPage,
  },
  {
    file: 'narrow-place',
    heading: 'In a narrow container',
    note: 'The width of the container decides. Here, a short text takes the place of the page numbers.',
    Example: NarrowPlace,
  },
];

export default function PaginationPage() {
  return <KitPage examples={examples} playground={playground} />;
}
