import { ArrowRight } from 'lucide-react';
import { aiDemos } from '#content/ai-demos/ai-demos.ts';
import { Card, CardTitle } from '#ui/layout/card.tsx';

/** Six small tasks, each by what goes in and what comes out. */
export default function AiIndex() {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-2">
      {aiDemos.map((demo) => (
        <li key={demo.id}>
          <Card className="@md:p-7">
            <CardTitle href={`/ai/demo/${demo.id}`} level={2} className="text-[1.625rem]">
              {demo.name}
            </CardTitle>
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
          </Card>
        </li>
      ))}
    </ul>
  );
}
