import { Share2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useWho } from '#features/identity/ui/use-who.ts';
import {
  linkOf,
  type SharedLink,
  shareResult,
  stopSharing,
} from '#features/tool-history/client/shared-links.ts';
import { limitWords } from '#features/tool-history/rules.ts';
import { isUuid } from '#lib/text/uuid.ts';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { lineLook } from '#ui/fields/field.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import { ToolButton } from '../layout/tool-button.tsx';
import { type ResultOf, resultToShare } from '../saved/result-of.ts';
import type { SavedThing } from '../saved/saved-thing.ts';

interface ShareResultProps<Thing extends SavedThing> {
  result: Pick<ResultOf<Thing>, 'tool' | 'pathOf' | 'blocksOf'>;
  thing: Thing;
  /** What the page of the link shows and what it doesn't: 'It shows the questions … Your files aren’t included.' */
  shows: string;
  /** Why there is nothing to share yet; null where there is. */
  nothing: string | null;
}

interface ShareResultDialogProps<Thing extends SavedThing> extends ShareResultProps<Thing> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Who the page says shared it, and how much can be shared. An account without a name goes by its address, which is not shown. */
function saidOf(name: string | null): string {
  if (name === null) return limitWords.sharedByVisitor;
  const named = name.includes('@')
    ? 'The page doesn’t say who you are.'
    : `The page says that ${name} shared it.`;
  return `${named} ${limitWords.sharedByAccount}`;
}

const untilWords = (until: string): string =>
  new Date(until).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });

/** The link that is open: copy it, or stop it. */
function OpenLink({ link }: { link: SharedLink }) {
  const address = `${location.origin}/shared/${link.id}`;
  return (
    <>
      <input
        readOnly
        aria-label="Link"
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        className={`${lineLook} mt-4 font-mono text-sm`}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <span className="text-sm text-mute">
          {link.until ? `Works until ${untilWords(link.until)}` : 'Works until you stop it'}
        </span>
        <CopyButton text={address} label="Copy the link" className="border border-line" />
      </div>
    </>
  );
}

/** Shares a result by a link, and takes the link back. Nothing is sent before 'Create link'. */
export function ShareResultDialog<Thing extends SavedThing>({
  result,
  thing,
  shows,
  nothing,
  open,
  onOpenChange,
}: ShareResultDialogProps<Thing>) {
  const id = useId();
  const who = useWho();
  const [link, setLink] = useState<SharedLink | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [stopped, setStopped] = useState(false);
  // An example that nobody changed has no name of its own yet.
  const [borrowed, setBorrowed] = useState<{ of: string; id: string } | null>(null);
  const own = isUuid(thing.id) ? thing.id : borrowed?.of === thing.id ? borrowed.id : null;
  useEffect(() => {
    if (!open) return;
    setLink(own ? linkOf(own) : null);
    setProblem(null);
    setStopped(false);
  }, [open, own]);

  async function attempt(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    setStopped(false);
    await work().catch((thrown: unknown) =>
      setProblem(thrown instanceof Error ? thrown.message : String(thrown)),
    );
    setBusy(false);
  }
  const share = () =>
    attempt(async () => {
      const name = own ?? crypto.randomUUID();
      if (!own) setBorrowed({ of: thing.id, id: name });
      setLink(await shareResult({ ...(await resultToShare(result, thing)), result: name }));
    });
  const stop = () =>
    attempt(async () => {
      if (link) await stopSharing(link);
      setLink(null);
      setStopped(true);
    });
  return (
    <Dialog
      id={id}
      heading="Share with a link"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        link ? (
          <>
            <Button size="small" variant="ghost" tone="danger" aria-disabled={busy} onClick={stop}>
              Stop sharing
            </Button>
            {link.key ? null : (
              <Button size="small" variant="ghost" aria-disabled={busy} onClick={share}>
                Show the newest version
              </Button>
            )}
          </>
        ) : nothing ? null : (
          <Button size="small" aria-disabled={busy} onClick={share}>
            {busy ? 'Creating…' : 'Create link'}
          </Button>
        )
      }
    >
      {nothing && !link ? (
        <p>{nothing}</p>
      ) : (
        <p className="text-pretty">
          Anyone who has the link can read this result on our website. {shows} {saidOf(who?.name ?? null)}
        </p>
      )}
      {link && open ? <OpenLink link={link} /> : null}
      <p role="status" className="mt-3 text-sm empty:hidden">
        {stopped ? 'The link no longer works, and we’ve deleted the result from our server.' : ''}
      </p>
      <AlertPlace urgent className="mt-4 empty:hidden">
        {problem ? <Alert tone="danger" heading={problem} /> : null}
      </AlertPlace>
    </Dialog>
  );
}

/** The button for it. */
export function ShareResult<Thing extends SavedThing>({
  className = '',
  ...rest
}: ShareResultProps<Thing> & { className?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ToolButton
        icon={Share2}
        label="Share"
        className={`max-sm:hidden ${className}`}
        onClick={() => setOpen(true)}
      />
      {/* On a phone the bar has no room for one more word. */}
      <IconButton
        icon={Share2}
        label="Share"
        variant="plain"
        className={`sm:hidden ${className}`}
        onClick={() => setOpen(true)}
      />
      <ShareResultDialog {...rest} open={open} onOpenChange={setOpen} />
    </>
  );
}
