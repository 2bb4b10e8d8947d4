import { expect, it } from 'vitest';
import { spokenWords } from './spoken.ts';
import { parseHalves, parseWords } from './testing/parse-words.ts';

it('says every minute of a day so that it can be written down', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
    const written = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
    const said = spokenWords(written);
    const heard =
      said === 'midnight'
        ? [0, 0]
        : said.endsWith("o'clock")
          ? [parseWords(said.replace(" o'clock", '')), 0]
          : parseHalves(said.replace(' hundred hours', ' hundred'));
    expect(heard, written).toEqual([hours, minutes]);
  }
});

it.each([
  ['at 9:30', 'at nine thirty'],
  ['at 14:05', 'at fourteen oh five'],
  ['at 5pm.', 'at five P M.'],
  ['at 9.30pm', 'at nine thirty P M'],
  ['at 17:00', 'at seventeen hundred hours'],
  ['9:30 a.m. sharp', 'nine thirty A M sharp'],
  ['9:30–11:00', "nine thirty to eleven o'clock"],
  ['9am–5pm', 'nine A M to five P M'],
  ['3-4 pm', 'three to four P M'],
  ['14:05:30', 'fourteen oh five and thirty seconds'],
  ['2026-05-03T14:05Z', 'the third of May twenty twenty six at fourteen oh five U T C'],
  ['a 16:9 screen', 'a sixteen to nine screen'],
])('%s', (written, said) => expect(spokenWords(written)).toBe(said));
