import { ButtonLink } from '#ui/actions/button.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import type { Job } from '../records.ts';
import type { Desk } from './desk.ts';
import { ImportButton } from './import-button.tsx';

/** What a recruiter can do with the list of candidates. */
export const PeopleTools = ({ desk, jobs }: { desk: Desk; jobs: readonly Job[] }) => (
  <>
    <ButtonLink size="small" variant="ghost" href={hrefTo(['people', 'duplicates'])}>
      Duplicates
    </ButtonLink>
    <ButtonLink size="small" variant="ghost" href={hrefTo(['people', 'retention'])}>
      To delete
    </ButtonLink>
    {jobs[0] ? <ImportButton desk={desk} jobs={jobs} /> : null}
    <ButtonLink size="small" href={hrefTo(['people', 'read'])}>
      Read résumés
    </ButtonLink>
  </>
);
