import { Download } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Alert } from '#ui/data/alert.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Whose they are, for the file. */
  account: string;
  siteName: string;
  onDone: () => void;
}

/** Gives a text to keep as a file. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** Ten codes, shown this once, with ways to put them away. */
export function RecoveryCodes({ codes, account, siteName, onDone }: RecoveryCodesProps) {
  const text = [
    `Recovery codes for ${account} at ${siteName}`,
    'Each code works once, instead of the code from your app.',
    '',
    ...codes,
    '',
  ].join('\n');
  return (
    <div className="grid gap-4">
      <Alert tone="warning" heading="Save these codes now. We only show them once">
        If you don’t have your phone, sign in with one of these. Each code works once. Keep them somewhere
        other than your phone.
      </Alert>
      <ol
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-input border border-line bg-paper px-5 py-4 font-mono text-[.9375rem] max-[22rem]:grid-cols-1"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="ink" size="small" onClick={onDone}>
          I’ve saved them
        </Button>
        <Button variant="ghost" size="small" onClick={() => save('recovery-codes.txt', text)}>
          <Download size={20} strokeWidth={1.5} aria-hidden="true" />
          Save as a file
        </Button>
        <CopyButton text={text} label="Copy all" className="min-h-11" />
      </div>
    </div>
  );
}
