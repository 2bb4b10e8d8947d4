import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { printedBy, proofAt, said } from '#content/proof.ts';
import { LimitNote } from '#demos/kit/limits/limit-note.tsx';
import type { ToldLimit } from '#demos/kit/limits/limit-words.ts';
import { toldLimits } from '#demos/kit/limits/told-limits.server.ts';
import { firstRecording } from '#demos/speech/first-recording.server.ts';
import { configuredTranscriber } from '#demos/speech/provider.server.ts';
import { transcribeTool } from '#demos/speech/tool.server.ts';
import { SpeechDemo } from '#demos/speech/ui/speech-demo.tsx';
import { isOpen } from '#server/tools/is-open.ts';

/** The example comes with its text, so that the page is whole before and without scripts. */
export function loader({ url }: { url: URL }) {
  return {
    facts: pageFacts(url),
    first: firstRecording(),
    serverOpen: isOpen('transcribe'),
    provider: configuredTranscriber()?.model ?? null,
    limits: toldLimits(transcribeTool),
  };
}

/** How well the models were measured to do on public recordings; nothing where they were not. */
function Figures() {
  const at = (part: string) => proofAt(`speech.moonshine.${part}`);
  const [words, wrong, pace] = [at('words'), at('wrong'), at('pace')];
  const [base, small] = [proofAt('speech.whisper-base.wrong'), proofAt('speech.whisper-small.wrong')];
  if (!words || !wrong || !pace) return null;
  return (
    <p className="mt-2 text-sm text-pretty text-mute">
      On {said(words)} of public recordings it got {wrong.value}% wrong, and took {pace.value} seconds for
      each second of sound.{' '}
      {base && small
        ? `Of the same words, Whisper base got ${base.value}% wrong and Whisper small ${small.value}%. `
        : null}
      {printedBy(wrong)}
    </p>
  );
}

/** Who writes it down, how well, what it can't do, and how often the server does. */
function Measured({ limits }: { limits: readonly ToldLimit[] }) {
  return (
    <>
      <p className="text-sm text-pretty">
        Moonshine tiny, a small model for English speech, transcribes it (42 MB with the code that runs it,
        loaded once). It knows no other language, can’t tell speakers apart and mishears names, so check the
        words it underlines.
      </p>
      <Figures />
      <LimitNote limits={limits} />
    </>
  );
}

export default function SpeechDemoPage() {
  const { facts, first, serverOpen, provider, limits } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: facts.route, title: 'Speech to text', href: facts.route } as const;
  return (
    <SpeechDemo
      first={first}
      serverOpen={serverOpen}
      provider={provider}
      proof={<Measured limits={limits} />}
      save={<SaveThing size="small" thing={thing} />}
    />
  );
}
