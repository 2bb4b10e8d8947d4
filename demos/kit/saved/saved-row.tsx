import { Cloud, Download, Pin, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { ToolButton } from '../layout/tool-button.tsx';
import type { ExportKind } from './export-thing.ts';
import type { ListedHead } from './listed.ts';

interface SavedRowProps {
  head: ListedHead;
  /** What deleting takes along: 'with its files'. */
  withWhat: string;
  isOpen: boolean;
  onOpen: () => void;
  /** Saves it as a file; null where it has no form that others can read. */
  onExport: ((as: ExportKind) => void) | null;
  onRename: (title: string) => void;
  onPin: (pinned: boolean) => void;
  onRemove: () => void;
}

/** One thing of the list: open, rename, pin, delete. Deleting asks once more in its place. */
export function SavedRow({
  head,
  withWhat,
  isOpen,
  onOpen,
  onExport,
  onRename,
  onPin,
  onRemove,
}: SavedRowProps) {
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null);
  const { title, about, changed, pinned, isHere, inAccount } = head;
  const where = inAccount ? (isHere ? ', here and in your account,' : ' from your account') : '';
  const takesAlong = isHere ? withWhat : '';
  function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('title') ?? '').trim();
    if (given) onRename(given.slice(0, 80));
    setDoing(null);
  }
  const when = new Date(changed).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <li className="border-b border-line py-2">
      {doing === 'rename' ? (
        <form onSubmit={rename} className="flex flex-wrap gap-2">
          <input
            name="title"
            aria-label="New name"
            defaultValue={title}
            maxLength={80}
            // The field has just taken the place of the button that was pressed.
            ref={(field) => field?.focus()}
            className="min-h-11 min-w-0 flex-1 rounded-input border border-outline bg-raised px-3"
          />
          <Button type="submit" size="small">
            Save name
          </Button>
        </form>
      ) : (
        <button
          type="button"
          onClick={onOpen}
          aria-current={isOpen || undefined}
          className="block min-h-11 w-full text-start"
        >
          <span className="block font-medium wrap-anywhere">{title}</span>
          {inAccount ? (
            <span className="flex items-center gap-1.5 text-[.8125rem] text-mute">
              <Cloud size={14} strokeWidth={1.5} aria-hidden="true" />
              {isHere ? 'Also in your account' : 'In your account'}
            </span>
          ) : null}
          <span className="block truncate text-[.8125rem] text-mute">
            {when}, {about}
          </span>
        </button>
      )}
      {doing === 'remove' ? (
        <div className="flex flex-wrap items-center gap-2 pt-1">
          <p className="flex-1 text-sm">{`Delete it ${takesAlong}${where}`.trimEnd()} for good?</p>
          <Button size="small" variant="ghost" onClick={() => setDoing(null)}>
            Keep
          </Button>
          <Button size="small" variant="ink" tone="danger" onClick={onRemove}>
            Delete for good
          </Button>
        </div>
      ) : (
        <div className="-ms-2.5 flex flex-wrap">
          <ToolButton
            icon={Pin}
            label={pinned ? 'Unpin' : 'Pin'}
            aria-pressed={pinned}
            onClick={() => onPin(!pinned)}
          />
          <button
            type="button"
            className="min-h-11 rounded-full px-2.5 text-sm font-[540] hover:bg-selected"
            onClick={() => setDoing('rename')}
          >
            Rename
          </button>
          {onExport ? (
            <Menu trigger={<ToolButton icon={Download} label="Export" />}>
              <MenuItem onSelect={() => onExport('md')}>Markdown</MenuItem>
              <MenuItem onSelect={() => onExport('pdf')}>PDF</MenuItem>
              <MenuItem onSelect={() => onExport('json')}>JSON</MenuItem>
              <MenuItem onSelect={() => onExport('print')}>Print</MenuItem>
            </Menu>
          ) : null}
          <ToolButton icon={Trash2} label="Delete" onClick={() => setDoing('remove')} />
        </div>
      )}
    </li>
  );
}
