import { CalendarClock } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { ToolButton } from '#demos/kit/layout/tool-button.tsx';
import { signInFor } from '#features/identity/return-path.ts';
import { useWho } from '#features/identity/ui/use-who.ts';
import { ScheduleDialog } from '#features/schedules/ui/schedule-dialog.tsx';

interface ScheduleRunProps extends Pick<ComponentProps<typeof ScheduleDialog>, 'work' | 'first'> {
  /** The demo's own path, to come back to after signing in. */
  here: string;
}

/** The button of a demo by which what it shows is run every day, week or month. */
export function ScheduleRun({ here, ...what }: ScheduleRunProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const who = useWho();
  return (
    <>
      <ToolButton icon={CalendarClock} label="Schedule" onClick={() => setOpen(true)} />
      <ScheduleDialog
        id={id}
        signedIn={who !== null}
        signIn={signInFor(here)}
        open={open}
        onOpenChange={setOpen}
        {...what}
      />
    </>
  );
}
