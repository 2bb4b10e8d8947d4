import { Download, Ellipsis, FileImage, FileText, FileType, Pencil, Trash2 } from 'lucide-react';
import { shortDay } from '#lib/time/day-words.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { fileSize } from '#ui/fields/file-size.ts';
import { shownAs } from '../../../app-kit/files/open-file.ts';
import { dropDocument } from '../../actions/documents.ts';
import type { PersonDocument } from '../../records.ts';
import { mayChangeDocument } from '../../rules/documents.ts';
import { useAct, usePeople } from '../people-context.ts';
import type { useDocument } from './use-document.ts';

const iconOf = (name: string) => {
  const type = shownAs(name) ?? '';
  return type.startsWith('image/') ? FileImage : type === '' ? FileType : FileText;
};

interface DocumentRowProps {
  document: PersonDocument;
  files: ReturnType<typeof useDocument>;
  onRename: () => void;
}

/** One document: its name opens it, and the menu holds the rest. */
export function DocumentRow({ document, files, onRename }: DocumentRowProps) {
  const { rows, viewer } = usePeople();
  const act = useAct();
  const { id, name, day, fileId } = document;
  const bytes = rows.files.get(fileId ?? '')?.bytes;
  const Icon = iconOf(name);
  const has = files.has(document);
  const changes = mayChangeDocument(viewer, document);
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5">
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-mute" />
      <div className="min-w-0 flex-1">
        {has ? (
          <button
            type="button"
            disabled={files.busy === id}
            aria-busy={files.busy === id}
            onClick={() => void files.open(document)}
            className="inline-flex min-h-11 max-w-full items-center text-start font-medium break-words underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            <span className="min-w-0 break-words">{name}</span>
          </button>
        ) : (
          <p className="py-2.5 font-medium break-words">{name}</p>
        )}
      </div>
      <p className="shrink-0 text-end font-mono text-[.8125rem] text-mute">
        {shortDay(day)}
        <span className="block">{has ? (bytes === undefined ? 'PDF' : fileSize(bytes)) : 'No file'}</span>
      </p>
      {has || changes ? (
        <Menu align="end" trigger={<IconButton label={`More for ${name}`} icon={Ellipsis} variant="plain" />}>
          {has ? (
            <MenuItem icon={Download} onSelect={() => void files.save(document)}>
              Download
            </MenuItem>
          ) : null}
          {changes ? (
            <>
              <MenuItem icon={Pencil} onSelect={onRename}>
                Rename
              </MenuItem>
              <MenuItem icon={Trash2} tone="danger" onSelect={() => act(dropDocument(rows, viewer, id))}>
                Remove
              </MenuItem>
            </>
          ) : null}
        </Menu>
      ) : null}
    </li>
  );
}
