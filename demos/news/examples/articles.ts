/** An article that we made up; Sampleton is not on any map. */
export interface SampleArticle {
  id: string;
  title: string;
  byline: string;
  published: string;
  paragraphs: readonly string[];
}

const tramVote: SampleArticle = {
  id: 'tram-vote',
  title: 'Sampleton council votes for a tram along the harbour',
  byline: 'Sam Sample',
  published: '2024-02-14T08:00:00.000Z',
  paragraphs: [
    'The council of Sampleton voted on Tuesday to build a tram line along the harbour, the first in the city since the old network closed in 1962. The motion passed with 31 votes to 14 after five hours of debate.',
    'The line will run for 9.4 kilometres from the ferry terminal to the university hospital and will have 17 stops. The council put the cost at €196 million, of which the state pays 60 percent. Construction is to begin in September 2024, and the first trams should carry passengers in the spring of 2027.',
    'Mayor Mara Okafor called it the most important decision of her term. "A city that grows by 4,000 people a year cannot put all of them into cars," she said. Today 38,000 people a day take the harbour bus, which is full at most hours.',
    'Shopkeepers on Quay Street fear for their trade while the street is dug up. Jonas Feld, who speaks for 85 shops, said that two years of fences would close some of them for good. The council promised a fund of €3 million for businesses that lose more than a fifth of their sales.',
    'Opponents wanted faster buses instead, which would have cost €41 million. Council member Ines Rohr said that buses could have been running by 2025. A study by the University of Sampleton found that buses would carry only half as many passengers.',
  ],
};

const tramDelay: SampleArticle = {
  id: 'tram-delay',
  title: 'Old harbour wall delays the Sampleton tram',
  byline: 'Robin Example',
  published: '2025-06-05T08:00:00.000Z',
  paragraphs: [
    'Workers on the Sampleton tram found a harbour wall from the 14th century under Quay Street on 27 May 2025, and the work there has stopped. Archaeologists need until October to record 120 metres of it, the city said on Wednesday.',
    'The find delays the opening by about six months, to the autumn of 2027. It also makes the line dearer: the city now expects €212 million, 8 percent more than the council had voted for. Part of the wall will be shown behind glass at the stop Old Quay.',
    'Ada Fell, who leads the dig for the University of Sampleton, called the wall the best preserved on this coast. Her team of 14 found leather shoes, a ship’s pulley and more than 600 shards. "Nobody knew that the medieval harbour reached this far inland," she said.',
    'The shops on Quay Street will live with fences for longer. Jonas Feld, who speaks for them, said that sales had fallen by 22 percent since the work began on 9 September 2024. The fund of the city has paid €1.1 million to 37 shops so far.',
    'Mayor Mara Okafor said that the tram was worth the wait. The other two sections are on schedule, and 5.2 kilometres of track have been laid.',
  ],
};

const tramOpens: SampleArticle = {
  id: 'tram-opens',
  title: 'First tram in 65 years rolls through Sampleton',
  byline: 'Sam Sample',
  published: '2027-10-04T08:00:00.000Z',
  paragraphs: [
    'Sampleton has a tram again. The harbour line opened on Saturday with 26,000 passengers in one day, twice as many as the city had planned for, and the queues at the ferry terminal reached back to the fish market.',
    'The line cost €209 million, which is €3 million less than the city had feared after a medieval wall was found in 2025. Fifteen trams run every six minutes between 5 am and midnight. The ride from the ferry terminal to the university hospital takes 24 minutes; the bus took 41.',
    'Rides are free until 31 October 2027. After that a ticket costs €2.40, the same as on the bus, and a month costs €49. The harbour bus ends on 12 December 2027, and its 60 drivers have been trained for the tram.',
    'At the stop Old Quay passengers look at the harbour wall through a window of 18 metres. Ada Fell, who led the dig, said that 3,000 people had come to see it on the first day. A museum for the rest of the finds is planned but not yet paid for.',
    'Not everybody celebrated. Jonas Feld said that 9 of the 85 shops on Quay Street had closed during the work. Mayor Mara Okafor thanked them for their patience and announced that the fund for shops would run until the end of 2028.',
    'The council will decide on 18 November 2027 whether a second line is planned, from the station to the northern suburbs. It would be 12 kilometres long, and its cost is not known.',
  ],
};

const seedBank: SampleArticle = {
  id: 'seed-bank',
  title: 'Village seed bank saves a bean that was thought lost',
  byline: 'Alex Placeholder',
  published: '2026-04-21T08:00:00.000Z',
  paragraphs: [
    'A seed bank in the village of Lower Example has grown a bean that gardeners had believed lost since the 1950s. Volunteers found eleven seeds of the Example Blue in a tobacco tin last year; four of them sprouted, and the plants have now given 312 new seeds.',
    'The bean was once grown across the valley because it ripens in 70 days and needs no poles. It disappeared when canneries asked for white beans only. Nora Beispiel, who keeps the seed bank in the old school, recognised it from a catalogue of 1931.',
    'The seed bank holds 1,140 kinds of vegetables and is run by 23 volunteers on a budget of €6,800 a year. Its seeds are dried, sealed in glass and kept at minus 18 degrees. Every kind is sown again at least once in eight years, so that the seeds stay alive.',
    'Researchers at the Institute for Sample Crops will test whether the bean stands drought better than modern kinds. "It rooted deeper than anything we compared it with," said Tom Muster of the institute. First results are expected in 2027.',
    'Gardeners can ask for ten seeds each from March 2027 on. In return they must send back thirty after the harvest.',
  ],
};

/** All sample articles, the newest of the story of the tram first. */
export const sampleArticles: readonly SampleArticle[] = [tramOpens, tramDelay, tramVote, seedBank];

/** The one that is open at first. */
export const firstArticle = tramOpens;

/** Questions that the screen offers for the first article: answered by it in other words, and not answered at all. */
export const exampleQuestions = [
  'What did the line cost?',
  'When do rides stop being free?',
  'Who manufactured the trams?',
] as const;
