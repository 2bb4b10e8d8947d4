import { rareNames } from './rare-names.ts';

/** Given names that are common in Europe and beyond; words that are more often something else (Will, May, Mark) are left out. */
const names = `
aaron abdul abigail adam adele adrian agnes agnieszka ahmed aidan aisha aiden aileen aino akira alan alasdair albert alejandro
aleksandra alessandra alessandro alexander alexandra alex alexis alfie alfred ali alice alicia alina alison alistair allan amanda
amara amelia amina amir amit amy ana anais anastasia andre andrea andreas andrew andrzej andy aneta angela angus anika anil anita
anja ann anna annabel anne anneke annette annie anthony anton antonia antonio anya archie arjun arthur asha ashley astrid audrey
aurelie ava ayesha aylin barbara barry bart bartosz beata beatrice becky ben benedict benjamin bernard bernd beth bethany bianca
birgit bjorn boris brenda brendan brian bridget bronwyn bruce bruno bryony callum cameron camille carl carla carlos carmen carol
caroline carolyn catalina caterina catherine cathy cecilia cedric celine chantal charles charlie charlotte chiara chidi chinedu
chloe chris christian christina christine christoph christopher ciara claire clara clare claudia claudio clemens clement clive
cliona colin colleen conor connor cormac craig cristina cynthia dagmar daisy damian dan daniel daniela danielle danny daphne darren
dave david dawid dean deborah debbie declan deepa deirdre denise dennis derek desmond devika dewi diana diane diego dieter
dimitri dmitri dominic dominik donal donald donna doreen doris dorothy doug douglas duncan dylan eamon ebony eddie edith edward edwin
eileen eilidh elaine eleanor elena eleni elif elisa elisabeth eliza elizabeth ella ellen ellie elliot eloise elsa elsie emeka emil
emilia emily emine emma emmanuel enrique enzo eoin eric erica erik erika erin ernst esme esther ethan eugene eva evan eve
evelyn ewa fabian fabio faisal farah fatima fatma fay felicity felix fergus fernando finlay finn fiona fleur florence florian frances
francesca francesco francis franck francois francoise frank franz fred freddie frederic frederick freya friedrich frieda gabriel
gabriela gabriele gareth gary gavin gemma geoff geoffrey george georgia georgina gerald gerard gerd giles gillian gina giorgio giovanni
giulia giuseppe gladys glen glenn goran gordon grace graham greg gregor gregory greta grzegorz guillaume gunther gustav guy gwen
habiba hamish hamza hana hanna hannah hans harald harriet harry harvey hassan hazel heather heidi heike heinz helen helena helene
helga helmut hendrik henri henrik henry hilary hilda hiroshi holger horst howard hugh hugo hussain ian ibrahim ida ifeoma ignacio
ilse imani imogen imran ines inga inge ingrid irena irene irina iris isaac isabel isabella isabelle isla ismail ivan ivana ivy izabela
jack jackie jacob jacqueline jacques jade jake jakob jakub james jamie jan jana jane janet janice janine jari jarek jasmin jasmine
jason javier jayne jean jeanette jeanne jeff jeffrey jelena jen jennifer jenny jens jeremy jerome jerry jesper jess jessica
jim jimmy jo joan joana joanna joanne joao jochen joe joel johan johann johanna johannes john johnny jon jonas jonathan jorge jose
josef josefine joseph josephine josh joshua joyce juan judith judy julia julian juliana julie juliet juliette julius jun jurgen
justin justyna kai kamal kamila kareem karen karim karin karl karolina katarina kate katharina katherine kathleen kathryn kathy katie
katja katrin katarzyna kay kayleigh keith kelly ken kenneth kenji kerry kevin khadija kieran kim kirsten kirsty klaus krzysztof kofi
konrad kristin kristina kurt kwame kyle lachlan laila lara lars latoya laura lauren laurence laurent layla lea leah leanne lee leila
lena leo leon leona leonard leonie lesley leticia lewis liam lidia lily lina linda lindsay lindsey lionel lisa liselotte liz lizzie
lloyd lorenzo lorna lorraine lotte louis louisa louise luca lucas lucia lucie lucinda lucy ludwig luis luisa luka lukas luke lydia lynn
lynne maarten mabel madeleine maeve magda magdalena maggie mahmoud maija malcolm malgorzata malik mandy manfred manuel manuela marc
marcel marcela marco marcus marek margaret margarita margot maria marianne marie mariam marijke marina mario marion marisa marius
marjorie markus marlene marta martha martin martina marvin mary maryam mateo mateusz mathias mathieu mathilde matilda matt matteo
matthew matthias maud maureen maurice max maxime maya megan mehmet mei melanie melissa mercedes meredith mia michael michaela michal
michel michele michelle miguel mike mikael mikhail mila milan mina mira miriam mirjam mohamed mohammad mohammed moira mohsin molly
monica monika morag moritz morgan muhammad muriel murray mustafa nadia nadine nancy naomi natalia natalie natasha nathan nathalie
neha neil nell nelson ngozi niall niamh nicholas nick nicola nicolas nicole nigel niklas nikhil nikolai nina noah noel noor nora norman
nuala nur nuria olaf oleksandr olga oliver olivia olivier oksana omar ore orla oscar oskar osman otto owen pablo paolo pascal pat
patricia patrick paul paula pauline pavel pawel pearl pedro peggy penelope penny per pete peter petra phil philip philippa phillip
phoebe pia pierre pieter piotr polly priscilla priti priya rachel radek rafael rafal raj rajesh ralf ralph ramesh rania rashid raul
ravi ray raymond rebecca reinhard rekha renata renate rene rhian rhiannon rhys ricardo richard rita robert roberta roberto
robin rod rodrigo roger roisin roland rolf romain roman ron ronald ronan rory rosa rosalind rosemary rosie ross rowan roxanne roy ruby
rudolf rupert russell ruth ryan sabine sabrina sadia sally salma sam samantha samira samir samuel sandeep sandra sandy sanjay sara
sarah sasha saskia scott sean sebastian selina selma serena sergei sergio shabana shahid shannon sharon shaun sheila shirley shona
siobhan sian sibylle silke silvia simon simone sinead siri sita sofia sofie sonia sonja sophia sophie stacey stan stanislav stefan
stefanie stefano stella stephan stephane stephanie stephen steve steven stewart stuart sue suki sunil suresh surinder susan susanna
susanne suzanne svetlana sven swati sylvia sylvie tadeusz tamara tamsin tania tanya tara tariq tatiana ted teresa terence
terry tess tessa theo theodora theresa thomas thorsten tiago tilda tim timo timothy tina tobias toby todd tom tomas tomasz tommy toni
tony tracey tracy trevor tricia trudy uma ulrich ulrike ursula uwe valentina valerie vanessa vera veronica veronika vicky victor
victoria vijay viktor vikram vincent viola violet virginia vivian viviana vladimir walter wanda waltraud wayne wendy werner wilfred
wilhelm willem william winifred wolfgang xavier yannick yasmin yolanda yuki yusuf yves yvette yvonne zahra zainab zara zoe zofia zoltan
`;

