import { Keyboard, Mail, ScanSearch } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Area } from '#engines/privacy/findings/finding.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { DemoBar, SampleMark } from '#ui/kinds/demo-parts.tsx';
import { useHistory } from '../../kit/history/use-history.ts';
import { useOwn } from '../../kit/history/use-own.ts';
import { historyKeys } from '../../kit/keys/demo-keys.ts';
import { KeyMap } from '../../kit/keys/key-map.tsx';
import { useDemoKeys } from '../../kit/keys/use-demo-keys.ts';
import { DemoActions, DemoPhoneBar } from '../../kit/layout/demo-actions.tsx';
import { failedSaid, ResultPlace, ResultStrip } from '../../kit/layout/demo-result.tsx';
import { DemoScreen } from '../../kit/layout/demo-screen.tsx';
import { ExamplePicker } from '../../kit/layout/example-picker.tsx';
import { InputsPanel } from '../../kit/layout/inputs-panel.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { LimitNote } from '../../kit/limits/limit-note.tsx';
import type { ToldLimit } from '../../kit/limits/limit-words.ts';
import { clearAddress, stateInAddress } from '../../kit/share/shared-state.ts';
import { exampleAddress, exampleOf, examples } from '../examples/examples.ts';
import { type PrivacyState, privacyState } from '../state.ts';
import { about, figuresOf, finding, nameOf, pastedAddress, verdictHue } from '../words.ts';
import { exportsOf } from './exports.ts';
import { Inputs } from './inputs.tsx';
import { ResultTabs, type View } from './result-tabs.tsx';
import { ScanSteps } from './scan-steps.tsx';
import { SharingDialogs, type SharingOpen } from './sharing-dialogs.tsx';
import { useScans } from './use-scans.ts';

interface PrivacyDemoProps {
  /** What the server found in the first example. */
  initial: PrivacyState;
  /** Whether this server has a browser to visit pages with. */
  offered: boolean;
  /** Whether the operators let it scan. */
  running: boolean;
  /** How often one visitor may have it done. */
  limits: readonly ToldLimit[];
  /** How well the grades were measured to agree with the Observatory's. */
  proof: ReactNode;
  /** The button that saves the demo. */
  save: ReactNode;
}

/** What is on the screen and in the field. */
interface Scene {
  shown: PrivacyState;
  /** Came with a link or a file, and was not made here. */
  brought: boolean;
  typed: string;
}

const inputs = 'privacy-inputs';
const order: readonly View[] = ['findings', 'parties', 'headers', 'cookies', 'visits', 'unseen'];
const cutOff = 'The link is incomplete, so you see the example instead. Ask the sender for the whole link.';
const missing = 'Enter the address of a page, such as example.com.';
const advice =
  'Check the address in the inputs, or import the page’s source instead. What you typed is still there.';

