/** What people call things, where neither the sets nor their keywords do: id, then words. */
const table = `
person-standing: person, human, somebody, someone, figure, pedestrian
man-standing: man, guy, gentleman, father, dad, husband, boss, groom
woman-standing: woman, lady, mother, mum, mom, wife
boy: boy, son, brother
girl: girl, daughter, sister
child: child, kid, toddler
baby: baby, infant
people-holding-hands: couple, lovers, two people holding hands
old-man: old man, grandfather, grandpa, granddad
old-woman: old woman, grandmother, grandma, granny
automobile: car, automobile, family car, sedan
bicycle: bicycle, bike, cycle
motorcycle: motorcycle, motorbike
airplane: airplane, aeroplane, plane, aircraft, jet, airliner
bus: bus, coach, school bus
train: train
locomotive: steam train, steam engine, locomotive
delivery-truck: truck, lorry, van, delivery van
articulated-lorry: articulated lorry, semi, big truck
sailboat: boat, sailboat, sailing boat, yacht
ship: ship, vessel, cruise ship
vertical-traffic-light: traffic light, traffic lights, stoplight
stop-sign: stop sign
bird: bird, songbird, robin, cardinal
ewe: sheep, lamb
cow: cow, cattle
chicken: hen
rooster: rooster, chicken, cockerel
bear: bear, brown bear, grizzly
rabbit-face: rabbit face
rabbit: rabbit, bunny, hare
mouse: mouse
computer-mouse: computer mouse, pc mouse, wireless mouse
backpack: backpack, rucksack, school bag
handbag: handbag, bag, purse
luggage: suitcase, luggage, trolley
flying-disc: frisbee, flying disc
skis: skis, ski, pair of skis
soccer-ball: sports ball, ball, football, soccer ball
skateboard: skateboard
tennis: tennis racket, tennis racquet, racket, racquet
wine-glass: wine glass, glass of wine, goblet
kitchen-knife: knife, kitchen knife
spoon: spoon, teaspoon
bowl-with-spoon: bowl
red-apple: apple, red apple
tangerine: orange, tangerine, mandarin, clementine
hot-dog: hot dog, hotdog
doughnut: donut, doughnut
birthday-cake: cake, birthday cake
chair: chair, wooden chair
potted-plant: potted plant, house plant, houseplant, plant, pot plant, flower pot
bed: bed
television: tv, television, telly, television set
laptop: laptop, notebook computer
desktop-computer: computer, pc, desktop computer, monitor, screen
keyboard: keyboard, computer keyboard
mobile-phone: cell phone, mobile phone, phone, smartphone, cellphone, iphone
closed-book: book, novel
mantelpiece-clock: clock
alarm-clock: alarm clock
scissors: scissors, pair of scissors
teddy-bear: teddy bear, teddy
toothbrush: toothbrush
deciduous-tree: tree, oak, oak tree
evergreen-tree: pine tree, fir, pine, conifer, fir tree, spruce, evergreen
palm-tree: palm tree, palm
blossom: flower, daisy
house: house, home, cottage, cabin
person-mage: wizard, magician, sorcerer, mage
woman-mage: witch
person-with-crown: king
princess: princess, queen
prince: prince
cook: chef, cook
health-worker: doctor, nurse
police-officer: policeman, police officer, cop, policewoman
firefighter: firefighter, fireman
person-with-veil: bride
woman-dancing: dancer
person-running: runner, jogger
person-biking: cyclist
person-surfing: surfer
person-swimming: swimmer
person-walking: walker
person-golfing: golfer
person-merpeople: mermaid
person-fairy: fairy
flying-saucer: ufo, flying saucer, spaceship, spacecraft
rocket: rocket, space rocket
robot: robot
alien: alien, extraterrestrial
sauropod: dinosaur, brontosaurus
t-rex: t-rex, tyrannosaurus
crescent-moon: moon, crescent
full-moon: full moon
sun: sun
cloud: cloud
star: star
umbrella-on-ground: parasol, beach umbrella
umbrella: umbrella
wrapped-gift: gift, present
mountain: mountain
snow-capped-mountain: snowy mountain peak, mont blanc
beer-mug: beer, pint
hamburger: burger, hamburger, cheeseburger
french-fries: fries, chips
soft-ice-cream: ice cream, ice cream cone
bread: bread, loaf, toast
eagle: eagle, hawk, falcon
spouting-whale: whale
tropical-fish: tropical fish, clownfish
fish: fish, goldfish
package: box, cardboard box, parcel, package
wastebasket: bin, trash can, rubbish bin, wastebasket
door: door
window: window
framed-picture: framed picture, picture frame
guitar: guitar
violin: violin
musical-keyboard: piano
billed-cap: cap
top-hat: hat, top hat
sunglasses: sunglasses
glasses: glasses, spectacles
t-shirt: shirt, t-shirt, tee
dress: dress
running-shoe: shoe, trainer, sneaker
hiking-boot: boot
tent: tent
fire: fire, campfire, bonfire, flame
motor-scooter: scooter, vespa, moped
kick-scooter: kick scooter
fire-engine: fire engine, fire truck
shopping-cart: shopping cart, trolley cart, shopping trolley
lady-beetle: ladybird, ladybug
honeybee: bee, honeybee, bumblebee
duck: duck
baby-chick: chick
frog: frog, toad
fox: fox
lion: lion
tiger: tiger
monkey: monkey, ape, chimpanzee
crocodile: crocodile, alligator
castle: castle, fortress
office-building: building, skyscraper, tower block, office building, apartment building
church: church
lighthouse: lighthouse
rainbow: rainbow
volcano: volcano
balloon: balloon
parachute: parachute, skydiver
kite: kite
telescope: telescope
light-bulb: light bulb, bulb, lightbulb
pencil: pencil
notebook: notebook
memo: note, sheet of paper, paper
gem-stone: diamond, gem, jewel
money-bag: money, bag of money
old-key: old key
key: key
rock: rock, boulder, stone
wood: log, tree trunk, stump
mushroom: mushroom, toadstool
rose: rose
tulip: tulip
sunflower: sunflower
herb: leaf sprig
snowman: snowman
christmas-tree: christmas tree
jack-o-lantern: pumpkin, jack-o-lantern
skull: skull
ghost: ghost
dragon: dragon
unicorn: unicorn
cat: cat, kitten, kitty
dog: dog, puppy, labrador, retriever
horse: horse, pony, stallion
pig: pig, piglet
glowing-star: glowing star
ringed-planet: planet, saturn
globe-showing-europe-africa: earth, globe, planet earth
tractor: tractor
helicopter: helicopter
police-car: police car
taxi: taxi, cab
racing-car: racing car, race car, sports car
pickup-truck: pickup truck, pickup
sport-utility-vehicle: suv, jeep
canoe: canoe, kayak, rowing boat
speedboat: speedboat, motorboat
anchor: anchor
bucket: bucket, pail
basket: basket, picnic basket
ladder: ladder
candle: candle
bell: bell
camera: camera
radio: radio
telephone: telephone
bathtub: bathtub, bath, tub
toilet: toilet
mirror: mirror
crown: crown
ring: ring
watch: watch, wristwatch
briefcase: briefcase
microphone: microphone
trumpet: trumpet
drum: drum
saxophone: saxophone
headphone: headphones
envelope: envelope, letter
books: books, pile of books, stack of books
open-book: open book
newspaper: newspaper
pizza: pizza, slice of pizza, pizza slice
watermelon: watermelon
teapot: teapot, tea pot
coconut: coconut
snail: snail
butterfly: butterfly
spider: spider
`;

/** The id of the part for each of these words. */
export const aliases: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [id = '', words = ''] = line.split(': ');
      return words.split(', ').map((word): [string, string] => [word, id]);
    }),
);