/** Letters as they are compared: small, without accents. */
export const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const known = new Set(`${names} ${rareNames}`.split(/\s+/).filter(Boolean));

/** Names that are as often a place, or something else that is written large: alone they need words beside them that speak of a person. */
const ambiguous = new Set(
  'adelaide alberta alexandria amber angel april asia august austin brittany brooklyn camden carolina charlotte chelsea chester china clay columbus dakota dale dallas daisy dawn devon diamond eden faith florence forest fox frank georgia grace grant guy harmony hazel heath heather holly hope houston hunter india ireland iris israel ivy jade jasmine jordan joy kent kenya kerry kingston lily lincoln london lorraine lourdes madison mark mason max mercy milan miles olive orlando paris page pat patience pearl penny phoenix pierce prince rain ray reading river robin roman rose ruby rusty savannah scarlett sienna sierra star sterling summer sydney trinity valencia victoria violet virginia willow winter york'.split(
    ' ',
  ),
);

/** Whether a given name can just as well be a place or a thing. */
export const isAmbiguous = (word: string): boolean => ambiguous.has(plain(word));

/** Names that begin a sentence as ordinary words: 'Jack up the car', 'Sue for damages', 'Sandy beaches'. */
const opening = new Set(
  'carol dot drew eve frank gene jack josh josie nick pat rich rob sandy skip sue tony'.split(' '),
);

/** Whether a given name may be an ordinary word where it begins a sentence. */
export const mayOpenSentence = (word: string): boolean => opening.has(plain(word));

/** Whether a word is a given name that we know, alone or in parts: Jean-Luc is one, and IBAN is none. */
export const isFirstName = (word: string): boolean =>
  !/^\p{Lu}{2,}$/u.test(word) &&
  plain(word)
    .split('-')
    .every((part) => known.has(part));
