import {
  Building2,
  Download,
  FolderOpen,
  Keyboard,
  Layers,
  LogIn,
  LogOut,
  MoreHorizontal,
  Printer,
  RotateCcw,
} from 'lucide-react';
import { memo, useId, useRef, useState } from 'react';
import { demoSignOut, demoStore, isDemoUser } from '#features/identity/stores/demo-store.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { useStore } from '#ui/foundation/use-store.ts';
import { ConfirmDialog } from '#ui/panels/confirm-dialog.tsx';
import { toast } from '#ui/panels/toast.ts';
import { download } from '../../kit/export/download.ts';
import type { CompanySetting } from '../company/company.ts';
import { CompanySheet } from '../company/company-sheet.tsx';
import type { Collections } from '../sandbox/edits.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { today } from '../sandbox/use-sandbox.ts';

interface AppMenuProps<C extends Collections> {
  /** Names the exported file. */
  id: string;
  sandbox: Sandbox<C>;
  /** In whose name papers are made, where the application makes some. */
  company?: CompanySetting;
  onKeys: () => void;
  onSignIn: () => void;
}

function AnyMenu<C extends Collections>({ id, sandbox, company, onKeys, onSignIn }: AppMenuProps<C>) {
  const [reset, enlarge] = [useId(), useId()];
  const [asks, setAsks] = useState(false);
  const [asksLarge, setAsksLarge] = useState(false);
  const [asksCompany, setAsksCompany] = useState(false);
  const { large } = sandbox;
  const file = useRef<HTMLInputElement>(null);
  const user = useStore(demoStore);

  async function open(chosen: File | undefined) {
    if (!chosen) return;
    const problem = sandbox.imported(await chosen.text());
    toast(
      problem
        ? { title: problem, tone: 'danger' }
        : { title: `Opened ${chosen.name}`, tone: 'done', text: 'It replaced what was here.' },
    );
  }

  async function takeLarge() {
    toast({ id: 'large-sample', title: `Creating ${large}…` });
    await sandbox.enlarge(today());
    toast({
      id: 'large-sample',
      title: `${large} are ready`,
      tone: 'done',
      text: 'Search, sort and move them.',
    });
  }

  return (
    <>
      <Menu trigger={<IconButton label="More" icon={MoreHorizontal} variant="plain" />} align="end">
        {company ? (
          <MenuItem icon={Building2} hint={company.company.name} onSelect={() => setAsksCompany(true)}>
            Your {company.what}
          </MenuItem>
        ) : null}
        <MenuItem
          icon={Download}
          onSelect={() => download(`${id}.json`, sandbox.exported(), 'application/json')}
        >
          Download all records
        </MenuItem>
        <MenuItem icon={FolderOpen} onSelect={() => file.current?.click()}>
          Open a downloaded file
        </MenuItem>
        <MenuItem icon={Printer} onSelect={() => print()}>
          Print this screen
        </MenuItem>
        <MenuItem icon={Keyboard} onSelect={onKeys}>
          Keys
        </MenuItem>
        {isDemoUser(user) ? (
          <MenuItem icon={LogOut} hint={user.name} onSelect={demoSignOut}>
            Sign out
          </MenuItem>
        ) : (
          <MenuItem icon={LogIn} onSelect={onSignIn}>
            Sign in
          </MenuItem>
        )}
        {large ? (
          <MenuItem icon={Layers} onSelect={() => setAsksLarge(true)}>
            Try it with {large}
          </MenuItem>
        ) : null}
        <MenuItem icon={RotateCcw} tone="danger" onSelect={() => setAsks(true)}>
          Start again with the sample data
        </MenuItem>
      </Menu>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label="A file with records that you downloaded here"
        className="hidden"
        onChange={(event) => {
          void open(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      {company ? <CompanySheet setting={company} open={asksCompany} onOpenChange={setAsksCompany} /> : null}
      <ConfirmDialog
        id={reset}
        heading="Start again with the sample data?"
        confirm="Delete my changes"
        keep="Keep my changes"
        open={asks}
        onOpenChange={setAsks}
        onConfirm={() => sandbox.reset(today())}
      >
        <p>This deletes everything you entered or changed here. Download it first if you want to keep it.</p>
      </ConfirmDialog>
      {large ? (
        <ConfirmDialog
          id={enlarge}
          heading={`Try it with ${large}?`}
          confirm={`Load ${large}`}
          keep="Keep these records"
          tone="plain"
          open={asksLarge}
          onOpenChange={setAsksLarge}
          onConfirm={() => void takeLarge()}
        >
          <p>
            A larger made-up sample replaces your records, including everything you entered or changed.
            Creating it in your browser takes a few seconds. Download your records first if you want to keep
            them.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** What every application offers for its data: out as a file, in again, and back to the sample. */
export const AppMenu = memo(AnyMenu) as typeof AnyMenu;
