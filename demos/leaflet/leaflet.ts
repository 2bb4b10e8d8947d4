/** A part of the leaflet, with the public pages on which a reader can check it. */
export interface LeafletSection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  references: readonly { name: string; address: string }[];
}

const nhs = (name: string, path: string) => ({
  name: `NHS: ${name}`,
  address: `https://www.nhs.uk/${path}/`,
});

/** Where the leaflet comes from: said wherever it is quoted. */
export const leafletOrigin =
  'We wrote this leaflet for the demonstration. It follows the public advice of the NHS, and each section names the pages to check it on. No midwife or doctor has reviewed it.';

/** The leaflet that the chatbot answers from. */
export const leaflet: readonly LeafletSection[] = [
  {
    id: 'appointments',
    heading: 'Appointments and scans',
    paragraphs: [
      'Contact a midwife or your GP as soon as you know that you are pregnant. The first appointment with a midwife, the booking appointment, should take place before you are 10 weeks pregnant. In a first pregnancy you will have up to 10 appointments, and around 7 if you have had a baby before.',
      'Everyone is offered at least two ultrasound scans. The first, the dating scan, is between 11 and 14 weeks and shows when the baby is due. The second, between 18 and 21 weeks, looks at how the baby’s body is developing. A pregnancy usually lasts from 37 to 42 weeks, counted from the first day of your last period.',
      'Blood tests in early pregnancy look for your blood group, anaemia, and infections such as HIV, hepatitis B and syphilis. Screening tests are offered, and whether you have them is your choice.',
    ],
    references: [nhs('12-week scan', 'pregnancy/your-pregnancy-care/12-week-scan')],
  },
  {
    id: 'vitamins',
    heading: 'Vitamins and supplements',
    paragraphs: [
      'Take 400 micrograms of folic acid every day until you are 12 weeks pregnant, best of all from before you conceive. It helps to prevent problems of the baby’s spine, such as spina bifida. Some people need a higher dose, which only a doctor can prescribe, for example if they have diabetes.',
      'Consider 10 micrograms of vitamin D a day between September and March. Do not take supplements that contain vitamin A, or fish liver oil, because too much vitamin A could harm the baby.',
    ],
    references: [
      nhs(
        'Vitamins, supplements and nutrition in pregnancy',
        'pregnancy/keeping-well/vitamins-supplements-and-nutrition',
      ),
    ],
  },
  {
    id: 'food',
    heading: 'Food and caffeine',
    paragraphs: [
      'Avoid unpasteurised milk, and soft cheeses with a white rind such as brie and camembert unless they are cooked until steaming hot. Hard cheeses such as cheddar, and soft cheeses made from pasteurised milk such as mozzarella and cream cheese, are fine. The reason is listeria, a bacterium that can cause miscarriage.',
      'Avoid raw or undercooked meat, liver and all kinds of pâté. Do not eat shark, swordfish or marlin, or raw shellfish. Limit tuna to four medium cans or two steaks a week, because it contains mercury, and oily fish such as salmon to two portions a week. Cooked sushi is safe. Smoked salmon should be cooked until it is steaming hot.',
      'Eggs with the British Lion stamp may be eaten raw or partly cooked; cook all others until the white and the yolk are solid. Peanuts are safe unless you are allergic to them. Wash fruit, vegetables and salad well, so that no soil remains on them.',
      'Have no more than 200 milligrams of caffeine a day. A mug of instant coffee has about 100 milligrams, a mug of filter coffee 140, a mug of tea 75, and a can of cola 40. Two mugs of instant coffee a day are within the limit. Too much caffeine can lead to a low birth weight and to miscarriage.',
    ],
    references: [nhs('Foods to avoid in pregnancy', 'pregnancy/keeping-well/foods-to-avoid')],
  },
  {
    id: 'smoking',
    heading: 'Alcohol and smoking',
    paragraphs: [
      'The safest approach is not to drink alcohol at all during pregnancy. Alcohol passes to the baby through the placenta and can harm it at any stage.',
      'Stopping smoking is one of the best things you can do for your baby, and it helps at any stage. Patches and gum may be used in pregnancy; tablets such as Champix may not. Breathing in other people’s smoke raises the risk of stillbirth and cot death, so partners should stop, too.',
    ],
    references: [
      nhs('Drinking alcohol while pregnant', 'pregnancy/keeping-well/drinking-alcohol-while-pregnant'),
    ],
  },
  {
    id: 'medicines',
    heading: 'Medicines and vaccinations',
    paragraphs: [
      'Ask a pharmacist, midwife or doctor before you take any medicine, herbal ones included, and never stop a prescribed medicine by yourself. Paracetamol is the first choice for pain or a high temperature. Ibuprofen is not recommended, above all from 20 weeks on, unless a doctor prescribes it.',
      'The whooping cough vaccine is offered from 16 weeks and protects the baby in its first weeks. The RSV vaccine is offered from 28 weeks. The flu vaccine is safe at any stage of pregnancy, and the best time for it is autumn.',
    ],
    references: [
      nhs('Medicines in pregnancy', 'pregnancy/keeping-well/medicines'),
      nhs('Vaccinations in pregnancy', 'pregnancy/keeping-well/pregnancy-vaccinations'),
    ],
  },
  {
    id: 'exercise',
    heading: 'Exercise, sleep and sex',
    paragraphs: [
      'Keep up your normal exercise for as long as you feel comfortable. You should be able to hold a conversation while you exercise. Avoid contact sports such as judo or squash where you might be hit, and do not go scuba diving. After 16 weeks do not lie flat on your back for long, because the weight of the bump presses on a large blood vessel.',
      'From 28 weeks on, go to sleep on your side: going to sleep on the back doubles the risk of stillbirth. It does not matter which side, and if you wake up on your back, just turn over again.',
      'Having sex is safe in pregnancy unless your doctor or midwife has told you not to. It will not hurt the baby.',
    ],
    references: [
      nhs('Exercise in pregnancy', 'pregnancy/keeping-well/exercise'),
      nhs('Sex in pregnancy', 'pregnancy/keeping-well/sex'),
    ],
  },
  {
    id: 'movements',
    heading: 'Your baby’s movements',
    paragraphs: [
      'Most people feel their baby move for the first time between 16 and 24 weeks; in a first pregnancy it may be after 20 weeks. Tell your midwife if you have felt nothing by 24 weeks. There is no set number of movements that is normal: get to know your baby’s own pattern.',
      'Babies move up to and during labour; they do not move less towards the end. If your baby moves less than usual, or the pattern changes, call your midwife or maternity unit at once. Do not wait until the next day, and do not rely on a heartbeat monitor at home.',
    ],
    references: [nhs('Your baby’s movements', 'pregnancy/keeping-well/your-babys-movements')],
  },
  {
    id: 'complaints',
    heading: 'Common complaints',
    paragraphs: [
      'Morning sickness can come at any time of day and usually clears up by weeks 16 to 20. Small, frequent meals of plain food, rest, and ginger can help. If you cannot keep food or drink down for 24 hours, or your urine is very dark, call your midwife, GP or NHS 111.',
      'Heartburn is common in later pregnancy: eat smaller meals, sit up straight while eating, and do not eat within three hours of going to bed. Backache is eased by flat shoes, a firm mattress and swimming. For constipation eat more fibre and drink plenty of water.',
      'Ankles and feet often swell a little towards the end of the day. Itching of the hands and feet without a rash, which is often worse at night, can be a sign of a liver problem of pregnancy: call your midwife about it.',
    ],
    references: [
      nhs(
        'Vomiting and morning sickness',
        'pregnancy/related-conditions/common-symptoms/vomiting-and-morning-sickness',
      ),
    ],
  },
  {
    id: 'infections',
    heading: 'Animals and infections',
    paragraphs: [
      'Cat faeces can carry toxoplasmosis: let somebody else empty the litter tray, or wear gloves and wash your hands. Wear gloves for gardening as well. Keep away from sheep at lambing time.',
      'Tell your midwife or doctor if you have been near somebody with chickenpox, shingles, measles or slapped cheek syndrome and are not sure whether you are immune.',
    ],
    references: [
      nhs(
        'Infections in pregnancy that may affect your baby',
        'pregnancy/keeping-well/infections-that-may-affect-your-baby',
      ),
    ],
  },
  {
    id: 'travel',
    heading: 'Travel',
    paragraphs: [
      'Flying is not harmful in a normal pregnancy. Most airlines do not take you from 37 weeks on, or from 32 weeks if you expect twins, and many ask for a letter from your doctor or midwife after 28 weeks. On long journeys drink water and walk about regularly, to avoid blood clots.',
      'In a car wear the seat belt with one strap between your breasts and the other under the bump, never across it.',
    ],
    references: [nhs('Travelling in pregnancy', 'pregnancy/keeping-well/travelling')],
  },
  {
    id: 'labour',
    heading: 'Signs that labour has begun',
    paragraphs: [
      'Contractions become regular, longer and stronger. Other signs are a plug of pink, sticky mucus, called a show, backache, and the waters breaking. Practice contractions, called Braxton Hicks, come and go and are not painful. Call your midwife or maternity unit when you have about three contractions in every ten minutes.',
      'Call at once if your waters break, if you bleed, if the baby moves less than usual, or if you are under 37 weeks and think that you may be in labour.',
    ],
    references: [
      nhs(
        'Signs that labour has begun',
        'pregnancy/labour-and-birth/signs-of-labour/signs-that-labour-has-begun',
      ),
    ],
  },
  {
    id: 'mood',
    heading: 'How you feel',
    paragraphs: [
      'Worries and mood swings are normal in pregnancy. If you feel low, anxious or hopeless most of the time for more than two weeks, talk to your midwife or GP: depression in pregnancy is common and can be treated. About 1 in 10 pregnant people has it.',
    ],
    references: [nhs('Mental health in pregnancy', 'pregnancy/keeping-well/mental-health')],
  },
];
