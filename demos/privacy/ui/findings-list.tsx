import { useState } from 'react';
import type { Area, Finding } from '#engines/privacy/findings/finding.ts';
import { counted } from '#lib/money/grouped.ts';
import { Segmented } from '#ui/actions/segmented.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import { FindingDetails, type Reader } from './finding-details.tsx';
import { WeightBadge } from './weight-badge.tsx';

interface FindingsListProps {
  findings: readonly Finding[];
  /** Shows those of one area alone. */
  area: Area | null;
}

const readers = [
  { value: 'both', label: 'Both' },
  { value: 'lawyer', label: 'Lawyer' },
  { value: 'engineer', label: 'Engineer' },
];

const isReader = (value: string): value is Reader => readers.some((reader) => reader.value === value);

/** One finding, folded to its sentence. */
function Row({ finding, reader, open }: { finding: Finding; reader: Reader; open: boolean }) {
  return (
    <li>
      <Collapse
        open={open}
        summary={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:flex-nowrap">
            <WeightBadge weight={finding.weight} />
            <span className="min-w-0 wrap-anywhere">{finding.what}</span>
          </span>
        }
      >
        <FindingDetails finding={finding} reader={reader} />
      </Collapse>
    </li>
  );
}

/** What was found, the most serious first, told for two readers; what is good stands below. */
export function FindingsList({ findings, area }: FindingsListProps) {
  const [reader, setReader] = useState<Reader>('both');
  const shown = findings.filter((finding) => area === null || finding.area === area);
  const mend = shown.filter(({ weight }) => weight !== 'good');
  const good = shown.filter(({ weight }) => weight === 'good');
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-xl tracking-[-.03em]">
          {mend.length === 0 ? 'Nothing to fix' : `${counted(mend.length, 'finding')} to check`}
          {area ? `: ${area}` : ''}
        </h3>
        <div className="flex flex-wrap items-center gap-x-3">
          <span aria-hidden="true" className="text-sm text-mute">
            Explain for
          </span>
          <Segmented
            label="Explain for"
            showLabel={false}
            size="small"
            options={readers}
            value={reader}
            onValueChange={(next) => {
              if (isReader(next)) setReader(next);
            }}
          />
        </div>
      </div>
      <ul className="grid gap-2">
        {mend.map((finding, index) => (
          <Row key={finding.id} finding={finding} reader={reader} open={index === 0} />
        ))}
      </ul>
      {good.length > 0 ? (
        <>
          <h3 className="mb-4 mt-10 text-xl tracking-[-.03em]">{counted(good.length, 'check')} passed</h3>
          <ul className="grid gap-2">
            {good.map((finding) => (
              <Row key={finding.id} finding={finding} reader={reader} open={false} />
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
