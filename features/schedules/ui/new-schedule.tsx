import { Form as RouterForm } from 'react-router';
import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import type { WorkName } from '../schedules.ts';
import { ScheduleFields } from './schedule-fields.tsx';

interface NewScheduleProps {
  work: WorkName;
  refused: Refusal | null;
}

const summaries: Readonly<Record<WorkName, string>> = {
  seo: 'Check a site for SEO',
  forecast: 'Forecast a CSV file',
};

/** The form for a new schedule, folded away; it stays open where it came back with a message. */
export function NewSchedule({ work, refused }: NewScheduleProps) {
  return (
    <Collapse summary={summaries[work]} open={refused !== null || undefined}>
      <RouterForm
        noValidate
        method="post"
        preventScrollReset
        className="grid max-w-[34rem] justify-items-start gap-4 pt-2 *:data-field-id:w-full"
      >
        <ScheduleFields work={work} refused={refused} />
        <Button type="submit" variant="ink" size="small">
          Start schedule
        </Button>
      </RouterForm>
    </Collapse>
  );
}
