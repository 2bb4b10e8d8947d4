import { type CSSProperties, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { CodeBlock } from '#ui/text/code-block.tsx';

interface Look {
  value: string;
  label: string;
  /** Which half of each colour it starts from; ours follow the page. */
  scheme?: 'light' | 'dark';
  tokens: Readonly<Record<string, string>>;
}

/** Looks that change a few tokens. Every text keeps a contrast of 4.5 to 1 with what is behind it. */
const looks: readonly Look[] = [
  { value: 'ours', label: 'Ours', tokens: {} },
  {
    value: 'orchard',
    label: 'Orchard',
    scheme: 'light',
    tokens: {
      '--paper': 'oklch(0.94 0.04 140)',
      '--raised': 'oklch(0.99 0.012 140)',
      '--ink': 'oklch(0.22 0.05 150)',
      '--cobalt': 'oklch(0.42 0.12 150)',
      '--accent': 'oklch(0.42 0.12 150)',
      '--round-card': '0.5rem',
      '--round-input': '0.375rem',
    },
  },
  {
    value: 'evening',
    label: 'Evening',
    scheme: 'dark',
    tokens: {
      '--paper': 'oklch(0.2 0.06 300)',
      '--raised': 'oklch(0.26 0.07 300)',
      '--cobalt': 'oklch(0.5 0.2 10)',
      '--accent': 'oklch(0.8 0.12 10)',
      '--face-display': 'var(--face-serif)',
    },
  },
];

function written({ scheme, tokens }: Look): string {
  const lines = Object.entries(scheme ? { 'color-scheme': scheme, ...tokens } : tokens).map(
    ([name, value]) => `  ${name}: ${value};`,
  );
  return `.my-brand {\n${lines.join('\n') || '  /* Nothing: these are the tokens as you take them. */'}\n}`;
}

/** The same parts in another look: a theme is a handful of variables on a wrapper. */
export function Theming() {
  const [chosen, setChosen] = useState('orchard');
  const look = looks.find(({ value }) => value === chosen) ?? { value: chosen, label: chosen, tokens: {} };
  return (
    <div className="mt-8 grid gap-4 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <Segmented label="Look" options={looks} value={chosen} onValueChange={setChosen} />
        <CodeBlock name="my-brand.css" code={written(look)} className="rounded-card border border-line" />
      </div>
      <div
        data-themed={chosen}
        style={{ colorScheme: look.scheme, ...look.tokens } as CSSProperties}
        className="grid content-center gap-5 rounded-tile border border-line bg-paper p-5 text-ink sm:p-8"
      >
        <div className="rounded-card border border-line bg-raised p-5 sm:p-6">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <p className="font-display text-3xl font-semibold leading-none tracking-[-.03em]">Dairy round</p>
            <Badge tone="done">On time</Badge>
          </div>
          <p className="mt-2 text-mute">14 stops before nine, sample data</p>
          <Progress label="Stops reached" value={9} max={14} said="9 of 14" className="mt-5" />
          <TextField label="Note for the driver" className="mt-5" />
          <Button className="mt-5">Send the note</Button>
        </div>
      </div>
    </div>
  );
}
