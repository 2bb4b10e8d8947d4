import type { Door } from '../conversation.ts';

/** An example as it is offered; what is in it was read and answered beforehand (`made/`). */
export interface ExampleChoice {
  id: string;
  name: string;
  door: Door;
  /** Asked and answered in the example. */
  asked: readonly string[];
  /** Offered to be asked next. */
  suggested: readonly string[];
}

export const exampleChoices: readonly ExampleChoice[] = [
  {
    id: 'lease',
    name: 'A lease, PDF',
    door: 'file',
    asked: ['How quickly is the heating repaired?'],
    suggested: ['How high is the deposit?', 'When may the rent be raised?', 'Is a dog allowed?'],
  },
  {
    id: 'handbooks',
    name: 'Two handbooks and a price list',
    door: 'files',
    asked: ['How many days of paid holiday are there?'],
    suggested: [
      'How much may a hotel cost?',
      'When is a doctor’s certificate needed?',
      'What does a wall bracket cost?',
    ],
  },
  {
    id: 'museum',
    name: 'A museum’s page',
    door: 'page',
    asked: ['How many steps does the lighthouse have?'],
    suggested: [
      'What does a day ticket cost?',
      'When is the museum closed?',
      'Which bus stops at the museum?',
    ],
  },
];
