/**
 * Ordinary words, most of them from this project's own texts, without those that are often somebody's name. Large words
 * that are all among them make a heading or begin a sentence: 'Next Steps', 'Can I'.
 */
const words = `
me my us we it he in on at to of by up so no if or as an be go
abend about above accent accept acceptance accepted accepts access accessibility accident account accounts
acknowledged across act action actions acts add added adding address addresses adds admin advice adviser after
afternoon afterwards again against agency ago agree agreed ahead air alike alive all allowed allows almost alone along
aloud already also alt although altogether always am among amount analysis anchor and anew animals animation another
answer answered answers any anybody anyone anything anyway anywhere apart app appears application applications applies
are area areas aren arithmetic around arrive arrived arrives arrow article articles aside ask asked asking asks
attached attempt attempts attributes audit authenticator author avec away axe back background backup backups bad badge
bag bags balance band bank bar bare base basket batch battery beat became because become becomes bed bedankt been
before beforehand began begin begins behaviour behind bei being believed believes belong belongs below bench benchmark
beside best beste better between beyond bicycles big bikes billing bills bin binaries bis bits bitte blanket blend
blocked blocks blue board body boiler bonjour bonsoir book booked booking bookings bookkeeper books boolean boots both
bottle bound bounded box boxes brand bread break breaks brief bring brings broken brought browser browsers bucket
buenos build building builds built bus business busy but buttons buyer byte bytes cable cache cached calculated
calendar calendars call called calls came camera can can't cancel cancellation cancelled cancelling candidate
candidates candle cannot canonical canvas capacity caption captions car card cards care carried carries carry case
cases cat catalogue cats cell cells cent cents certificate certificates chain chair chairs change changed changes
chapters characters charge charger charges charging chart chat chatbot cheap cheapest check checked checker checking
checks choice choices choose chooses choosing chose chosen christmas ciao circle claim claimed class classes clause
clauses clean clear clever click clicks client clients clips clock close closed closes closing cluster coat code codes
coffee cold colleague collected collection collections colours column columns combobox come comes coming command
commands commit common companies company compare compared compares comparison compile complaint complete completed
component components compose composed composer composition compressed confirm confirmation confirmed confirms connect
connected connection connections connects consent console const constraint contact contacts container content contents
contract contracts contrast control controls conversation conversations cookie cookies copied copies copy copying
cordialement core cores corner cost costs could council count counted counter counting countries country counts course
courses cover covers crash credential credit criterion cup cups currency current cursor curtain customer cut cuts dag
damaged damen dank danke das data database date dates days dead deadlocks decide decided decides decision declare
declared deep default degrees delay delete deleted deletes deleting deliveries delivery demand demands demo demos
depend dependency depends deposit depot der des described description descriptions design designer desk details
developer developing device dialog dialogs did die differ difference different differently differs digest digits
direction disagree discount disk distance distances do doctor document documentation documented documents does doesn
dog dogs domain don don't done door dose dot double doubled down download dozen draft drafts drag draw drawer drawing
drawings drawn draws drift driver drop dropped drops dry due during días each earlier earliest early easter easy edge
edit edited editor effect eight either electricity element elements eleven else elsewhere email emailed emails
embedded empty end ended ending endless ends engine engineer engines enough enquiries enquiry enter entries entry
environment equal equals erase erased erasing error errors est estimada estimado estimate euros even evening event
events ever every everybody everyone everything everywhere evidence exact exactly exam example examples except
exception exceptions exclusion exercise exercises exist exists expect expected explains export exported exports
extract face faces factor facts fail failed fails failure failures faithfully fall false far faster fault faults
faulty feature features fee feed feedback fetch fetched fetcher fetches few fewer fifth fifty figure figures file
files fill filled fills filter filtered filters find finding findings finds fine finger finished firms first fit fits
five fixed flat floor foam focus fold folded folder follow followed follows font food for forbidden forbids forecast
foreign forged forgets forgotten form format formats forms formula forty found four frame frames framework free
freezer fresh freundlichen fridge from front full function functions further gap gaps gas gate gave geehrte geehrter
general generated generator get gets give given gives glossary goedemorgen goes going gone good goods got gracias
grade grades grazie great greetings grid ground group groups grow grown grows growth grüssen grüße guarded guess
guests guide guten haben had half hallo handed handle hangs happened happens happy hard hardly hartelijk has hash
hashes hat have head header headers heading headings heads health hear hears heating heavy height held helmet help
helps her here herren hidden hide hides high hint hints hiring history hola hold holds holidays home honest honey hop
host hostile hosting hosts hot hour hours how however href http https hue hundred hundreds hydrates hydration i'd i'm
i've ich icon icons idea identity idle ids image import important imports inbox included includes index induction
industries ink inline input inputs inside install installation instances instead intent interface internet into invent
invented invitation invoice invoices is island islands isn isn't issue issued issues ist item items its itself jacket
job jobs joined joins journal journey journeys judged judges just keep keeps kept kettle key keyboard killed kills
kind kinds kit knife know known knows label labels lack ladder laid lamp landing language languages laptop large
larger largest last lasts late later lawyer layer layout lazy lead leads leaflet learn learned learning learns lease
least leave leaves leaving led left length les less lesson lessons let lets letter letters level levels liable
libraries library licence licences lid lie liebe lieber lies life lift light lightness like likely limit limits line
link linked links linux list listed listen listener listeners listens lists litres litter live lives load loaded
loader loading loads local locked lockfile locks log logged login logs longer longest look looked looking looks loop
lose loses lost loud lovely lower lunch machine machines madame made mail mailbox mailed mails main make maker makes
making manager manifest many map maps marked markup match matched matter matters mean meaning meant meanwhile measure
measured measures median medicines meet meeting meetings meets member memory mend mended mending menu menus merci
message messages method microphone middle midwife might migration migrations milk million milliseconds min mind minute
minutes mirror miss missed missing mistake mit mix mode model models module modules moment money monsieur month
monthly months more morgen morning most mostly move moved moves moving much mug mugs must name named names narrow
native natively near nearest nearly need needed needs neighbours neither nested net network networks never new newer
newest news newsletter newspaper next nginx nice night nine nobody noise none nor not note noted notes nothing notice
notices notifications nous now nowhere npm npx null number numbered numbers object objects off offer offered offers
office offline often old older once one ones online only open opened opening opens operator opinion optional options
order ordered orders ordinary origin other others otherwise our ours ourselves out outbox outside oven over overlap
owed owes own owner owners owns package packages packed pad pages paid paints pair pairs panel paper paragraph
paragraphs parameters parcel parsed parser part parts party pass passage passages passed passes passkey passphrase
password passwords past paste pasted path paths patient patients pattern patterns pause pauses pay payable payment
payments payroll pays peaks pen people percent perfect performance period person personal phone phones photograph
picker picture pictures piece pieces pillow pixels place placeholder places plain plan planned planner planning plans
plate plates platform play played player plc please plug plus pocket podcast point pointed pointer points policies
policy poll polls popover popular port portal position possible postcode posted posts pot pots pour practice prefix
preloads present press pressed presses pressing preview previous prices primary print printed printer prints priority
privacy private problem problems process processes processor product production products profile program programs
progress project projects promise promised promises proof property protection protocol prototype prove proves provider
proxy public publish published pure purpose push put puts puzzle quarter quarters queries query question questions
queue quick quiet quiz quotation quote quoted quotes radio rail rainy raise raised ran random range rate rates rather
ratio ratios reach reached reaches readable readers readings readonly reads ready real really reason reasons receipt
recipe recipes recognised record recorded recording recordings records recovery red redirect redirects reference
references refresh refund refunds refusal refusals refuse refused refuses regards register registered registration
registrations registry release reliability reload rely remains remember reminder reminders remove removed renamed
rendered renders renewal renewed repair repeat repeated repeats replace replaced replaces report reported reports
repository request requests required requirement reset rest restore restored result results resume retention retrieve
return returned returns review reviews revoked rhythm right rights rings risk robots role roles room rooms round
rounded rounds route router routes routing row rows rubric rucksack rue rug rule rules run running runs runtime sad
safe said sale sales saludos same samples sandbox satisfies save saved saves saving saw say says scale scan scanned
scanner scene schedule schema schemas scheme school scope scopes score scores scraper screen screens script scripts
scroll scrolling sealed search searched searches season seat seats second seconds secret secrets section sections
sector security see seed seeds seen sees sehr select seller sells send sender sending sends sent sentence sentences
seo series serve served server servers serves service services session sessions set sets setting settings settle
settled seven several shall shape shapes share shared shares she sheet sheets shelf shell shipped shipping shirt shoes
shop shorter should show showing shown shows shut shuts side sides sie sign signature signed signing signs silence
silent simply since sincerely sind single site sitemap sites six sixth sixty size sizes skills sleep sleeps slider
slides slot slow slower slug smaller smallest snapshot socket sockets socks sofa software some somebody someone
something somewhere sont soon sorry sorted sound sounds source sources span speak speaker speaks specification speech
spellings split spoke spoken spoon spoons spread spreadsheet square src staff stage stages stand standard standing
stands stars start started starter starts state statement statements states station status stay stayed stays stem step
steps stolen stood stop stopped stops storage store stored story straight stranger strangers strap stream streams
string stuck student students studies studio study style styles subject submissions subscription successor such sum
summarize summary sums sunny sure survey sweep switch switched switches system systems tab table tables tablet tabs
tag tagged tagline tags take taken takes talk talks tap target task tasks tax tea teacher team teapot telephone tell
tells template templates ten tent term terms test tested tests text texts than thank thanks that the their theirs them
theme themes themselves then there therefore these they thick thing things think third thirty this those thought
thousand thousands thread threads three threshold through tick ticket tickets tile tiles till time times tiny title
titles toaster today together token tokens told tomorrow tone tonnes too took tool toolbar tools top topic topics
torture total touch touched touches towel towels toy track trade train trained transaction transcript travel trial
tried tries trigger triggers trousers true truly try turn turned turns twelve twenty twice two type typed typeof types
typing tyre und under understood undo undone une unique unit units unknown unless unread unseen until update upgrade
upload uploads urgent use used useful user username users uses usual usually valid value values van vans variable
variables vase vector vectors verdict version versions very video vielen view views visible visit visitor visitors
visits vitest voice voices vote vous wait waited waiting waits walks wall wallet want wanted wants warm warning was
washer watch water ways weak weather webhooks website week weekly weeks weighed weighs weight weights welcome well
went were what whatever when where wherever whether which whichever while who whoever whole whom whose why wide widget
width window windows wir wish wishes with withdraw within without won won't word words work worked worker workers
working works workspace world worse would write writes writing written wrong wrote year yearly years yellow yes
yesterday yet you your yours yourself zero zip zone
`;

const ordinary = new Set(words.split(/\s+/).filter(Boolean));

/** Whether a word is so ordinary that a large letter doesn't make it a name. */
export const isOrdinary = (word: string): boolean =>
  ordinary.has(
    word
      .toLowerCase()
      .replace(/['’]s$/, '')
      .replace('’', "'"),
  );
