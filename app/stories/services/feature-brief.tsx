import { Download } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { download } from '#demos/kit/export/download.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { briefText, faultsOf, folderOf } from './sentence.ts';

const files = ['schema.ts', 'rules.ts', 'policy.ts', 'ui/', 'README.md'];
const first = 'Customers move their own appointment';

/** Somebody's feature in one sentence, checked as they write, over the five layers it would arrive in. */
export function FeatureBrief({ layers }: { layers: readonly (readonly [string, string])[] }) {
  const [sentence, setSentence] = useState(first);
  const faults = faultsOf(sentence);
  const folder = folderOf(sentence);
  return (
    <div className="wrap grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-center">
      <div>
        <TextField
          label="Your feature in one sentence"
          required
          autoComplete="off"
          maxLength={160}
          value={sentence}
          onChange={(event) => setSentence(event.currentTarget.value)}
        />
        <div role="status" className="mt-4 min-h-32">
          {faults.length === 0 ? (
            <p className="text-lg font-medium">
              That’s one feature. It would go into <code className="wrap-anywhere">features/{folder}</code>.
            </p>
          ) : (
            <ul className="grid gap-2 text-lg">
              {faults.map((fault) => (
                <li key={fault} className="border-s-4 border-current ps-3">
                  {fault}
                </li>
              ))}
            </ul>
          )}
        </div>
        <Button
          variant="ink"
          disabled={faults.length > 0}
          onClick={() => download(`${folder}.md`, briefText(sentence, layers), 'text/markdown')}
        >
          <Download size={16} strokeWidth={1.5} aria-hidden="true" />
          Download the brief
        </Button>
      </div>
      <ol className="grid gap-3 lg:gap-0">
        {layers.map(([name, text], at) => (
          <li
            key={name}
            className="grid gap-x-6 gap-y-1 rounded-card border-2 border-ink-light bg-raised px-5 py-4 text-ink sm:grid-cols-[7rem_minmax(0,1fr)] lg:ms-[calc(var(--at)*2.75rem)] lg:w-[calc(100%-11rem)] lg:-skew-x-12 lg:shadow-[-10px_10px_0_var(--ink-light)] lg:not-first:-mt-1 lg:[&>*]:skew-x-12"
            style={{ '--at': layers.length - 1 - at } as CSSProperties}
          >
            <h3 className="text-2xl">{name}</h3>
            <p>
              {text}
              <code className="mono-label mt-1 block wrap-anywhere text-mute">
                features/{folder || '…'}/{files[at]}
              </code>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
