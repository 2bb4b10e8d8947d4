import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { printedBy, proofAt } from '#content/proof.ts';
import { LimitNote } from '#demos/kit/limits/limit-note.tsx';
import type { ToldLimit } from '#demos/kit/limits/limit-words.ts';
import { toldLimits } from '#demos/kit/limits/told-limits.server.ts';
import { firstState } from '#demos/speak/examples.ts';
import { firstSpoken } from '#demos/speak/first-lines.server.ts';
import { configuredSpeech } from '#demos/speak/provider.server.ts';
import { megabytesToFetch } from '#demos/speak/speaker.server.ts';
import { speakTool } from '#demos/speak/tool.server.ts';
import { SpeakDemo } from '#demos/speak/ui/speak-demo.tsx';

/** The example comes with its words as they are spoken, so that the page is whole before and without scripts. */
export async function loader({ url }: { url: URL }) {
  return {
    facts: pageFacts(url),
    spoken: firstSpoken(),
    provider: configuredSpeech()?.model ?? null,
    toFetch: await megabytesToFetch(),
    limits: toldLimits(speakTool),
  };
}

/** How well the voices were understood in our measurement; nothing where there was none. */
function Figures() {
  const good = proofAt('voice.kokoro.wer');
  const fast = proofAt('voice.fast.wer');
  if (!good || !fast) return null;
  return (
    <p className="mt-2 text-sm text-pretty text-mute">
      We had Whisper write down what they read: {good.value}% of the words differ for Kokoro and {fast.value}%
      for the fast voice. {printedBy(good)}
    </p>
  );
}

/** Who speaks, how well, what it can't do, and how often. */
function Measured({ provider, limits }: { provider: string | null; limits: readonly ToldLimit[] }) {
  return (
    <>
      {provider ? (
        <p className="mb-2 text-sm text-pretty">
          {provider} is a speech model that this site has connected. If it doesn’t answer, Kokoro reads, and
          the page says so.
        </p>
      ) : null}
      <p className="text-sm text-pretty">
        Two open models read aloud: a small, fast voice by Dittli and, as soon as it is ready, Kokoro-82M.
        They speak English from an American dictionary and guess names and words that it lacks. You can add a
        pronunciation for those.
      </p>
      <Figures />
      <LimitNote limits={limits} />
    </>
  );
}

export default function SpeakDemoPage() {
  const { facts, spoken, provider, toFetch, limits } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: facts.route, title: 'Text to speech', href: facts.route } as const;
  return (
    <SpeakDemo
      first={provider ? { ...firstState, voice: 'provider' } : firstState}
      provider={provider}
      firstSpoken={spoken}
      recorded="/media/voices/example"
      paces={{
        good: proofAt('voice.kokoro.pace')?.value ?? null,
        fast: proofAt('voice.fast.pace')?.value ?? null,
        toFetch,
      }}
      proof={<Measured provider={provider} limits={limits} />}
      save={<SaveThing size="small" thing={thing} />}
    />
  );
}
