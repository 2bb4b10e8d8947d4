import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { useDrop } from '../../../kit/import/use-drop.ts';
import { type ReadCandidate, takeIn } from '../../actions/take-in.ts';
import type { Job } from '../../records.ts';
import type { Desk } from '../desk.ts';
import { PillSelect } from '../pill-select.tsx';
import { ReadRow } from './read-row.tsx';
import { useReadFiles } from './use-read-files.ts';

interface ReadScreenProps {
  desk: Desk;
  jobs: readonly Job[];
}

type Typed = Readonly<Record<string, Partial<Pick<ReadCandidate, 'name' | 'email' | 'phone'>>>>;

/** Reads résumés that are dropped, shows what was found where, and puts the people onto a board. */
export function ReadScreen({ desk, jobs }: ReadScreenProps) {
  const { rows, day, viewerId, act } = desk;
  const { files, add, remove, clear } = useReadFiles();
  const [jobId, setJobId] = useState(jobs[0]?.id ?? '');
  const [typed, setTyped] = useState<Typed>({});
  const [refused, setRefused] = useState<{ problem: string; field?: string } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const isOver = useDrop(add);
  const job = jobs.find(({ id }) => id === jobId);
  const candidates = files.flatMap(({ id, name, text, resume }): (ReadCandidate & { id: string })[] =>
    resume
      ? [
          {
            id,
            name: resume.name?.value ?? '',
            email: resume.email?.value ?? '',
            phone: resume.phone?.value ?? '',
            ...typed[id],
            text,
            file: name,
            resume,
          },
        ]
      : [],
  );
  const reading = files.filter(({ state }) => state === 'reading').length;

  function takeAll() {
    if (!job) return;
    const problem = act(takeIn(job, candidates, viewerId, day));
    setRefused(problem);
    if (problem) return;
    clear();
    goTo(['job', job.id]);
  }

  return (
    <>
      <label
        htmlFor={inputId}
        className={`relative grid min-h-44 cursor-pointer place-items-center content-center gap-2 rounded-card border-2 border-dashed p-6 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent ${isOver ? 'border-accent bg-selected' : 'border-outline bg-raised'}`}
      >
        <Upload size={28} strokeWidth={1.5} aria-hidden="true" />
        <span className="font-display text-2xl font-semibold tracking-[-.03em]">Drop résumés here</span>
        <span className="text-mute">PDF, Word or text, several at once. They stay in this browser.</span>
        <input
          ref={input}
          id={inputId}
          type="file"
          multiple
          accept=".pdf,.docx,.txt,.odt,.rtf,.html,.md"
          className="absolute inset-0 cursor-pointer opacity-0"
          aria-label="Résumés as files"
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      {files.length === 0 ? (
        <p className="mt-5 max-w-prose text-mute">
          You’ll see what we found in each one, highlighted in its text, before you add anyone.{' '}
          <a href={hrefTo(['people'])} className="underline underline-offset-4">
            Back to the candidates
          </a>
        </p>
      ) : (
        <>
          <p role="status" className="mt-6 mb-3 font-display text-2xl font-semibold tracking-[-.03em]">
            {reading > 0
              ? `Reading ${reading} of ${files.length}`
              : `${candidates.length} of ${files.length} read`}
          </p>
          <ul className="grid gap-3">
            {files.map((file) => (
              <ReadRow
                key={file.id}
                file={file}
                rows={rows}
                candidate={candidates.find(({ id }) => id === file.id) ?? null}
                error={refused?.field === file.name ? refused.problem : undefined}
                onType={(change) => setTyped({ ...typed, [file.id]: { ...typed[file.id], ...change } })}
                onRemove={() => remove(file.id)}
              />
            ))}
          </ul>
          <div className="sticky bottom-24 z-10 mt-5 flex flex-wrap items-center gap-2 rounded-card border border-line bg-raised p-3 lg:bottom-4">
            <PillSelect label="Job" value={jobId} onChange={(event) => setJobId(event.currentTarget.value)}>
              {jobs.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </PillSelect>
            <Button size="small" onClick={takeAll} disabled={candidates.length === 0} busy={reading > 0}>
              Add {candidates.length} to the board
            </Button>
          </div>
        </>
      )}
    </>
  );
}
