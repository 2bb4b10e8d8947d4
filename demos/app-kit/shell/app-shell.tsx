import { Redo2, Search, Undo2 } from 'lucide-react';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import type { Hue } from '#lib/look/hue.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { ToastRegion } from '#ui/panels/toast-region.tsx';
import { type DemoKey, historyKeys } from '../../kit/keys/demo-keys.ts';
import { KeyMap } from '../../kit/keys/key-map.tsx';
import { useDemoKeys } from '../../kit/keys/use-demo-keys.ts';
import type { CompanySetting } from '../company/company.ts';
import { useFreshScreen } from '../place/use-place.ts';
import type { Collections } from '../sandbox/edits.ts';
import type { UsedSandbox } from '../sandbox/use-sandbox.ts';
import { AppMenu } from './app-menu.tsx';
import { Door, useDoor } from './door.tsx';
import { FindDialog, type FoundRecord } from './find-dialog.tsx';
import { type FirstStep, FirstSteps } from './first-steps.tsx';
import { Nav, type NavLook, type Screen } from './nav.tsx';
import { type Role, RoleChoice } from './role-choice.tsx';

interface AppShellProps<C extends Collections> {
  /** Names files and the database: 'people'. */
  id: string;
  name: string;
  /** The application's mark, of at most 32 px. */
  mark: ReactNode;
  /** What one can do inside, in a sentence; the door says it. */
  about: string;
  hue: Hue;
  /** Where the screens stand on a wide window; on a phone they are always below. */
  look: Exclude<NavLook, 'thumb'>;
  /** Five at most; the rest belongs inside them. */
  screens: readonly Screen[];
  /** The first part of the place. */
  here: string;
  /** The heading of the screen. */
  title: string;
  /** Beside the heading: which month, which job. */
  beside?: ReactNode;
  /** What can be done on this screen; the one main action last. */
  actions?: ReactNode;
  used: UsedSandbox<C>;
  /** In whose name papers are made, where the application makes some. */
  company?: CompanySetting;
  roles?: readonly Role[];
  role?: string;
  onRole?: (id: string) => void;
  /** The steps from the visitor's own data to a result they can download; shown on the first screen. */
  firstSteps?: readonly FirstStep[];
  /** What can be found: 'people and teams'. */
  findable: string;
  find: (words: string) => readonly FoundRecord[];
  /** Keys of this screen, beside those for searching and undoing. */
  keys?: readonly DemoKey[];
  /** Runs inside a case study: it takes no keys from the page, and its door waits until somebody wants to sign in. */
  framed?: boolean;
  /** The button that saves the demo. */
  save?: ReactNode;
  children: ReactNode;
}

/** What a shut dialog is given, the same each time. */
const findNothing = () => [];
const noKeys: readonly DemoKey[] = [];

