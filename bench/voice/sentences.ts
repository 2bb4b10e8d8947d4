/** Sentences of our own. The first ten were used while the reading rules were written, the others were held out. */
export const sentences: readonly string[] = [
  'The meeting starts at 9:30 on 3 May 2026.',
  'Dr. Smith paid £1.20 for the coffee.',
  'About 12.5% of the visitors came back in 1999.',
  'King Henry VIII had six wives.',
  'The old harbour was full of small fishing boats.',
  'Please leave the key under the mat when you go.',
  'She asked for a table by the window and a glass of water.',
  'We organised the colours by the light of the morning.',
  'The parcel weighs 5 kg and costs $40 to send.',
  'Two of them went to the market to buy bread for the others.',
  'A storm kept the ferry in port until the next afternoon.',
  'The library opens at 8:15 and closes at 6:00 p.m.',
  'Nobody had read the second chapter before the test.',
  'Their garden produces more than 200 kg of apples a year.',
  'The train to Bristol leaves from platform 4 in 10 minutes.',
  'He measured the wall twice and cut the board once.',
  'The museum bought the painting for £3.5 million in 1987.',
  'Fresh snow covered the road between the two villages.',
  'Ask the caretaker for help if the heating stops working.',
  'The recipe needs 250 g of flour and 2 eggs.',
];

/** How many of the first were looked at. */
export const lookedAt = 10;
