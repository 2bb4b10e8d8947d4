import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { printedBy, proof, said } from '#content/proof.ts';
import { firstPicture } from '#demos/composer/first-picture.server.ts';
import { paintPictureTool } from '#demos/composer/paint-tool.server.ts';
import { configuredPainter } from '#demos/composer/painter.server.ts';
import { composeWordsTool } from '#demos/composer/tool.server.ts';
import { ComposerDemo } from '#demos/composer/ui/composer-demo.tsx';
import { LimitNote } from '#demos/kit/limits/limit-note.tsx';
import type { ToldLimit } from '#demos/kit/limits/limit-words.ts';
import { toldLimits } from '#demos/kit/limits/told-limits.server.ts';
import { isOpen } from '#server/tools/is-open.ts';

/** The first example comes with its picture, so that the page is whole before and without scripts. */
export function loader({ url }: { url: URL }) {
  const painter = isOpen('paintPicture') ? (configuredPainter()?.model ?? null) : null;
  return {
    facts: pageFacts(url),
    first: firstPicture(),
    open: isOpen('composeWords'),
    painter,
    limits: toldLimits(composeWordsTool, ...(painter ? [paintPictureTool] : [])),
  };
}

/** How often its pictures are right. */
function Measured({ limits }: { limits: readonly ToldLimit[] }) {
  const right = proof('compose.right');
  return (
    <div className="border-t border-line pt-4">
      <p className="text-sm text-pretty text-mute">
        Of {said(proof('compose.sentences'))} modelled on GenEval, {right.value}% were drawn fully right:
        every object, number, colour and position. Of the half that we kept aside while tuning,{' '}
        {proof('compose.right.kept-aside').value}% were. Simply putting icons in a row gets{' '}
        {proof('compose.right.peer').value}% right. A separate program judged the files by their shapes and
        pixels. {printedBy(right)}
      </p>
      <LimitNote limits={limits} />
    </div>
  );
}

export default function ComposerDemoPage() {
  const { facts, first, open, painter, limits } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: facts.route, title: 'Make a picture', href: facts.route } as const;
  return (
    <ComposerDemo
      first={first}
      open={open}
      painter={painter}
      proof={<Measured limits={limits} />}
      save={<SaveThing size="small" thing={thing} />}
    />
  );
}
