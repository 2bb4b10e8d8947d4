/** Short texts written for the drawings of the reading tools; no newspaper's and no client's. */
export const newsText = {
  title: 'Ferry line to return in spring',
  source: 'Sample article, 6 sentences',
  sentences: [
    { text: 'The ferry between the old harbour and the island will run again from 2 April.', mark: 1 },
    { text: 'It had been stopped in 2019 when the landing stage was found unsafe.', mark: 0 },
    { text: 'The new stage floats and rises with the tide.', mark: 0 },
    { text: 'A crossing takes eleven minutes and carries forty people with bicycles.', mark: 2 },
    { text: 'Fishermen had asked for a later first crossing.', mark: 0 },
    { text: 'The council will decide about evening trips after one summer.', mark: 3 },
  ],
  answers: [
    { mark: 1, text: 'Runs again from 2 April', where: 'sentence 1' },
    { mark: 2, text: 'Eleven minutes, forty people, bicycles allowed', where: 'sentence 4' },
    { mark: 3, text: 'Evening trips: decided after the summer', where: 'sentence 6' },
  ],
} as const;

export const fileText = {
  title: 'lease.pdf, page 3',
  source: 'Sample document, 4 pages',
  question: 'How early must I give notice?',
  sentences: [
    { text: '§7 Term. The lease begins on the day the keys are handed over.', mark: 0 },
    { text: 'Either side may end it in writing three months before the end of a quarter.', mark: 1 },
    { text: 'A letter counts from the day it arrives.', mark: 2 },
    { text: '§8 Deposit. The deposit is held on an account of its own.', mark: 0 },
  ],
  answers: [
    { mark: 1, text: '“three months before the end of a quarter”', where: 'page 3, §7' },
    { mark: 2, text: '“counts from the day it arrives”', where: 'page 3, §7' },
  ],
} as const;

export const filesText = {
  title: 'Three handbooks, one question',
  source: 'Sample documents',
  question: 'Who orders a replacement key?',
  sentences: [
    { text: 'house-rules.docx: A lost key is reported to the office the same day.', mark: 1 },
    { text: 'office-manual.pdf: The office orders keys from the locksmith on Thursdays.', mark: 2 },
    { text: 'prices.xlsx, B14: Replacement key, 25.00.', mark: 3 },
  ],
  answers: [
    { mark: 1, text: 'You report it to the office', where: 'house-rules.docx, block 12' },
    { mark: 2, text: 'The office orders it, on Thursdays', where: 'office-manual.pdf, page 8' },
    { mark: 3, text: 'It costs 25.00', where: 'prices.xlsx, sheet 1, B14' },
  ],
} as const;

export const webText = {
  title: 'museum.example/visit',
  source: 'Sample page; menu, banner and footer removed',
  question: 'Can I bring a pushchair?',
  sentences: [
    { text: 'Getting around. Lifts reach every floor but the tower.', mark: 0 },
    { text: 'Pushchairs may be used everywhere; bags larger than A3 stay in the cloakroom.', mark: 1 },
    { text: 'Tickets. Children under six are free.', mark: 0 },
  ],
  answers: [{ mark: 1, text: '“Pushchairs may be used everywhere”', where: 'under “Getting around”' }],
} as const;

export const heard = {
  title: 'meeting.m4a, 24 s',
  lines: [
    { at: '00:00', text: 'Right, the landing stage. Who has seen the drawing?' },
    { at: '00:06', text: 'I have. The ramp is too steep at low tide.' },
    { at: '00:12', text: 'Then we ask for a longer one, and for its price.' },
    { at: '00:19', text: 'By Thursday, please.' },
  ],
} as const;

export const spoken = {
  title: 'What is read aloud',
  lines: [
    { at: '1', text: 'The lot costs €4.20 on 3 May.', as: 'four euros twenty on the third of May' },
    { at: '2', text: 'Dr Lee lives on Lee Dr.', as: 'Doctor Lee lives on Lee Drive' },
    { at: '3', text: 'Read chapters II–IV.', as: 'chapters two to four' },
  ],
} as const;
