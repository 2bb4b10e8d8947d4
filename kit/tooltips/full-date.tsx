import { Tooltip } from '#ui/panels/tooltip.tsx';

const rows = [
  { name: 'Dairy round, sample', short: '2 d', full: 'Friday 13 November 2026, 09:58' },
  { name: 'Practice website, sample', short: '6 h', full: 'Sunday 15 November 2026, 06:12' },
];

export default function FullDate() {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map(({ name, short, full }) => (
        <li key={name} className="flex min-h-12 items-center justify-between gap-4">
          {name}
          <Tooltip text={full} gives="description">
            <button type="button" className="mono-label min-h-11 px-2 text-mute">
              {short}
            </button>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
