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
    hint: 'We’ll send the link to the call to this address.',
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
    heading: 'A booking form that keeps what you typed',
    note: 'Send it empty: the browser checks it, we explain in plain words, and the first wrong field gets the focus. Type something and reload: it is all still there.',
    Example: BookingForm,
  },
  {
    file: 'every-state',
    heading: 'Every state of a field',
    note: 'The label is above and the hint below. An error takes the hint’s place and says what to do. Optional fields are marked.',
    Example: EveryState,
  },
  {
    file: 'one-some-none',
    heading: 'One, several, or on and off',
    note: 'A switch takes effect immediately; a checkbox waits for the form.',
    Example: OneSomeNone,
  },
  {
    file: 'how-much',
    heading: 'How much',
    note: 'People can enter an exact number, pick a rough one on a slider, or give a rating.',
    Example: HowMuch,
  },
  {
    file: 'secret-and-code',
    heading: 'A password and a one-time code',
    note: 'People can make the password visible. Phones suggest the code when it arrives.',
    Example: SecretAndCode,
  },
  {
    file: 'masks',
    heading: 'Text in a fixed format',
    note: 'Type, delete across a slash, or paste with or without separators: the caret stays where you are working.',
    Example: Masks,
  },
  {
    file: 'date-and-time',
    heading: 'Day, time and weeks',
    note: 'You can also type a day. If it is wrong or full, the field says so and keeps what you typed.',
    Example: DateAndTime,
  },
  {
    file: 'pick-one-of-many',
    heading: 'One of many',
    note: 'With more than nine options, typing is easier than scrolling.',
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
    note: 'You open branches and choose an entry at the end of one. The field shows the path to it.',
    Example: TreeOfTrades,
  },
  {
    file: 'files-with-progress',
    heading: 'Files with real progress',
    note: 'The bar shows how much of the file has been read, and you can stop each file.',
    Example: FilesWithProgress,
  },
  {
    file: 'steps-of-an-enquiry',
    heading: 'Steps of an enquiry',
    note: 'Each step is checked before the next. Going back loses nothing, and the last step shows everything.',
    Example: StepsOfAnEnquiry,
  },
];

export default function FormsPage() {
  return <KitPage examples={examples} playground={playground} />;
}
