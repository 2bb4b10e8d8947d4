import fc from 'fast-check';
import type { Answer, Question } from '../question.ts';

const word = fc.constantFrom('a', 'on', 'row', 'join', 'group', 'order', 'having', 'select', 'distinct');
const letter = fc.constantFrom('', 'e', 'x');
const words = fc.array(word, { minLength: 1, maxLength: 6 });
const shared = {
  id: fc.constant('q'),
  ask: fc.constant('What?'),
  points: fc.integer({ min: 1, max: 3 }),
  passage: fc.constant(''),
  because: fc.constant(''),
};
const someOf = (count: number, minLength: number) =>
  fc.uniqueArray(fc.integer({ min: 0, max: count - 1 }), { minLength, maxLength: count });

const withChoices = <Kind extends 'several'>(kind: Kind) =>
  words.chain((choices) =>
    fc.record({
      ...shared,
      kind: fc.constant(kind),
      choices: fc.constant(choices),
      right: someOf(choices.length, 1),
    }),
  );

/** Questions of every kind. */
export const questions: fc.Arbitrary<Question> = fc.oneof(
  words.chain((choices) =>
    fc.record({
      ...shared,
      kind: fc.constant('single' as const),
      choices: fc.constant(choices),
      right: fc.integer({ min: 0, max: choices.length - 1 }),
    }),
  ),
  withChoices('several'),
  words.chain((pieces) =>
    fc.record({
      ...shared,
      kind: fc.constant('mark' as const),
      pieces: fc.constant(pieces),
      right: someOf(pieces.length, 1),
    }),
  ),
  fc.record({ ...shared, kind: fc.constant('order' as const), items: words }),
  fc.record({
    ...shared,
    kind: fc.constant('match' as const),
    pairs: fc.array(fc.tuple(word, word), { minLength: 2, maxLength: 5 }),
  }),
  fc.record({
    ...shared,
    kind: fc.constant('number' as const),
    right: fc.integer({ min: -50, max: 50 }),
    tolerance: fc.integer({ min: 0, max: 5 }),
    unit: fc.constant(''),
  }),
  fc.record({ ...shared, kind: fc.constant('short' as const), accepted: words }),
  fc.record({
    ...shared,
    kind: fc.constant('gap' as const),
    text: fc.constant('{1}'),
    gaps: fc.array(words, { minLength: 1, maxLength: 4 }),
  }),
);

/** A word as somebody types it: right, with a slip, or another one. */
const typedFor = (accepted: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...accepted),
    fc
      .tuple(fc.constantFrom(...accepted), fc.nat(8), letter)
      .map(([right, at, other]) => right.slice(0, at) + other + right.slice(at + 1)),
    word,
    fc.constant(''),
  );

/** Any answer to a question, often nearly right. */
export function answers(question: Question): fc.Arbitrary<Answer> {
  const { kind } = question;
  if (kind === 'single')
    return fc
      .option(fc.nat(question.choices.length - 1))
      .map((chosen): Answer => ({ kind: 'single', chosen }));
  if (kind === 'several')
    return someOf(question.choices.length, 0).map((chosen): Answer => ({ kind: 'several', chosen }));
  if (kind === 'mark')
    return someOf(question.pieces.length, 0).map((chosen): Answer => ({ kind: 'mark', chosen }));
  if (kind === 'order') {
    const places = question.items.map((_, at) => at);
    return fc
      .shuffledSubarray(places, { minLength: places.length })
      .map((placed): Answer => ({ kind: 'order', placed }));
  }
  if (kind === 'match') {
    const { length } = question.pairs;
    return fc
      .array(fc.option(fc.nat(length - 1)), { minLength: length, maxLength: length })
      .map((chosen): Answer => ({ kind: 'match', chosen }));
  }
  if (kind === 'number')
    return fc
      .oneof(fc.integer({ min: -70, max: 70 }).map(String), fc.constant(''))
      .map((typed): Answer => ({ kind: 'number', typed }));
  if (kind === 'short') return typedFor(question.accepted).map((typed): Answer => ({ kind: 'short', typed }));
  return fc.tuple(...question.gaps.map(typedFor)).map((typed): Answer => ({ kind: 'gap', typed }));
}
