import type { ReactNode } from 'react';
import { Segmented } from '#ui/actions/segmented.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { InputsPart } from '../../kit/layout/inputs-panel.tsx';
import { PastedPage } from '../../kit/layout/pasted-page.tsx';
import { mostPages } from '../job.ts';
import { placeholderAddress } from '../source-site.ts';
import type { Question, Wrong } from './question.ts';

interface InputsProps {
  question: Question;
  wrong: Wrong | null;
  /** Whether the server reads addresses; operators can switch that off. */
  open: boolean;
  onChange: (part: Partial<Question>) => void;
  /** The runs that this browser remembers. */
  children: ReactNode;
}

const errorOf = (wrong: Wrong | null, field: Wrong['field']) =>
  wrong?.field === field ? wrong.message : undefined;

function AddressFields({ question, wrong, open, onChange }: Omit<InputsProps, 'children'>) {
  return (
    <div className="grid gap-4">
      {open ? null : (
        <Alert heading="Checking addresses is switched off at the moment.">
          Paste a page’s source instead. Your browser can check that by itself.
        </Alert>
      )}
      <TextField
        required
        label="Address"
        hint="A page, a site or its sitemap"
        error={errorOf(wrong, 'address')}
        value={question.address}
        onChange={(event) => onChange({ address: event.currentTarget.value })}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
      />
      <Segmented
        label="How much to check"
        size="small"
        options={[
          { value: 'page', label: 'This page' },
          { value: 'site', label: 'The site' },
        ]}
        value={question.reach}
        onValueChange={(reach) => onChange({ reach: reach === 'page' ? 'page' : 'site' })}
      />
      {question.reach === 'site' ? (
        <NumberField
          required
          label="Page limit"
          error={errorOf(wrong, 'pages')}
          min={1}
          max={mostPages}
          value={Number.isNaN(question.pages) ? '' : String(question.pages)}
          onChange={(event) => onChange({ pages: event.currentTarget.valueAsNumber })}
        />
      ) : null}
    </div>
  );
}

function SourceFields({ question, wrong, onChange }: Omit<InputsProps, 'children' | 'open'>) {
  return (
    <div className="grid gap-4">
      <PastedPage
        value={question}
        hint={`Links and tags are checked against this address. Leave it empty to use ${placeholderAddress}`}
        errors={{ source: errorOf(wrong, 'source'), sourceAddress: errorOf(wrong, 'sourceAddress') }}
        rows={8}
        onChange={onChange}
      />
    </div>
  );
}

/** What goes in: an address, a page's source, or a text. */
export function Inputs({ question, wrong, open, onChange, children }: InputsProps) {
  const { from } = question;
  return (
    <>
      <InputsPart heading="What to check">
        <Segmented
          label="What to check"
          showLabel={false}
          size="small"
          options={[
            { value: 'address', label: 'Address' },
            { value: 'source', label: 'Source' },
            { value: 'text', label: 'Text' },
          ]}
          value={from}
          onValueChange={(next) => onChange({ from: next as Question['from'] })}
          className="mb-4"
        />
        {from === 'address' ? (
          <AddressFields question={question} wrong={wrong} open={open} onChange={onChange} />
        ) : from === 'source' ? (
          <SourceFields question={question} wrong={wrong} onChange={onChange} />
        ) : (
          <TextArea
            required
            label="Text"
            hint="In English. It stays in this browser"
            rows={14}
            value={question.text}
            onChange={(event) => onChange({ text: event.currentTarget.value })}
            className="[&_textarea]:field-sizing-fixed"
          />
        )}
      </InputsPart>
      {from === 'text' ? null : children}
    </>
  );
}
