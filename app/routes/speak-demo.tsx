import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { printedBy, proofAt } from '#content/proof.ts';
import { firstState } from '#demos/speak/examples.ts';
import { firstSpoken } from '#demos/speak/first-lines.server.ts';
import { configuredSpeech } from '#demos/speak/provider.server.ts';
import { SpeakDemo } from '#demos/speak/ui/speak-demo.tsx';

/** The example comes with its words as they are spoken, so that the page is whole before and without scripts. */
export function loader({ url }: { url: URL }) {
  return { facts: pageFacts(url), spoken: firstSpoken(), provider: configuredSpeech()?.model ?? null };
}

/** How well the voices were understood in our measurement; nothing where there was none. */
function Figures() {
  const good = proofAt('voice.kokoro.wer');
  const fast = proofAt('voice.fast.wer');
  if (!good || !fast) return null;
  return (
    <p className="mt-2 text-sm text-pretty text-mute">
      When Whisper writes down what they read, {good.value}% of the words differ for Kokoro and {fast.value}%
      for the fast voice. {printedBy(good)}
    </p>
  );
}

/** Who speaks, how well, and what it can't do. */
function Measured({ provider }: { provider: string | null }) {
  return (
    <>
      {provider ? (
        <p className="mb-2 text-sm text-pretty">
          {provider} is a speech model that this site has connected. If it doesn’t answer, Kokoro reads, and
          the page says so.
        </p>
      ) : null}
      <p className="text-sm text-pretty">
        Kokoro-82M and, until it is ready, a small voice by Dittli: machines with open weights. They read
        English from an American dictionary. Names and words that it lacks are guessed, so give those a
        pronunciation of your own.
      </p>
      <Figures />
    </>
  );
}

export default function SpeakDemoPage() {
  const { facts, spoken, provider } = useLoaderData<typeof loader>();
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
      }}
      proof={<Measured provider={provider} />}
      save={<SaveThing size="small" thing={thing} />}
    />
  );
}
