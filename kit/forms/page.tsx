import { TextField } from '#ui/fields/text-field.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import BookingForm from './booking-form.tsx';
import DateAndTime from './date-and-time.tsx';
import EveryState from './every-state.tsx';
import FilesWithProgress from './files-with-progress.tsx';
import HowMuch from './how-much.tsx';
import Masks from './masks.tsx';
import OneSomeNone from './one-some-none.tsx';
import PickOneOfMany from './pick-one-of-many.tsx';
import SecretAndCode from './secret-and-code.tsx';
import SeveralWithTags from './several-with-tags.tsx';
import StepsOfAnEnquiry from './steps-of-an-enquiry.tsx';
import TreeOfTrades from './tree-of-trades.tsx';

const playground: PlaygroundOf = {
  component: 'TextField',
  controls: ['label', 'hint', 'error', 'required'],
  start: {
    label: 'Your email address',
    hint: 'The link to the call goes there.',
    error: '',
    required: true,
  },
  render: ({ label, hint, error, required }) => (
    <TextField
      label={String(label)}
      hint={hint}
      error={String(error) || undefined}
      required={Boolean(required)}
      className="w-full max-w-sm"
    />
  ),
};

const examples: KitExample[] = [
  {
    file: 'booking-form',
    heading: 'A booking form that keeps what was typed',
    note: 'Send it empty: the browser checks, we say it in plain words, and the first wrong field has the focus. Reload after typing: it is all still there.',
    Example: BookingForm,
  },
  {
    file: 'every-state',
    heading: 'Every state of a field',
    note: 'Label above, hint below, the error in the hint’s place with what to do. The optional ones are marked.',
    Example: EveryState,
  },
  {
    file: 'one-some-none',
    heading: 'One, some, or on and off',
    note: 'A switch takes effect at once; a checkbox waits for the form.',
    Example: OneSomeNone,
  },
  {
    file: 'how-much',
    heading: 'How much',
    note: 'An exact number, a rough one, and a judgement.',
    Example: HowMuch,
  },
  {
    file: 'secret-and-code',
    heading: 'A password and a one-time code',
    note: 'What is typed can be looked at. Phones offer the code by themselves.',
    Example: SecretAndCode,
  },
  {
    file: 'masks',
    heading: 'Text in a fixed form',
    note: 'Type, delete across a slash, or paste it with signs or without: the caret stays where you work.',
    Example: Masks,
  },
  {
    file: 'date-and-time',
    heading: 'Day, time and weeks',
    note: 'A day can be typed as well. One that is wrong or full says so and stays as you typed it.',
    Example: DateAndTime,
  },
  {
    file: 'pick-one-of-many',
    heading: 'One of many',
    note: 'Over nine options one would rather type than scroll.',
    Example: PickOneOfMany,
  },
  {
    file: 'several-with-tags',
    heading: 'Several of many',
    Example: SeveralWithTags,
  },
  {
    file: 'tree-of-trades',
    heading: 'A tree of trades',
    note: 'Branches open, leaves are chosen. The field shows the way to the leaf.',
    Example: TreeOfTrades,
  },
  {
    file: 'files-with-progress',
    heading: 'Files with real progress',
    note: 'The bar moves as bytes are read, never by a timer. Each file can be stopped.',
    Example: FilesWithProgress,
  },
  {
    file: 'steps-of-an-enquiry',
    heading: 'Steps of an enquiry',
    note: 'Each part is checked before the next. Going back loses nothing, and the end shows it all.',
    Example: StepsOfAnEnquiry,
  },
];

export default function FormsPage() {
  return <KitPage examples={examples} playground={playground} />;
}
