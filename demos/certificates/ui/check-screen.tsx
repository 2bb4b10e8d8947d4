import { FileSearch } from 'lucide-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { findCode } from '#engines/certificates/payload.ts';
import { type Verdict, verify } from '#engines/certificates/signing.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { goTo } from '../../app-kit/place/use-place.ts';
import { readFile } from '../../kit/files/read-file.ts';
import type { Paper } from '../paper.ts';
import { VerdictView } from './verdict-view.tsx';

interface CheckScreenProps {
  /** The code that the address brought, if any. */
  code: string | undefined;
  papers: readonly Paper[];
}

/** Checks a certificate in this browser: by its link, its code or its file. */
export function CheckScreen({ code, papers }: CheckScreenProps) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [problem, setProblem] = useState<string>();
  const [reading, setReading] = useState(false);
  // What the sheet of a dropped file says, to be held against what was signed.
  const [sheet, setSheet] = useState<string | null>(null);
  useEffect(() => {
    if (!code) return setVerdict(null);
    let left = false;
    void verify(code).then((found) => !left && setVerdict(found));
    return () => {
      left = true;
    };
  }, [code]);

  function look(text: string, fromFile: boolean) {
    const found = findCode(text);
    setSheet(fromFile ? text : null);
    setProblem(found ? undefined : 'It doesn’t contain a complete code, so we checked nothing.');
    // An answer about something else must not stand beside this problem.
    if (!found) return setVerdict(null);
    if (found === code) void verify(found).then(setVerdict);
    goTo(['check', found]);
  }
  async function take(file: File | undefined) {
    if (!file) return;
    setReading(true);
    setProblem(undefined);
    try {
      const { signal } = new AbortController();
      const { document } = await readFile({ name: file.name, file }, { report: () => {}, signal });
      look(document.parts.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join('\n'), true);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setReading(false);
    }
  }
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    look(String(new FormData(event.currentTarget).get('code') ?? ''), false);
  }

  return (
    <div className="grid items-start gap-8 xl:grid-cols-2">
      <Form onSubmit={send}>
        <label
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void take(event.dataTransfer.files[0]);
          }}
          className="flex min-h-36 cursor-pointer flex-col items-center justify-center gap-2 rounded-card border-[1.5px] border-dashed border-outline p-5 text-center has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <FileSearch size={24} strokeWidth={1.5} aria-hidden="true" />
          <span className="font-[540]">
            {reading ? 'Reading it…' : 'Choose a certificate’s PDF, or drop it here'}
          </span>
          <span className="text-sm text-mute">It is read in this browser.</span>
          <input
            type="file"
            accept=".pdf,application/pdf"
            className="sr-only"
            onChange={(event) => {
              void take(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </label>
        <TextArea
          key={code}
          label="Or paste its code or link"
          name="code"
          required
          rows={3}
          defaultValue={code}
          error={problem}
          spellCheck={false}
          className="mt-5 [&_textarea]:font-mono [&_textarea]:text-sm [&_textarea]:[overflow-wrap:anywhere]"
        />
        <Button type="submit" size="small" className="mt-4">
          Check it
        </Button>
      </Form>
      <div role="status" className="max-xl:order-first">
        {verdict ? <VerdictView verdict={verdict} papers={papers} sheet={sheet} /> : null}
      </div>
    </div>
  );
}
