import { cosine, type Embed } from '../embed/embed.ts';
import { sentencesOf } from '../retrieve/sentences.ts';
import { centrality } from './rank-sentences.ts';

/** A message of a thread. */
export interface Message {
  from: string;
  text: string;
}

/** Why a sentence of a thread was picked. */
type ThreadReason = 'decision' | 'deadline' | 'question' | 'central';

/** A sentence that whoever has no time should read. */
export interface ThreadSentence {
  message: number;
  text: string;
  reasons: readonly ThreadReason[];
}

const day =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|end of (?:the )?(?:day|week|month)|noon|midnight|\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*\\s+\\d{1,2}|\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?|\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm)|\\d{1,2}:\\d\\d';
const cues: Readonly<Record<Exclude<ThreadReason, 'central'>, readonly (readonly [RegExp, number])[]>> = {
  decision: [
    [
      /\b(?:decided|agreed|approved|signed off|confirmed?|it['’]s settled|final(?:ised)?|we(?:['’]re| are) going (?:with|ahead)|let['’]s (?:go|do|take|use|stick|keep|book|move)|we(?:['’]ll| will) (?:go|take|use|keep|stick|order|book|move|ship|hire|choose)|go ahead|decision|green light|cancelled|postponed|moved to|instead)\b/i,
      1,
    ],
    [/\b(?:i(?:['’]ll| will)|we(?:['’]ll| will)|please|must|need to|has to|have to)\b/i, 0.35],
  ],
  deadline: [
    [
      new RegExp(
        `\\b(?:by|before|until|deadline|due|no later than|latest|at the latest|expires?|closes?)\\b[^.?!]{0,40}\\b(?:${day})`,
        'i',
      ),
      1,
    ],
    [/\b(?:deadline|due)\b/i, 0.7],
    [new RegExp(`\\b(?:${day})\\b`, 'i'), 0.35],
  ],
  question: [
    [/\b(?:who|when|which|what|how|can|could|should|shall|do|does|is|are|will|would)\b[^.!]*\?$/i, 0.8],
    [
      /\b(?:still (?:need|waiting|open|don['’]t know|unclear)|open question|not (?:yet )?(?:clear|decided|sure)|waiting for|to be (?:decided|confirmed)|does anyone|anybody know)\b/i,
      0.8,
    ],
  ],
};
const small =
  /^(?:hi|hello|dear|hey|thanks|thank you|cheers|best|regards|kind regards|morning|sorry|great|ok|okay|sure|no problem|see you)\b[^.?!]{0,30}[.!,]?$/i;

const words = (text: string): number => text.split(/\s+/).length;

/** How strongly a sentence sounds like each of the three. */
const soundsLike = (text: string) =>
  (Object.entries(cues) as [Exclude<ThreadReason, 'central'>, readonly (readonly [RegExp, number])[]][]).map(
    ([reason, patterns]) => ({
      reason,
      strength: Math.max(0, ...patterns.map(([pattern, weight]) => (pattern.test(text) ? weight : 0))),
    }),
  );

/** How alike two sentences may be before the second is passed over. */
const tooAlike = 0.86;

/**
 * The sentences of a thread that carry it: decisions, deadlines and open questions first, then what is central to all of
 * it. Later messages count more, because they settle what came before. Sentences are quoted, in their order.
 */
export async function threadSentences(
  messages: readonly Message[],
  embed: Embed,
  most = 5,
): Promise<ThreadSentence[]> {
  const all = messages.flatMap(({ text }, message) =>
    text
      .split(/\n+/)
      .flatMap(sentencesOf)
      .map((each) => ({ message, text: each })),
  );
  const usable = all.filter(({ text }) => words(text) >= 3 && !small.test(text));
  const vectors = await embed(usable.map(({ text }) => text));
  const central = centrality(vectors);
  const scored = usable.map((each, at) => {
    const sounds = soundsLike(each.text);
    const late = messages.length > 1 ? each.message / (messages.length - 1) : 1;
    const cue = sounds.reduce((sum, { strength }) => sum + strength, 0);
    // A question that a later message may have answered counts less.
    const answered = each.text.endsWith('?') ? 0.5 * (1 - late) : 0;
    const reasons = sounds
      .filter(({ strength }) => strength >= 0.7)
      .map(({ reason }): ThreadReason => reason);
    return { ...each, at, reasons, score: cue + 0.6 * (central[at] ?? 0) + 0.5 * late - answered };
  });
  const taken: typeof scored = [];
  for (const each of scored.toSorted((one, other) => other.score - one.score)) {
    const own = vectors[each.at] ?? new Float32Array();
    if (
      taken.length < most &&
      !taken.some(({ at }) => cosine(own, vectors[at] ?? new Float32Array()) > tooAlike)
    )
      taken.push(each);
  }
  return taken
    .sort((one, other) => one.at - other.at)
    .map(({ message, text, reasons }) => ({
      message,
      text,
      reasons: reasons.length > 0 ? reasons : ['central'],
    }));
}

const header =
  /^(?:From|FROM|from|Von|De)\s*:\s*(.+)$|^(\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3})\s*(?:\([^)]*\)\s*)?:\s*(.*)$|^[Oo]n .{4,60}, (.+?) wrote:\s*$/u;

/** Messages out of a pasted thread: 'Ana: …', 'From: Ana' or 'On Monday, Ana wrote:' begin one. */
export function messagesIn(thread: string): Message[] {
  const messages: { from: string; lines: string[] }[] = [];
  for (const line of thread.split(/\r?\n/)) {
    const bare = line.replace(/^[>\s]+/, '').trimEnd();
    const found = header.exec(bare);
    const isLabel = /^(?:to|cc|subject|date|sent|re|fw|fwd|note|ps|p\.s|action|agenda|update)$/i.test(
      found?.[2] ?? '',
    );
    const from = isLabel ? undefined : (found?.[1] ?? found?.[2] ?? found?.[4]);
    if (from)
      messages.push({ from: from.replace(/\s*<.*$/, '').trim(), lines: found?.[3] ? [found[3]] : [] });
    else if (/^(?:to|cc|subject|date|sent)\s*:/i.test(bare)) continue;
    else if (messages.length === 0) messages.push({ from: '', lines: [bare] });
    else messages.at(-1)?.lines.push(bare);
  }
  return messages
    .map(({ from, lines }) => ({ from, text: lines.join('\n').trim() }))
    .filter(({ text }) => text !== '');
}
