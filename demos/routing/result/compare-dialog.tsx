import { useMemo } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import type { Day } from '../day.ts';
import { fitting } from '../map/mercator.ts';
import { sceneOf } from '../map/scene.ts';
import { SvgLayer } from '../map/svg-layer.tsx';
import { type LookedUp, lookedUp } from '../plan/looked-up.ts';
import { euro, euroChange, kilometres } from '../words/amounts.ts';
import { clock, stretch } from '../words/clock.ts';

interface CompareDialogProps {
  id: string;
  /** The plan that was put aside; null while there is none. */
  kept: Day | null;
  now: LookedUp;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onKeep: () => void;
  onReturn: () => void;
}

const size = { width: 420, height: 280 };

function Small({ look, name }: { look: LookedUp; name: string }) {
  const scene = useMemo(() => sceneOf(look), [look]);
  return (
    <figure className="min-w-0">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={`Map of ${name}`}
        className="block w-full rounded-input bg-sunk"
      >
        <SvgLayer
          scene={scene}
          view={fitting(scene.points, size, 24)}
          size={size}
          lane={null}
          selected={null}
        />
      </svg>
      <figcaption className="mt-2 font-medium">{name}</figcaption>
    </figure>
  );
}

const sums = ({ evaluation }: LookedUp) => {
  const used = evaluation?.routes.filter(({ visits }) => visits.length > 0) ?? [];
  return {
    cost: evaluation?.cost ?? 0,
    distance: evaluation?.distance ?? 0,
    driving: used.reduce((sum, route) => sum + route.driving, 0),
    waiting: used.reduce((sum, route) => sum + route.waiting, 0),
    home: Math.max(0, ...used.map(({ finish }) => finish)),
    vans: used.length,
    left: evaluation?.unserved.length ?? 0,
    broken: evaluation?.violations.length ?? 0,
  };
};

function Figures({ a, b }: { a: LookedUp; b: LookedUp }) {
  const [one, two] = [sums(a), sums(b)];
  const rows: [string, string, string][] = [
    [
      'Cost',
      euro(one.cost),
      euro(one.cost) === euro(two.cost)
        ? euro(two.cost)
        : `${euro(two.cost)} (${euroChange(two.cost - one.cost)})`,
    ],
    ['Distance', `${kilometres(one.distance)} km`, `${kilometres(two.distance)} km`],
    ['Driving', stretch(one.driving), stretch(two.driving)],
    ['Waiting', stretch(one.waiting), stretch(two.waiting)],
    ['Last van back', clock(one.home), clock(two.home)],
    ['Vans used', String(one.vans), String(two.vans)],
    ['Stops left out', String(one.left), String(two.left)],
    ['Rules broken', String(one.broken), String(two.broken)],
  ];
  return (
    <table className="mt-5 w-full border-collapse text-[.9375rem]">
      <thead>
        <tr className="text-start text-sm text-mute">
          <th scope="col" className="py-2 text-start font-normal" />
          <th scope="col" className="py-2 text-end font-normal">
            Set aside
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            Now
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, before, after]) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-2 text-start font-normal">
              {name}
            </th>
            <td className="py-2 text-end font-mono text-sm [word-spacing:-.28em]">{before}</td>
            <td
              className={`py-2 text-end font-mono text-sm [word-spacing:-.28em] ${before === after ? '' : 'font-semibold'}`}
            >
              {after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two plans side by side: the one that was put aside, and the one on the screen. */
export function CompareDialog({ id, kept, now, open, onOpenChange, onKeep, onReturn }: CompareDialogProps) {
  const before = useMemo(() => (kept && open ? lookedUp(kept) : null), [kept, open]);
  return (
    <Dialog
      id={id}
      heading="Compare two plans"
      size="wide"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button size="small" variant={kept ? 'ghost' : 'main'} onClick={onKeep}>
            {kept ? 'Set this one aside instead' : 'Set this plan aside'}
          </Button>
          {kept ? (
            <Button size="small" variant="ghost" onClick={onReturn}>
              Go back to the other plan
            </Button>
          ) : null}
        </>
      }
    >
      {before ? (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Small look={before} name="Set aside" />
            <Small look={now} name="Now" />
          </div>
          <Figures a={before} b={now} />
        </>
      ) : (
        <p>
          Set the current plan aside, then change something: a shift, the number of vans, or a stop you move
          by hand. You’ll see both plans here side by side.
        </p>
      )}
    </Dialog>
  );
}
