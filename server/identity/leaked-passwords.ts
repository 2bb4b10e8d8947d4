// The five thousand commonest passwords of published leaks, without the digits at their ends, as @zxcvbn-ts/language-common
// 4.1.3 lists them (MIT, Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., 2021 @zxcvbn-ts). Those that common-passwords.ts finds by rule are left out.

/** Passwords that are tried first, commonest first. */
export const leakedPasswords: readonly string[] = `
  ranger george michelle klaster 112233 amanda 159753 nicole biteme william yankees taylor austin martin
  heather diamond anthony hammer gfhjkm justin patrick richard samantha golfer scooter maverick jackson
  sparky bigdog guitar chicken morgan andrea camaro peanut cowboy falcon steelers joseph smokey dakota
  melissa boomer eagles tigers marina nascar gateway yellow monster spider diablo hannah bulldog junior
  compaq lakers iceman hardcore cowboys ncc1701 brandon tennis johnny miller coffee edward nikita brandy
  barney chester oliver charles player knight steven rangers midnight bigdaddy redsox victoria badboy fender
  jasper slayer rabbit natasha rachel marine marlboro raiders prince casper fishing crystal jasmine panties
  iwantu adidas winner ghbdtn angela lauren cocacola winston madison angels panther spanky shannon sophie
  johnson thx1138 toyota murphy danielle 8675309 jonathan liverpoo muffin cooper apples jackie dennis sandra
  slipknot carlos 123456a scorpion qwaszx nathan butter startrek rainbow redskins newyork gemini cameron
  qazwsxedc florida turtle nicholas viking booger wilson sierra butthead doctor rocket 159357 victor
  dolphins captain bandit jaguar packers pookie peaches dolphin helpme tucker theman tiffany maxwell jeremy
  debbie albert maddog lovers monica united giants nirvana metallic hotdog rosebud mountain benjamin warrior
  stupid elephant success bond jackass bonnie alexis scorpio samson rush freddy driver willie calvin gators
  dexter red123 12345a 123456q creative voodoo arthur trouble nissan gunner rebecca stella gordon jessie
  parker apollo eminem legend airborne beavis brooklyn godzilla skippy 481516 kitten shelby beaver phantom
  williams xavier braves darkness blink travis copper tomcat platinum 0101 bigboy 102030 animal police 1122
  online voyager lifehack 12qwaszx sniper 315475 trinity walter blazer snowball playboy bubbles loveme
  hooters cricket marvin willow donkey topgun saturn gabriel destiny pakistan pumpkin digital sergey chance
  explorer redwings private therock runner 78945 lasvegas guinness beatles cassie christin celtic broncos
  andrey nelson eclipse cartman fluffy louise michigan carolina little samuel alexande birdie cherry pantera
  sharon gibson vampire mexico buffalo montana genius flyers maximus school minecraft stalker metallica
  doggie carter kristina kimberly spencer speedy barbara snickers sabrina carmen marcus bronco yankee
  paradise lol123 dreams magnum horses caroline 14725 lacrosse goober member enigma scotty pimpin bollocks
  surfer genesis poohbear qweasdzxc racing friend hawaii eagle vanessa einstein stanley 12345q walker
  drowssap stephen courtney simple alaska badger action denise jester spitfire drummer forest patricia
  maryjane champion diesel svetlana gregory pamela hotrod 147258 anderson douglas westside security badass
  shorty thumper hitman mozart general reddog 010203 lizard alexander melanie a123456 ruslan 123456789a
  vincent 1232323q teresa scarface 147852 a12345 marshall olivia veronica buddha spirit frankie stargate
  antonio liberty natalie mercury suzuki semperfi popcorn spooky marley brittany claudia scotland cherokee
  vikings simpsons leslie rascal hummer allison patches russia adrian jupiter penguin howard passion vfhbyf
  vladimir franklin sandman infinity raider passport fantasy bulldogs horney domino budlight ironman disney
  norman softball bishop francis brutus redrum brooke bigred jeffrey fktrcfylh karina marines kawasaki
  digger ireland oksana fireman cougar college alicia russell bradley justice wildcats tinker duncan dancer
  logitech avalon swordfis everton reggie motorola alexandr timothy hentai claire patriots madonna colorado
  eugene ducati kermit indian connor galore freeuser smooth titanic boogie simpson warcraft wolverin
  elizabet arizona saints valentin georgia accord baxter denver mitchell yfnfif stinky zachary roland
  naughty ncc1701d spiderma chopper brenda extreme virginia skyline zombie pearljam froggy pirate fylhtq
  vision 123qweasd awesome alyssa dreamer predator bullet empire kirill 123123a people panthers skipper
  nemesis peekaboo rasdzv alison rolltide american cardinal arnold chevelle psycho danger mookie wanker
  manutd 9379992 hobbes vegeta goblue 852456 burton fyfcnfcbz picard 159951 loverboy vfrcbv victory 12365
  turkey serega tweety hiphop galina rooster polina taurus electric ronald avatar 134679 raptor alpha maksim
  brazil newport kenneth hendrix madmax england a1b2c sublime britney france darkside bigman hercules
  lawrence wolfpack classic lincoln ronaldo 74185 blizzard cheyenne 123456789q wombat bubba tiger cjkysirj
  raymond brother kristen pandora devils simone holiday wildcat kramer 14785 sterling caesar alabama carrie
  bondage sports pickle catch leather shaggy a1b2c3d chronic flowers robbie gracie freepass airplane perfect
  kodiak billybob katana sunset stingray snowman chocolat zeppelin garcia detroit wolves pontiac firebird
  gundam panzer outlaw pretty fisher connie business trevor redhead hardon greenday tarheels nastya hellfire
  engineer savage service serenity michele lickme fireball 102938 remember darkstar miranda 124578 harvey
  strike freddie pavilion beauty bobafett dbrnjhbz bigmac chris clinton bowling natali future harrison
  wallace swimming apache pyramid dodgers whynot defender morris trooper 135790 cancer precious packard
  lucifer popeye weasel 142536 icecream stewart tanner swordfish blonde presario rockstar viktor manager
  cheryl norton james control wutang airforce julian atlanta thailand looking casino 741852 lennon bluebird
  theone hawkeye hacker dustin elaine nfnmzyf sailor catfish goldfish maxima tattoo barbie design pervert
  machine herman wrangler trucks nipples roscoe tornado lights bubble cadillac madman orlando pegasus target
  longhorn philip browns stefan cannon dilbert baller microsoft winnie christia shooter xfiles street
  seattle corona amateur cthutq prelude 246810 malibu freaky assassin integra atlantis 123qweasdzxc pussies
  dragons iloveu unicorn lonewolf regina 753951 stealth kristin peewee openup bobcat stacey software newton
  leonardo student srinivas angelina valentina trigger lolita athena shotgun coyote bruins veronika country
  rocky babydoll lestat wordpass hottie smiley potter random sweety chipper samurai maddie devildog valerie
  mistress flipper express powers soso123aljg cessna teacher goldie polaris piglet cookies montreal hjvfirf
  ladies wolfgang fatboy scully single wicked fetish foobar castle tickle transam dfvgbh 3141 oicu impala
  sunday hotstuff ronnie jasmin gambit toshiba basketba lancer birthday stephani hooker knicks 314159
  roberto stinger kathleen savannah shamrock benson squirt deftones trucker redneck goldberg alfred blaster
  siemens shelly renegade manson subaru ibanez blondie hamilton swinger reaper cristina mylove galaxy
  lindsay dudley farmer gloria special enterpri travel babylon bigone sweetpea skeeter indiana ficken
  trfnthbyf freeman curtis smitty marino joanne bigfoot escort larisa trumpet tristan spartan sister valera
  stormy paladin andreas cavalier marathon hamlet aardvark butterfl mister manchester napoleon indigo hornet
  skater jerome pierre wonder toronto indians karate buckeyes hesoyam charger highland sweetie holland
  chiefs diamonds buckeye aurora campbell griffin brandi redman passwor chandler drpepper monika maiden
  elizabeth leonard bernie garden 1234567 thuglife millie jungle pencil insane timber sherlock mariah audrey
  david 1a2b3c hamster aragorn pioneer techno catdog triumph sidney 141627 fktrctq sophia morpheus island
  hobbit erotic pascal sampson consumer justme marion stones chrissy nadine goforit burger pitbull kelsey
  adgjmptw spartak german kissme hunting kaiser martha colors artist harold italia sammie nicolas virgin
  pebbles sundance isabella overlord emerald callie racecar isabelle germany 1478963 goddess change wesley
  nipple basket poison zipper alpine shirley element huskers marcel christy sakura inside ultimate nicola
  ncc1701e blackie q12345 watson rommel geronimo caserta trojan 123qwe philips sergio nugget sammy tarzan
  warren trixie chicks aleksandr webster sherry manuel portugal dodger anakin bomber michel madness superfly
  florence yvonne fatcat global ybrbnf energy desire wrinkle soldier bianca warlock martina 951753 1123
  andrei seminole alejandr westham concrete harris margaret hector christop ladybug network bernard
  qazxswedc trombone pleasure rhbcnbyf history bluesky sherman onelove cotton christian cdtnkfyf archie
  holden brianna vfvjxrf titans stallion lindsey singer hansolo angelo joanna natalia beagle phillip panama
  smiles blue qawsed inferno mongoose connect kingkong snatch flatron bluemoon rocker personal snakes
  dominic forget finger beetle jamaica alberto a123 mulder immortal passat plastic dietcoke spunky whiskey
  monitor giovanni cactus ripper spyder markus planet magic patton exigen sticky waters nolimit daniela
  hollywoo abigail morrison katrina trunks always 1478 clifford mission pickles million sailing holmes
  bonehead fernando ghbdtnbr 112358 charlott yomama darren rubber newman molly faster bertha memphis sylvia
  maurice hongkong jumper unreal rodney nylons sebastia pentium legion shalom kennedy brooks graham sprite
  curious pacific funtime philly ferret niners werewolf milton cantona kingdom africa office boeing gilbert
  abgrtyu pirates super sheila french sweets cooldude palmer eternity lollipop tottenha green stocking
  monique anything foster jackoff 7895123 biscuit drizzt camera columbia fossil makaveli tracey colt
  robinson isabel martini salmon shasta jersey verbatim maniac snapper satan solomon patriot standard shaved
  blackcat punkrock raistlin infantry dillon gerald twister ricardo waterloo cjkywt clayton crimson serena
  oxford flight condor seinfeld silvia biggie maxine musicman ravens colleen wolfman sharks megadeth cosmos
  velvet keeper foxtrot garrett black damien sesame skywalke banshee squirrel wolverine sunrise western
  grendel roxanne privet legolas marlin herbert lvbnhbq qazwsxed carrot blades frosty stardust 121314 helena
  brownie groovy butler coolio twilight daytona licker peanuts intrepid pikachu trains mollie vanhalen
  jericho hershey strider lobster punisher bottom 1234567a murray kansas shogun goblin search neptune
  showtime darwin amadeus suzanne seven jason 11122 oldman showme getsome muscle obiwan support rfrfirf
  skittles ekaterina whitney maestro tanker english tarheel fighter thanks hannibal capital newlife anubis
  gothic sabine preston princes brendan 123456z evelyn python richie tequila clover delete mirage surfing
  bentley portland potato baggins review porter chubby panasonic sandiego sooners derrick penelope blackdog
  harmony fusion mature malcolm buttons 1a2b3c4d californ safety playtime dagger swallow warriors byteme
  stimpy gangster christine turner iverson lester chargers liquid mushroom cracker dingdong nymets 456852
  bigguy mobile tazman nimrod newpass crusader bugger stranger dkflbvbh anastasia volume masters monroe
  miguel doodle collins powder archer gotcha battle dublin slapshot guardian 14789 janice charly septembe
  photos knights woody angelica nookie milano pepsi scarlett stuart damian grizzly 12332 camille scruffy
  brasil latino kittycat poopie munchkin lorenzo rammstein 1passwor bananas barcelon santiago thegame gerard
  picasso viper walnut kolobok blackman wisdom trance starcraft parrot quality auburn goodluck dorothy
  engine coltrane gorilla wheels katerina tamara postal luther cassidy discover oakland spanking osiris
  dumbass shaney 19283 lonestar bridge bender stonecol dookie meridian megaman racerx rjntyjr sirius firefly
  alexandra griffey phoebe weezer beautiful violet ledzep lowrider gangsta ghjcnj paradox tacobell 12369
  loving catalina vertigo halflife carson sergei shiloh sobaka buffett aliens chucky bonjour kangaroo
  thompson sinner socrates keyboard stevie trebor finish sprint shazam national celica sarah scarlet formula
  hoover frances hotboy cynthia 1236 penguins rebels elwood melvin honda vacation ragnarok bollox lexmark
  mailcreated lorraine 258456 claude rockon dodgeram tacoma wookie prodigy tempest vfhecz flames sebastian
  colombia kitkat oblivion mystery sithlord molson mustangs incubus smoker window scoobydo rescue bigballs
  carpet titleist richmond director lawyer magnolia celeste melinda wright jimbob golfing bobbie xanadu
  tardis blueeyes hearts pooper shaman mersedes springer imagine janine kenwood garbage martinez topper
  roberts lizzie ashton elliott sheena nuttertools mallard shemale asterix monkeys imperial cooler grateful
  gillian peterpan kingston yourmom sleepy gremlin printer hudson freckles birdman frank aussie esther
  defiant margarita 445566 deadhead tatyana jackal frogger bridget research tobias mariners rootbeer blondes
  donnie katrin weather aspirine frederic children account israel stephanie shaolin noodles celine willis
  forgot rogers palace santos ohyeah magnus laurie creampie amazon kisses ludwig fatass plymouth justdoit
  nellie 1234567q 6751520 putter broken nopass letsgo tatiana champs lightnin massive camelot deanna gizmodo
  spidey caliente aezakmi goodtime mypass roller catherin active payton lonely redalert brucelee smokin
  porkchop astros aquarius kevin atomic fletcher shopping a1s2d3f rusty marian vanilla sapphire temple
  marvel beckham qazwsxedcrfv kaktus 753159 myself sooner blacky elvis hastings power blackjac aggies scream
  picture 123321q judith iforgot kasper cxfcnmt bangkok spectrum eduard jammer painter primus veritas ernest
  kristi chevrole amber amsterdam slappy valley clancy spankme granny avenger sasha usa123 rosemary husker
  candyman beatrice scrappy john falcons front harder atlantic labrador smudge syracuse southern melody
  elijah center darling throat fatman krishna sanchez pancho pacman commando delta vulcan clitoris lemons
  8j4ye3uz odessa barkley monopoly method kelley punkin pineappl celtics 223344 gangbang bennett area flyboy
  hamburg spartans tricky romashka 123456aa snuggles infiniti anders billie homer hermes jeremiah vivian
  annette homerun forrest carolyn 1234567890q topcat hayden cosworth vectra grover goodbye charlotte cuddles
  bossman horndog doberman telefon qawsedrf ivanov durango peugeot franco plumber rbhbkk pauline exigent
  laguna emmanuel webmaster bowler leopard strong theking redbull viktoria breeze topdog starbuck omega
  dalton oscar hungry beefcake reality gjkbyf speaker shelley godsmack clarence writer loveit kingpin
  valhalla starfish anarchy herbie blacks content 906090 sailboat desert fitness brando bohica achilles
  tractor ncc1701a hidden kicker labtec napass amelia tuesday frontier swingers jimmy caitlin muppet terror
  legacy farside terminator matilda kentucky doughboy ramona butthole phillies jrcfyf camels dannyboy oakley
  nebraska double sabbath pinkfloy homers striker looker fallen maryland luckydog azamat iguana oklahoma
  moloko agent vfrcbvrf javier daniil command rhonda studio pistol skiing franky stoner conrad select houses
  elliot charmed vladik nathalie whocares maynard vkontakte ihateyou puppies zidane eileen dilligaf mandingo
  moneys tyrone nevada kotenok mystic 123457 budman church carlton rafael technics golfball rookie laptop
  jennie triton trojans bunghole zvezda 132435 1542 hurrican central stripper filter jethro gustav escape
  gizmo aberdeen lespaul rfnthbyf enterprise dthjybrf 963852 1366613 cutter splash handsome oilers randall
  nofear cupcake excalibu momoney gbpltw bigger belinda svetik possum moocow brothers bethany keystone
  babyboy flamingo firefox bogdan ccbill soleil lancelot vipers marilyn tdutybq juliet leader madden russian
  australia sabina coolman babies skinny zaphod raven kamikaze verona noodle doobie designer deadman attack
  vortex killme dogman gopher somethin danila reagan chevy cancel torres 000007 freaks azsxdc dracula poncho
  engage steve deskjet bradford hammers deeznuts warhammer justine fabian casey marissa oregon bubbas
  sinatra hilton meatball mailman dawson columbus manchest cthulhu macdaddy mighty michaela grandma sterlin
  cartoon summit 123456789z sentinel tolkien bicycle peter beverly breast lickit crazy meghan universe
  capone julius bryant truelove 123456k hailey kitty daisy 362436 bowser kathryn fernand eleven rockets
  billyboy military jamesbon iloveyo traffic daddy redhot microsof miracle microlab gofish pantyhos lifetime
  mayday aikido star conner cutlass thekid theodore titties sweden function polska 7350 market scotch
  lansing elvira bloody hustler anfield catman bonita irish cheers tinman airbus peters azsxdcfv santana
  hayley station gabrie scottie orioles jenny charlton fortuna dfkthbz rustam warlord retard fatima ultima
  bigmoney 4runner rotten grumpy oranges kelly superstar fordf boxing xtreme denali selena huskies 128500
  terminal wilbur kristy wildfire vladislav bikini hollywood mayhem sultan gretchen figaro sixers sparta
  saratoga 32165 running cloud music models greenbay cancun marlene trinidad chewie number billy crunch
  bigbird mellon bigtime fashion piccolo rjirfrgbde rovers meatloaf hyperion sandro rightnow jarhead armani
  treasure miriam hansen natural bizkit maradona sayang charli rfhbyf utopia anaconda japanese camilla
  coconut govols emerson memory catherine cruise dragoon giorgi packer poontang emily illini christopher
  davids sandy sticks revenge exodus reebok chanel albatros cabbage beaner quincy greens tomato richards
  adriana kenworth deborah cooter dinosaur eeyore movies lionking creamy poodle tsunami happyday knopka
  tommy bogart corrado volley tyler chickens orgasm whisper flying walleye hopper katie twisted chaser
  memorex ericsson 100000 jensen positive crazybab science frisco romance sherwood shania rereirf sausage
  milana vfvekz profit zenith fugazi junebug clemson polniypizdec tootsie fktrcfylhf comics zxcasdqwe vfczyz
  150781 werner aspire hardrock condom rachael gringo anhyeuem madeline harper stocks marcos clapton roberta
  coleman applepie skywalker theresa koshka tundra vitalik gmoney ingrid pillow fingers samiam davidson
  skorpion candle nobody hellyeah better australi rockhard sparkle johanna everest rfrnec hedgehog 1324
  wolfie bobby yosemite marisa voyeur baddog jazzman cheetah 1qa2ws3ed slacker steele barsik valeria deniska
  br0d3r fright karolina kirsten vfksirf kenshin bootie cyclone starship balloon maxell rupert milena bonsai
  salvador greatone vernon 50cent slider lillian admiral cecilia stolen albion midget nikola hithere 7894
  damnit dinamo francois calico duchess scratch powell stefano fortune nyjets artemis robotech roadkill
  backdoor rastaman fiesta felicia alliance fletch jerkoff killbill goliath cinnamon rambler malaka tekken
  sojdlg123aljg 1843 96385 carrera jeanette ramses operator duster wibble alibaba mechanic keywest amsterda
  hal9000 bristol pingpong rasputin marianne hooter rctybz sanders krista presto majestic 332211 nguyen
  fowler passwords buttman snake pompey trident viagra qwert brian kipper kingfish zxcvbnm gotohell garage
  mattie isaiah steeler wrestlin pooter divine route clipper charley macross railroad lineage 420247 seamus
  swimmer ne1469 jokers thursday solnce kimber guiness pussie mathew nature matador sparks typhoon retired
  subway ivanova ghetto florian love vermont ktyjxrf lolipop moose spears yzerman peterson magick phillips
  cinder nwo4life flash shearer pupsik dfkthf allsop 162534 000001 123123q pippen kcj9wx5n dammit caveman
  critter underdog r2d2c3po skydive renault onlyme murder snoopdog jayhawk hotshot caramel broadway theboss
  umbrella feather credit splinter depeche seeker respect crysis direct animals chemical cyclops 122333
  135246 12378 chivas jamesbond blackhaw sinclair megapass beanie translator helloo magicman fishes supersta
  giuseppe caligula juggalo frozen quattro meredith wassup bullseye saturday cohiba floppy alucard deacon
  tabitha kristine tunafish great xbox dkflbckfd kickass p001 200000 7753191 1213 vietnam kendall safari
  crawford bob123 klingon jacob looser goalie damage maureen tazmania cigars facial cobra deepthroat malina
  silence samara dfktynbyf cruiser vector tommyboy banker horizon chainsaw button bigbear forfun abraham
  123456r astrid carole andres sharky enter vh5150 royals christina misfit fallout scania nudist getmoney
  budweise believe brighton absolut kungfu kostya monaco death gunners vfhufhbnf minime blueboy penthous
  chrisbln whitey europa bertie daphne groucho mirror village trader stroke walrus susanne sabres nipper
  snowboar undertaker flounder moneyman bottle kahuna canadian wolf viewsonic coolguy downtown wagner
  strange fabric trisha italian ybrjkfq cypress eastside sneakers passme topher barber sinbad panasoni
  mybaby skidoo massimo jillian cat123 q123456 sparrow senior dalejr thecat snapple mondeo leanne emmitt
  thanatos z1x2c ghjcnjnfr maximum smegma thesims whitesox 778899 2128506 bonkers poseidon musica johannes
  gargoyle olivier hambone bluedog intruder sunnyday compute smelly wapbbs answer studly simona solution
  newcastl adonis goodman europe goldstar quantum buckshot static turbo dollars titanium holly danzig sadie
  jabroni library journey beastie chrono edwards gunnar federico custom 1qwerty daewoo briana watcher albina
  sunflowe dorian babyblue premier staples stereo westwood mouse usnavy sasuke dharma pisces motherlode
  multiplelo sapper scanner marius callaway bayern lamont rivers walmart micheal starfire theend erotica
  aaliyah doogie paintbal newbie knickers lokomotiv 112211 192837 hotred ufkbyf dodge laurel 12345z wasser
  scott jessic thirteen rjycnfynby avalanch outkast truman magpie philippe poetry havefun michell cubbies
  losers deejay fghtkm droopy blossom allmine zerocool tomorrow godfather greece second reading greene
  sascha busted bimmer original cbr600 builder demons nitram pudding bounce donuts jeanne idontknow audia
  aleksey leonid smokes mylife redfish harry working rodman beaches 1x2zkg8w contact prissy 123456s gegcbr
  tights insert beretta francesc jewels searay padres celeron mittens quartz diehard micron syncmaster
  cornell christie stunner simon rtyuehe hoosier zxasqw peyton paintball monalisa queens terrapin a1s2d
  spongebob attitude backup whisky clevelan cedric barefoot chuckles barrett meathead bigass ou8122 spike
  gretzky 0207 kosmos cfitymrf biggles cambiami 12345678q 0308 thongs blessing aleksandra twinkle gladiator
  gollum southpark rabota mazafaka 336699 goodboy carbon stoney weaver footbal pianoman gaston casanova
  traveler stumpy hawkeyes clarinet looney maggot felipe bucket eduardo freeze johnboy snapon deeznutz
  warthog rooney honey futbol filthy carina 1020 mustard boricua mellow sunshin bengals combat whatsup
  sauron krystal lover prophet joker triangle booker reefer nickel venice xander valencia rhiannon smeghead
  valeri andromeda 12qwas 1234 cerberus sputnik groove lambert usarmy tiberius zigzag welder gabriell
  candice salamander eternal bunny motley resident hayabusa marcia together rainman poochie purdue redwood
  ripple buzzard redwing juliette hokies crjhgbjy jagger nokia rockford goldwing brewster bermuda thegreat
  confused badgirl bacardi sweet whiskers spaceman starman claudio 12qw34er allstar carolin gesperrt swords
  wildman nikolay slinky wrestling jamie mohammed pinhead hacked logan sersolution penny overkill rhfcjnrf
  mishka montgom 123451 banane person public fester something helmet buffy ripken frisky changed higgins
  trapper windsor supreme ib6ub kaylee athens norway runescape hurley dbrnjh 235689 784512 1472 1941 darius
  midway hoosiers vinnie recovery cicero napster lionel amazing tracker adrienne roadking menace secure
  stoned thedog sacred squash smoking illusion 0109 woohoo medicine antoine leavemealone bagira megatron
  787898 orchid reader company doghouse 12345678a buddah jaybird chuckie maria morning chuang mortgage
  heineken saleen rulezzz massage sonics moonlight pobeda benfica kashmir balloons optimus chunky gsxr
  tinkerbell 13579 common starter brewer babyface gregor dogfood deluxe bigmike blackbir bookworm hampton
  jeffery salomon godfathe meister seahawks talisman blackjack eraser collin pissing hawaiian 7779311 michae
  berger alphabet tricia beautifu maryann really sally mortimer tongue gator century sancho remote darkman
  buddie roadrunn pizzas medusa health stalin toledo cubswin beowulf charlene willia christmas handyman
  pacers unique eleanor missy clouds cgfhnfr breasts chinook just4me wedding calgary dutchess heckfy max123
  ludmila because cheater famous delphi wareagle martine gromit sponge ashlee valkyrie teddy passwd idontkno
  smiths mohamed teddybea killers boxster dragonball beast mermaid satana bhbirf foryou misty nasty puddin
  inuyasha stanford assword misery desiree barnes sullivan beamer diggler medical wishbone circle property
  ripley thedude fisting alexia beemer jayden gameover redline venera linda salsero adam fytxrf kittykat
  spanish sinister vedder gonavy manowar 0202 novell colonel rancid 147369 chrome friendly aa12 destroy
  titten electra geoffrey bella eureka onetime katherine lakota claymore hotbox banner madina 0201 manuela
  sporting bartman matthews checkers playing 0204 carmel gabriela dfcbkbq nimbus wrestle 0208 jktymrf
  preacher gamecube 0205 mustafa svoboda 123321a circus armagedon alenka playstation z1x2c3v 0209 1201
  magical claudi rhtdtlrj thumbs camper doitnow goaway subzero charity hootie pissoff jammin blackout
  darrell cocaine bcfields skylar rolling loaded milkman davide bigbutt electron johann devil 12345t cheeks
  silverad lighter hassan 0203 pothead gobucks 123456qw squall thunderb 0210 courage pippin ghostrider
  antoni kaitlyn 794613 reynolds cannabis xerxes ipswich ninjas farley lucille jimmie dieter annika southpar
  marika jetski finance tdutybz dianne forward jenkins bright absolute musashi ferris iamgod lipstick
  1234567890a laurence 0206 mandarin tottenham adults yfnfkmz kleopatra tulips zhuang dirtbike 369963
  1236987 135792 pickup dwayne othello katherin 12qw a11111 warner northern cinema cameltoe petrov bluefish
  pheonix iscool secrets modena marsha slippery kissing caravan divorce beatle sanfran cheech badman samtron
  paloma dolores qweasd shadows mollydog annabell starcraf ghblehjr vasilisa jameson illinois warning jockey
  deadpool hillary bearcat caprice farscape bigtit lassie sander sunflower hopeless sheriff carpedie sherri
  bingo slave barton shepherd gatorade keegan toolman barker spectre pussey nuggets borussia mantis banzai
  ariana flexible chloe mullet graphics fyutkbyf 123qq mancity templar stories yfcntymrf fergie records
  thedoors 7ugd5hip2j gawker skyler elizaveta colton moritz strength susana sonoma spinner keller webmaste
  aaron grease augustus raquel alejandro chimera stretch ticket bacchus kendra twenty corsair kinder
  argentina corleone vampires domain iomega heater alex ltybcrf artemka hippie 123455 2103 98745 poland
  deutsch babylove becker speedo oceans slapper letter harvard bonjovi virtual cosmic snuffy sergeant
  dragonba spurs stonecold hellos jacques register buttercu 0102 millions millwall patience chrysler merlot
  bullfrog latinas a1234 istanbul phoeni ashleigh kotaku universal noelle binladen shanghai castro wraith
  pierce jayhawks kilroy amateurs dotcom cattle daemon ntktajy barbados renata balance mikey nomore pdtplf
  canyon jackpot orion pulsar marker chippy nightmare monarch hamish aubrey knockers alexey malone athlon
  hubert chevrolet eddie everett napoli myname cobalt counter dialog house augusta smokie cristian coolness
  cougars screen criminal hardware ramones bobdylan capslock zaraza ciccio teddybear alisha gfhjkmgfhjkm
  120676 147963 gadget shiner laurent fulham missouri carlitos dwight helene halifax entropy coldbeer silent
  netscape dog123 county freeway syzygy andromed brigitte danny yeahbaby yolanda eldorado hollow eastwood
  gunther paranoid soulmate gooner persik lesley geneva 9293709b microphone kakashka 50spanks 111111a
  fgtkmcby mclaren spread shuang 159632 9562876 123456 bamboo brittney fastball creature just4fun matteo
  smashing washington arlene baggio carlito jones hopeful hondas snooker redbird bigblue annie dynasty
  mephisto trainer rebel iceberg fountain specialk estrella generic buddyboy stevens arcadia manning nikitos
  piramida violetta salasana shutup heritage browning homerj tiburon obelix chopin insomnia hooper promise
  cygnus theater romero plasma kissmyass submit budapest jayson citizen sahara pinkfloyd stroker pavlov
  pasword heynow arturo ventura sandwich fraser homeboy testpass magician female wildcard sassy magazine
  telephon bigfish tripod lazarus licking dundee 1a2s3d4f brodie misfits slavik rochelle sleeper seeking
  pringles butcher patric nanook vsjasnel darklord loveless bruno radiohea hughes giorgio maxime sphinx
  reckless triple baldwin taxman orient desmond married zhjckfd mordor romano jiggaman ramsey officer
  lovebug sam123 classics hooligan bolton scrabble jezebel 010180 jellybea mason drakon seadoo mexican
  pharmacy abnormal patrice concorde alfredo cdtnbr islander chantal yjdsqgfhjkm bunnies bushido kazantip
  strawberry verizon maksimka dupont crusher 123465 655321 ghost premium wg8e3wjf 426hemi channel project
  cthtuf meagan tootie bounty kfhbcf kirsty ramrod sweetnes bird bummer corolla andersen darryl senator
  ferguson donovan thelma dynamite gertrude doomsday rhjrjlbk hjccbz players mariposa mazda excalibur
  marcello samsun masamune 998877 darlene bessie brains attila clowns chestnut woofer someone lindros dottie
  a1a2a anthrax lilian imation beacon tripper vsegda ursula fullmoon spiker sporty citadel jacobs volcom
  dynamo amerika bombers burrito inspiron forsaken mallory lantern nextel goirish snowboard haggis callum
  violin lollypop insanity placebo creation glacier stepan zander dabears water katarina iloveme moonbeam
  webber gonzalez henry 147741 258852 dogger pecker stiffy senators create wingman pumpkins felix windsurf
  jarvis zephyr fishman reddevil wanted sheridan larry nichole bronze concord rjhjktdf kellie zalupa avenue
  bunker wrench paddle schalke cobain shanna broker woodland yvette suicide vanguard aviation exotic
  stanislav superb q1q2q fergus mihail vfibyf icu812 sausages tuning francesco ganesh anastasiya nevermind
  presiden faithful kerstin vfitymrf varvara happiness 1z2x3c robotics 225588 369258 normal bigcat karen
  temppass laura postman uranus highheel stylus gobears duckie stratus jimbo mandy conover soprano jingle
  firewall pepito piazza radical reload evolution julie grande tipper battery dogcat candace digimon bombay
  mariana sowhat download fandango kamila popper dusty 369852 1000000 1234560 mypassword earnhard dancing
  simmons airport snappy angelika fishin boxers icehouse qqqqq cramps basset dogboy softail killjoy fischer
  electro mygirl delilah nutmeg christma kittens krusty script zaqxswcde bigboss flores guyver praise
  prowler harvest latina moreno 0108 spikes jubilee choice yugioh toaster pineapple harrypotter gorgeous
  namaste carnage 1205 alissa dayton chriss niceguy magelan almond bumper partner spongebo ghosts hookup
  bigben cindy carmex enrico gilles chillin superma radiohead havana lumber pistons viktoriya gameboy
  santafe holidays jennife mckenzie reddwarf cascade kidrock pinball banger 0505 arrows platypus 1z2x3c4v
  abrakadabra doofus passes shanti barron marianna longbow services heroes living mankind stasik beardog
  longjohn 13467 nikki alessandro garion juanita honolulu nygiants slick install niceass string boozer
  abbott puffin dogbert queenie muscles highway cottage compton steffi romans beerman megan windmill guitars
  freebird slamdunk snowflak delight nights biology emilia bronson irishman badgers bergkamp pixies training
  playstat oatmeal mudvayne airwolf season lottie johndeer zildjian magnet vjcrdf hammond ramirez aptiva
  qwer gidget 153624 2204 kjkszpj manolo jerry bruiser chilly medion josephin giraffe paulina fishbone
  edison caught gasman pocket moondog charter camila impact bigblock towers krypton hallie jefferso pelican
  altima clippers getout compass kimmie chambers winners paulie albany toffee theatre 111111q climber marlon
  thisisit armand aladin monkeybo comfort 123456l epsilon idunno stress hounddog pallmall webhompas monsters
  picturs sairam easter cobras ballin comanche landon severin 1505 2606 whiteout roadster basebal stone
  drifter easton werder norwich stubby stefanie mike versace visual heinrich record white bowwow undertak
  hookem anastasi fiction colnago storm booster festival qwe123qwe sinned foreve squeeze mazdarx anthon
  diving shocker hewlett sutton 0803 defense 123456789s fidelio welcom 123456m lithium cbr900rr british
  lovelife hellboy chipmunk good12 saiyan chase bluebell federal format kjrjvjnbd ctrhtn 1234qw hollie 1001
  1105 1304 washingt tkbpfdtnf sensei smirnoff macbeth cabron pipeline dalshe mortal fishhead gustavo
  vintage 0606 pigeon carver konstantin sheba newcastle krasotka 0103 komodo starligh flyfish wireless
  carman 81fukkc manila olesya salome lowell torpedo switch motion toejam julien puppet buceta scoobydoo
  koroleva michaels redrose yogibear redbaron codered frogman tatarin azazel moskva kitchen president 789456
  mykids bitter highbury tranny redfox 135791 username achtung spotty survivor program prayer transit sanity
  seagull flanker wanderer zodiac isabell costello virgil nutter rockies irinka washburn catwoman upyours
  kelvin lemonade chilli bearcats gravity chevys solitude sunny minerva deeper sugar slowhand tommie jsbach
  lorena dinara paradigm smoke lilith nostromo arkansas chiara savanna presley bologna terminat habibi
  contest markiz fantasia mildred grandpa underground cnfybckfd ghbywtccf bigbob 1108 1202 1406 2006 2101
  2202 2406 3005 7410 slater comedy georgie wildbill larissa gilligan hornets berkeley pool birgit armstron
  3000gt 0106 corndog hilary destin tropical sundevil shinobi horace gagging hurricane volkswag wasabi
  nurses bmw325 zanzibar reilly angelus chinese sunfire tonight sneaky report coventry gtnhjdbx 0304 sekret
  45m2do5bs undead madcat hotone eastern daniele lasvega amorcit wasted sidekick pizza yfnfkb revolver
  cleopatr nfytxrf jermaine gbhfvblf kalina 172839 420000 635241 1801 2304 everlast hopkins vader nation
  tinkerbe boating bluesman weston customer physics quentin messiah hitachi marjorie krissy shawna woodie
  groups spikey denmark stephan birddog cyborg keenan tokiohotel straight nautilus kieran rubble highlander
  redeye justus schmidt longdong boiler margie heidi waffle sonata skyhawk joebob armada simba blues 0707
  reflex threesom asdqwe 0112 americ ghjcnjgfhjkm 0107 asdfgh sisters valentine monty 1003 1007 1212 1303
  1411 1906 1910 2401 2508 2804 bighead matthias changes descent fenway eggman aaaaa dogface bowman irishka
  shibby antonia astral teenage enterme thecrow andyod complete rivera belmont junkie fredrick daniels
  vickie candy bennie skinner umpire blanco fearless citroen rollins sluggo torino antelope marseille aramis
  emilie gryphon malachi viewsoni marble reptile chandra dindom evangelion handball nancy barselona draven
  sandrine sprinter fyfnjkbq 0104 stinker palmtree sonyericsson hotties rampage seabee 1005 1010 1106 1306
  1402 1705 2011 2201 2580 2802 bigpimp question boytoy quasar carpente pasadena biatch benoit coldplay
  expert mario castor deadly fairlane joe123 elcamino callisto glamour datsun studman hanson mentor tomahawk
  shamus gladiato diaper keisha styles squeak cayman runaway dentist fantomas thewho castillo arianna
  honeybee papito yamahar holycow ukraine wildwood skibum gambler helper 0905 brown malice karachi excite
  toilet corinne morton johngalt sweetness options loretta mcdonald sf49ers palermo lambda gideon matthe
  medved cheshire superior 0812 ministry trinitro pebble bismillah elefant capricorn harlem 0404 nikolai
  vendetta bobdole manfred pinky margarit bigpoppa ijrjkfl asimov bruce dominik 100500 196969 415263 1605
  1706 2003 2009 2503 2512 2706 2801 2901 2905 2907 3004 limited vitamin calibra zarina iforget glasgow
  shrimp antares antonina jamess hetfield bigones cutiepie chapman bolitas bestbuy papillon baritone stream
  stephane freefall vjqgfhjkm 0000007 priest mischief foxylady ernesto dominion vienna macman enforcer
  3x7pxr tophat megane dungeon leedsutd mingus skillet robins twiggy giggles remingto alberta rfvfcenhf
  derparol quebec emperor synergy 0805 shakira mamamia cleopatra rosario finland modern carnival dmitriy
  coolcat ghjuhfvvf knuckles mahler kayleigh klaste 224466 1112 1203 1312 1501 1510 1806 1809 2005 2105 2110
  2207 3003 3101 notused bigdawg grinch letmei slugger mental tabasco chelse keepout kokomo firefigh addison
  1dragon samira sevens stacie dimples alexandre whiteboy roger cromwell magneto kernel carroll dontknow
  acmilan wp2003wp sanford referee lakeside polish 123456ru noname screamer calimero portal kfgjxrf conway
  rockie dfktynby francisc swinging cygnusx trucking 0808 obsidian auditt oxygen roswell papers popova 0303
  giovanna thecure bigbang lfybbk pizdec 12345qw zoloto marijuana kimball jaguars kordell kerouac 142857
  258369 1302 1502 1612 1701 2203 2302 2411 2504 2509 2603 2708 0709 stryker ksusha cassandr moonligh fenris
  12345s duffman dirty blueball bigbooty wrestler salope dinner building cecile paramedi capricor robocop
  rimmer hardone alice nuclear asgard series advent universa kestrel spanner cheddar lalakers cherries
  anchor yoyoma darkangel bahamut whistler 57chevy smackdow galant bukkake leopold option strawber susanna
  bookie crusty transfer breanna mothers clarissa peachy prozac scuba bootys argentin bricks slimshady
  dkflbr nokian 11111q krolik korova johncena magpies pictures cevthrb spanker dogpound impreza 132456
  145236 357159 741963 1004 1102 1307 1408 1507 1711 1901 1903 1928 2206 2303 2501 3103 notebook prospect
  bettina gymnast jktxrf seneca ksenia rudolf marquis daylight q11111 tribal johndoe hejsan jeannie lemmein
  petrova clutch django capetown ratman 0902 fortress canucks chocha serpent wallet telephone eggplant
  camero roofer nazgul fussball cardiff wendy fktyrf pufunga factory doggy budweiser alanis loser marseill
  janelle wealth addict goodgirl timeout wolfpac camden tenchi 0506 godlike university turnip beaker 010191
  repair nbvjatq vehpbr southpaw sylveste redhat wingnut patrol magellan vampir assasin aikman trailer
  mariya taekwondo 258963 7896321 1008 1103 1107 1204 1206 1301 1305 1401 1504 2209 2212 2305 2510 3008
  llamas clifton goldfing marie helmut maveric ricard antony marcius susan ballet pentagon sawyer faith
  pearson hotgirls flasher tracer boater cornwall goodie benito butters angus sixpack mandrake earthlink
  lookout slammer venture gagged 12345m lakewood loveya dogwood moonshin wyoming suburban challeng olympus
  volkov opendoor commande jonathon seymour beach murzik navigator gratis myrtle native twelve hellokitty
  arctic fkbyjxrf rasmus wormix randy 0302 millenium`
  .trim()
  .split(/\s+/);
