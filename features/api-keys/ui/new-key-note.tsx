import { CopyButton } from '#ui/actions/copy-button.tsx';
import { CodeBlock } from '#ui/text/code-block.tsx';

/** A key on the one occasion that it is shown, and the first call with it. */
export function NewKeyNote({ secret, origin }: { secret: string; origin: string }) {
  return (
    <section
      aria-labelledby="new-key"
      className="mb-6 overflow-hidden rounded-card border border-line bg-raised"
    >
      <div className="grid gap-4 px-4 py-6 sm:px-7">
        <div>
          <h2 id="new-key" className="text-xl">
            Copy the key now
          </h2>
          <p className="mt-2 max-w-[36rem] text-pretty text-[.9375rem] text-mute">
            This is the only time we show it. We keep a hash of the key, so we can’t show it again.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-input bg-sunk py-2 pe-2 ps-4">
          <code data-key className="min-w-0 flex-1 font-mono text-[.9375rem] wrap-anywhere">
            {secret}
          </code>
          <CopyButton text={secret} label="Copy key" className="shrink-0" />
        </div>
      </div>
      <CodeBlock
        name="A first call"
        className="border-t border-line"
        code={`curl ${origin}/api/v1/enquiries?limit=5 \\\n  -H "Authorization: Bearer ${secret}"`}
      />
    </section>
  );
}
