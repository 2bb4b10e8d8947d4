import { expect, it } from 'vitest';
import { markdownOf } from './exports.ts';
import { firstAnswer } from './first-answer.ts';
import { warningOf } from './warning-signs.ts';

it('takes a quotation along with its section, the page to check it on, and who wrote the leaflet', () => {
  const text = markdownOf([firstAnswer]);
  expect(text).toContain('No midwife or doctor has reviewed it.');
  expect(text).toContain('## How much caffeine can I have a day?\n\nThe leaflet says');
  expect(text).toContain('> Have no more than 200 milligrams of caffeine a day.\n>\n> — Food and caffeine');
  expect(text).toContain('https://www.nhs.uk/pregnancy/keeping-well/foods-to-avoid/');
});

it('puts whom to call before everything else', () => {
  const question = 'My baby is moving less today';
  const text = markdownOf([{ question, warning: warningOf(question), quote: null, nearest: ['movements'] }]);
  expect(text).toContain('**Call your maternity unit now, day or night**');
  expect(text.indexOf('NHS 111')).toBeLessThan(text.indexOf('Your baby’s movements'));
});
