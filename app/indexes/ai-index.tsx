import { ArrowRight } from 'lucide-react';
import { aiDemos } from '#content/ai-demos/ai-demos.ts';

/** Six small tasks, each by what goes in and what comes out. */
export default function AiIndex() {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-2">
      {aiDemos.map((demo) => (
        <li key={demo.id}>
          <a
            href={`/ai/demo/${demo.id}`}
            className="group @container flex h-full flex-col rounded-card border border-line bg-raised p-5 hover:border-outline sm:p-7"
          >
            <h2 className="text-[1.625rem] underline-offset-4 group-hover:underline">{demo.name}</h2>
            <p className="mt-2 text-mute">{demo.note}</p>
            <span className="mt-auto grid grid-cols-1 items-center gap-2 pt-6 @2xs:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] @sm:gap-4">
              <span className="h-full rounded-input bg-sunk p-3 @sm:p-3.5">
                <span className="block text-sm text-mute">Goes in</span>
                <span className="mt-1 block break-words font-mono text-[.8125rem]">{demo.input.title}</span>
              </span>
              <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" className="@max-2xs:rotate-90" />
              <span className="h-full rounded-input bg-hue p-3 text-on-hue @sm:p-3.5">
                <span className="block text-sm">Comes out</span>
                <span className="mt-1 block break-words font-mono text-[.8125rem]">{demo.output.title}</span>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
