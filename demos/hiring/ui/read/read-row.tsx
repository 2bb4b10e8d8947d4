import { CircleAlert, LoaderCircle, X } from 'lucide-react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { knownPerson, type ReadCandidate } from '../../actions/take-in.ts';
import type { Rows } from '../../records.ts';
import { readMarks } from '../resume-marks.ts';
import { ResumePaper } from '../resume-paper.tsx';
import type { ReadFile } from './use-read-files.ts';

interface ReadRowProps {
  file: ReadFile;
  rows: Rows;
  candidate: ReadCandidate | null;
  error: string | undefined;
  onType: (change: Partial<Pick<ReadCandidate, 'name' | 'email' | 'phone'>>) => void;
  onRemove: () => void;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** One file: what was found in it, to be corrected, and its text with the marks. */
export function ReadRow({ file, rows, candidate, error, onType, onRemove }: ReadRowProps) {
  const { name, state, problem, text, resume } = file;
  const known = candidate ? knownPerson(rows, candidate) : null;
  const application = known
    ? [...rows.applications.values()].find(({ personId }) => personId === known.id)
    : undefined;
  return (
    <li className="rounded-card border border-line bg-raised p-5">
      <div className="flex items-start gap-3">
        {state === 'reading' ? (
          <LoaderCircle
            size={20}
            strokeWidth={1.5}
            aria-hidden="true"
            className="mt-3 animate-spin motion-reduce:animate-none"
          />
        ) : null}
        {state === 'failed' ? (
          <CircleAlert size={20} strokeWidth={1.5} aria-hidden="true" className="mt-3 shrink-0 text-danger" />
        ) : null}
        <div className="min-w-0 flex-1 pt-2.5">
          <p className="font-mono text-[.875rem] break-all">{name}</p>
          {state === 'failed' ? <p className="mt-1 text-danger">{problem}</p> : null}
          {resume ? (
            <p className="mt-1 text-[.9375rem] text-mute">
              {counted(resume.posts.length, 'post', 'posts')},{' '}
              {counted(resume.studies.length, 'degree', 'degrees')},{' '}
              {counted(resume.skills.length, 'skill', 'skills')}
              {known ? (
                <>
                  .{' '}
                  <a
                    href={application ? hrefTo(['application', application.id]) : hrefTo(['people'])}
                    className="font-medium text-warning underline underline-offset-4"
                  >
                    {known.name} is already on file
                  </a>
                </>
              ) : null}
            </p>
          ) : null}
        </div>
        <IconButton label={`Leave out ${name}`} icon={X} variant="plain" onClick={onRemove} />
      </div>
      {candidate && resume ? (
        <>
          <div className="mt-4 grid gap-4 md:grid-cols-3">
            <TextField
              label="Name"
              required
              value={candidate.name}
              error={error}
              onChange={(event) => onType({ name: event.currentTarget.value })}
            />
            <TextField
              label="Email"
              type="email"
              value={candidate.email}
              onChange={(event) => onType({ email: event.currentTarget.value })}
            />
            <TextField
              label="Phone"
              type="tel"
              value={candidate.phone}
              onChange={(event) => onType({ phone: event.currentTarget.value })}
            />
          </div>
          <details className="mt-4">
            <summary className="min-h-11 py-2.5 font-medium underline underline-offset-4">
              Where we found it
            </summary>
            <ResumePaper text={text} file="" marks={readMarks(resume)} />
          </details>
        </>
      ) : null}
    </li>
  );
}
