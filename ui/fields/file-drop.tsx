import { CircleAlert, CircleCheck, FileText, RotateCcw, Upload as UploadIcon, X } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { bothRefs } from '../foundation/both-refs.ts';
import { Field, type FieldTexts, useField } from './field.tsx';
import { fileSize, isAccepted } from './file-size.ts';
import { type QueuedFile, type Upload, useFileQueue } from './use-file-queue.ts';

interface FileDropProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** For each file, the form sends under this name what `upload` resolved to. */
  name: string;
  /** Uploads one file, reports progress (0 to 1) and stops when the signal aborts. */
  upload: Upload;
  /** The accepted file types, written as for the HTML `accept` attribute. */
  accept?: string;
  /** The largest size a file may have, in bytes. */
  maxBytes?: number;
  multiple?: boolean;
  /** How many files people may add. */
  maxFiles?: number;
  required?: boolean;
  /** Called for each uploaded file, which is then removed from the list. */
  onSent?: (reference: string) => void;
}

const iconButton = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk';

interface FileRowProps {
  entry: QueuedFile;
  name: string;
  onRetry: () => void;
  onRemove: () => void;
}

function FileRow({ entry, name, onRetry, onRemove }: FileRowProps) {
  const { file, state, part, reference, problem } = entry;
  const wrong = state === 'failed' || state === 'refused';
  const Icon = wrong ? CircleAlert : state === 'done' ? CircleCheck : FileText;
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-0">
      <Icon
        size={20}
        strokeWidth={1.5}
        aria-hidden="true"
        className={`shrink-0 ${wrong ? 'text-danger' : state === 'done' ? 'text-done' : ''}`}
      />
      <div className="min-w-0 flex-1">
        <p className="truncate">{file.name}</p>
        {state === 'sending' ? (
          <progress
            value={part}
            aria-label={`Sending ${file.name}`}
            className="block h-1 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
          />
        ) : (
          <p className={`text-sm ${wrong ? 'text-danger' : 'text-mute'}`}>
            {problem ?? `${fileSize(file.size)}, sent`}
          </p>
        )}
      </div>
      {state === 'failed' ? (
        <button type="button" aria-label={`Send ${file.name} again`} onClick={onRetry} className={iconButton}>
          <RotateCcw size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      ) : null}
      <button
        type="button"
        aria-label={`${state === 'sending' ? 'Stop uploading' : 'Remove'} ${file.name}`}
        onClick={onRemove}
        className={iconButton}
      >
        <X size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {reference ? <input type="hidden" name={name} value={reference} /> : null}
    </li>
  );
}

/** Files, dropped or chosen, each with how far it is and a way to stop it. */
export function FileDrop({
  label,
  hint,
  error,
  name,
  upload,
  accept = '',
  maxBytes = 20_000_000,
  multiple = true,
  maxFiles = Number.POSITIVE_INFINITY,
  required = false,
  onSent,
  className = '',
  disabled,
  ref,
  ...rest
}: FileDropProps) {
  const field = useField({ hint, error });
  const [over, setOver] = useState(false);
  const { files, add, retry, remove } = useFileQueue(
    upload,
    (file, good) => {
      if (good >= maxFiles) return `${maxFiles} files at most. Remove one of the others first.`;
      if (!isAccepted(file, accept)) return `We can’t read this kind of file. Save it as ${accept}.`;
      if (file.size > maxBytes)
        return `${fileSize(file.size)} is too large. The limit is ${fileSize(maxBytes)}.`;
    },
    onSent,
  );
  // Until the scripts are there the form itself sends the files; those chosen by then are sent from here.
  const [alive, setAlive] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = useRef(() => {
    add([...(input.current?.files ?? [])]);
    if (input.current) input.current.value = '';
  });
  useEffect(() => {
    setAlive(true);
    take.current();
  }, []);
  const done = files.filter((entry) => entry.state === 'done').length;
  const sending = files.some((entry) => entry.state === 'sending');
  useEffect(() => {
    input.current?.setCustomValidity(
      sending ? 'A file is still uploading. Wait a moment, or remove it.' : '',
    );
  }, [sending]);
  return (
    <Field
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      required={required}
      className={className}
    >
      <div
        data-answer={files.map((entry) => entry.file.name).join(', ')}
        className={`relative grid min-h-32 place-items-center gap-1 rounded-input border border-dashed p-5 text-center outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-disabled:text-mute ${over ? 'border-accent bg-selected' : 'border-outline bg-raised'}`}
      >
        <UploadIcon size={24} strokeWidth={1.5} aria-hidden="true" />
        <p>
          <span className="font-medium underline underline-offset-4">
            Choose {multiple ? 'files' : 'a file'}
          </span>{' '}
          or drop {multiple ? 'them' : 'it'} here
        </p>
        {/* The input lies over the whole field: files can be dropped on it even without scripts. */}
        <input
          {...field.control}
          {...rest}
          ref={bothRefs(input, ref)}
          disabled={disabled}
          name={alive ? undefined : name}
          type="file"
          accept={accept}
          multiple={multiple}
          required={required && done === 0}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={() => take.current()}
        />
      </div>
      <ul aria-label={`${label}: files`} className={files.length ? 'mt-2' : 'hidden'}>
        {files.map((entry) => (
          <FileRow
            key={entry.id}
            entry={entry}
            name={name}
            onRetry={() => retry(entry)}
            onRemove={() => remove(entry.id)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {files.length ? `${done} of ${files.length} sent` : null}
      </p>
    </Field>
  );
}
