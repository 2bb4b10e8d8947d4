import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { kinds, priceModels } from '../../kinds.ts';
import { choiceLabel } from '../../labels.ts';
import { type Draft, trades } from '../fields.ts';
import type { Problems } from '../rules.ts';

interface TextStepProps {
  draft: Draft;
  /** Problems appear only after someone has tried to continue, because an empty draft isn't a mistake. */
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
        hint="At most 60 characters."
      />
      <TextField
        label="What it does"
        name="tagline"
        required
        maxLength={160}
        defaultValue={draft.tagline}
        error={problems.tagline}
        hint="One line, as shown in the list. At most 160 characters."
      />
      <TextField
        label="Who makes it"
        name="maker"
        required
        maxLength={80}
        defaultValue={draft.maker}
        error={problems.maker}
        hint="A company or a person. The name appears on the public page."
      />
      <SelectField
        label="Category"
        name="category"
        required
        placeholder="Choose a category"
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
        hint="Ready to use, or built around each client’s rules."
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
        placeholder="Choose a pricing model"
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
        label="Demo address"
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
        hint="Two or three sentences. At most 400 characters."
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
        placeholder="A count, and the items it is unsure of"
      />
      <TextArea
        label="Features"
        name="features"
        required
        rows={4}
        defaultValue={draft.features}
        error={problems.features}
        placeholder={'Counting: finds boxes of one kind\nExport: writes a CSV'}
        hint="One per line: a name, a colon and what it does."
      />
      <TextField
        label="Who uses it"
        name="industries"
        defaultValue={draft.industries}
        error={problems.industries}
        placeholder="Retail, Transport"
        hint="Separate the industries with commas."
      />
      <TextField
        label="What it’s built with"
        name="stack"
        defaultValue={draft.stack}
        error={problems.stack}
        placeholder="TypeScript, PostgreSQL"
        hint="Separate them with commas."
      />
      <TextArea
        label="Where it fits, and where it doesn’t"
        name="description"
        required
        rows={5}
        defaultValue={draft.description}
        error={problems.description}
        hint="You can use Markdown for paragraphs, lists and links."
      />
    </>
  );
}