/** The frame of an application: its screens, the role it is seen in, search, undo, and its data as a file. */
export function AppShell<C extends Collections>(props: AppShellProps<C>) {
  const {
    id,
    name,
    mark,
    hue,
    look,
    screens,
    here,
    title,
    used,
    roles,
    role,
    onRole,
    framed = false,
    children,
  } = props;
  const { sandbox, undoable, redoable, kept } = used;
  const [finds, setFinds] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const [findId, keysId] = [useId(), useId()];
  const door = useDoor(framed);
  // What is drawn once and kept: a filter or a drop draws the screen again, and not what stands around it.
  const showKeys = useCallback(() => setShowsKeys(true), []);
  const { onOpenChange: setDoor } = door;
  const openDoor = useCallback(() => setDoor(true), [setDoor]);
  const frame = useRef<HTMLDivElement>(null);
  const heading = useFreshScreen(`${here} ${title}`);
  const keys = [
    { keys: '/', label: `Search ${props.findable}`, run: () => setFinds(true) },
    ...historyKeys(sandbox),
    ...(props.keys ?? []),
  ];
  useDemoKeys(keys, framed ? frame : undefined);
  const Heading = framed ? 'h2' : 'h1';

  const nav = (as: NavLook) => <Nav screens={screens} here={here} label={name} look={as} />;
  return (
    <div
      ref={frame}
      data-application={id}
      data-hue={hue}
      // In a case study a press anywhere in it tells its keys that it is meant.
      tabIndex={framed ? -1 : undefined}
      className={`flex flex-col outline-none ${framed ? 'min-h-[40rem] overflow-clip rounded-card border border-line bg-paper text-base leading-normal' : 'min-h-[calc(100dvh-3.5rem)]'}`}
    >
      <div
        className={`flex flex-wrap items-center gap-x-3 gap-y-1 bg-hue py-1.5 text-on-hue lg:px-5 print:hidden ${framed ? 'px-3' : 'px-(--gutter)'}`}
      >
        <a href="#/" className="flex min-h-11 items-center gap-2.5 font-display text-lg font-semibold">
          {mark}
          {name}
        </a>
        {look === 'top' ? <div className="min-w-0 max-lg:hidden">{nav('top')}</div> : null}
        <div className="ms-auto flex min-w-0 items-center gap-1">
          {roles && role && onRole ? (
            <div className="max-sm:hidden">
              <RoleChoice roles={roles} value={role} onChoose={onRole} />
            </div>
          ) : null}
          <IconButton
            label={`Search ${props.findable}`}
            icon={Search}
            variant="plain"
            onClick={() => setFinds(true)}
          />
          <IconButton
            label={undoable ? `Undo: ${undoable}` : 'Nothing to undo'}
            title={undoable ? `Undo: ${undoable}` : undefined}
            icon={Undo2}
            variant="plain"
            aria-disabled={!undoable}
            onClick={sandbox.undo}
            className="aria-disabled:opacity-45"
          />
          <IconButton
            label={redoable ? `Redo: ${redoable}` : 'Nothing to redo'}
            icon={Redo2}
            variant="plain"
            aria-disabled={!redoable}
            onClick={sandbox.redo}
            className="aria-disabled:opacity-45 max-sm:hidden"
          />
          <AppMenu id={id} sandbox={sandbox} company={props.company} onKeys={showKeys} onSignIn={openDoor} />
        </div>
        {roles && role && onRole ? (
          <div className="w-full pb-1 sm:hidden">
            <RoleChoice roles={roles} value={role} onChoose={onRole} />
          </div>
        ) : null}
      </div>
      {/* In a case study the foot of the screen belongs to the site's own bar; two of them would cover the records. */}
      {framed ? (
        <div className="border-b border-line px-2 py-1 lg:hidden print:hidden">{nav('thumb')}</div>
      ) : null}
      <div className="flex flex-1 max-lg:flex-col">
        {look === 'top' ? null : (
          <div
            className={`shrink-0 border-e border-line py-4 max-lg:hidden print:hidden ${look === 'side' ? 'w-56 px-3' : 'w-22 px-2'}`}
          >
            <div className="sticky top-4">{nav(look)}</div>
          </div>
        )}
        {/* The site's two floating buttons stand in the margin of a wide page. */}
        <div className={`min-w-0 flex-1 px-(--gutter) pb-10 lg:px-7 ${framed ? '' : 'xl:pe-16'}`}>
          <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Heading
              ref={heading}
              tabIndex={-1}
              className="text-[1.75rem] leading-tight tracking-[-.035em] outline-none"
            >
              {title}
            </Heading>
            {props.beside}
            <div className="ms-auto flex flex-wrap items-center gap-2 print:hidden">
              {props.save}
              {props.actions}
            </div>
          </div>
          {kept ? null : (
            <p className="mb-4 rounded-input border border-line bg-sunk px-4 py-3 text-[.9375rem]">
              This browser doesn’t let pages save anything. Download your records before you leave.
            </p>
          )}
          {here === '' && props.firstSteps ? (
            <FirstSteps steps={props.firstSteps} role={role} onRole={onRole} />
          ) : null}
          {children}
          <p className="mt-12 text-[.8125rem] text-mute print:hidden">
            Sample data. What you change stays in this browser.
          </p>
        </div>
      </div>
      {framed ? null : (
        <div
          data-variant="demo"
          className="action-bar sticky bottom-(--dock) z-20 border-t border-line bg-paper px-2 py-1 lg:hidden print:hidden"
        >
          {nav('thumb')}
        </div>
      )}
      <p role="status" className="sr-only">
        {undoable ?? ''}
      </p>
      <ToastRegion />
      <Door name={name} about={props.about} {...door} />
      <FindDialog
        id={findId}
        what={props.findable}
        find={finds ? props.find : findNothing}
        open={finds}
        onOpenChange={setFinds}
      />
      <KeyMap id={keysId} keys={showsKeys ? keys : noKeys} open={showsKeys} onOpenChange={setShowsKeys} />
    </div>
  );
}
