import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import type { Table } from '#lib/files/table.ts';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { ImportDialog } from '../../../kit/import/import-dialog.tsx';
import { readRows } from '../../../kit/import/read-rows.ts';
import { readStaff, takeStaff } from '../../actions/import-people.ts';
import { useAct, usePeople } from '../people-context.ts';

const mostProblems = 30;

/** What was read of a list, before it is taken: columns, problems, and whether the sample goes. */
function Check({ table, onDone }: { table: Table; onDone: () => void }) {
  const { rows, day } = usePeople();
  const act = useAct();
  const [way, setWay] = useState('instead');
  const read = readStaff(table, rows, day);
  function take() {
    act(takeStaff(rows, read, way === 'instead'));
    onDone();
    goTo(['people']);
  }
  return (
    <div className="grid gap-5">
      <p>
        {counted(read.people.length, 'person', 'people')} in {table.name}. Understood:{' '}
        {read.matched.join(', ')}.{read.ignored.length > 0 ? ` Not used: ${read.ignored.join(', ')}.` : ''}
      </p>
      {read.problems.length > 0 ? (
        <section>
          <h3 className="text-lg">{counted(read.problems.length, 'line needs', 'lines need')} a look</h3>
          <ul className="mt-2 max-h-52 overflow-y-auto border-y border-line py-2 text-[.9375rem]">
            {read.problems.slice(0, mostProblems).map((problem) => (
              <li key={problem} className="py-1">
                {problem}
              </li>
            ))}
            {read.problems.length > mostProblems ? (
              <li>And {read.problems.length - mostProblems} more.</li>
            ) : null}
          </ul>
        </section>
      ) : null}
      <Segmented
        label="What happens to the people who are here?"
        options={[
          { value: 'instead', label: 'Replace them' },
          { value: 'beside', label: 'Keep them' },
        ]}
        value={way}
        onValueChange={setWay}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={take}>Import {counted(read.people.length, 'person', 'people')}</Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** Brings a visitor's own staff list in, from CSV or Excel. */
export function ImportPeople() {
  const { rows, day } = usePeople();
  const [chooseId, checkId] = [useId(), useId()];
  const [chooses, setChooses] = useState(false);
  const [table, setTable] = useState<Table | null>(null);
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setChooses(true)}>
        <Upload size={18} strokeWidth={1.5} aria-hidden="true" />
        Import people
      </Button>
      <ImportDialog
        id={chooseId}
        open={chooses}
        onOpenChange={setChooses}
        hint="A list with a name in each row. Email, title, team, manager, country, city, start date, hours and pay are used where they stand. It stays in your browser."
        sample={
          'Name,Email,Title,Team,Manager,Country,Start date\nRuth Adler,ruth@own.example,Director,Office,,Ireland,2019-02-01'
        }
        read={readRows}
        onRead={(brought) => {
          if (!('table' in brought))
            return 'This is a saved file. Open it by “Open a downloaded file” in the menu at the top.';
          if (readStaff(brought.table, rows, day).people.length === 0)
            return 'No row has a name. Name one column “Name”, or two of them “First name” and “Last name”.';
          setTable(brought.table);
          return null;
        }}
      />
      <Dialog
        id={checkId}
        heading="Check before importing"
        size="wide"
        open={table !== null}
        onOpenChange={(open) => {
          if (!open) setTable(null);
        }}
      >
        {table ? <Check table={table} onDone={() => setTable(null)} /> : null}
      </Dialog>
    </>
  );
}
