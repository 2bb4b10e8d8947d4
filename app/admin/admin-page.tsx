import { Keyboard } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import { type AdminSectionId, adminSection, adminSections } from '#content/workspaces/admin-sections.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { ClockLine } from '#ui/data/clock-line.tsx';
import { Workspace } from '#ui/kinds/workspace.tsx';
import type { EntryRefusal } from './entry.ts';
import { MailLine } from './mail-line.tsx';
import { NoEntry } from './no-entry.tsx';
import { ActionForms, ActionMenu } from './page-actions.tsx';
import { actionsFor, type PageAction, panelActions, perform } from './panel-actions.ts';
import { sectionIcons } from './section-icons.ts';
import { ShortcutList } from './shortcut-list.tsx';
import type { ActionRefusal } from './staff-action.server.ts';
import type { WorkspaceFacts } from './staff-loader.server.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface LoadedPage<T> {
  workspace: WorkspaceFacts | null;
  page: T | null;
  refusal: EntryRefusal | null;
}

interface AdminPageProps<T> {
  section: AdminSectionId;
  title: string;
  /** Beside the heading: how it stands. */
  mark?: ReactNode;
  /** The one primary action. */
  action?: ReactNode;
  /** What else can be done with what is shown: in the menu, in ⌘K and by its keys. */
  actions?: readonly PageAction[];
  /** Actions whose refusal the page shows beside their own form. */
  ownRefusals?: readonly string[];
  /** What `staffLoader` gave. */
  loaded: LoadedPage<T>;
  children: (page: T, workspace: WorkspaceFacts) => ReactNode;
}

const none: readonly PageAction[] = [];

/** A page of the admin panel: the menu of sections this person may open, the result of the last action, and the page itself. Others see what they need to enter. */
export function AdminPage<T>(props: AdminPageProps<T>) {
  const { workspace, page, refusal } = props.loaded;
  if (!workspace || page === null)
    return <NoEntry refusal={refusal ?? 'signed-out'} section={props.section} />;
  return <PanelPage {...props} workspace={workspace} page={page} />;
}

/** The form that came back, if it is one of these. */
export function useRefusal(...actions: string[]): ActionRefusal | null {
  const refusal = useActionData<ActionRefusal>() ?? null;
  return refusal && actions.includes(refusal.intent) ? refusal : null;
}

const help: PageAction & { href: string } = {
  id: 'shortcuts',
  label: 'Show the shortcuts',
  keys: '?',
  href: '#',
};

function PanelPage<T>({
  section,
  title,
  mark,
  action,
  actions: own = none,
  ownRefusals = [],
  workspace,
  page,
  children,
}: AdminPageProps<T> & { workspace: WorkspaceFacts; page: T }) {
  const refused = useActionData<ActionRefusal>() ?? null;
  const { facts } = useLoaderData<{ facts: { route: string } }>();
  const { sections, said, writes, waiting, mail } = workspace;
  const here = useMemo(() => (writes ? own : own.filter((one) => 'href' in one)), [own, writes]);
  const everywhere = useMemo(() => actionsFor(sections.reads), [sections]);
  const pressable = useMemo(() => [...here, ...everywhere, help], [here, everywhere]);
  const press = useCallback((chosen: PageAction | (typeof everywhere)[number]) => {
    const list = document.getElementById('admin-shortcuts');
    if (chosen.id !== help.id) perform(chosen);
    else if (list instanceof HTMLDialogElement) list.showModal();
  }, []);
  useShortcuts(pressable, press);
  useEffect(() => {
    panelActions.set({ actions: [...here, ...everywhere] });
    return () => panelActions.set({ actions: [] });
  }, [here, everywhere]);
  const rail = adminSections
    .filter(({ id }) => sections.reads.includes(id))
    .map(({ id, path, label, icon, group }) => ({
      href: path,
      label,
      Icon: sectionIcons[icon],
      part: group,
      waiting: waiting[id] ?? 0,
    }));
  const shownHere = refused && !ownRefusals.includes(refused.intent) ? refused : null;
  return (
    <Workspace
      title={title}
      mark={mark}
      rail={rail}
      railLabel="Admin panel"
      waitingLabel="waiting"
      here={rail.some(({ href }) => href === facts.route) ? facts.route : adminSection(section).path}
      action={
        <div className="flex flex-wrap items-center gap-2">
          <ActionMenu actions={here} />
          {writes ? action : null}
        </div>
      }
    >
      <ActionForms actions={here} />
      <MailLine mail={mail} sections={sections} />
      <AlertPlace urgent={shownHere !== null} className="not-empty:mb-5">
        {shownHere ? <Alert tone="danger" heading={shownHere.message} /> : null}
        {said && !refused ? (
          <Alert
            tone="done"
            heading={said.text}
            actions={
              said.undo ? (
                <form method="post">
                  <input type="hidden" name="step" value={said.undo} />
                  <Button type="submit" name="intent" value="undo" variant="ghost" size="small">
                    Undo
                  </Button>
                </form>
              ) : null
            }
          />
        ) : null}
      </AlertPlace>
      {children(page, workspace)}
      <ClockLine clock={workspace.clock} className="mt-8" />
      <button
        type="button"
        command="show-modal"
        commandfor="admin-shortcuts"
        className="mt-10 hidden min-h-11 items-center gap-2.5 rounded-full px-3 text-[.9375rem] text-mute hover:text-ink lg:inline-flex"
      >
        <Keyboard size={20} strokeWidth={1.5} aria-hidden="true" />
        Shortcuts
      </button>
      <ShortcutList here={here} everywhere={everywhere} />
    </Workspace>
  );
}
