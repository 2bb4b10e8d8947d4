import { textFile } from '#engines/documents/testing/make-files.ts';
import type { OwnDocument } from './own-document.ts';

const text = `# Minutes, board of the village hall

**Date:** 14 January 2026, 7.30 pm to 9.10 pm
**Present:** Ruth Calder (chair), Ben Ofori, Marguerite Lang, Sam Whitlock (minutes)
**Apologies:** Davinder Gill

## 1. Accounts

Ben reported a balance of £6,412 at the end of the year. Lettings brought in £1,900 more than in the year before, mostly because of the *Tuesday choir*.

## 2. The boiler

- Two quotes came in: Hallam Heating, £9,850, and Tyne Gas, £8,700.
- **Decided:** Hallam Heating gets the job, because it can begin before Easter. Three in favour, one against.
- The work takes four days, during which the hall is closed.

## 3. Tasks

| Task | Who | By |
| --- | --- | --- |
| Order the boiler | Ben | 20 January |
| Tell the choir about the closing | Marguerite | 31 January |
| Ask the council for a grant | Ruth | 15 February |

## 4. Next meeting

11 March, 7.30 pm, in the small room.
`;

export const minutes: OwnDocument = {
  name: 'minutes.md',
  make: () => textFile(text),
  questions: [
    {
      question: 'Who has to ask the council for a grant?',
      answers: ['Ruth', 'Ruth Calder'],
      place: 'Ask the council for a grant',
    },
    {
      question: 'Why was Hallam Heating chosen?',
      answers: ['because it can begin before Easter', 'it can begin before Easter'],
      place: 'before Easter',
    },
    {
      question: 'When is the next meeting?',
      answers: ['11 March', '11 March, 7.30 pm', '11 March, 7.30 pm, in the small room'],
      place: '11 March',
    },
  ],
};
