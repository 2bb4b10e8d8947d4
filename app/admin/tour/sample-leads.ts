import type { LeadBoard, LeadCard, StageSum } from '#features/leads/board.server.ts';
import type { Stage } from '#features/leads/stages.ts';
import { wholeMoneyText } from '#lib/money/money.ts';

const card = (name: string, company: string, value: number, more: Partial<LeadCard> = {}) => ({
  amount: value,
  card: {
    id: name,
    name,
    company,
    value: wholeMoneyText(value, 'EUR'),
    owner: null,
    nextStep: '',
    nextStepOn: null,
    late: false,
    lostReason: '',
    ...more,
  },
});

const board: Readonly<Record<Stage, readonly ReturnType<typeof card>[]>> = {
  new: [
    card('Tomás Ribeiro', 'Ribeiro Cycles', 38_400, { nextStep: 'Answer his enquiry' }),
    card('Lina Sandberg', 'Norrland Water', 14_400),
  ],
  talking: [
    card('Hanna Vogel', 'Vogel Bakeries', 19_200, {
      owner: 'Mia Berg',
      nextStep: 'Look at Monday’s orders',
      nextStepOn: 'Today',
    }),
    card('Priya Nair', 'Nair & Daughters', 9_600, { owner: 'Jonas Falk', nextStep: 'Call about the till' }),
  ],
  proposal: [
    card('Owen Clarke', 'Clarke Surveyors', 57_600, {
      owner: 'Mia Berg',
      nextStep: 'Ask whether the quote arrived',
      nextStepOn: 'Yesterday',
      late: true,
    }),
  ],
  won: [card('Amira Haddad', 'Haddad Clinics', 43_200, { owner: 'Jonas Falk' })],
  lost: [card('Bo Lind', 'Lind Print', 7_200, { lostReason: 'Bought a ready-made shop' })],
};

const stages = Object.keys(board) as Stage[];

/** What the sample board comes to by stage. */
export const sampleStages = (): StageSum[] =>
  stages.map((stage) => {
    const euros = board[stage].reduce((sum, { amount }) => sum + amount, 0);
    return { stage, count: board[stage].length, amount: euros * 100, value: wholeMoneyText(euros, 'EUR') };
  });

/** A board of leads who do not exist. */
export const sampleBoard = (): LeadBoard =>
  sampleStages().map(({ stage, count, value }) => ({
    stage,
    count,
    value,
    cards: board[stage].map((each) => each.card),
  }));
