import { wordsOf } from '../site/words.ts';

/** How hard an English text is to read. */
export interface Readability {
  words: number;
  sentences: number;
  wordsPerSentence: number;
  syllablesPerWord: number;
  /** Flesch: 100 is very easy, 30 is for graduates. */
  ease: number;
  /** Flesch and Kincaid: years of school. */
  grade: number;
  level: 'very easy' | 'easy' | 'plain' | 'fairly hard' | 'hard' | 'very hard';
  minutes: number;
}

/** The syllables of an English word, by its vowels and silent endings. */
export function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

const levels: [number, Readability['level']][] = [
  [90, 'very easy'],
  [70, 'easy'],
  [60, 'plain'],
  [50, 'fairly hard'],
  [30, 'hard'],
  [Number.NEGATIVE_INFINITY, 'very hard'],
];

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Measures an English text. */
export function readabilityOf(text: string): Readability {
  const words = wordsOf(text);
  const sentences = Math.max(
    1,
    text.split(/(?<![.!?…])[.!?…]+(?=\s|$)/).filter((part) => wordsOf(part).length > 0).length,
  );
  const count = Math.max(1, words.length);
  const wordsPerSentence = words.length / sentences;
  const syllablesPerWord = words.reduce((sum, word) => sum + syllablesIn(word), 0) / count;
  const ease = words.length === 0 ? 0 : 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord;
  const grade = words.length === 0 ? 0 : 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59;
  return {
    words: words.length,
    sentences: words.length === 0 ? 0 : sentences,
    wordsPerSentence: rounded(wordsPerSentence),
    syllablesPerWord: rounded(syllablesPerWord),
    ease: rounded(ease),
    grade: rounded(Math.max(0, grade)),
    level: levels.find(([least]) => ease >= least)?.[1] ?? 'very hard',
    minutes: Math.ceil(words.length / 230),
  };
}
