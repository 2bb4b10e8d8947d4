import { useState } from 'react';
import { NumberField } from '#ui/fields/number-field.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { StepForm } from '#ui/fields/step-form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

const starts = [
  { value: 'now', label: 'This month' },
  { value: 'quarter', label: 'Within three months' },
  { value: 'open', label: 'Not decided yet' },
];

const parts = [
  {
    label: 'The work',
    content: (
      <>
        <TextArea label="What breaks on Mondays?" name="work" required />
        <NumberField label="People who use it" name="people" min={1} defaultValue={12} required />
      </>
    ),
  },
  {
    label: 'The time',
    content: <RadioGroup label="When should it start?" name="start" options={starts} required />,
  },
  {
    label: 'You',
    content: (
      <>
        <TextField label="Your name" name="name" autoComplete="name" required />
        <TextField label="Your email address" name="email" type="email" autoComplete="email" required />
      </>
    ),
  },
];

export default function StepsOfAnEnquiry() {
  const [sent, setSent] = useState('');
  if (sent) return <p role="status">{`Thank you, ${sent}. This sample sent nothing.`}</p>;
  return (
    <StepForm
      parts={parts}
      sendLabel="Send the enquiry"
      onDone={(answers) => setSent(String(answers.get('name')))}
      className="max-w-xl"
    />
  );
}
