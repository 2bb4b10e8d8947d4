import { type KitExample, KitPage } from '../kit-page.tsx';
import DeleteBookings from './delete-bookings.tsx';
import FormInside from './form-inside.tsx';
import LongText from './long-text.tsx';
import MoveACall from './move-a-call.tsx';

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
  return <KitPage examples={examples} />;
}
