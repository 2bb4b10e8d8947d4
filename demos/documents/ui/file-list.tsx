import { CircleAlert, FileText, Globe, Image, Table2, X } from 'lucide-react';
import { kindNames } from '#engines/documents/kind-of.ts';
import { counted } from '#lib/money/grouped.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { readingWords } from '../../kit/files/read-pages.ts';
import type { ConversationFile } from '../conversation.ts';
import type { Incoming } from './use-reading.ts';

interface FileListProps {
  files: readonly ConversationFile[];
  incoming: readonly Incoming[];
  /** Shows a file; null where there is no place to show it. */
  onOpen: ((file: ConversationFile) => void) | null;
  onRemove: (id: string) => void;
  onForget: (id: string) => void;
}

const icons = { csv: Table2, xlsx: Table2, html: Globe, picture: Image } as const;
const iconOf = (kind: ConversationFile['document']['kind']) =>
  kind in icons ? icons[kind as keyof typeof icons] : FileText;

/** How much there is, in the words of its kind. */
function sizeOf({ kind, parts }: ConversationFile['document']): string {
  if (kind === 'pdf') return counted(parts.length, 'page');
  if (kind === 'pptx') return counted(parts.length, 'slide');
  if (kind === 'epub') return counted(parts.length, 'chapter');
  const blocks = parts.reduce((sum, part) => sum + part.blocks.length, 0);
  if (kind === 'csv' || kind === 'xlsx') return counted(blocks, 'row');
  const words = parts.reduce(
    (sum, part) => sum + part.blocks.reduce((all, { text }) => all + text.split(' ').length, 0),
    0,
  );
  return counted(words, 'word');
}

function Row({
  file,
  onOpen,
  onRemove,
}: { file: ConversationFile } & Pick<FileListProps, 'onOpen' | 'onRemove'>) {
  const { name, kind, notes } = file.document;
  const Icon = iconOf(kind);
  return (
    <li className="border-b border-line py-1">
      <div className="flex items-center gap-2">
        <button
          type="button"
          onClick={() => onOpen?.(file)}
          disabled={onOpen === null}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 text-start"
        >
          <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0">
            <span className="block truncate font-medium">{name}</span>
            <span className="block text-[.8125rem] text-mute">
              {kindNames[kind]}, {sizeOf(file.document)}
            </span>
          </span>
        </button>
        <IconButton label={`Remove ${name}`} icon={X} variant="plain" onClick={() => onRemove(file.id)} />
      </div>
      {notes.map((note) => (
        <p key={note} className="pb-1.5 ps-7.5 text-[.8125rem] text-mute text-pretty">
          {note}
        </p>
      ))}
    </li>
  );
}

/** The files of the conversation, those on their way in, and those that could not be read. */
export function FileList({ files, incoming, onOpen, onRemove, onForget }: FileListProps) {
  if (files.length + incoming.length === 0)
    return <p className="text-sm text-mute text-pretty">Your files will be listed here.</p>;
  return (
    <ul aria-live="polite">
      {files.map((file) => (
        <Row key={file.id} file={file} onOpen={onOpen} onRemove={onRemove} />
      ))}
      {incoming.map(({ id, name, pages, problem }) => (
        <li key={id} className="flex items-start gap-2 border-b border-line py-2.5">
          {problem ? (
            <>
              <CircleAlert
                size={20}
                strokeWidth={1.5}
                aria-hidden="true"
                className="mt-0.5 shrink-0 text-danger"
              />
              <p className="min-w-0 flex-1 text-sm text-danger text-pretty wrap-anywhere">{problem}</p>
              <IconButton
                label={`Dismiss ${name}`}
                icon={X}
                variant="plain"
                className="-my-2"
                onClick={() => onForget(id)}
              />
            </>
          ) : (
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">{name}</p>
              <p className="text-[.8125rem] text-mute">{readingWords(pages)}</p>
              <progress
                value={pages ? pages.done / pages.of : undefined}
                aria-label={`Reading ${name}`}
                className="mt-1.5 block h-1 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
