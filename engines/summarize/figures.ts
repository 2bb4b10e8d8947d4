// From the first digit of a number on alone, else a long one would be read again from each of its digits.
const number = '(?<!\\d)(?:\\d{1,3}(?:[,\\u202f ]\\d{3}){1,6}(?:\\.\\d{1,9})?|\\d{1,18}(?:\\.\\d{1,9})?)';
const scale = '(?:\\s?(?:thousand|million|billion|trillion|m|bn|k)\\b)?';
const figure = new RegExp(
  `[€$£¥]\\s?(?:${number})${scale}(?:\\s(?:an?|per)\\s\\w+)?|(?:${number})${scale}\\s?(?:%|percent\\b|per cent\\b)|(?:${number})${scale}\\s(?:euros?|dollars?|pounds|francs|yen)\\b|(?:${number})(?:\\s(?:thousand|million|billion|trillion))?[\\s-](?:\\p{Ll}+[\\s-])?(?:people|residents|visitors|homes|households|jobs|seats|beds|books|rooms|trees|trains|buses|boats|ships|bikes|bicycles|members|pupils|students|patients|workers|volunteers|passengers|journeys|trips|tonnes?|tons?|kilo(?:metre|meter|gram|watt)s?|megawatts?|kilowatt-hours|met(?:re|er)s|miles|feet|hectares|acres|litres|hours?|minutes?|days?|weeks?|months?|years?|degrees|votes|cases|deaths|cars|stations|stops|shops|square met(?:re|er)s|°C)\\b|(?:${number})\\s(?:thousand|million|billion|trillion)\\b`,
  'gu',
);

/** The amounts in a sentence, each with its unit, as the text says them. */
export const figuresIn = (sentence: string): string[] =>
  [...sentence.matchAll(figure)].map(([text]) => text.trim());
