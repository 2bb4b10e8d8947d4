import { grouped } from '#lib/money/grouped.ts';

export interface PreviewRow {
  /** Tells it from the others. */
  id: string;
  title: string;
  /** The other things that will be kept, each with the name of its field. */
  facts: readonly { label: string; value: string }[];
}

interface RowPreviewProps {
  rows: readonly PreviewRow[];
  /** How many there are in all. */
  of: number;
}

/** The first records as they will stand once they are imported. */
export function RowPreview({ rows, of }: RowPreviewProps) {
  return (
    <section aria-label="Preview" className="mt-6 rounded-input border border-line p-4">
      <h3 className="text-lg">
        {of > rows.length ? `The first ${rows.length} of ${grouped(of)}` : 'What will be imported'}
      </h3>
      <ul className="mt-2 text-[.9375rem]">
        {rows.map(({ id, title, facts }) => (
          <li key={id} className="border-t border-line py-2 wrap-anywhere">
            <span className="font-medium">{title}</span>
            {facts.map(({ label, value }) => (
              <span key={label} className="ms-3 inline-block text-mute">
                {label}: <span className="text-ink">{value}</span>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
