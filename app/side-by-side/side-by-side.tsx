import { Mail, Share2 } from 'lucide-react';
import { useState } from 'react';
import { SendDialog } from '#demos/kit/share/send-dialog.tsx';
import { ShareDialog } from '#demos/kit/share/share-dialog.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { AddressForm } from './address-form.tsx';
import { ScoreCard } from './score-card.tsx';
import { rowsOf, type Side, verdictOf } from './sides.ts';
import { useComparison } from './use-comparison.ts';

const shared = { demo: 'your-site-against-ours', path: '/your-site-against-ours' };

interface SideBySideProps {
  ours: Side;
  ourName: string;
  open: boolean;
}

/** One address in; the same two scans that we run on ourselves; a card with both sites, and a link to it. */
export function SideBySide({ ours, ourName, open }: SideBySideProps) {
  const { yours, brought, doing, problem, compare, cancel } = useComparison();
  const [dialog, setDialog] = useState<'share' | 'send' | null>(null);
  const closing = (which: 'share' | 'send') => (isOpen: boolean) => setDialog(isOpen ? which : null);
  return (
    <div className="grid gap-6 lg:grid-cols-12 lg:gap-10">
      <div className="lg:col-span-4">
        <AddressForm
          open={open}
          running={doing !== null}
          problem={problem}
          onCompare={compare}
          onCancel={cancel}
        />
        <p className="mt-4 hidden noscript:block">
          The comparison needs JavaScript to run. Our own figures are in the table.
        </p>
        {doing ? (
          <div className="mt-6">
            <Progress
              label={doing.step === 1 ? 'Privacy scan' : 'SEO scan'}
              value={doing.step - 1}
              max={2}
              said={`${doing.step} of 2: ${doing.said}`}
            />
          </div>
        ) : null}
        {yours ? (
          <div className="mt-6 flex flex-wrap gap-3">
            <Button variant="ghost" onClick={() => setDialog('share')}>
              <Share2 size={18} strokeWidth={1.5} aria-hidden="true" />
              Share the result
            </Button>
            <Button variant="ghost" onClick={() => setDialog('send')}>
              <Mail size={18} strokeWidth={1.5} aria-hidden="true" />
              Ask us about it
            </Button>
          </div>
        ) : null}
      </div>
      <div className="min-w-0 lg:col-span-8" aria-busy={doing !== null}>
        <AlertPlace className="mb-4 empty:hidden">
          {brought ? (
            <Alert heading="These figures came with a link">
              We didn’t measure them just now. Enter the address to compare the sites again.
            </Alert>
          ) : null}
        </AlertPlace>
        <ScoreCard yours={yours} ours={ours} ourName={ourName} />
      </div>
      {yours ? (
        <>
          <ShareDialog
            id="side-share"
            {...shared}
            state={yours}
            open={dialog === 'share'}
            onOpenChange={closing('share')}
          />
          <SendDialog
            id="side-send"
            {...shared}
            state={yours}
            facts={[
              ['Page', yours.address],
              ['Verdict', verdictOf(rowsOf(yours, ours))],
              ['SEO score', `${yours.figures.seo} of 100`],
            ]}
            open={dialog === 'send'}
            onOpenChange={closing('send')}
          />
        </>
      ) : null}
    </div>
  );
}
