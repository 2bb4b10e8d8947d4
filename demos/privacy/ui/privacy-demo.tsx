import { Keyboard, Mail, ScanSearch, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Area } from '#engines/privacy/findings/finding.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { DemoBar, DemoStrip, SampleMark } from '#ui/kinds/demo-parts.tsx';
import { KeyMap } from '../../kit/keys/key-map.tsx';
import { useDemoKeys } from '../../kit/keys/use-demo-keys.ts';
import { DemoFigures, DemoScreen } from '../../kit/layout/demo-screen.tsx';
import { ExamplePicker } from '../../kit/layout/example-picker.tsx';
import { InputsPanel } from '../../kit/layout/inputs-panel.tsx';
import { PhoneBar } from '../../kit/layout/phone-bar.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { LimitNote } from '../../kit/limits/limit-note.tsx';
import type { ToldLimit } from '../../kit/limits/limit-words.ts';
import { exampleAddress, exampleOf, examples } from '../examples/examples.ts';
import type { PrivacyState } from '../state.ts';
import { about, figuresOf, finding, hostOf, verdictHue } from '../words.ts';
import { Inputs } from './inputs.tsx';
import { ResultTabs, type View } from './result-tabs.tsx';
import { ScanSteps } from './scan-steps.tsx';
import { ScanTools } from './scan-tools.tsx';
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
  /** The button that saves the demo. */
  save: ReactNode;
}

const inputs = 'privacy-inputs';
/** What a pasted page is called; nobody is asked for it. */
const pastedAddress = 'https://pasted.example/';
const order: readonly View[] = ['findings', 'parties', 'headers', 'cookies', 'visits', 'unseen'];

/** The privacy scanner as a place of work: an address in, a report for two readers, and out again. */
export function PrivacyDemo({ initial, offered, running, limits, save }: PrivacyDemoProps) {
  const scans = useScans(initial);
  const { shown } = scans;
  const { report } = shown;
  const [typed, setTyped] = useState('');
  const [browser, setBrowser] = useState(false);
  const [area, setArea] = useState<Area | null>(null);
  const [before, setBefore] = useState<PrivacyState | null>(null);
  const [view, setView] = useState<View>('findings');
  const [open, setOpen] = useState<SharingOpen>(null);
  const keys = useId();
  const example = exampleOf(shown.address);

  function show(state: PrivacyState, brought = false) {
    scans.open(state, brought);
    setArea(null);
    setBefore(null);
    setView((now) => (now === 'compared' ? 'findings' : now));
  }
  function scan(address: string, source?: string) {
    document.getElementById(inputs)?.hidePopover?.();
    setArea(null);
    setBefore(null);
    setView((now) => (now === 'compared' ? 'findings' : now));
    scans.scan({ address, source, browser: browser && source === undefined });
  }
  /** Scans what is typed, else what is shown; what was pasted has to be brought again. */
  function scanNext() {
    if (typed.trim()) scan(typed.trim());
    else if (shown.address === pastedAddress) setOpen('import');
    else scan(shown.address);
  }
  function compare(scanned: PrivacyState | null) {
    setBefore(scanned);
    setView(scanned ? 'compared' : 'findings');
    document.getElementById(inputs)?.hidePopover?.();
  }
  const step = (by: number) =>
    setView((now) => order[(Math.max(0, order.indexOf(now)) + by + order.length) % order.length] ?? now);
  const told = [
    { keys: '.', label: 'Next view', run: () => step(1) },
    { keys: ',', label: 'Previous view', run: () => step(-1) },
    { keys: 'r', label: 'Scan again', run: scanNext },
    { keys: 'o', label: 'Open a page or a report', run: () => setOpen('import') },
    { keys: 's', label: 'Share', run: () => setOpen('share') },
  ];
  useDemoKeys(told);

  const footer = (
    <>
      {scans.running ? (
        <Button variant="ghost" size="small" className="w-full" onClick={scans.cancel}>
          Cancel
        </Button>
      ) : (
        <Button size="small" className="w-full" disabled={!running} onClick={scanNext}>
          <ScanSearch size={18} strokeWidth={1.5} aria-hidden="true" />
          {typed.trim() ? 'Scan this page' : 'Scan again'}
        </Button>
      )}
      <p className="mt-2 text-center text-[.8125rem] text-mute">
        {running
          ? (scans.doing ?? 'Our server requests the page. It doesn’t keep the report.')
          : 'Scanning is switched off at the moment. Saved reports still open.'}
      </p>
      <LimitNote limits={limits} className="mt-1 text-center text-[.8125rem] text-mute text-pretty" />
    </>
  );
  return (
    <DemoScreen
      said={scans.doing ?? finding(report)}
      bar={
        <DemoBar
          name="Privacy scan"
          actions={
            <>
              {save}
              <ScanTools
                report={report}
                onImport={() => setOpen('import')}
                onShare={() => setOpen('share')}
                onSend={() => setOpen('send')}
              />
            </>
          }
        >
          <ExamplePicker
            examples={examples}
            value={example}
            ownName={hostOf(report.address)}
            onChoose={(id) => {
              setTyped('');
              scan(exampleAddress(id));
            }}
          />
          {example ? <SampleMark /> : null}
        </DemoBar>
      }
      inputs={
        <InputsPanel id={inputs} footer={footer}>
          <Inputs
            typed={typed}
            onTyped={setTyped}
            offered={offered}
            browser={browser}
            onBrowser={setBrowser}
            onScan={scanNext}
            findings={report.findings}
            area={area}
            onArea={(next) => {
              setArea(next);
              setView('findings');
            }}
            kept={scans.kept}
            shown={shown}
            before={before}
            onOpen={(state) => show(state)}
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
        <PhoneBar fact={<span className="font-semibold">{scans.doing ?? finding(report)}</span>}>
          <Button variant="ghost" size="small" onClick={() => setOpen('share')}>
            Share
          </Button>
          {scans.running ? (
            // Two buttons, not one that changes under the press: it would open the sheet.
            <Button key="cancel" size="small" onClick={scans.cancel}>
              Cancel
            </Button>
          ) : (
            <Button key="inputs" size="small" popoverTarget={inputs}>
              <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden="true" />
              Your page
            </Button>
          )}
          <Button variant="ghost" size="small" onClick={() => setOpen('import')}>
            Open
          </Button>
        </PhoneBar>
      }
    >
      <DemoStrip finding={finding(report)} about={about(report)} hue={verdictHue(report)}>
        <DemoFigures figures={figuresOf(report)} />
      </DemoStrip>
      <div aria-busy={scans.running} className="flex-1 p-4 pb-24 sm:p-6">
        <AlertPlace urgent className="mb-4 empty:hidden">
          {scans.problem ? <Alert tone="danger" heading={scans.problem} onDismiss={scans.dismiss} /> : null}
        </AlertPlace>
        {scans.running ? <ScanSteps steps={scans.steps} onCancel={scans.cancel} /> : null}
        {scans.brought ? (
          <Alert
            className="mb-4"
            heading={`This report from ${hostOf(report.address)} was opened from outside; we didn’t make it.`}
          >
            It came in a link or a file and someone may have changed it. Scan again to be sure.
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
      </div>
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
