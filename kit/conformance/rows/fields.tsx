import { Checkbox, CheckboxGroup } from '#ui/fields/checkbox.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { Combobox } from '#ui/fields/combobox.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { DateRangeField } from '#ui/fields/date-range-field.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { Form } from '#ui/fields/form.tsx';
import { GroupButton, GroupSelect, InputGroup } from '#ui/fields/input-group.tsx';
import { MaskedField } from '#ui/fields/masked-field.tsx';
import { MultiSelect } from '#ui/fields/multi-select.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { RangeField } from '#ui/fields/range-field.tsx';
import { Rating } from '#ui/fields/rating.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { StepForm } from '#ui/fields/step-form.tsx';
import { Steps } from '#ui/fields/steps.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TimeField } from '#ui/fields/time-field.tsx';
import { TreeSelect } from '#ui/fields/tree-select.tsx';
import type { ConformanceRow } from '../row.ts';

const towns = [
  { value: 'oslo', label: 'Oslo' },
  { value: 'turin', label: 'Turin' },
];
const trades = [{ value: 'food', label: 'Food', children: [{ value: 'bakery', label: 'Bakery' }] }];
const field = { canBeDisabled: true } as const;

export const fields: readonly ConformanceRow[] = [
  {
    component: 'fields/form.tsx Form',
    part: () => (
      <Form>
        <TextField label="Town" name="town" />
      </Form>
    ),
    sends: { town: '' },
    isForm: true,
  },
  {
    component: 'fields/text-field.tsx TextField',
    part: () => <TextField label="Town" name="town" defaultValue="Oslo" hint="As on a map" />,
    sends: { town: 'Oslo' },
    ...field,
  },
  {
    component: 'fields/text-area.tsx TextArea',
    part: () => <TextArea label="Message" name="message" defaultValue="Hello" />,
    sends: { message: 'Hello' },
    ...field,
  },
  {
    component: 'fields/number-field.tsx NumberField',
    part: () => <NumberField label="Vans" name="vans" defaultValue={5} />,
    sends: { vans: '5' },
    ...field,
  },
  {
    component: 'fields/password-field.tsx PasswordField',
    part: () => <PasswordField label="Password" name="password" defaultValue="eight letters" />,
    sends: { password: 'eight letters' },
    ...field,
  },
  {
    component: 'fields/select-field.tsx SelectField',
    part: () => (
      <SelectField label="Trade" name="trade" defaultValue="bakery">
        <option value="bakery">Bakery</option>
        <option value="dairy">Dairy</option>
      </SelectField>
    ),
    sends: { trade: 'bakery' },
    ...field,
  },
  {
    component: 'fields/checkbox.tsx Checkbox',
    part: () => <Checkbox label="Send me a copy" name="copy" value="yes" defaultChecked />,
    sends: { copy: 'yes' },
    ...field,
  },
  {
    component: 'fields/checkbox.tsx CheckboxGroup',
    part: () => <CheckboxGroup label="Towns" name="towns" options={towns} defaultValue={['turin']} />,
    sends: { towns: 'turin' },
    ...field,
  },
  {
    component: 'fields/radio-group.tsx RadioGroup',
    part: () => <RadioGroup label="Town" name="town" options={towns} defaultValue="oslo" />,
    sends: { town: 'oslo' },
    ...field,
  },
  {
    component: 'fields/switch.tsx Switch',
    part: () => <Switch label="Reminders" name="reminders" value="on" defaultChecked />,
    sends: { reminders: 'on' },
    ...field,
  },
  {
    component: 'fields/range-field.tsx RangeField',
    part: () => <RangeField label="Distance" name="distance" max={400} defaultValue={150} />,
    sends: { distance: '150' },
    ...field,
  },
  {
    component: 'fields/rating.tsx Rating',
    part: () => (
      <Rating label="How was it?" name="rating" words={['Poor', 'Fair', 'Good']} defaultValue={2} />
    ),
    sends: { rating: '2' },
    ...field,
  },
  {
    component: 'fields/code-field.tsx CodeField',
    part: () => <CodeField label="Code" name="code" />,
    sends: { code: '' },
    unmirrored: 'Digits run from left to right in every script.',
    ...field,
  },
  {
    component: 'fields/masked-field.tsx MaskedField',
    part: () => (
      <MaskedField
        label="Card"
        name="card"
        mask="#### ####"
        example="1234 5678"
        defaultValue="87654321"
        sends="raw"
      />
    ),
    sends: { card: '87654321' },
    ...field,
  },
  {
    component: 'fields/date-field.tsx DateField',
    part: () => <DateField label="Day" name="day" defaultValue="2026-12-09" />,
    sends: { day: '2026-12-09' },
    ...field,
  },
  {
    component: 'fields/date-range-field.tsx DateRangeField',
    part: () => <DateRangeField label="Away" name="away" defaultValue={['2026-12-09', '2026-12-11']} />,
    sends: { 'away-from': '2026-12-09', 'away-to': '2026-12-11' },
    ...field,
  },
  {
    component: 'fields/time-field.tsx TimeField',
    part: () => <TimeField label="Time" name="time" defaultValue="14:00" />,
    sends: { time: '14:00' },
    ...field,
  },
  {
    component: 'fields/combobox.tsx Combobox',
    part: () => <Combobox label="Town" name="town" options={towns} defaultValue="turin" />,
    sends: { town: 'turin' },
    ...field,
  },
  {
    component: 'fields/multi-select.tsx MultiSelect',
    part: () => <MultiSelect label="Towns" name="towns" options={towns} defaultValue={['oslo']} />,
    sends: { towns: 'oslo' },
    ...field,
  },
  {
    component: 'fields/tree-select.tsx TreeSelect',
    part: () => <TreeSelect label="Trade" name="trade" tree={trades} defaultValue="bakery" />,
    sends: { trade: 'bakery' },
    ...field,
  },
  {
    component: 'fields/file-drop.tsx FileDrop',
    part: () => <FileDrop label="Plan" name="plan" upload={async () => 'sent'} />,
    ...field,
  },
  {
    component: 'fields/step-form.tsx StepForm',
    part: () => (
      <StepForm
        sendLabel="Send"
        parts={[
          { label: 'You', content: <TextField label="Name" name="name" /> },
          { label: 'Project', content: <TextField label="Project" name="project" /> },
        ]}
      />
    ),
    sends: { name: '' },
    isForm: true,
  },
  {
    component: 'fields/input-group.tsx InputGroup',
    part: () => <InputGroup label="Sum" name="sum" unit="€" defaultValue="12" />,
    sends: { sum: '12' },
    ...field,
  },
  {
    component: 'fields/input-group.tsx GroupButton',
    part: () => <GroupButton>Copy</GroupButton>,
    around: (part) => <InputGroup label="Link" end={part} />,
  },
  {
    component: 'fields/input-group.tsx GroupSelect',
    part: () => (
      <GroupSelect aria-label="Currency" name="currency">
        <option>EUR</option>
      </GroupSelect>
    ),
    around: (part) => <InputGroup label="Sum" start={part} />,
    sends: { currency: 'EUR' },
  },
  {
    component: 'fields/steps.tsx Steps',
    part: () => <Steps steps={[{ label: 'Day' }, { label: 'Time' }, { label: 'You' }]} current={1} />,
  },
];
