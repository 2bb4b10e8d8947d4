import { type ReactNode, useState } from 'react';
import { CodeBlock } from '#ui/text/code-block.tsx';
import { colouredCode } from './coloured-code.ts';
import { useKitData } from './kit-data.ts';
import { PlaygroundControl } from './playground-control.tsx';
import { type PlayValue, writtenCode } from './written-code.ts';

type PlayValues = Record<string, PlayValue>;

/** A component to try out: which of its props can be changed, and their first values. */
export interface PlaygroundOf {
  component: string;
  /** The props that have a control; what a control offers is read from the component's types. */
  controls: readonly string[];
  start: PlayValues;
  /** Defaults that its types don't name, because they belong to a part of it. */
  defaults?: PlayValues;
  /** What a control offers where the type allows more than makes sense, such as any colour. */
  options?: Readonly<Record<string, readonly string[]>>;
  /** Props without a control, each as written in code: `steps={steps}`. */
  given?: readonly string[];
  /** The code between its tags, if that isn't a text with a control. */
  inside?: string;
  /** The code before it, such as the button that opens it. */
  before?: string;
  render: (values: PlayValues) => ReactNode;
}

/** The value that a default's source text stands for. */
function defaultValue(text: string): PlayValue {
  if (text === 'true' || text === 'false') return text === 'true';
  return Number.isNaN(Number(text)) ? text.replaceAll("'", '') : Number(text);
}

interface PlaygroundProps {
  of: PlaygroundOf;
  /** Its place on the page. */
  id: string;
  heading: string;
}

/** Props on the left, the component on the right, and its code below. */
export function Playground({ of, id, heading }: PlaygroundProps) {
  const rows = useKitData().props.find((table) => table.component === of.component)?.rows ?? [];
  const [values, setValues] = useState<PlayValues>(of.start);
  const fallbacks = {
    ...of.defaults,
    ...Object.fromEntries(
      rows.flatMap(({ name, fallback }) => (fallback ? [[name, defaultValue(fallback)]] : [])),
    ),
  };
  return (
    <section id={id} className="isolate min-w-0">
      <h2 className="text-2xl">{heading}</h2>
      <div className="mt-4 overflow-hidden rounded-card border border-line bg-raised max-sm:-mx-2">
        <div className="grid md:grid-cols-[15rem_minmax(0,1fr)]">
          <form
            aria-label={`Props of ${of.component}`}
            onSubmit={(event) => event.preventDefault()}
            className="grid content-start gap-3 border-line p-5 max-md:border-b md:border-e"
          >
            {of.controls.map((name) => (
              <PlaygroundControl
                key={name}
                name={name}
                options={of.options?.[name] ?? rows.find((row) => row.name === name)?.options}
                value={values[name] ?? ''}
                onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
              />
            ))}
          </form>
          <div data-example={id} className="@container grid min-h-56 place-items-center bg-paper p-5 sm:p-8">
            {of.render(values)}
          </div>
        </div>
        <CodeBlock
          name={`Code for ${of.component}`}
          code={colouredCode(writtenCode(of.component, values, fallbacks, of))}
          className="border-t border-line"
        />
      </div>
    </section>
  );
}
