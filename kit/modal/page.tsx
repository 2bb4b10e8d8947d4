import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import DeleteBookings from './delete-bookings.tsx';
import FormInside from './form-inside.tsx';
import LongText from './long-text.tsx';
import MoveACall from './move-a-call.tsx';

const playground: PlaygroundOf = {
  component: 'Dialog',
  controls: ['heading', 'size', 'dismissable'],
  start: { heading: 'Move the call to Thursday?', size: 'regular', dismissable: true },
  defaults: { dismissable: true },
  before: `<Button variant="ghost" command="show-modal" commandfor="try-dialog">
  Move the call
</Button>`,
  given: [
    'id="try-dialog"',
    `footer={
  <Button command="close" commandfor="try-dialog">
    Move to Thursday 10:00
  </Button>
}`,
  ],
  inside: '<p>Tuesday 14:00 becomes free for others at once.</p>',
  render: ({ heading, ...props }) => (
    <>
      <Button variant="ghost" command="show-modal" commandfor="try-dialog">
        Move the call
      </Button>
      <Dialog
        {...props}
        id="try-dialog"
        heading={String(heading)}
        footer={
          <Button command="close" commandfor="try-dialog">
            Move to Thursday 10:00
          </Button>
        }
      >
        <p>Tuesday 14:00 becomes free for others at once.</p>
      </Dialog>
    </>
  ),
};

const examples: KitExample[] = [
  {
    file: 'move-a-call',
    heading: 'A question with two answers',
    note: 'The buttons open and shut it by attribute: it works before any script has arrived.',
    Example: MoveACall,
  },
  {
    file: 'delete-bookings',
    heading: 'Asked once more',
    note: 'The safe answer has the focus, and a press beside it changes nothing.',
    Example: DeleteBookings,
  },
  {
    file: 'form-inside',
    heading: 'A short form',
    note: 'The first field has the focus. It stays open while something is missing.',
    Example: FormInside,
  },
  {
    file: 'long-text',
    heading: 'More than fits',
    note: 'The text scrolls between heading and answer; the page behind does not.',
    Example: LongText,
  },
];

export default function ModalPage() {
  return <KitPage examples={examples} playground={playground} />;
}
