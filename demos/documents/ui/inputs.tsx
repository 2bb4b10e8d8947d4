import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { InputsPart } from '../../kit/layout/inputs-panel.tsx';
import { type Here, hereWords } from '../../kit/models/here.ts';
import type { Door, Where } from '../conversation.ts';
import { AddPage } from './add-page.tsx';
import { AddSection } from './add-section.tsx';
import { PasteText } from './paste-text.tsx';
import type { Brought } from './use-reading.ts';

interface InputsProps {
  door: Door;
  /** Whether the server reads addresses. */
  pagesOpen: boolean;
  /** An address that another page handed over. */
  address: string;
  where: Where;
  /** How far this browser is with what it needs for that. */
  here: Here;
  /** How many files and pages still fit. */
  room: number;
  /** The list of files. */
  children: ReactNode;
  /** What was measured. */
  proof: ReactNode;
  onWhere: (where: Where) => void;
  onBring: (brought: readonly Brought[]) => void;
}

const accepted = '.pdf,.docx,.pptx,.xlsx,.csv,.tsv,.html,.htm,.epub,.eml,.md,.txt,.png,.jpg,.jpeg,.webp';

/** A button that opens the browser's dialog for files. */
export function ChooseFiles({
  onBring,
  className = '',
}: Pick<InputsProps, 'onBring'> & { className?: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        multiple
        accept={accepted}
        aria-label="Files to read"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onBring([...(event.currentTarget.files ?? [])].map((file) => ({ name: file.name, file })));
          // The same file can be chosen again after it was removed.
          event.currentTarget.value = '';
        }}
      />
      <Button size="small" className={className} onClick={() => field.current?.click()}>
        Add files
      </Button>
    </>
  );
}

/** What goes in: files, pages, texts; and where they are answered. */
export function Inputs({
  door,
  pagesOpen,
  address,
  where,
  here,
  room,
  children,
  proof,
  onWhere,
  onBring,
}: InputsProps) {
  const page = (
    <InputsPart heading="Add a web page">
      <AddPage key={address} open={pagesOpen} first={address} onPage={(brought) => onBring([brought])} />
    </InputsPart>
  );
  return (
    <>
      {door === 'page' ? page : null}
      {door === 'page' && pagesOpen ? (
        <InputsPart heading="Add a section of a site">
          <AddSection room={room} onPage={(brought) => onBring([brought])} />
        </InputsPart>
      ) : null}
      <InputsPart heading="Files and pages">{children}</InputsPart>
      {door === 'page' ? null : page}
      <PasteText onText={(brought) => onBring([brought])} />
      <InputsPart heading="Where it runs">
        <Switch
          label="Run in this browser"
          note={hereWords(here)}
          checked={where === 'browser'}
          onChange={(event) => onWhere(event.currentTarget.checked ? 'browser' : 'server')}
        />
      </InputsPart>
      <InputsPart heading="Who answers">{proof}</InputsPart>
    </>
  );
}
