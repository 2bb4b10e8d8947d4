import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { kinds, priceModels } from '../../kinds.ts';
import { choiceLabel } from '../../labels.ts';
import { type Draft, trades } from '../fields.ts';
import type { Problems } from '../rules.ts';

interface TextStepProps {
  draft: Draft;
  /** Only what somebody has tried to send; an empty draft is nobody's mistake. */
  problems: Problems;
}

/** What it is called, who makes it, and where it belongs. */
export function WhatStep({ draft, problems }: TextStepProps) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        required
        maxLength={60}
        defaultValue={draft.name}
        error={problems.name}
        hint="At most 60 letters."
      />
      <TextField
        label="What it does"
        name="tagline"
        required
        maxLength={160}
        defaultValue={draft.tagline}
        error={problems.tagline}
        hint="One line, as on the tile. At most 160 letters."
      />
      <TextField
        label="Who makes it"
        name="maker"
        required
        maxLength={80}
        defaultValue={draft.maker}
        error={problems.maker}
        hint="A company or a person. It stands on the public page."
      />
      <SelectField
        label="Trade"
        name="category"
        required
        placeholder="Choose a trade"
        defaultValue={draft.category ?? ''}
        error={problems.category}
      >
        {Object.keys(trades).map((trade) => (
          <option key={trade}>{trade}</option>
        ))}
      </SelectField>
      <SelectField
        label="Kind"
        name="kind"
        required
        placeholder="Choose a kind"
        defaultValue={draft.kind ?? ''}
        error={problems.kind}
        hint="Ready as it is, or rebuilt around somebody’s rules."
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {choiceLabel('kind', kind)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Price"
        name="priceModel"
        required
        placeholder="Choose how it is charged for"
        defaultValue={draft.priceModel ?? ''}
        error={problems.priceModel}
      >
        {priceModels.map((model) => (
          <option key={model} value={model}>
            {choiceLabel('price', model)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Where it can be tried"
        name="demoUrl"
        type="url"
        inputMode="url"
        maxLength={500}
        placeholder="https://"
        defaultValue={draft.demoUrl}
        error={problems.demoUrl}
      />
    </>
  );
}

/** What it takes, gives and does. */
export function DetailsStep({ draft, problems }: TextStepProps) {
  return (
    <>
      <TextArea
        label="What it is"
        name="summary"
        required
        maxLength={400}
        defaultValue={draft.summary}
        error={problems.summary}
        hint="Two or three sentences. At most 400 letters."
      />
      <TextField
        label="What goes in"
        name="takes"
        required
        maxLength={160}
        defaultValue={draft.takes}
        error={problems.takes}
        placeholder="A photo of a shelf"
      />
      <TextField
        label="What comes out"
        name="gives"
        required
        maxLength={160}
        defaultValue={draft.gives}
        error={problems.gives}
        placeholder="A count, with what it is unsure of"
      />
      <TextArea
        label="What it does, point by point"
        name="features"
        required
        rows={4}
        defaultValue={draft.features}
        error={problems.features}
        placeholder={'Counting: finds boxes of one kind\nExport: writes a CSV'}
        hint="One a line: a name, a colon, what it does."
      />
      <TextField
        label="Who uses it"
        name="industries"
        defaultValue={draft.industries}
        error={problems.industries}
        placeholder="Retail, Transport"
        hint="Industries with commas between."
      />
      <TextField
        label="What it is made with"
        name="stack"
        defaultValue={draft.stack}
        error={problems.stack}
        placeholder="TypeScript, PostgreSQL"
        hint="With commas between."
      />
      <TextArea
        label="Where it fits, and where not"
        name="description"
        required
        rows={5}
        defaultValue={draft.description}
        error={problems.description}
        hint="Paragraphs, lists and links may be written in Markdown."
      />
    </>
  );
}
