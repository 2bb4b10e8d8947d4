import { InputGroup } from '#ui/fields/input-group.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import CopyALink from './copy-a-link.tsx';
import CurrencyAndCountry from './currency-and-country.tsx';
import SearchTheSite from './search-the-site.tsx';
import SumsAndUnits from './sums-and-units.tsx';

const playground: PlaygroundOf = {
  component: 'InputGroup',
  controls: ['label', 'sign', 'unit', 'hint', 'error', 'required'],
  start: {
    label: 'How much can you spend?',
    sign: '€',
    unit: 'a week',
    hint: 'Before tax.',
    error: '',
    required: true,
  },
  render: ({ label, sign, unit, hint, error, required }) => (
    <InputGroup
      label={String(label)}
      sign={sign}
      unit={String(unit) || undefined}
      hint={hint}
      error={String(error) || undefined}
      required={Boolean(required)}
      inputMode="numeric"
      className="w-full max-w-sm"
    />
  ),
};

const examples: KitExample[] = [
  {
    file: 'search-the-site',
    heading: 'An icon at the start, a button at the end',
    note: 'The icon is decoration; the label says what is searched. It works before any script has loaded.',
    Example: SearchTheSite,
  },
  {
    file: 'sums-and-units',
    heading: 'Amounts and units',
    note: 'Screen readers announce the unit after the label.',
    Example: SumsAndUnits,
  },
  {
    file: 'currency-and-country',
    heading: 'A short list joined to the field',
    note: 'These are two fields in one frame, each with its own name and focus ring.',
    Example: CurrencyAndCountry,
  },
  {
    file: 'copy-a-link',
    heading: 'Something to copy',
    note: 'After a click, the hint says that the link was copied. The button’s label stays the same.',
    Example: CopyALink,
  },
];

export default function InputGroupPage() {
  return <KitPage examples={examples} playground={playground} />;
}
