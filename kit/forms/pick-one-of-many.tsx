import { Combobox } from '#ui/fields/combobox.tsx';

const zones = [
  { value: 'America/New_York', label: 'New York', note: 'UTC−5' },
  { value: 'America/Sao_Paulo', label: 'São Paulo', note: 'UTC−3' },
  { value: 'Europe/London', label: 'London', note: 'UTC' },
  { value: 'Europe/Berlin', label: 'Berlin', note: 'UTC+1, the studio' },
  { value: 'Europe/Zurich', label: 'Zürich', note: 'UTC+1' },
  { value: 'Africa/Nairobi', label: 'Nairobi', note: 'UTC+3' },
  { value: 'Asia/Kolkata', label: 'Kolkata', note: 'UTC+5:30' },
  { value: 'Asia/Tokyo', label: 'Tokyo', note: 'UTC+9' },
  { value: 'Pacific/Auckland', label: 'Auckland', note: 'UTC+13, outside our office hours', disabled: true },
];

export default function PickOneOfMany() {
  return (
    <Combobox
      label="Times shown in"
      name="zone"
      options={zones}
      defaultValue="Europe/London"
      required
      hint="Type a city or an offset; accents don’t matter."
      className="max-w-md"
    />
  );
}