/** The privacy scanner as a place of work: an address in, a report for two readers, and out again. */
export function PrivacyDemo({ initial, offered, running, limits, proof, save }: PrivacyDemoProps) {
  const remembered = useHistory<Scene>({ shown: initial, brought: false, typed: '' });
  const { shown, brought, typed } = remembered.state;
  const { report } = shown;
  const scans = useScans((state) => remembered.change((now) => ({ ...now, shown: state, brought: false })));
  const [wrong, setWrong] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [browser, setBrowser] = useState(false);
  const [area, setArea] = useState<Area | null>(null);
  const [before, setBefore] = useState<PrivacyState | null>(null);
  const [view, setView] = useState<View>('findings');
  const [open, setOpen] = useState<SharingOpen>(null);
  const keys = useId();
  const example = exampleOf(shown.address);
  const own = useOwn(remembered.state, example === null);
  const { attempt } = scans;
  const failed = attempt && attempt.problem !== null ? attempt : null;
  // While another page is scanned or could not be, Undo takes that back.
  const giveUp = () => {
    scans.cancel();
    scans.dismiss();
  };
  const history = attempt ? { ...remembered, canUndo: true, undo: giveUp } : remembered;
  const isPasted = shown.address === pastedAddress;

  function settle() {
    setTrouble(null);
    setWrong(null);
    setArea(null);
    setBefore(null);
    setView((now) => (now === 'compared' ? 'findings' : now));
  }
  /** Shows a report that is there; its address stands in the field, to be scanned again. */
  function show(state: PrivacyState, from: boolean) {
    scans.dismiss();
    remembered.change((now) => ({
      shown: state,
      brought: from,
      typed: exampleOf(state.address) === null && state.address !== pastedAddress ? state.address : now.typed,
    }));
    settle();
  }
  const bring = useRef(show);
  useEffect(() => {
    stateInAddress(location.search).then((given) => {
      if (given === undefined) return;
      const read = privacyState.safeParse(given);
      if (read.success) bring.current(read.data, true);
      else setTrouble(cutOff);
      clearAddress();
    });
  }, []);
  function scan(address: string, source?: string) {
    document.getElementById(inputs)?.hidePopover?.();
    settle();
    scrollTo({ top: 0 });
    scans.scan({ address, source, browser: browser && source === undefined });
  }
  function scanTyped() {
    if (typed.trim()) return scan(typed.trim());
    setWrong(missing);
    document.querySelector<HTMLElement>('#privacy-scan input')?.focus();
  }
  function type(next: string) {
    setWrong(null);
    remembered.change((now) => ({ ...now, typed: next }), 'typed');
  }
  function compare(scanned: PrivacyState | null) {
    setBefore(scanned);
    setView(scanned ? 'compared' : 'findings');
    document.getElementById(inputs)?.hidePopover?.();
  }
  const step = (by: number) =>
    setView((now) => order[(Math.max(0, order.indexOf(now)) + by + order.length) % order.length] ?? now);
  const told = [
    ...historyKeys(history),
    { keys: '.', label: 'Next view', run: () => step(1) },
    { keys: ',', label: 'Previous view', run: () => step(-1) },
    { keys: 'r', label: 'Scan the page', run: scanTyped },
    { keys: 'i', label: 'Import', run: () => setOpen('import') },
    { keys: 's', label: 'Share', run: () => setOpen('share') },
  ];
  useDemoKeys(told);

  const action = typed.trim() && typed.trim() === shown.address ? 'Scan again' : 'Scan this page';
  const footer = (
    <>
      {scans.running ? (
        <Button variant="ghost" size="small" className="w-full" onClick={scans.cancel}>
          Cancel
        </Button>
      ) : (
        <Button size="small" className="w-full" disabled={!running} onClick={scanTyped}>
          <ScanSearch size={18} strokeWidth={1.5} aria-hidden="true" />
          {action}
        </Button>
      )}
      <p className="mt-2 text-center text-[.8125rem] text-mute">
        {running
          ? scans.running
            ? scans.doing
            : 'Our server requests the page. It doesn’t keep the report.'
          : 'Scanning is switched off at the moment. Saved reports still open.'}
      </p>
      <LimitNote limits={limits} className="mt-1 text-center text-[.8125rem] text-mute text-pretty" />
    </>
  );
  const actions = {
    history,
    onImport: () => setOpen('import'),
    onShare: () => setOpen('share'),
    exports: exportsOf(report),
    nothing: attempt ? 'There is no report of this yet' : null,
    more: [
      {
        icon: Mail,
        label: 'Send us this report',
        hint: 'You see what we’ll get before you send it',
        disabled: attempt !== null,
        onSelect: () => setOpen('send'),
      },
    ],
  };
  const said = failed ? failedSaid(failed) : attempt ? scans.doing : finding(report);
  const current = attempt ?? { name: nameOf(shown), example };
  return (
    <DemoScreen
      said={said}
      bar={
        <DemoBar name="Privacy scan" actions={<DemoActions {...actions} save={save} />}>
          <ExamplePicker
            examples={examples}
            value={current.example}
            ownName={current.name}
            own={
              own && {
                name: nameOf(own.shown),
                onOpen: () => show(own.shown, own.brought),
              }
            }
            onChoose={(id) => scan(exampleAddress(id))}
          />
          {current.example ? <SampleMark /> : null}
        </DemoBar>
      }
      inputs={
        <InputsPanel id={inputs} footer={footer}>
          <Inputs
            typed={typed}
            wrong={wrong}
            onTyped={type}
            offered={offered}
            browser={browser}
            onBrowser={setBrowser}
            onScan={scanTyped}
            findings={report.findings}
            isPending={attempt !== null}
            area={area}
            onArea={(next) => {
              setArea(next);
              setView('findings');
            }}
            kept={scans.kept}
            shown={shown}
            before={before}
            onOpen={(state) => show(state, false)}
            onCompare={compare}
            onForget={scans.forget}
          />
        </InputsPanel>
      }
      rail={
        <>
          <ToolButton icon={Keyboard} label="Keys" place="rail" command="show-modal" commandfor={keys} />
          <ToolButton icon={Mail} label="Send" place="rail" onClick={() => setOpen('send')} />
        </>
      }
      phoneBar={
        <DemoPhoneBar
          {...actions}
          inputs={inputs}
          fact={<span className="line-clamp-2 font-semibold">{said}</span>}
          main={
            scans.running ? (
              // Two buttons, not one that changes under the press: it would open the sheet.
              <Button key="cancel" size="small" onClick={scans.cancel}>
                Cancel
              </Button>
            ) : typed.trim() && running ? (
              <Button key="scan" size="small" onClick={scanTyped}>
                {action}
              </Button>
            ) : (
              <Button key="inputs" size="small" popoverTarget={inputs}>
                Your page
              </Button>
            )
          }
        />
      }
    >
      <ResultStrip
        attempt={attempt}
        doing={scans.doing}
        advice={advice}
        onLast={scans.dismiss}
        onAgain={scans.again}
        finding={finding(report)}
        about={about(report)}
        hue={verdictHue(report)}
        figures={figuresOf(report)}
      />
      <ResultPlace
        attempt={attempt}
        busy={scans.running}
        progress={<ScanSteps steps={scans.steps} onCancel={scans.cancel} />}
      >
        <AlertPlace urgent className="mb-4 empty:hidden">
          {trouble ? <Alert tone="danger" heading={trouble} onDismiss={() => setTrouble(null)} /> : null}
        </AlertPlace>
        {brought ? (
          <Alert
            className="mb-4"
            heading={`This report on ${nameOf(shown)} was opened from outside; we didn’t make it.`}
          >
            It came in a link or a file and someone may have changed it.{' '}
            {isPasted ? 'Import the page’s source to scan it here.' : 'Scan again to be sure.'}
          </Alert>
        ) : null}
        <ResultTabs
          report={report}
          before={before?.report ?? null}
          area={area}
          offered={offered}
          view={view}
          onView={setView}
        />
        <div className="mt-10 border-t border-line pt-4 pb-24">{proof}</div>
      </ResultPlace>
      <SharingDialogs
        state={shown}
        open={open}
        onOpen={setOpen}
        onBring={(state) => show(state, true)}
        onSource={(source) => scan(pastedAddress, source)}
      />
      <KeyMap id={keys} keys={told} />
    </DemoScreen>
  );
}
