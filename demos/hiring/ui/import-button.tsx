import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { ImportRows } from '../../app-kit/import/import-rows.tsx';
import type { ImportField } from '../../app-kit/import/match-columns.ts';
import { goTo } from '../../app-kit/place/use-place.ts';
import { type CandidateRow, candidateRow, importCandidates } from '../actions/import-candidates.ts';
import type { Job } from '../records.ts';
import type { Desk } from './desk.ts';

const fields: readonly ImportField<keyof CandidateRow>[] = [
  { name: 'name', label: 'Name', kind: 'text', alsoCalled: ['full name', 'candidate', 'applicant'] },
  { name: 'email', label: 'Email', kind: 'email', alsoCalled: ['e-mail', 'mail', 'email address'] },
  { name: 'phone', label: 'Phone', kind: 'text', alsoCalled: ['telephone', 'mobile', 'phone number'] },
  { name: 'place', label: 'Place', kind: 'text', alsoCalled: ['city', 'location', 'town'] },
  {
    name: 'headline',
    label: 'Now',
    kind: 'text',
    alsoCalled: ['headline', 'title', 'current title', 'post'],
  },
  { name: 'stage', label: 'Stage', kind: 'text', alsoCalled: ['status', 'current stage'] },
  { name: 'source', label: 'Source', kind: 'text', alsoCalled: ['origin', 'channel'] },
  { name: 'resume', label: 'Résumé', kind: 'long', alsoCalled: ['resume', 'cv', 'notes'] },
];
const sample =
  'Name,Email,City,Title,Stage,Source\nAda Sample,ada@example.org,Leeds,Engineer,First call,Referral\n';

/** Brings somebody's own candidates in as CSV or Excel, onto the board of a job. */
export function ImportButton({ desk, jobs }: { desk: Desk; jobs: readonly Job[] }) {
  const { act, day } = desk;
  const [job, setJob] = useState<Job | null>(jobs[0] ?? null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button size="small" variant="ghost">
            Import
            <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
          </Button>
        }
      >
        {jobs.map((one) => (
          <MenuItem
            key={one.id}
            onSelect={() => {
              setJob(one);
              setOpen(true);
            }}
          >
            For {one.title}
          </MenuItem>
        ))}
      </Menu>
      <ImportRows
        open={isOpen}
        onOpenChange={setOpen}
        noun={['candidate', 'candidates']}
        schema={candidateRow}
        fields={fields}
        sample={sample}
        onImport={(values) => {
          setOpen(false);
          if (job && !act(importCandidates(job, values, day))) goTo(['job', job.id]);
        }}
      />
    </>
  );
}
