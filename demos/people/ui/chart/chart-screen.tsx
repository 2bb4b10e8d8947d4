import { useMemo, useState } from 'react';
import { Combobox } from '#ui/fields/combobox.tsx';
import { changeManager } from '../../actions/people.ts';
import { personOptions } from '../../rules/person-options.ts';
import { managersAbove, reportsOf } from '../../rules/tree.ts';
import { useAct, usePeople } from '../people-context.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChosenPerson } from './chosen-person.tsx';
import { layoutOf } from './layout.ts';

/** The company as a tree that is pulled, zoomed and searched; HR moves people in it. */
export function ChartScreen() {
  const { rows, viewer, day } = usePeople();
  const act = useAct();
  const { people } = rows;
  const reports = reportsOf(people);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const above = managersAbove(people, viewer.person.id);
    return new Set([...(reports.get('') ?? []), ...above, viewer.person].map(({ id }) => id));
  });
  const [chosen, setChosen] = useState(viewer.person.id);
  const [focus, setFocus] = useState({ id: viewer.person.id });
  const layout = useMemo(() => layoutOf(reports, open), [reports, open]);
  const move = (id: string, to: string) => act(changeManager(rows, viewer, id, to, day));

  function show(id: string) {
    setOpen((before) => new Set([...before, ...managersAbove(people, id).map((above) => above.id)]));
    setChosen(id);
    setFocus({ id });
  }
  function toggle(id: string) {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }
  function walk(key: string): boolean {
    const here = people.get(chosen);
    const beside = reports.get(here?.managerId ?? '') ?? [];
    const at = beside.findIndex(({ id }) => id === chosen);
    const steps: Record<string, string | null | undefined> = {
      ArrowUp: beside[at - 1]?.id,
      ArrowDown: beside[at + 1]?.id,
      ArrowLeft: here?.managerId,
      ArrowRight: reports.get(chosen)?.[0]?.id,
    };
    const to = steps[key];
    if (to) show(to);
    return Boolean(to);
  }
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <ChartFrame
        layout={layout}
        chosen={chosen}
        focus={focus}
        onChoose={setChosen}
        onToggle={toggle}
        onWalk={walk}
        onMove={viewer.role === 'hr' ? move : undefined}
      />
      <div className="grid content-start gap-5">
        <Combobox
          key={people.size}
          label="Find in the chart"
          required
          options={personOptions(people)}
          onValueChange={(id) => {
            if (id) show(id);
          }}
        />
        <ChosenPerson key={chosen} id={chosen} onMove={(to) => move(chosen, to)} onShow={show} />
      </div>
    </div>
  );
}
