import { Button } from '#ui/actions/button.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import Filters from './filters.tsx';
import FromBelow from './from-below.tsx';
import RailOfAWorkspace from './rail-of-a-desk.tsx';
import WorkBeside from './work-beside.tsx';

const playground: PlaygroundOf = {
  component: 'Sheet',
  controls: ['heading', 'edge', 'dismissable'],
  start: { heading: 'Van 2, sample round', edge: 'end', dismissable: true },
  defaults: { dismissable: true },
  before: `<Button variant="ghost" command="show-modal" commandfor="try-sheet">
  Show the round
</Button>`,
  given: [
    'id="try-sheet"',
    `footer={
  <Button command="close" commandfor="try-sheet">
    Back to the map
  </Button>
}`,
  ],
  inside: '<p>The round has 61 stops from 05:30 to 11:10. The bakery on the quay comes first.</p>',
  render: ({ heading, ...props }) => (
    <>
      <Button variant="ghost" command="show-modal" commandfor="try-sheet">
        Show the round
      </Button>
      <Sheet
        {...props}
        id="try-sheet"
        heading={String(heading)}
        footer={
          <Button command="close" commandfor="try-sheet">
            Back to the map
          </Button>
        }
      >
        <p>The round has 61 stops from 05:30 to 11:10. The bakery on the quay comes first.</p>
      </Sheet>
    </>
  ),
};

const examples: KitExample[] = [
  {
    file: 'filters',
    heading: 'Filters',
    note: 'The panel comes from the right on a desktop and from below on a phone. The button says how many filters are on.',
    Example: Filters,
  },
  {
    file: 'rail-of-a-desk',
    heading: 'The sidebar of an application',
    note: 'It comes from the left or, in a right-to-left layout, from the right.',
    Example: RailOfAWorkspace,
  },
  {
    file: 'from-below',
    heading: 'From below on every screen',
    note: 'Use it for a short list that belongs to what people see above it.',
    Example: FromBelow,
  },
  {
    file: 'work-beside',
    heading: 'Edit one item of many',
    note: 'A script opens the panel and learns when it closes. Saved changes last until you reload the page.',
    Example: WorkBeside,
  },
];

export default function OffcanvasPage() {
  return <KitPage examples={examples} playground={playground} />;
}
