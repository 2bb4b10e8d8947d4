import { FileUp, Mic } from 'lucide-react';
import { type DragEvent, type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { handedOver, handOver } from '../../kit/hand-over/hand-over.ts';
import { chosenTool, offers, toolChoices } from '../offers.ts';
import { type Destination, whereFilesGo, whereTextGoes } from '../where-to.ts';

const quiet = 'inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-[540] hover:bg-selected';

/** One box for all tools: whatever is dropped, pasted or typed leads into the tool that takes it. */
export function ToolBox() {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [chooses, setChooses] = useState(false);
  const [isOver, setOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function lead(to: Destination, files: readonly File[]) {
    setWrong(to.is === 'wrong' ? to.message : null);
    setChooses(to.is === 'choose');
    if (to.is === 'tool') await open(to.href, files);
  }
  async function open(href: string, files: readonly File[] = []) {
    if (href === '/search') return location.assign(chosenTool(href, text.trim()));
    try {
      await handOver({ files, text: text.trim() });
      location.assign(href + handedOver);
    } catch {
      setWrong(
        'This browser doesn’t let us carry it to the next page. Please open the tool below and add it there.',
      );
    }
  }
  const bring = (files: readonly File[]) => void lead(whereFilesGo(files.map((file) => file.name)), files);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) bring([...event.dataTransfer.files]);
  }
  function send(event: FormEvent) {
    event.preventDefault();
    void lead(whereTextGoes(text), []);
  }
  return (
    <form
      method="post"
      action="/ai-tools"
      noValidate
      onSubmit={send}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`rounded-card border p-4 text-ink sm:p-6 ${isOver ? 'border-accent bg-selected' : 'border-line bg-raised'}`}
    >
      <label htmlFor="tool-box" className="block text-[1.375rem] font-semibold tracking-[-.02em]">
        What do you have?
      </label>
      <p id="tool-box-hint" className="mt-1 text-mute">
        Drop a file, paste an address, or type. What you add opens in the right tool, and files stay in your
        browser.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <input
          id="tool-box"
          name="text"
          value={text}
          maxLength={2000}
          autoComplete="off"
          aria-describedby={wrong ? 'tool-box-hint tool-box-wrong' : 'tool-box-hint'}
          aria-invalid={wrong ? true : undefined}
          placeholder="example.com, or two red birds"
          onChange={(event) => {
            setText(event.currentTarget.value);
            setWrong(null);
            setChooses(false);
          }}
          className="h-13 min-w-0 flex-[1_1_16rem] rounded-input border border-outline bg-paper px-4 placeholder:text-mute"
        />
        <div className="hidden flex-wrap items-end gap-3 noscript:flex">
          <SelectField required label="Tool" name="tool">
            {toolChoices.map(({ href, label }) => (
              <option key={href} value={href}>
                {label}
              </option>
            ))}
          </SelectField>
          <Button type="submit">Open</Button>
        </div>
        {/* Sends no form: pressed before the scripts are here, it waits for them, as every button does. */}
        <Button className="noscript:hidden" onClick={() => void lead(whereTextGoes(text), [])}>
          Go
        </Button>
      </div>
      <p id="tool-box-wrong" role="alert" className="mt-2 text-danger empty:hidden">
        {wrong}
      </p>
      {chooses ? (
        <fieldset className="mt-4">
          <legend className="mb-2 font-medium">What would you like to do with it?</legend>
          <div className="flex flex-wrap gap-2">
            {offers.map(({ href, label }) => (
              <Button key={href} variant="ghost" size="small" onClick={() => void open(href)}>
                {label}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : null}
      <div className="mt-2 flex flex-wrap gap-x-1 noscript:hidden">
        <input
          ref={field}
          type="file"
          multiple
          aria-label="Files for a tool"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            bring([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
        <button type="button" className={quiet} onClick={() => field.current?.click()}>
          <FileUp size={20} strokeWidth={1.5} aria-hidden="true" />
          Choose files
        </button>
        <a href="/ai-tools/speech-to-text" className={quiet}>
          <Mic size={20} strokeWidth={1.5} aria-hidden="true" />
          Record your voice
        </a>
      </div>
    </form>
  );
}
