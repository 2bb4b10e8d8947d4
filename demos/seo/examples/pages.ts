/** A page of the sample shop, in words. */
export interface SamplePage {
  path: string;
  name: string;
  about: string;
  lead: string;
  parts: readonly (readonly [heading: string, text: string])[];
  picture: readonly [file: string, alt: string];
}

/** A shop that sells old ship's lamps; made up, like everything in it. */
export const samplePages: readonly SamplePage[] = [
  {
    path: '/',
    name: 'Ship’s lamps, rewired and tested',
    about:
      'Lamps from old ships, taken apart, rewired and tested by hand. Each one has a number, a history and two years of warranty.',
    lead: 'We buy lamps from ships that are taken apart, and make them safe for a home. Every lamp is opened, cleaned, rewired and tested for a day before it leaves the bench.',
    parts: [
      [
        'What you get',
        'A lamp with a number on its base. The number leads to a page with the ship it came from, the year it was made and every part that was replaced. Nothing is painted over: scratches stay, sharp edges do not. The cable is new, the switch is new, and the brass is the brass that went to sea. If the glass was broken we say so and show a picture of the new one beside a picture of the old.',
      ],
      [
        'How it is sent',
        'In a wooden crate that we take back. Two people pack one lamp, the second checks the first. Within Europe it takes four days, and a broken glass is replaced without a question. You can also collect a lamp from the workshop on Fridays, see it burn and have the bracket explained.',
      ],
    ],
    picture: ['/pictures/bench.webp', 'A brass lamp in parts on a workbench'],
  },
  {
    path: '/lamps',
    name: 'All ship’s lamps of this season',
    about:
      'Every lamp that is finished and for sale this season, from small cabin lights to mast lanterns, with size, weight, voltage and price.',
    lead: 'Nineteen lamps are finished this season. They are listed by where they hung on board, because that decides how they look on a wall: cabin lights are small and warm, mast lanterns throw light in one direction only.',
    parts: [
      [
        'Cabin lights',
        'Between twelve and twenty centimetres high, made to be screwed to wood. They take a small bulb and light a page or a bedside table. Most of ours come from ferries of the sixties, where every berth had one. They are the ones people buy first, usually in pairs, and the ones that fit a rented flat because two screws hold them.',
      ],
      [
        'Mast lanterns',
        'Heavy, with a thick lens that turns a small flame into a beam. A lantern needs a bracket and a wall that holds eleven kilograms. We fit an inner shade on request, so that it lights a room and not only the opposite wall. Ask for a drawing of the bracket before you drill: no two are alike.',
      ],
    ],
    picture: ['/pictures/rack.webp', 'Nineteen lamps on a rack, each with a paper tag'],
  },
  {
    path: '/lamps/harbour-light',
    name: 'Harbour light, brass, 1961',
    about:
      'A brass harbour light from 1961 with its own lens, rewired for 230 volts. 31 cm high, 6.2 kg, tested for a day, two years of warranty.',
    lead: 'This light stood at the end of a mole for thirty years and was taken down when the mole was rebuilt. It is brass all through, with a pressed lens that has one small chip near the edge.',
    parts: [
      [
        'Measures',
        'It is thirty-one centimetres high and twenty-two wide, and weighs just over six kilograms. The cable leaves through the base, three metres of it, covered with black cotton. The bulb is an ordinary screw-in one; the lens makes forty watts look like a hundred. A second base plate for hanging it is in the crate.',
      ],
      [
        'What was done to it',
        'We replaced the socket, the cable and two of four screws. The gasket is new and made of cork, as the old one was. The brass was washed and waxed, not polished, so it keeps the colour that it took from forty years of weather. The chip in the lens was smoothed so that nobody cuts a finger on it.',
      ],
    ],
    picture: ['/pictures/harbour.webp', 'The harbour light burning in front of a grey wall'],
  },
  {
    path: '/lamps/chart-lamp',
    name: 'Chart lamp with arm, steel, 1957',
    about:
      'A steel chart lamp of 1957 with a folding arm and a red filter, rewired and tested. 54 cm reach, clamps to a table, two years of warranty.',
    lead: 'Chart lamps lit the table behind the bridge, where the officer on watch needed light for a map and darkness for his eyes. This one folds in three places and stays wherever it is put.',
    parts: [
      [
        'Measures',
        'The arm reaches fifty-four centimetres from its clamp and folds to twenty. The clamp takes a table of up to four centimetres. With its arm the lamp weighs a little under three kilograms, so that it does not pull a light desk over. The red filter slides out on a rail and can be left away altogether.',
      ],
      [
        'What was done to it',
        'All joints were opened, cleaned and greased; one rivet was replaced by a screw that looks like it. The wiring runs inside of the arm again, in a sleeve that does not wear through at the joints. The grey enamel is the first one, with a worn place where a hand used to hold it, and we left that as it is.',
      ],
    ],
    picture: ['/pictures/chart.webp', 'The chart lamp over an open atlas, its arm half folded'],
  },
  {
    path: '/care',
    name: 'How to care for brass and glass',
    about:
      'What brass and old glass need at home: how to clean them, what never to use, how to change a bulb and when to send a lamp back to us.',
    lead: 'Old lamps need little, and most of the harm is done by cleaning too well. This page says what to do once a year, what to do never, and when to leave it to us.',
    parts: [
      [
        'Once a year',
        'Switch it off, let it cool, and take the bulb out. Wipe the brass with a dry cloth, then with a cloth and a little wax. Wash the glass in warm water without soap and dry it at once, because water that dries by itself leaves rings. Look at the cable where it enters the lamp: it should neither be stiff nor show its core.',
      ],
      [
        'Never',
        'Do not use polish, vinegar or steel wool: they take off what forty years have put on, and it does not come back. Do not put a stronger bulb into it than the tag allows, since a closed lamp cannot lose the heat. Do not hang a lantern by its handle; the handle was made for carrying, and its rivets are as old as the ship.',
      ],
    ],
    picture: ['/pictures/care.webp', 'A hand with a cloth on a brass rim'],
  },
  {
    path: '/workshop',
    name: 'The workshop, and who works in it',
    about:
      'Three people and a dog in an old net loft: who takes lamps apart, who rewires them, who writes to you, and when the door is open.',
    lead: 'We are three people in a loft where nets were dried. One of us buys and takes apart, one rewires and tests, one writes, packs and answers. The dog is not for sale.',
    parts: [
      [
        'Where the lamps come from',
        'From yards that break ships up, from harbours that change to other lights, and now and then from a family that clears a house. We write down what we are told and what we can prove, and keep the two apart. What nobody knows stays empty on the lamp’s page, which is better than a story.',
      ],
      [
        'When the door is open',
        'On Fridays from ten to six, and by appointment. Somebody is always testing something, so mind the cables. There is coffee, there is no parking, and the last bus leaves at nineteen minutes past six. Bring a picture of the wall if you are looking for a lantern: it saves everybody a drive.',
      ],
    ],
    picture: ['/pictures/loft.webp', 'A loft with two long benches under a slanted roof'],
  },
];
