import { ChevronDown } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { goTo } from '../../app-kit/place/use-place.ts';
import { inProcess } from '../in-process.ts';
import type { Application, Job } from '../records.ts';

interface JobChoiceProps {
  jobs: readonly Job[];
  applications: ReadonlyMap<string, Application>;
  current: string;
}

/** The posts with how many are in process, beside the heading of the board. */
export function JobChoice({ jobs, applications, current }: JobChoiceProps) {
  const counts = inProcess(applications).byJob;
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="small">
          Other jobs
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      }
    >
      {jobs.map(({ id, title, place }) => (
        <MenuItem
          key={id}
          hint={`${place}, ${(counts.get(id) ?? 0).toLocaleString('en')} in process`}
          onSelect={() => goTo(['job', id])}
          {...(id === current ? { 'aria-current': 'true' as const } : {})}
        >
          {title}
        </MenuItem>
      ))}
    </Menu>
  );
}
