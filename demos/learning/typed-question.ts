import { questionFault } from '#engines/quiz/check-question.ts';
import { type Question, questionSchema } from '#engines/quiz/question.ts';
import { typedNumber } from '#engines/quiz/typed.ts';

/** The kinds of question, with what an author calls them. */
export const questionKinds = [
  { kind: 'single', label: 'One right choice' },
  { kind: 'several', label: 'Several right choices' },
  { kind: 'order', label: 'Put items in order' },
  { kind: 'match', label: 'Match pairs' },
  { kind: 'number', label: 'A number' },
  { kind: 'short', label: 'A few words' },
  { kind: 'gap', label: 'Fill the gaps' },
  { kind: 'mark', label: 'Mark parts of a text' },
] as const satisfies readonly { kind: Question['kind']; label: string }[];

export const kindSaid = (kind: Question['kind']): string =>
  questionKinds.find((each) => each.kind === kind)?.label ?? kind;

/** A line of an answer as it is typed; `isRight` counts for choices and pieces, `other` is the right side of a pair. */
export interface TypedLine {
  key: string;
  text: string;
  other: string;
  isRight: boolean;
}

/** A question as an author types it: what belongs to another kind stays, so that changing the kind loses nothing. */
export interface TypedQuestion {
  kind: Question['kind'];
  ask: string;
  points: string;
  because: string;
  passage: string;
  /** Choices, items, pairs, accepted answers or pieces. */
  lines: readonly TypedLine[];
  number: string;
  tolerance: string;
  unit: string;
  /** The text with its gaps: the answers are in braces, separated by bars. */
  gapText: string;
}

let made = 0;
/** An empty line; its key is for the page alone. */
export function emptyLine(text = '', isRight = false, other = ''): TypedLine {
  made += 1;
  return { key: `line-${made}`, text, other, isRight };
}

export const emptyQuestion = (kind: Question['kind']): TypedQuestion => ({
  kind,
  ask: '',
  points: '1',
  because: '',
  passage: '',
  lines: [emptyLine('', true), emptyLine()],
  number: '',
  tolerance: '0',
  unit: '',
  gapText: '',
});

/** A gap text as an author reads it: “The capital is {Paris|City of Paris}.” */
const gapTextOf = (text: string, gaps: readonly (readonly string[])[]): string =>
  text.replace(/\{(\d+)\}/g, (_, number) => `{${(gaps[Number(number) - 1] ?? []).join('|')}}`);

function linesOf(question: Question): readonly TypedLine[] {
  switch (question.kind) {
    case 'single':
      return question.choices.map((text, at) => emptyLine(text, at === question.right));
    case 'several':
      return question.choices.map((text, at) => emptyLine(text, question.right.includes(at)));
    case 'mark':
      return question.pieces.map((text, at) => emptyLine(text, question.right.includes(at)));
    case 'order':
      return question.items.map((text) => emptyLine(text));
    case 'match':
      return question.pairs.map(([left, right]) => emptyLine(left, false, right));
    case 'short':
      return question.accepted.map((text) => emptyLine(text));
    default:
      return [emptyLine('', true), emptyLine()];
  }
}

/** A question as the form shows it. */
export function typedFrom(question: Question): TypedQuestion {
  const typed: TypedQuestion = {
    ...emptyQuestion(question.kind),
    ask: question.ask,
    points: String(question.points),
    because: question.because,
    passage: question.passage,
    lines: linesOf(question),
  };
  if (question.kind === 'number')
    return {
      ...typed,
      number: String(question.right),
      tolerance: String(question.tolerance),
      unit: question.unit,
    };
  if (question.kind === 'gap') return { ...typed, gapText: gapTextOf(question.text, question.gaps) };
  return typed;
}

/** What is wrong, by the part of the form that it is about. */
export type QuestionErrors = Partial<
  Record<'ask' | 'points' | 'because' | 'lines' | 'number' | 'tolerance' | 'unit' | 'gapText', string>
>;

interface Read {
  /** What the kind adds to the question. */
  own: object;
  errors: QuestionErrors;
}

/** The lines that hold something; places are counted among these. */
const filled = ({ lines }: TypedQuestion): TypedLine[] =>
  lines.filter(({ text, other }) => text.trim() !== '' || other.trim() !== '');

const textsOf = (lines: readonly TypedLine[]): string[] => lines.map(({ text }) => text.trim());

