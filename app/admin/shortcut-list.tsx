import type { AdminAction } from '#content/workspaces/admin-actions.ts';
import { Dialog } from '#ui/panels/dialog.tsx';
import { KeyCap } from '#ui/text/key-cap.tsx';
import type { PageAction } from './panel-actions.ts';

interface ShortcutListProps {
  here: readonly PageAction[];
  everywhere: readonly AdminAction[];
}

function Keys({ keys }: { keys: string }) {
  return (
    <span className="flex gap-1">
      {keys.split(' ').map((key) => (
        <KeyCap key={key}>{key}</KeyCap>
      ))}
    </span>
  );
}

function Part({ heading, actions }: { heading: string; actions: readonly (AdminAction | PageAction)[] }) {
  const rows = actions.flatMap(({ id, label, keys }) => (keys ? [{ id, label, keys }] : []));
  if (rows.length === 0) return null;
  return (
    <section className="not-first:mt-5">
      <h3 className="text-sm text-mute">{heading}</h3>
      <dl className="mt-1">
        {rows.map(({ id, label, keys }) => (
          <div key={id} className="flex min-h-9 items-center justify-between gap-4">
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** All shortcuts of the page and of the panel; `?` opens it. */
export function ShortcutList({ here, everywhere }: ShortcutListProps) {
  return (
    <Dialog id="admin-shortcuts" heading="Shortcuts">
      <Part heading="On this page" actions={here} />
      <Part heading="Everywhere in the panel" actions={everywhere} />
      <p className="mt-5 text-[.9375rem] text-mute">
        Press the keys one after the other. <KeyCap>⌘K</KeyCap> finds every action by its name.
      </p>
    </Dialog>
  );
}
