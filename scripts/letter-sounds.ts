// Learns from the dictionary which sounds letters have, for words that it lacks, and prints how often that is right.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dictionaryWords } from '../engines/speak/sounds/dictionary.ts';
import { learnLetters } from '../engines/speak/sounds/learn-letters.ts';
import { soundsOfLetters } from '../engines/speak/sounds/letters.ts';

const words = dictionaryWords();
/** Every fiftieth word is kept aside and never learned from. */
const isKept = (at: number): boolean => at % 50 === 7;
const table = learnLetters(words.filter((_, at) => !isKept(at)));
const kept = words.filter((_, at) => isKept(at));
const bare = (sounds: readonly string[]): string => sounds.join(' ').replace(/\d/g, '');
const right = kept.filter(([word, sounds]) => bare(soundsOfLetters(word, table)) === bare(sounds));
console.log(`${right.length} of ${kept.length} held-out words are fully right, apart from stress.`);
const file = join(import.meta.dirname, '..', 'engines', 'speak', 'sounds', 'letter-sounds.json');
await writeFile(file, `${JSON.stringify(table)}\n`);