const rightPlaces = (lines: readonly TypedLine[]): number[] =>
  lines.flatMap(({ isRight }, at) => (isRight ? [at] : []));

function readChoices(typed: TypedQuestion): Read {
  const lines = filled(typed);
  const right = rightPlaces(lines);
  const pieces = typed.kind === 'mark';
  const errors: QuestionErrors = {};
  if (lines.length < 2) errors.lines = pieces ? 'Write at least two pieces.' : 'Write at least two choices.';
  else if (right.length === 0) errors.lines = pieces ? 'Tick the pieces to mark.' : 'Tick the right answers.';
  if (pieces) return { own: { pieces: textsOf(lines), right }, errors };
  return {
    own: { choices: textsOf(lines), right: typed.kind === 'single' ? right[0] : right },
    errors,
  };
}

function readPairs(typed: TypedQuestion): Read {
  const lines = filled(typed);
  const isHalf = lines.some(({ text, other }) => text.trim() === '' || other.trim() === '');
  const own = { pairs: lines.map(({ text, other }) => [text.trim(), other.trim()]) };
  if (isHalf) return { own, errors: { lines: 'Fill in both sides of each pair.' } };
  return { own, errors: lines.length < 2 ? { lines: 'Write at least two pairs.' } : {} };
}

function readNumber({ number, tolerance, unit }: TypedQuestion): Read {
  const [right, within] = [typedNumber(number), typedNumber(tolerance.trim() || '0')];
  const errors: QuestionErrors = {};
  if (right === null) errors.number = 'Enter the right number, such as 12.5.';
  if (within === null || within < 0) errors.tolerance = 'Enter zero or a larger number, such as 0.5.';
  return { own: { right, tolerance: within, unit: unit.trim() }, errors };
}

function readGaps({ gapText }: TypedQuestion): Read {
  const gaps: string[][] = [];
  const text = gapText.replace(/\{([^{}]*)\}/g, (_, answers: string) => {
    gaps.push(
      answers
        .split('|')
        .map((each) => each.trim())
        .filter(Boolean),
    );
    return `{${gaps.length}}`;
  });
  const own = { text, gaps };
  if (gaps.length === 0)
    return { own, errors: { gapText: 'Put the answer of at least one gap in braces: {Paris}.' } };
  const empty = gaps.some((answers) => answers.length === 0);
  return { own, errors: empty ? { gapText: 'Write the answer between the braces of each gap.' } : {} };
}

function readOwn(typed: TypedQuestion): Read {
  const lines = filled(typed);
  switch (typed.kind) {
    case 'order':
      return {
        own: { items: textsOf(lines) },
        errors: lines.length < 2 ? { lines: 'Write at least two items, in the right order.' } : {},
      };
    case 'short':
      return {
        own: { accepted: textsOf(lines) },
        errors: lines.length < 1 ? { lines: 'Write at least one accepted answer.' } : {},
      };
    case 'match':
      return readPairs(typed);
    case 'number':
      return readNumber(typed);
    case 'gap':
      return readGaps(typed);
    default:
      return readChoices(typed);
  }
}

/** The part of the form in which a kind's own fields are typed. */
const partOf = (kind: Question['kind']): keyof QuestionErrors =>
  kind === 'gap' ? 'gapText' : kind === 'number' ? 'number' : 'lines';

/** The question that was typed, or what is wrong beside which field. */
export function questionFrom(
  typed: TypedQuestion,
  id: string,
): { question: Question } | { errors: QuestionErrors } {
  const { own, errors } = readOwn(typed);
  const points = typedNumber(typed.points);
  const found: QuestionErrors = { ...errors };
  if (typed.ask.trim() === '') found.ask = 'Enter the question.';
  if (points === null || !Number.isInteger(points) || points < 1 || points > 10)
    found.points = 'Enter a whole number from 1 to 10.';
  if (Object.keys(found).length > 0) return { errors: found };
  const { kind, ask, because, passage } = typed;
  const read = questionSchema.safeParse({ id, kind, ask, points, because: because.trim(), passage, ...own });
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = issue?.path[0];
    const part =
      field === 'ask' || field === 'because' || field === 'unit' || field === 'tolerance'
        ? field
        : partOf(kind);
    return { errors: { [part]: issue?.message ?? 'We can’t read this.' } };
  }
  const fault = questionFault(read.data);
  return fault ? { errors: { [partOf(kind)]: fault } } : { question: read.data };
}
