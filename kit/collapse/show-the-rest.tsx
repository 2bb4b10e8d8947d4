import { Collapse } from '#ui/panels/collapse.tsx';

const stops = [
  'Depot',
  'Bakery on the quay',
  'School kitchen',
  'Corner shop',
  'Hospital gate',
  'Market hall',
];

function Stop({ name, at }: { name: string; at: number }) {
  return (
    <li className="flex min-h-11 items-center gap-4 border-b border-line">
      <span className="mono-label w-6 text-mute">{at}</span>
      {name}
    </li>
  );
}

export default function ShowTheRest() {
  return (
    <div className="max-w-md">
      <ol>
        {stops.slice(0, 3).map((name, index) => (
          <Stop key={name} name={name} at={index + 1} />
        ))}
      </ol>
      <Collapse variant="quiet" summary="Show 3 more stops" summaryOpen="Show fewer">
        <ol start={4} className="border-t border-line">
          {stops.slice(3).map((name, index) => (
            <Stop key={name} name={name} at={index + 4} />
          ))}
        </ol>
      </Collapse>
    </div>
  );
}
