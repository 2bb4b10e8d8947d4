import { useId, useState } from 'react';
import type { Contact, ReadContacts } from '#engines/contacts/contact.ts';
import { readContactRows } from '#engines/contacts/read-contact-rows.ts';
import { Button } from '#ui/actions/button.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import { ImportDialog } from '../../kit/import/import-dialog.tsx';
import { SampleChoice } from '../import/sample-choice.tsx';
import { ColumnFields } from './column-fields.tsx';
import { type BroughtContacts, readContactFile } from './read-contact-file.ts';

interface ImportContactsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether there are contacts of the sample that could go. */
  hasSample: boolean;
  /** Takes those that somebody looked through and agreed to; `removes` when the sample’s contacts go. */
  onContacts: (contacts: readonly Contact[], removes: boolean) => void;
}

const words = {
  heading: 'Import contacts',
  files: 'vCard (.vcf) from a phone or mail program, CSV or Excel (.xlsx)',
  accept: '.vcf,.vcard,.csv,.tsv,.txt,.xlsx,text/vcard,text/csv,text/plain',
  paste: 'Or paste cards or rows',
  use: 'Check them',
};
const sample =
  'Name,Email,Phone,Company,Birthday\nAda Byron,ada@example.org,+44 20 7946 0101,Engines,1990-04-05';

const readOf = (brought: BroughtContacts): ReadContacts =>
  'cards' in brought
    ? brought.cards
    : readContactRows(brought.table.rows, brought.fields, brought.table.lines);

const mostShown = 30;

/** Brings contacts in: a file or a paste is read, shown with what could not be read, and taken once agreed to. */
export function ImportContacts({ open, onOpenChange, hasSample, onContacts }: ImportContactsProps) {
  const [dialogId, sheetId] = [useId(), useId()];
  const [brought, setBrought] = useState<BroughtContacts | null>(null);
  const [removes, setRemoves] = useState(true);
  const { contacts, problems } = brought ? readOf(brought) : { contacts: [], problems: [] };
  return (
    <>
      <ImportDialog
        id={dialogId}
        open={open}
        onOpenChange={onOpenChange}
        words={words}
        hint="Your columns can have any names. In the next step you see what we read and can say which column is which. Everything stays in this browser."
        sample={sample}
        read={readContactFile}
        onRead={(found) => {
          setBrought(found);
          return null;
        }}
      />
      <Sheet
        id={sheetId}
        heading={contacts.length === 1 ? 'One contact found' : `${contacts.length} contacts found`}
        open={brought !== null}
        onOpenChange={(next) => next || setBrought(null)}
        footer={
          <>
            <Button
              size="small"
              disabled={contacts.length === 0}
              onClick={() => {
                onContacts(contacts, hasSample && removes);
                setBrought(null);
              }}
            >
              {contacts.length === 1 ? 'Import it' : `Import all ${contacts.length}`}
            </Button>
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                setBrought(null);
                onOpenChange(true);
              }}
            >
              Choose another file
            </Button>
          </>
        }
      >
        {problems.length > 0 ? (
          <details className="mb-4 rounded-input border border-line px-4 py-1">
            <summary className="min-h-11 content-center font-medium text-warning">
              {problems.length === 1 ? 'One thing' : `${problems.length} things`} could not be read
            </summary>
            <ul className="pb-2 text-[.9375rem]">
              {problems.slice(0, mostShown).map(({ line, text }) => (
                <li key={`${line} ${text}`} className="py-1">
                  Line {line}: {text}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
        {brought && 'table' in brought ? (
          <ColumnFields
            columns={brought.table.columns}
            fields={brought.fields}
            onChange={(fields) => setBrought({ ...brought, fields })}
          />
        ) : null}
        {hasSample ? (
          <div className="mb-4">
            <SampleChoice things="contacts" removes={removes} onChoose={setRemoves} />
          </div>
        ) : null}
        <ul>
          {contacts.slice(0, mostShown).map((contact) => (
            <li
              key={[contact.name, ...contact.emails, ...contact.phones].join(' ')}
              className="border-b border-line py-2.5 last:border-0"
            >
              <p className="font-medium">{contact.name}</p>
              <p className="text-[.875rem] wrap-anywhere text-mute">
                {[contact.company, contact.emails[0], contact.phones[0]].filter(Boolean).join(' · ') ||
                  'Name only'}
              </p>
            </li>
          ))}
        </ul>
        {contacts.length > mostShown ? (
          <p className="pt-3 text-[.875rem] text-mute">And {contacts.length - mostShown} more.</p>
        ) : null}
      </Sheet>
    </>
  );
}
