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
  inside: '<p>Tuesday 14:00 becomes free for others immediately.</p>',
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
        <p>Tuesday 14:00 becomes free for others immediately.</p>
      </Dialog>
    </>
  ),
};

const examples: KitExample[] = [
  {
    file: 'move-a-call',
    heading: 'A question with two answers',
    note: 'The buttons open and close it with an attribute, so it works before any script has loaded.',
    Example: MoveACall,
  },
  {
    file: 'delete-bookings',
    heading: 'Ask for confirmation',
    note: 'The safe answer has the focus, and a click outside changes nothing.',
    Example: DeleteBookings,
  },
  {
    file: 'form-inside',
    heading: 'A short form',
    note: 'The first field has the focus. The dialog stays open while something is missing.',
    Example: FormInside,
  },
  {
    file: 'long-text',
    heading: 'More than fits on the screen',
    note: 'The text scrolls between the heading and the buttons; the page behind stays still.',
    Example: LongText,
  },
];

export default function ModalPage() {
  return <KitPage examples={examples} playground={playground} />;
}
