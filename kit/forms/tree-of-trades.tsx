import { TreeSelect } from '#ui/fields/tree-select.tsx';

const trades = [
  {
    value: 'logistics',
    label: 'Logistics',
    children: [
      { value: 'parcel', label: 'Parcel rounds' },
      { value: 'dairy', label: 'Dairy and fresh food' },
      { value: 'waste', label: 'Waste collection' },
    ],
  },
  {
    value: 'health',
    label: 'Health',
    children: [
      { value: 'clinic', label: 'Clinics' },
      {
        value: 'home-care',
        label: 'Home care',
        children: [
          { value: 'elderly', label: 'For the elderly' },
          { value: 'children', label: 'For children' },
        ],
      },
    ],
  },
  { value: 'other', label: 'Another trade' },
];

export default function TreeOfTrades() {
  return (
    <TreeSelect
      label="Your trade"
      name="trade"
      tree={trades}
      required
      placeholder="Choose the closest"
      hint="We’ll send you an example from your trade."
      className="max-w-md"
    />
  );
}
