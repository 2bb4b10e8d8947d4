import { MultiSelect } from '#ui/fields/multi-select.tsx';

const topics = [
  { value: 'routes', label: 'Route planning' },
  { value: 'forecast', label: 'Forecasting' },
  { value: 'privacy', label: 'Privacy scanner' },
  { value: 'hiring', label: 'Applicant tracking' },
  { value: 'training', label: 'Training portal' },
  { value: 'pdf', label: 'PDF chatbot' },
  { value: 'health', label: 'Healthcare' },
  { value: 'crm', label: 'Personal CRM' },
];

export default function SeveralWithTags() {
  return (
    <MultiSelect
      label="Case studies to send"
      name="studies"
      options={topics}
      defaultValue={['routes', 'forecast']}
      placeholder="Type a word"
      required
      hint="Press Backspace in the empty field to remove the last one."
      className="max-w-md"
    />
  );
}
