import { Badge, type BadgeTone } from '#ui/data/badge.tsx';

const files: { name: string; word: string; tone: BadgeTone }[] = [
  { name: 'stops-sample.csv', word: 'Read, 61 stops', tone: 'done' },
  { name: 'orders-sample.csv', word: 'Being read', tone: 'new' },
  { name: 'an-export-with-a-very-long-name-from-the-till-sample.xlsx', word: 'Locked', tone: 'danger' },
];

export default function InAList() {
  return (
    <ul className="max-w-lg rounded-card border border-line bg-raised px-5">
      {files.map(({ name, word, tone }) => (
        <li
          key={name}
          className="flex min-h-12 items-center justify-between gap-4 border-b border-line last:border-0"
        >
          <span className="min-w-0 truncate">{name}</span>
          <Badge tone={tone} className="shrink-0">
            {word}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
