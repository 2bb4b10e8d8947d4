import { FileText, LoaderCircle, Upload, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Resume } from '#engines/resume/read-resume.ts';
import { counted } from '#lib/money/grouped.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import type { SentFile } from '../../actions/apply.ts';
import { mostBytes, sentFileOf } from '../../sent-file.ts';
import { readResumeFile } from '../read/read-resume-file.ts';

interface ResumeChoiceProps {
  /** The file that was read, with what it says. */
  onRead: (file: SentFile, text: string, resume: Resume) => void;
  onRemove: () => void;
}

type State =
  | { is: 'none' }
  | { is: 'reading'; name: string }
  | { is: 'failed'; problem: string }
  | { is: 'read'; name: string; resume: Resume };

/** What was found, for the applicant to check. */
function foundIn({ name, email, phone, place, posts, skills }: Resume): string {
  const details = [
    name && 'name',
    email && 'email',
    phone && 'phone',
    place && 'place',
    posts.length > 0 && counted(posts.length, 'post', 'posts'),
    skills.length > 0 && counted(skills.length, 'skill', 'skills'),
  ].filter(Boolean);
  return `Found: ${details.join(', ')}. Check what we’ve filled in below.`;
}

/** A résumé as a file: it is read in this browser, and what it says is filled into the form. */
export function ResumeChoice({ onRead, onRemove }: ResumeChoiceProps) {
  const id = useId();
  const [state, setState] = useState<State>({ is: 'none' });
  const own = useRef(new AbortController());
  useEffect(() => () => own.current.abort(), []);

  async function take(file: File | undefined) {
    if (!file) return;
    own.current.abort();
    own.current = new AbortController();
    const { signal } = own.current;
    if (file.size > mostBytes)
      return setState({
        is: 'failed',
        problem: `${file.name} is larger than 3 MB. Choose a smaller one.`,
      });
    setState({ is: 'reading', name: file.name });
    const read = await readResumeFile(file, signal);
    if (signal.aborted) return;
    if ('problem' in read) return setState({ is: 'failed', problem: read.problem });
    onRead(await sentFileOf(file), read.text, read.resume);
    setState({ is: 'read', name: file.name, resume: read.resume });
  }

  if (state.is === 'read')
    return (
      <div className="flex items-start gap-3 rounded-input border border-outline bg-paper py-2 ps-4 pe-2">
        <FileText size={20} strokeWidth={1.5} aria-hidden="true" className="mt-3 shrink-0" />
        <div className="min-w-0 flex-1 py-2.5">
          <p className="font-mono text-[.875rem] break-all">{state.name}</p>
          <p role="status" className="mt-1 text-[.9375rem] text-mute">
            {foundIn(state.resume)}
          </p>
        </div>
        <IconButton
          label={`Remove ${state.name}`}
          icon={X}
          variant="plain"
          onClick={() => {
            setState({ is: 'none' });
            onRemove();
          }}
        />
      </div>
    );
  const reads = state.is === 'reading';
  return (
    <div>
      <label
        htmlFor={id}
        className="relative grid min-h-28 cursor-pointer place-items-center content-center gap-1 rounded-input border-[1.5px] border-dashed border-outline bg-paper p-4 text-center has-focus-visible:outline-2 has-focus-visible:outline-accent"
      >
        {reads ? (
          <LoaderCircle
            size={24}
            strokeWidth={1.5}
            aria-hidden="true"
            className="animate-spin motion-reduce:animate-none"
          />
        ) : (
          <Upload size={24} strokeWidth={1.5} aria-hidden="true" />
        )}
        <span className="font-[540]">{reads ? `Reading ${state.name}…` : 'Add your résumé'}</span>
        <span className="text-[.875rem] text-mute">PDF or Word. It fills in the form for you to check.</span>
        <input
          id={id}
          type="file"
          accept=".pdf,.docx,.odt,.rtf,.txt"
          aria-label="Résumé as a file"
          aria-describedby={state.is === 'failed' ? `${id}-wrong` : undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      {state.is === 'failed' ? (
        <p id={`${id}-wrong`} role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {state.problem}
        </p>
      ) : null}
    </div>
  );
}
