import { cosine, type Embed } from '../embed/embed.ts';

/** A text that somebody has put into a group. */
export interface LabelledText {
  label: string;
  text: string;
}

export interface SortedText {
  label: string;
  /** How near each group is, the nearest first; from about 0.5 on it is very near. */
  groups: readonly { label: string; score: number }[];
  /** The labelled text that it is most like. */
  nearest: LabelledText;
  /** 'close' where another group is nearly as near. */
  sureness: 'clear' | 'close' | 'far';
}

const neighbours = 3;
const close = 0.03;
const far = 0.18;

/** The mean of the best few scores. */
const topMean = (scores: readonly number[]): number => {
  const best = scores.toSorted((one, other) => other - one).slice(0, neighbours);
  return best.reduce((sum, score) => sum + score, 0) / (best.length || 1);
};

/**
 * Puts a text into the group whose labelled texts it is most like: the three nearest of each group count. A text that is
 * like none of them goes to `fallback`, if there is such a group.
 */
export async function sortText(
  text: string,
  labelled: readonly LabelledText[],
  embed: Embed,
  fallback?: string,
): Promise<SortedText> {
  const [own = new Float32Array(), ...vectors] = await embed([text, ...labelled.map((each) => each.text)]);
  const scored = labelled.map((each, at) => ({
    ...each,
    score: cosine(own, vectors[at] ?? new Float32Array()),
  }));
  const groups = [...new Set(labelled.map(({ label }) => label))]
    .map((label) => ({
      label,
      score: topMean(scored.filter((each) => each.label === label).map(({ score }) => score)),
    }))
    .sort((one, other) => other.score - one.score);
  const [first, second] = groups;
  if (!first) throw new Error('Add at least one example to sort by.');
  const isFar = first.score < far;
  const label =
    isFar && fallback !== undefined && groups.some((group) => group.label === fallback)
      ? fallback
      : first.label;
  const [nearest] = scored
    .filter((each) => each.label === label)
    .sort((one, other) => other.score - one.score);
  return {
    label,
    groups,
    nearest: { label, text: nearest?.text ?? '' },
    sureness: isFar ? 'far' : second && first.score - second.score < close ? 'close' : 'clear',
  };
}
