import { Count } from '#ui/data/count.tsx';

const folders = [
  { name: 'Enquiries', waiting: 7 },
  { name: 'Bookings', waiting: 3 },
  { name: 'Email outbox', waiting: 1204 },
  { name: 'Invoices', waiting: 0 },
];

export default function Counts() {
  return (
    <ul className="max-w-60">
      {folders.map(({ name, waiting }, place) => (
        <li key={name} className="flex min-h-11 items-center justify-between gap-4 border-b border-line">
          {name}
          <Count value={waiting} label="waiting" variant={place === 0 ? 'strong' : 'quiet'} />
        </li>
      ))}
    </ul>
  );
}
