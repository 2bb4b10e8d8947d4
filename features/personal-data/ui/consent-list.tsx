import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';

/** That somebody agreed to something: to what, in which words, when, and whether it was taken back. */
export interface ConsentRecord {
  email: string;
  askedAt: string;
  givenAt: string | null;
  withdrawnAt: string | null;
  wording: string;
}

interface ConsentListProps {
  standing: number;
  rows: readonly ConsentRecord[];
  zone: string;
}

function Standing({ record, zone }: { record: ConsentRecord; zone: string }) {
  if (record.withdrawnAt)
    return (
      <Badge>
        Withdrawn <Moment at={record.withdrawnAt} zone={zone} />
      </Badge>
    );
  if (!record.givenAt)
    return (
      <Badge tone="warning">
        Asked <Moment at={record.askedAt} zone={zone} />
      </Badge>
    );
  return (
    <Badge tone="done">
      Given <Moment at={record.givenAt} zone={zone} />
    </Badge>
  );
}

/** The last consents, with their wording. */
export function ConsentList({ standing, rows, zone }: ConsentListProps) {
  if (rows.length === 0) return <p className="text-mute">We haven’t asked anyone yet.</p>;
  return (
    <>
      <p className="text-[.9375rem] text-mute">
        {standing} in force. The last {rows.length}:
      </p>
      <ul className="mt-2 divide-y divide-line border-t border-line">
        {rows.map((record) => (
          <li key={`${record.email} ${record.askedAt}`} className="py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="min-w-0 wrap-anywhere">{record.email}</p>
              <Standing record={record} zone={zone} />
            </div>
            <p className="text-[.84375rem] text-mute">{record.wording}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
