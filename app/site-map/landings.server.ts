import { pages } from './page.ts';

export const landings = [
  ...pages({ kind: 'landing', view: 'landing', area: 'landing', ownFrame: true }, [
    {
      path: '/mobile-app-1',
      label: 'Sleep app',
      title: 'Sleep app template that plays and fades a sound',
      description:
        'An indigo night with one upright phone. Choose rain, sea or a night train, the minutes and the fade. Your browser makes the sound while the moon wanes.',
    },
    {
      path: '/mobile-app-2',
      label: 'Shared bills app',
      title: 'Shared bills app template with fanned phones',
      description:
        'A loud yellow landing for an app that splits a bill: three fanned phones go from the receipt to three payments that make four people even.',
    },
    {
      path: '/mobile-app-3',
      label: 'City bikes app',
      title: 'City bikes template that plans a trip',
      description:
        'A landing for a bike scheme in narrow capitals. One red line runs through it, and a planner finds the quickest way between any two docks.',
    },
    {
      path: '/product',
      label: 'Headphones',
      title: 'Product template: headphones on a turntable',
      description:
        'A grey product page in thin italics. Turn the headphone by hand, choose its colours, engrave a name, and take the order slip with you.',
    },
    {
      path: '/saas-1',
      label: 'Support desk',
      title: 'Support desk template with an inbox that answers',
      description:
        'A lilac landing for a support desk. Open a question and it’s yours, take a suggested answer, send it, or write in as a customer yourself.',
    },
    {
      path: '/saas-2',
      label: 'Revenue board',
      title: 'Revenue board template, dashboard edge to edge',
      description:
        'A cobalt site for a revenue board: edit eleven customers or paste your own list, and the curve, with a bird at its end, is drawn again.',
    },
    {
      path: '/saas-3',
      label: 'Warehouse',
      title: 'Warehouse template with a drawn stock floor',
      description:
        'A coral site in stencil letters for stock software. Find one of 64 boxes, move it to another bay, and the drawn floor and its counts follow.',
    },
    {
      path: '/saas-4',
      label: 'Contracts',
      title: 'Contract template with one sheet and one red',
      description:
        'A white site in a book face for signing contracts. Fill in a lease, sign it with a finger, a mouse or the keyboard, and save it as a PDF.',
    },
    {
      path: '/saas-5',
      label: 'Observability',
      title: 'Observability template: a terminal log stream',
      description:
        'A black site in one mono face for log streams: paste lines of your own, filter them by words, level or pattern, and follow them as they arrive.',
    },
    {
      path: '/startup',
      label: 'Waiting list',
      title: 'Startup template: a sentence, a waiting list',
      description:
        'One sentence as large as the screen, no picture, and a waiting list kept by street: put your name down, see your place and copy a note to neighbours.',
    },
    {
      path: '/financial',
      label: 'Savings bank',
      title: 'Savings template with a working calculator',
      description:
        'Deep green, cream and italic numerals. Four sliders, a curve and a yearly table show what a monthly sum becomes, and you can download the table as CSV.',
    },
    {
      path: '/online-course',
      label: 'Online course',
      title: 'Online course template with a lesson that marks',
      description:
        'A pink school of lettering with hand-drawn rules. The lesson draws a letter, you draw it over the pale one, and every stroke is marked straight away.',
    },
    {
      path: '/medical',
      label: 'Medical practice',
      title: 'Practice template with times you can book',
      description:
        'A pale blue page for a practice. Choose the person and a free time, hold it in your browser and add it to your own calendar.',
    },
    {
      path: '/software-dev-agency-1',
      label: 'Agency, mono grid',
      title: 'Agency template: one mono face, visible grid',
      description:
        'An agency for old software in one mono face on a visible grid. Its estimator turns five numbers about your code into a plan in working days.',
    },
    {
      path: '/software-dev-agency-2',
      label: 'Agency, one scene',
      title: 'Agency template with one scene that moves once',
      description:
        'A harbour at night for an agency: a crane loads a ship once, and a release board lets it sail when everything aboard can come back.',
    },
    {
      path: '/software-dev-agency-3',
      label: 'Agency, magazine',
      title: 'Agency template as a magazine spread',
      description:
        'A warm double page instead of a hero: a title in large italics and a loaf cut from four papers, then a magazine that turns and binds in your page.',
    },
    {
      path: '/conference',
      label: 'Conference',
      title: 'Conference template: poster with a giant date',
      description:
        'A lime poster whose date fills the screen, then a day to put together: talks, workshops and calls of your own, with clashes shown and a calendar file.',
    },
    {
      path: '/digital-agency',
      label: 'Digital agency',
      title: 'Agency template in black, pink and print dots',
      description:
        'Black, pink and a flamingo in coarse print dots, and a press in WebGL that turns your word or picture into dots which follow the pointer.',
    },
  ]),
  ...pages({ kind: 'landing', view: 'landing', area: 'showcase' }, [
    {
      path: '/ai-app',
      label: 'Letter app',
      title: 'Letter app: ask the letter in your hand',
      description:
        'A phone app that reads official letters: what they want, by when and how much, with the line marked in the letter. Paste your own and try it here.',
      hue: 'lilac',
    },
    {
      path: '/akrahealth-app',
      label: 'Patient app',
      title: 'AkraHealth: a patient app you can try here',
      description:
        'A patient’s phone beside the clinic’s clipboard: doses, blood pressure, a diary and visits, each entry on both at the same moment. Try it here.',
      hue: 'mint',
    },
    {
      path: '/atlearn-app',
      label: 'Learning app',
      title: 'AtLearn: a learning app you can try here',
      description:
        'A learning app that runs on its page: answer cards, see when each one comes back, write your own. It works without a network once loaded.',
      hue: 'sun',
    },
    {
      path: '/student-counselling',
      label: 'Counselling app',
      title: 'Student counselling app you can try here',
      description:
        'Compare three courses side by side: tick off each document once, save the deadlines as a calendar file, and write to the adviser. Try it here.',
      hue: 'sky',
    },
  ]),
];
