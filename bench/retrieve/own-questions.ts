import { sampleArticles } from '#demos/news/examples/articles.ts';

/** A question with the words that answer it, or none where the article does not say. */
type Question = readonly [question: string, answer: string | null];

/** Asked by us of articles that we made up. Half avoid the article's own words; those without an answer are near its subject. */
const asked: Readonly<Record<string, readonly Question[]>> = {
  'tram-opens': [
    ['How many people rode the tram on its first day?', '26,000 passengers'],
    ['What was the final price of the line?', '€209 million'],
    ['How often do trams run?', 'every six minutes'],
    ['How long does the journey to the hospital take now?', '24 minutes'],
    ['Until when can people travel without paying?', '31 October 2027'],
    ['What happens to the bus drivers?', 'trained for the tram'],
    ['How many businesses went out of business?', '9 of the 85 shops'],
    ['When is a second line decided on?', '18 November 2027'],
    ['What colour are the trams?', null],
    ['Who manufactured the vehicles?', null],
    ['How many parking spaces were removed?', null],
  ],
  'tram-delay': [
    ['What stopped the building work?', 'a harbour wall from the 14th century'],
    ['How much later will it open?', 'six months'],
    ['Who is in charge of the excavation?', 'Ada Fell'],
    ['What did the archaeologists dig up?', 'leather shoes'],
    ['By how much did trade drop on Quay Street?', '22 percent'],
    ['How much compensation has been paid out?', '€1.1 million'],
    ['How deep was the wall buried?', null],
    ['Which company lays the rails?', null],
  ],
  'tram-vote': [
    ['How did the council vote?', '31 votes to 14'],
    ['How long is the route?', '9.4 kilometres'],
    ['Who pays most of it?', 'the state pays 60 percent'],
    ['What did critics propose in its place?', 'faster buses'],
    ['When did the last trams run before?', '1962'],
    ['How many residents does Sampleton have?', null],
    ['Will tickets become more expensive?', null],
  ],
  'seed-bank': [
    ['Where had the seeds been hidden?', 'a tobacco tin'],
    ['Why did farmers stop growing it?', 'canneries asked for white beans only'],
    ['At what temperature is the collection stored?', 'minus 18 degrees'],
    ['How many helpers are there?', '23 volunteers'],
    ['What must people give back?', 'send back thirty'],
    ['Who identified the bean?', 'Nora Beispiel'],
    ['What does the bean taste like?', null],
    ['Is the seed bank open to visitors on Sundays?', null],
  ],
};

/** The cases in the form of XQuAD and SQuAD 2: `data[].paragraphs[].{context, qas[].{question, answers, is_impossible}}`. */
export const ownQuestions = () => ({
  data: sampleArticles.map(({ id, title, paragraphs }) => ({
    title,
    paragraphs: paragraphs.map((context, at) => ({
      context,
      qas: (asked[id] ?? []).flatMap(([question, answer], number) => {
        const home = answer === null ? 0 : paragraphs.findIndex((text) => text.includes(answer));
        if (home !== at) return [];
        return [
          {
            id: `${id}-${number}`,
            question,
            answers: answer === null ? [] : [{ text: answer }],
            is_impossible: answer === null,
          },
        ];
      }),
    })),
  })),
});
