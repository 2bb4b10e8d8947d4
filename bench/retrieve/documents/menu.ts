import { textFile } from '#engines/documents/testing/make-files.ts';
import type { OwnDocument } from './own-document.ts';

const text = `THE LANTERN
Dinner from 6 pm

STARTERS

Leek and potato soup, sourdough (v) - 7.50
Smoked mackerel, beetroot, horseradish - 9.20
Crab toast with brown butter - 12.80

MAINS

Lamb shoulder, eight hours in the oven, white beans - 23.50
Hake, mussels, cider and fennel - 21.00
Squash risotto, sage, hazelnuts (v, contains nuts) - 16.40
Bavette steak, chips, peppercorn sauce - 24.90

PUDDINGS

Treacle tart with clotted cream - 8.00
Rhubarb fool (v) - 7.20
Cheese from the county, three kinds, oatcakes - 11.50

Good to know

All prices are in pounds and include VAT. For tables of eight and more we add
a service charge of 12.5 percent.
The kitchen closes at 9.30 pm, and on Sundays at 8 pm.
Dogs are welcome in the bar but not in the dining room.
Please tell us about allergies when you book. We cannot promise that any dish
is free of gluten, because we mill our own flour.
`;

export const menu: OwnDocument = {
  name: 'menu.txt',
  make: () => textFile(text),
  questions: [
    { question: 'How much is the hake?', answers: ['21.00', '£21.00'], place: 'Hake, mussels' },
    {
      question: 'When does the kitchen close on Sundays?',
      answers: ['8 pm', 'at 8 pm'],
      place: 'on Sundays at 8 pm',
    },
    {
      question: 'Can I bring my dog into the dining room?',
      answers: ['not in the dining room', 'Dogs are welcome in the bar but not in the dining room', 'not'],
      place: 'Dogs are welcome in the bar',
    },
  ],
};
