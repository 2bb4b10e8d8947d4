import { resultInWords } from '#engines/privacy/findings/of-grade.ts';
import { type TestWords, testWords } from '#engines/privacy/findings/test-words.ts';
import type { Grade, TestName, Verdict } from '#engines/privacy/grade/grade.ts';
import { Badge } from '#ui/data/badge.tsx';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { Table } from '#ui/data/table/table.tsx';
import { pointsOf } from '../words.ts';

interface Row extends Verdict, Pick<TestWords, 'title'> {
  name: string;
}

const columns: DataColumn<Row>[] = [
  { id: 'test', heading: 'Test', value: ({ title }) => title },
  {
    id: 'result',
    heading: 'What was found',
    value: ({ result }) => resultInWords(result),
    onPhone: 'note',
  },
  {
    id: 'pass',
    heading: 'Passed',
    value: ({ pass }) => (pass ? 'passed' : 'failed'),
    cell: ({ pass }) => <Badge tone={pass ? 'done' : 'danger'}>{pass ? 'passed' : 'failed'}</Badge>,
    onPhone: 'state',
  },
  {
    id: 'points',
    heading: 'Points',
    kind: 'number',
    value: ({ mod }) => mod,
    cell: ({ mod }) => pointsOf(mod),
    onPhone: 'figure',
  },
];

/** The grade as MDN's Observatory gives it, with the ten tests that it is made of. */
export function GradeView({ grade }: { grade: Grade }) {
  const rows = (Object.entries(grade.tests) as [TestName, Verdict][]).map(([name, verdict]) => ({
    name,
    title: testWords[name].title,
    ...verdict,
  }));
  const lost = rows.reduce((sum, { mod }) => sum + Math.min(0, mod), 0);
  const given = rows.reduce((sum, { mod }) => sum + Math.max(0, mod), 0);
  const counts = 100 + lost >= 90;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <p className="font-display text-[4.25rem] font-semibold leading-none tracking-[-.045em]">
          {grade.grade}
        </p>
        <p className="max-w-[36rem] text-pretty">
          <span className="font-mono">100 {pointsOf(lost)}</span>
          {given > 0 ? (
            <>
              {' '}
              and <span className="font-mono">{pointsOf(given)}</span> as a bonus
              {counts ? '' : ', which counts only from 90 points upwards'}
            </>
          ) : null}
          {': '}
          <span className="font-mono font-medium">{grade.score}</span> points. The ten tests, their points and
          the grade follow MDN’s HTTP Observatory 1.4.8.
        </p>
      </div>
      <Table
        caption="The ten tests"
        captionHidden
        columns={columns}
        rows={rows}
        rowId={({ name }) => name}
        density="dense"
      />
    </div>
  );
}
