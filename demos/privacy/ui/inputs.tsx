import { Globe } from 'lucide-react';
import type { Area, Finding } from '#engines/privacy/findings/finding.ts';
import { Switch } from '#ui/fields/switch.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { InputsPart } from '../../kit/layout/inputs-panel.tsx';
import type { PrivacyState } from '../state.ts';
import { KeptScans } from './kept-scans.tsx';

interface InputsProps {
  typed: string;
  /** What is missing in the field; null where nothing is. */
  wrong: string | null;
  onTyped: (typed: string) => void;
  /** Whether this server has a browser, and whether it is wanted. */
  offered: boolean;
  browser: boolean;
  onBrowser: (browser: boolean) => void;
  onScan: () => void;
  findings: readonly Finding[];
  /** Whether another page is being scanned, or could not be: what was found is not of the page in the field. */
  isPending: boolean;
  area: Area | null;
  onArea: (area: Area | null) => void;
  kept: readonly PrivacyState[];
  shown: PrivacyState;
  before: PrivacyState | null;
  onOpen: (scan: PrivacyState) => void;
  onCompare: (scan: PrivacyState | null) => void;
  onForget: () => void;
}

const rowLook =
  'flex min-h-11 w-full items-center justify-between gap-3 border-b border-line px-2 text-start text-[.9375rem] hover:bg-selected aria-pressed:bg-selected aria-pressed:font-medium';

/** What goes in: an address, which part is looked at, and what was scanned before. */
export function Inputs(props: InputsProps) {
  const { typed, offered, browser, findings, area } = props;
  const areas = [...new Set(findings.map((finding) => finding.area))];
  const openIn = (one: Area | null) =>
    findings.filter((finding) => finding.weight !== 'good' && (one === null || finding.area === one)).length;
  return (
    <>
      <InputsPart heading="Page">
        <form
          id="privacy-scan"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            props.onScan();
          }}
        >
          <TextField
            required
            label="Address"
            hint="A public page, such as example.com"
            icon={<Globe size={20} strokeWidth={1.5} />}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="url"
            spellCheck={false}
            maxLength={4096}
            error={props.wrong ?? undefined}
            value={typed}
            onChange={(event) => props.onTyped(event.currentTarget.value)}
          />
          {offered ? (
            <Switch
              label="Also open it in a browser"
              note="Three visits, up to half a minute"
              checked={browser}
              onChange={(event) => props.onBrowser(event.currentTarget.checked)}
              className="mt-2"
            />
          ) : null}
        </form>
      </InputsPart>
      <InputsPart heading="Parts" aside="to show">
        <div>
          {[null, ...areas].map((one) => (
            <button
              key={one ?? 'all'}
              type="button"
              aria-pressed={one === area}
              onClick={() => props.onArea(one)}
              className={rowLook}
            >
              <span className="first-letter:uppercase">{one ?? 'all of it'}</span>
              <span className="font-mono text-[.8125rem] text-mute">
                {props.isPending ? '' : openIn(one)}
              </span>
            </button>
          ))}
        </div>
      </InputsPart>
      <KeptScans
        kept={props.kept}
        shown={props.shown}
        before={props.before}
        onOpen={props.onOpen}
        onCompare={props.onCompare}
        onForget={props.onForget}
      />
    </>
  );
}
