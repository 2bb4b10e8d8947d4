import type { SpokenText } from '../../content/podcast/spoken/spoken-text.ts';
import { spokenTexts } from '../../content/podcast/spoken/spoken-texts.ts';
import { proofAt, said } from '../../content/proof.ts';
import { courses } from '../../demos/learning/courses/courses.ts';
import { firstState } from '../../demos/speak/examples.ts';
import type { SpeakState } from '../../demos/speak/state.ts';
import { type VoiceId, voiceIds, voices } from '../../demos/speak/voices.ts';
import { introductionOf } from '../../engines/lesson-text/introduction.ts';
import { fillTokens } from '../../lib/text/text-tokens.ts';

/** Something that is recorded: what is read and how, and where its files go. */
export interface Planned {
  /** Under `public/media`, without its ending. */
  file: string;
  state: SpeakState & { voice: VoiceId };
  /** For an episode of the podcast, what it says. */
  post?: SpokenText;
  /** For the introduction of a lesson, the lesson. */
  lesson?: string;
}

const filled = (text: string): string =>
  fillTokens(text, (name) => {
    const [kind, id = ''] = name.split(':');
    const figure = proofAt(id);
    return kind === 'proof' && figure ? said(figure) : null;
  }) ?? text.replace(/\s*\{\{[^}]*\}\}/g, '');

/** An episode as it is read: title, lead and sections under their headings. */
const textOf = ({ title, lead, sections }: SpokenText): string =>
  [`# ${title}`, lead, ...sections.flatMap(({ heading, paragraphs }) => [`# ${heading}`, ...paragraphs])]
    .map(filled)
    .filter(Boolean)
    .join('\n\n');

const episode = (post: SpokenText): Planned => ({
  file: `podcast/${post.slug}`,
  post,
  state: { ...firstState, text: textOf(post), pronunciations: [] },
});

const introductions: readonly Planned[] = courses.flatMap(({ lessons }) =>
  lessons.map(({ id, text }) => ({
    file: `lessons/${id}`,
    lesson: id,
    state: { ...firstState, text: introductionOf(text), pronunciations: [] },
  })),
);

/** All recordings of the site. */
export const planned: readonly Planned[] = [
  ...voiceIds.map((voice) => ({
    file: `voices/${voice}`,
    state: {
      ...firstState,
      voice,
      pronunciations: [],
      text: `Hello, I’m ${voices[voice].name}. I read your texts aloud, sentence by sentence.`,
    },
  })),
  { file: 'voices/example', state: firstState },
  ...spokenTexts.map(episode),
  ...introductions,
];
