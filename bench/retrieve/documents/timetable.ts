import { textFile } from '#engines/documents/testing/make-files.ts';
import type { OwnDocument } from './own-document.ts';

const text = `Departure,From,To,Platform,Days,Minutes
05:52,Kirkby,Harbour,2,Monday to Friday,41
06:38,Kirkby,Harbour,2,daily,41
07:15,Kirkby,Airport,1,daily,63
08:04,Kirkby,Harbour,3,Monday to Saturday,38
09:20,Kirkby,Airport,1,daily,66
11:20,Kirkby,Airport,1,daily,63
12:06,Kirkby,Thornby,4,Saturday and Sunday,95
14:32,Kirkby,Harbour,2,daily,41
17:08,Kirkby,Thornby,4,daily,89
18:45,Kirkby,Airport,1,Sunday to Friday,63
22:10,Kirkby,Harbour,2,Friday and Saturday,44
`;

export const timetable: OwnDocument = {
  name: 'timetable.csv',
  make: () => textFile(text),
  questions: [
    {
      question: 'Which platform does the 17:08 leave from?',
      answers: ['4', 'Platform: 4'],
      place: 'Departure: 17:08',
    },
    { question: 'How many trains go to the airport?', answers: ['4'], place: 'To: Airport' },
    {
      question: 'How long does the 12:06 take?',
      answers: ['95', '95 minutes', 'Minutes: 95'],
      place: 'Departure: 12:06',
    },
  ],
};
