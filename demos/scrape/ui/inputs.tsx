import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { InputsPart } from '../../kit/layout/inputs-panel.tsx';
import { PastedPage } from '../../kit/layout/pasted-page.tsx';
import { placeholderAddress, type Question, type Wrong } from './question.ts';

interface SourceFieldsProps {
  question: Question;
  wrong: Wrong | null;
  onChange: (part: Partial<Question>) => void;
}

interface InputsProps extends SourceFieldsProps {
  /** Whether the server reads addresses; operators can switch that off. */
  open: boolean;
  /** Whether the page that is asked for is the one that is shown: it can only be read again. */
  again: boolean;
  /** The fields, how far to read, what is saved. */
  children: ReactNode;
}

const errorOf = (wrong: Wrong | null, field: Wrong['field']) =>
  wrong?.field === field ? wrong.message : undefined;

function AddressField({ question, wrong, onChange }: SourceFieldsProps) {
  return (
    <TextField
      required
      label="Address"
      hint="A page with a list or a table"
      error={errorOf(wrong, 'address')}
      value={question.address}
      onChange={(event) => onChange({ address: event.currentTarget.value })}
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={2000}
    />
  );
}

function SourceFields({ question, wrong, onChange }: SourceFieldsProps) {
  return (
    <PastedPage
      value={question}
      hint={`Relative links start from this address. Leave it empty to use ${placeholderAddress}`}
      errors={{ source: errorOf(wrong, 'source'), sourceAddress: errorOf(wrong, 'sourceAddress') }}
      rows={6}
      onChange={onChange}
    />
  );
}

/** What goes in: an address or a page's source, then what is taken from it. */
export function Inputs({ question, wrong, open, again, onChange, children }: InputsProps) {
  const fields = { question, wrong, onChange };
  return (
    <>
      <InputsPart heading="The page">
        <Segmented
          label="Where the page comes from"
          showLabel={false}
          size="small"
          options={[
            { value: 'address', label: 'Address' },
            { value: 'source', label: 'Source' },
          ]}
          value={question.from}
          onValueChange={(from) => onChange({ from: from === 'source' ? 'source' : 'address' })}
          className="mb-4"
        />
        <div className="grid gap-4">
          {open || question.from === 'source' ? null : (
            <Alert heading="Reading from addresses is switched off at the moment.">
              Paste a page’s source instead. Your browser can read that by itself.
            </Alert>
          )}
          {question.from === 'address' ? <AddressField {...fields} /> : <SourceFields {...fields} />}
          {again ? (
            <Button type="submit" variant="ghost" size="small">
              Read it again
            </Button>
          ) : null}
          <Segmented
            label="First click selects"
            size="small"
            options={[
              { value: 'all', label: 'The whole row' },
              { value: 'one', label: 'One part' },
            ]}
            value={question.whole ? 'all' : 'one'}
            onValueChange={(value) => onChange({ whole: value === 'all' })}
          />
        </div>
      </InputsPart>
      {children}
    </>
  );
}
