/**
 * Given names that are seldom anything else: those of @faker-js/faker 10.6.0 (MIT) in languages with Latin letters, with a
 * few from Britain, Ireland, India and Africa that it lacks, without accents, and without words that English texts use.
 */
export const rareNames = `
aadi aadidev aadinath aaditya aadrika aagam aagney aagneya aaliyah aalok aaltje aamod aanand aanandaswarup aanandinii
aanjaneya aanuoluwapo aaratrika aarav aarya aaryan aasa aasha aashritha aatmaj aatmaja aatreya aayushmaan aayushman
abaco abadon abagail abak abaka abakan abakay abani abar abay abayomi abbie abbigail abbondanza abbondanzio abbondio
abbos abdallah abdel abdelkader abdellah abderrahmane abdiel abdon abdone abdonie abdou abdoul abdoulaye abdourahmane
abdramane abdulahad abdulazim abdulaziz abdulboriy abdulhafiz abdulhakim abdulhay abdulholiq abduljabbor abduljalil
abdulkarim abdulla abdullatif abdulmalik abdulqahhor abdulqodir abdulvahhob abdulvali abdulvohid abdurrahiym
abdurrahmon abdurrauf abdurrazzoq abdussamad abebi abeiku abelard abelardo abele abelin abeline abena abendam abeni
abenzio abhaidev abhaya abhirath abhisyanta abibatou abibo abidin abigael abigaelle abigale abigayle abigel abimbola
abiodun abiola abiona abisola abisoye abluc abner abondance abosede abou aboubacar aboubakar abrahamo abramio abramo
abril absalon absar absolon abyasa acace acacie acacio acanthe acar acario acaryatanaya accursio acela acelya achaire
achalesvara acharyanandana acharyasuta achil achiles achille achim achintya achraf achyut acilia acilio acim aciscolo
acrisio acuk aculina acun adaeze adah adalan adalard adalardo adalbald adalbaude adalberon adalbert adalberta
adalberto adalfredo adalgisa adalgiso adaline adalric adalrico adalsinde adama adame adamo adan adar adas adaugo
adberilgen addie addo addolorata adea adebankole adebiyi adebola adebowale adeboye adebukola adedaramola adedayo
adedeji adedoyin adegoke adegrin adegrine adekitan adekola adekunle adel adela adelaida adelajda adelardo adelasia
adelbert adelberto adelchi adeleke adelfo adelgardo adelia adelie adelin adelina adeline adeliya adell adella adelle
adelmo adelphe adeltrude adelya adem adenet adenike adeniyi adeodat adeodato adeola adeolu adeoti adepeju aderopo
adesewa adeshina adesoji adesua adetayo adetoke adetoun adeyi adheesh adhemar adhiarja adhiraj adhrit adiarja adib
adiba adigun adika adikara adikavi adil adile adin adina adinata adinath aditeya aditya adityanandan adityanandana
adja adjutor adnan adolfa adolfina adolfo adolfs adolphe adolphie adolphus adone adonis adonise adrain adraman
adrastee adrehilde adria adriaan adriana adrianna adriano adriel adrien adriena adrienne adrijana adrione adripathi
adunni advaya adwitiya adwoa afanasi afanasie afaq affan afia afitap afolarin afonso afra afruza afsar afsin afton
afua afzuna agabay agabio agafia agah agakagan agalak agamennone agape agapet agapito agasti agastya agata agathange
agathe agathon agaton agazio agca agenore agesilao agilbert agilberte aglae aglaia aglaja agnan agnane agneflete
agnesa agnese agneta agneya agnimitra agniprava agnivesh agnos agostina agostino agrata agripina agripino agrippa
agrippin agrippine agrypina agus agustina ahalya ahenk ahilya ahlem ahmet ahror ahsen aiace aicha aida aidano aiko
ailsa aimable aime aimone aina ainars aishani aissa aissata aissatou aisyah aiyana ajala ajan ajana ajani ajda ajeet
ajeng ajiman ajimat ajimin ajiono ajit ajita ajla ajlin ajna ajoke akalp akande akanmu akanni akarsana akas akata
akbas akbatur akbay akboga akboru akbudak akbugra akbulak akca akcakoca akcora akdemir akdogan akeem akif akifa
akinkunmi akinlabi akinwale akkun akkunlu akkurt akkus akmal akofa akorfa akos akosua akram akroor aksel akshainie
akshaj akshat akshata akshayakeerti akshita aksil aksungur aktan aktekin aktimur akua akula akumaa akunna akvelina
akwasi akwesi alaba alaban alaboru aladag alade aladino aladogan alaina alaine alais alakurt alamanno alambana alamu
alana alanis alanna alano alara alarico alassane alayna alayunt alayuntlu alban albane albano albena alberade alberic
alberico alberte albertha albertina albertine albertino albertyna albin albina albino alboino albrico alceo alceste
alcestiso alcibiade alcide alcidie alcime alcina alcine alcino alcyone alda aldegonde aldemir alden aldobrando aldogan
aldonce aldric alea aleandro aleardo aleaume aleen alejandra alejandrin alek aleksa aleksandar aleksander aleksandro
aleksej aleksi alekso aleksy alemka alen alena alene alenia alenka aleodor aleramo ales alesea aleska alessa alessia
alessio aleth aletha alevtina alexandr alexandrea alexandrina alexandrine alexandro alexandros alexandru alexane
alexanne alexe alexej alexie alexine alexys alexzander aleya aleyna alfio alfons alfonsa alfonsino alfonz alfonzo
alford alfreda alfreds algirds algis algiso algu alia alic alica alican alicja alico alida alienor aliette alighiero
alika alima alin aline aliona aliou alioune alis alisa alisan alisha alisher alisir alissa alissia alistar alivia alix
alixe aliya aliyah aliz aliza alize alizee aljaz aljosa alka alkaboluk alkaevli alkan allegra allene alliaume almerigo
almila almine almira almire almiro alois aloise aloisie aloisio aloizs alojz alojza alojzije alok alon alonzo aloys
aloyse alpagut alparsbeg alparslan alpata alpay alpaya alpaykagan alpbilge alpdirek alpdogan alper alperen alpertunga
alpgerey alphan alphee alphonse alphonsine alphonso alpike alpilig alpinien alpkara alpkuluk alpkutlu alptegin
alptugrul alptunga alpturan alptutuk alpulug alpurungu alpurungututuk alpyoruk alsu altan altankagan altankan altay
altea altemur althea althee altuga alva alvah alvar alvena alvera alverede alverta alviero alvina alvine alvis alvise
alwar alya alyah alyce alycia alysa alysha alyson alyssia alysson alzbeta amabela amabile amac amadea amadeo amadou
amady amael amahle amaka amalia amaliane amalie amalija amalio amalric amalthee amand amande amandin amandine amando
amani amant amante amanzio amaranaath amarande amaranthe amaranto amaresh amari amarnath amaryllis amat amata amath
amato amatore amauri amaury amaya ambar ambra ambre ambrine ambrogio ambroise ambroisie ambrosiano ambroz ambrozy amdy
amea amedee amedeo amedeu amel ameliane amelien ameline amelio amely amelya amen americo amerigo ameth amethyste
ameyatma amicie amico amie amiel amilcare aminat aminata amine aminte amintore aminu amira amish amita amiya amleto
ammar amodini amogh amoke amon amone amope amparo ampelio amra amrak amrit amrita amritambu amul amya amza anaadi
anabel anabela anabelle anacleto anae anael anaelle anagh anahi anahita anaida anala anamaria anamarija anamika ananda
anandamayi anang ananta anar anas anasooya anass anastacio anastase anastasie anastasija anastasije anastaz anastazia
anastazie anastazija anastazio anastazja anasuya anatazie anatol anatole anatoli anatolie anatolii anca ancelin
anceline anci ancica ancilla ancuk ancuta anda andac andel andela andelin andelina andelko andelo andeol andi
andjelina andoche andra andrada andras andraz andreane andreanne andree andreea andrej andreja andreo andri andrian
andriana andrija andrijana andrin andrina andris andro andromeda andzejs andzelika andzs anej anele anemona anemone
anes anesa anette anezka angadreme ange angele angelika angeline angelino angelique angelita anggabaya anggun angharad
anghel anghelina angilbe angilberte angilran angoustan ania anibal anica anicee anicet aniceto anicette aniello anik
anila anilaabh anilabh anina anis anise anish anisoara anissa aniya aniyah anjali anjaneya anjela anjelica anjolaoluwa
anjushree anjushri anka ankal anko annabell annabella annaelle annagrazia annalena annalise annamae annamaria
annamarie annapurna anneli annelie annemarie annemijn annetta anni annibal annibale annika annikki anno annonciade
annunziata anny anom anora anouar anouck anouk anrijs ansaldo ansbert ansberte ansel anselm anselma anselme anselmo
ansgar ansgary anshula anslavs ansley ansovino anstrudie antal ante antea antek antelmo antero anthelme anthelmette
antide antigone antim antimo antino antioco antoaneta antone antonela antonella antonello antonetta antonette antoni
antonie antonietta antonija antonin antonina antonine antoniu antono antti antun antwan antwon anuar anuja anunay
anuraag anurag anuska anusuya anuta anvar anwesha anze aoife apak apatarkan aphelie apolena apollina apollinaire
apollinare apollinary apolline apollonia appia appoline aprancur apsara apuleio aqil aquilin aquiline aquilino arabela
arabella arabelle araboga araceli aracely arademir aral araldo aram arame araminta aranka ararat aras aratone arbay
arbuz arcadi arcadie arcadii arcadio archambaud archan archange archimede archippo arcibaldo arcuk arda ardella ardith
ardito arduino arely aresio areta argelia argimiro argine argo argono argu argun ariadna arialdo arian ariana ariane
arianna ariberto aric aricie arie ariela ariele arielle arif arij arija arijit arijs arike arin arina arindam arinola
arion ariosto aris arisa aristarco ariste aristeo aristid aristide aristione aristita aristo aristofane aristotele
arjen arkad arkadijs arkadiusz arkady arlene arleta arlette arlie arlo armagan arman armance armande armandine armani
armel armeline armelle armida armide armin armine arminio armins arna arnac arnaldo arnaud arnaude arne arnesh arno
arnolda arnoldo arnost arnostka arnould arnulfo arolde aron arona aronne arpad arpat arrigo arsal arsen arsene arsenie
arsenije arseniusz arsinoe arsipatra arslan arslanargun arslanboru arslansungur arslantegin arslanyabgu arslon arsun
arta artanto artawan artemisa arthaud artheme arthurine arthus artiom arto artuk artukac artur arturs artus artut aruk
aruna arunthavanathan arved arvel arvid arvids arvilla arwa arwen aryanna arystarch arzen asad asadulloh asake asal
asan asanboga asantudun asantugrul asartegin ascanio ascelin asceline asdrubale asel asella ashlee ashleigh ashlesh
ashly ashlynn ashmi ashtyn asija asil asila asilbek asimodeo asirwada asirwanda asiya asja aslesha aslijan asliya asma
asmaa asmadi asman asmianto asmita asmuni asolat assa assetou assia assil assomption assunta assunto assya asta
astalogul astarte asterie asterio astianatte astou astree astrida astride asuela asug asuk aswani asya atac atakagan
atakan atalan atalay ataleo ataman atanas atanasia atanasio atanazie atanazy atasagun atasu ataullah atberilgen atena
athalie athanase athanasie athenais athina athos atila atilla atinuke atma atmaca atmaja atmanand atmananda atreyee
atreyi atta attila attilano attilio atuncu aube aubertine auberto aubin aubree aubry audace aude audebert audeline
audie audouin audra audran audreanne augucjo augustin augustina augustino augustyn augustyna aulia aure aurea aurel
aurele aurelia aurelian aureliana aureliano aurelien aurelienne aurelija aurelio aureliu aurelle aurian auriane aurica
auro auron aurore ausilia ausiliatrice ausilio austyn auxane auxence avadhesh avan avani avantika avar avaz avdal
aveline averardo aviel avigaelle avis avital avluc avni avoye avram avril avsar awar awaz awero awesi axeline axelle
axenia axinte ayaan ayah ayan ayana ayanda ayas ayaz aybalta ayban aybars aybeg aydan aydarkagan aydemir ayden aydogan
aydogdu aydogmus ayebatari ayem aygul aygun ayhan ayinde ayinke ayize aykagan aykal aykan aykurt aykut ayla aylan
ayleen ayline ayluc ayluctarkan ayma ayman aymane aymard aymardine aymen aymeric aymon aymonde aynur ayodeji ayodele
ayoka ayomide ayomikun ayotude ayoub ayren ayruk aysar ayse aytac aytak aytekin aytug ayushmati ayvaz azad azak azalea
azalee azamat azban azeglio azelia azelie azeline azelio azer azgan azganaz azime aziza azizhan azmi azra azubuike
azzurra baaba baala baalaaditya baalagopaal babacan babacar babasola babatunde babatunji babawale babeta babette
babila babur bacara baccayman bacco bacman badabul bade badis badr badruk badur bafana bafode baga bagaalp bagan bagas
bagasatulu bagatarkan bagatengrikagan bagatur bagaturcigsi bagaturgerey bagaturipi bagatursepi bagdagul bagiya bagtas
bagus bagya bahar bahodir bahri bahriddin bahrom bahtiyar bahula bahuraksa bahuwarna bahuwirya baidehi baijayanti
bailee bajragin bakagul bakary bakda bakhtiyor baki bakiadi bakianto bakidin bakijan bakiman bakiono bakti baktiadi
baktianto baktiono bakula balaaditya balaban balachandra baladitya balagopal balagovind balaka balakatay balamani
balamantri balangga balapati balazs balcar baldassarre balderico baldo baldomero baldovino baldu balgopal balidin
balijan balint balta baltar baltazar baltur bambang bambina banara banawa banawi bancar bandhu bandhul banel bangizwe
bangu banji bankim bankimchandra bankole banna banu banuta bara baraktore baran barbala barbarigo barbe barbeg barboga
barbol barbora barbro barbu barbulsun barca barcadogdu barcadogmus barcadurdu barcadurmus barcan barcatoyun barchinoy
bardo bardomiano bargan barica baris barkan barkdogdu barkdogmus barkdurdu barkdurmus barlas barmaklak barman barnaba
barnabas barnabe barnaby barno barsaba barsbeg barsboga barsgan barsimeo barskan barsurungu barthelemy bartholome
bartholomew bartimee bartolo bartolomea bartolomej bartolomeo bartolomeu bartu basademir basak basan basanti
basanyalavac basar basarab basat basbug basgan basile basileo basilia basilio basilisse baskurt basma bassiano
bassilla bastar bastiaan bastian bastiano bastien bastugrul basu basut bathilde batilda batrak battal batu batuhan
batuk batur baturalp baucido baudouin bawer baya bayancar bayankagan bayat baybars baybicen bayboga baybora baybure
baydar baydemir baydur baykal baykara baykoca baykuzu baylee baymunke bayna baynal baypure bayrac bayrak bayram bayruk
baysungur baytara baytas bayuncur bayur bayurku bayutmus bayuttu bazil bazyli beate beato beatrico beatrix beatriz
beatrycze beatus beaulah bebe beceapa beckem bedir bedirhan bediz bedran bedreddin bedri bedrich bedriska begarslan
begbars begbilgeciksin begboga begcur begdemir begdilli begdurmus begi begil begine begitutuk begkulu beglen begni
begoyim begtas begtegin begtuzun behcet behic behlul behram behrem behruz behzat bekbekec bekec bekecarslan
bekecarslantegin bekectegin beker bekir beklemis bekmurod bektas bektur belcim belcir belek belemir belgi belguc
belimir belina bellino belma belo beltir beltramo beltun benadik bence bende bendeguz benedek benedetta benedetto
benedicte benedikt benedikta benedita benedykt benett bengi bengt bengu beniamin beniamina beniamino benice benicio
benigna benigne benigno benja benjamim benli benlidemir bennet bennie benno benone bente benthe benvenuta benvenuto
benyamin bera beranger berangere berard berardo berat bercem berceste bercin berdan berdibeg berend berendey
berengario berenice berenico berenika berfin berginsenge bergu berinay berislav berit beritan berivan berk berkan
berkay berke berkin berkis berkyaruk bermek bernadetta bernadette bernadine bernarda berneice bernice berniece bernita
beronico berran berre berta bertalan berthe berti bertille bertilo berto bertold bertolda bertoldo bertolfo berva
beryl besar besentegin beser besim besir besra betania betemir beti betina betta bette bettie bettina bettye beulah
beuve beya beyizci beyrek beyrem bhaanumati bhaasvan bhaaswar bhadra bhadrak bhadraksh bhadran bhagavaan bhagirathi
bhagvan bhagwanti bhagwati bhamini bhanumati bharadwaj bharat bhardwaj bhargava bhargavi bhasvan bhaswar bhaumik
bhavani bhaves bheeshma bhekimuzi bhekizizwe bhekumbuso bhilangana bhima bhisham bhishma bhoj bhoopat bhoopati
bhooshan bhooshit bhramar bhudev bhudeva bhupati bhupen bhushan bhushit bhuvanesh bhuvaneshwar biagio bianka bibek
bibi bibiana bibianna bibiano biborka bice bicek bigna bijay bikash bilal bilel bilge bilgebayuncur bilgebeg
bilgeciksin bilgekagan bilgekan bilgekulucur bilgekutluk bilgetacam bilgetardu bilgetegin bilgetonyukuk bilgez bilgic
bilgin bilig biligkongulsengun bilik biljana bilol bilva bilwa bina binafsha binbegi bindir bindo bineta bino binta
bintou birane birdie birgita birgitta birgitte birino birjesh birol bisenija biserka bishal bishnu bivoj bjarne
blagica blagoje blahomil blahomila blahomir blahomira blahoslav blahoslava blaise blandine blanduzia blanka blaz
blazej blazena boas boaz boban bobana bobbi bobur bodhan bodhi bodi boet boga bogac bogacuk bogdan bogdana bogde boge
boglarka bogoljub bogu bohdan bohdana bohemond bohuchval bohumil bohumila bohumir bohumira bohun bohuna bohus bohuse
bohuslav bohuslava bojan bojana bojislava bokde boke bolatito boldaz boldizsar bolemir bolen boleslav boleslava
boleslavs bolmus bolsun bolun boluwatife bonagiunta bonaldo bonaventura bonavita boncuk bonek bonge bonginkosi bongul
bongulboga bonifac boniface bonifacio bonita bonito bora boran borbala borcul borek borislav borislava borivoj
borivoje borjan borka borko borlukcu borna bornak boroka bortecine bortolo boru borubars borusengun borut borys
bosiljka bosko botan botir botond bouba boubacar boubou bouchard bouchra boyan boyankulu boylabaga boylabagatarkan
boylakutlutarkan boza bozan bozboru bozdogan bozena bozetech bozetecha bozica bozidar bozidara bozislav bozkurt bozkus
bozok bradly bradut braeden brahim brahma brahmaanand brahmabrata brahmanandam brahmdev brajan brajen brajendra
brajesh brancaleone brandi brando brandusa brandyn branimir branimira branislav branislava branka brankica branko
brannon branson bratislav braulio braxton brayan breana breanna breanne brenden brendon brenn brenna brennon breno
bretislav bretislava bria briac briana brianne brice bridgette bridie brielle brieuc brigida brigita brigito brigitta
brigitte brijesh brionna brisa brita britt broderick bronagh bronislav bronislava bronislavs bruna brune brunehaut
brunehilde brunhilda brunilde bruto bryana brycen brygida bryon bucan buchi bucur budag budak buddhana budhil budi
budimir budislav budivoj budunlu budus budustudun buford bugday bugduz bugduzemen buge bugra bugrakarakagan bugu
bugubilge buhle bukak bukaktutuk bukduz buke bukebuyrac bukebuyruc bukey bukola buktegin bukusboga bulacapan bulah
bulak bulan buldur bulent bulgak bulmaz bulmus buluc bulug buluk bulus bulut bumen bunmi bunsuz bunul bunyamin burak
burcak burdette bure burgucan burgut burhan burhon burkay burkek burkut burley burluk burnice burslan burulday burulgu
burunduk busayo busisiwe busulgan butak butuk buyan buyancuk buyandemir buyankara buyat buyrac buyruc buyruk buzac
buzactutuk bystrik caba cabdar cabus caetana cafer cagak cagan cagatay cagdas cager cagla caglar caglayan cagru cahid
cahya cahyadi cahyanto cahyo cahyono caino caio caitlyn caius caket cakrabirawa cakrabuana cakrajiya cakrawala
cakrawangsa calanico calapkulu calcedonio calebe caleigh cali calin calina calista calixte callisto calogera calogero
calpurnia camelia camelien camil camila camilia camillien camillo camren camron camryn camylle cana canalp candar
candelario candice candida candide candido candra candrakanta canel caner cangul cankan cannur cansel cansu cantemir
cantidio canziano caoimhe capa capitolina capucine caraka caribert caridad carina carine carissa carlee carles carley
carli carlie carlijn carloman carlota carloto carlotta carmela carmella carmelo carmina carminho carmo carna carola
carolanne carolin carolyne caronte carponio carub carys casandra casian casiana casilda casimer casimira casimiro
caslav caspar cassandre cassiano cassien cassio cassiopea cassiopee castille casto cataldo cataleya catalin catarina
catena catharina catharine cathrine cathryn catinca cato catrin catrina catrinel catriona catullo catur caturangga
caua cavid cawisadi cawisono cawuk cayadi cayla cazimir ceasar cebe ceca cecco cecelia cecep cecile cecilie cecilio
cecylia cecyliusz cedomir cedrick cedrik cedrin celal celaleddin celasun celen celestin celestina celestine celestino
celestyn celestyna celian celie celien celik celil celina celinia celso cemal cemali cemani cemen cemeti cemgen cemil
cemplunk cene cenek cengkal cengkir cenk cenka cerasela ceren cerise cerys cesaire cesario cesminaz cestmir cestmira
cetin cetinel cetiner cevahir cevat ceyda ceyhun ceykun ceyla ceylan ceylin ceylinaz cezar cezara cezary cezmi
chaanakya chaaruchandra chadd chadrick chahine chahinez chai chaim chaima chaitan chakor chakradhar chakravartee
chakravarti chakrika chanakya chanda chandak chandan chandani chandi chandini chandira chandni chandraayan
chandrabhaga chandrabhan chandradev chandrakala chandraketu chandrakin chandramani chandramauli chandramohan chandran
chandranath chandrani chandraprabha chandraswaroopa chandravati chanel chanelle chapal chapala charak charl charlaine
charleen charlene charli charline charlize charlotta charly charuchandra charumati charuvrat charvi chasity chaten
chatur chatura chaturaanan chaturbhuj chauncey chaya chayenne chayma chaz cheick cheikh cheikhou chekhouna chelsey
chelsie cherechi cherif cherubino chesley chetan chetanaanand cheyanne chiaffredo chiamaka chidaakaash chidaatma
chidambar chidambaram chidananda childebert chilperic chimamanda chinmayanand chinmayananda chinyere chira chiranjeev
chiranjeeve chiril chirill chirine chisom chitraksh chitrali chitramala chitrangada chizoba chrabros chraniboj
chranibor chranislav chranislava chretien christa christelle christer christiaan christiana christiane christiano
christin christodule christoffer christop chrudos chrysole chrysostome chukwu chval chyna ciaobella ciaran cicek cicem
cici cielo cierra cigdem cihad cihan cihangir cihansah cilay cilenti ciler cillian cilvenaz cimen cino cinta cinthia
cinzia ciprian cipriana cipriano cirano ciriaco ciril cirilla cirillo cirino ciro cise cisem cisil cistoslav
cistoslava citlalli citra civan ciya claas claes clarabelle clarenzio clarice clarisa clarisse claud claudie claudien
claudine claudiu clavdia clea cleandre cleandro clelia clelie clemence clemente clementina clementine clemenzia
clemmie cleo cleofe cleonico cleophee cleora clery cleta cletus cleve climaco clinio clio clodomiro clodoveo cloe
clorinda clotaire clothilde clotilde clovis cloyd cobulmak coby cocukboru codin codrin codrina codrut codruta coen
cointa cokramayul colette coline colins collien colm colman colmanno colmazio colomba colombano colombe colpan colten
colu concetta concetto conchita concordio consolata constanca constanta constantia constantina constatin consuela
consuelo coralia coralie coraline corbiniano cordelia cordell cordia cordie corene coreno corentin corentine corina
corine corinna coriolano cornel cornelia cornelio cornelis corneliu cornelius coronato corrado corrine cortez cortney
corto corvin cosima cosimo coskun coskuner cosma cosmin cosmina costache costante costantino costanza costanzo costel
costin coty coumba cremenzio crenguta creola crescente crescenzia crescenzio crespignano cressida crin crina crispin
crispino cristal cristaldo cristea cristian cristiana cristiano cristin cristobal cristofor cristoforo cristopher
crocefissa crocefisso cronida crystel csaba csanad csenge csongor ctibor ctibora ctirad ctirada ctislav ctislava
cubeyr cumhur cunegonda cuneyt cuniberto cupido cuzia cvetka cvijan cvijetin cydney cyntie cyprian cyprien cyra cyrian
cyriaque cyrielle cyrila cyrille cyrine cyryl daan daantje dabiziv dacian daciana daciano dacin dacio dada dadap dadi
dado daevi daevika dafina dafne dafydd dagel daghan dagmara dagoberto dags dahlia daiana daija dainuvite daisha daiwik
dajana daksha dakshayani daley dalia dalibor dalibora daliborka dalida dalie dalila dalima daliman dalimil dalimila
dalimin dalimir dalimira daliono dalla dallin dalmazio damar damaris damaso damayanti dameon damiana damiano damife
damil damilare damilola damin damion damir damjan damjanka damla damocle damodara damola damu danae danang dandak
dandapaani dandre dangelo dania danial danica daniele daniella danielo daniil danijel danijela danika danil danila
danilo danio danique daniswara danjuma danka danko dannie danu danuja danuse danuta dany danyka danyl daouda daphnee
daphney dara darasimi darek daren daria darian dariana dariati darie darien darija darijan darimin darin darina darine
darinka darion daris dariusz darja darko darla darleen darlene darmaji darman darmana darmanto darnell daron darragh
darrel darrick darrin darrion darron darshan darshwana darsirah darta dartono daru daruna daryani dasa dashawn dasia
datta daver davi davida davide davids davin davina davino davion davon davonte davor davorin davriya davron davud
dayaamay dayaananda dayaanidhi dayamayee dayan dayana dayane dayna dayne deangelo deanna debora decebal decimo dedric
dedrick deeksha deen deenabandhu deepak deepali deepan deepankar deependra deepesh deepika deeptanshu deeptendu
deeptiman deeptimay deeptimayee deeptimoy deeptimoyee deevakar defne degna deion deja dejah dejan dejana dejon dejuan
delal delbert delfina delfino delia delie delinda delizia delmer delores delpha delphia delphin delphine demarco
demarcus demario demba demet demeter demetra demetria demetrio demetris demetriusz demilade demiralp demirhan
democrito demond demostene dena deneval denisa denisz deniz denizalp deodata deodato deon deondre deontae deonte
depold dereck derick derin deron dersim dervis derya desanka desdemona deshaun deshawn desiderata desiderato desiderio
desimir desiree despina dessie destan destany deste destin destinee destiney destini detmar detrich devadatt devagya
devajyoti devak devan devangana devani devante devasree devdan deven devesh deveshwar devonte devota devran devvrat
devyn dewayne dewitt dexx dezider dhaanyalakshmi dhana dhanadeepa dhanalakshmi dhananjay dhanapati dhanesh dhanpati
dhanu dhanvin dhara dharani dharitri dharmaketu dhatri dhruv dhyanesh dhyaneshwar diah diamante dian dianna dianne
dianora diar diara diarra dicle diclehan dida didem didier didimo didina diede dieke dieudonne dieudonnee dieynaba
digambar digambara digdaya dijana dikmen diksha dilafruz dilan dilara dilaver dilay dilbar dilber dilberay dildar
dildora dilek diler diletta dilfuza dilhan dillan dilmurod dilnoza dilorom dilovan dilrabo dilruba dimas dimaz
dimitrii dimitrij dimitrije dimitrina dinakar dinc dincer dinda dinesh dinis dinkar dinu diocleziano diodata diodoro
diogene diogo diomede dione dionigi dionisia dionisio dionizy dionyz dionyzos dior dipa dipali dipankar dipendra
dipesh diptendu direnc diri dirja diroj dirok dita ditya divaakar divakar divis diviska divjot divna divo divya diyor
diyora dizik djayden djeneba djenna djibril dluhos dmitrii dobrava dobrila dobromil dobromila dobromir dobromira
dobroslav dobroslava dochia doda dodato dodo dogan doganay doganer dogu doina doinita dolunay domagoj domen domenic
domenica domenick domenik domezio dominick dominika domitille domiziano domnica donalda donaldo donat donata donatella
donatello donato donavon dondu donka donny dono dorana dorcas dorel doriana doriane doriano dorica dorin dorina dorine
dorinel dorit dorka dorli dorota dorotea doroteja doroteo dorothee dorottya dorris dortha dorthe dorthy doru doubrava
doubravka douce dounia douwe dovie dovud doyinsola draga dragan dragana dragica draginja dragisa drago dragoje
dragojlo dragoljub dragomir dragos dragoslav dragutin drahomil drahomila drahomir drahomira drahon drahos drahoslav
drahoslava drahotin drahotina drahuse drahutin drajat draupadi draza drazen dren dries drina driss dron drona druina
drzimir drzislav duanne duarte dubravka dubravko duccio duco ducu duduzile duilio duje dujo dulari dulce dulcinea
dulina dumisani dumitra dumitrana dumitrita dumitru dundar dunja dunya durante durdane durdona durgeshwari durmus
durodola durriye duru dururbunsuz durward dusan dusana dusanka dusica duska dusko duuk duygu dwaipayan dwaipayana
dwayne dyah dylano dyna dzile dzirkstite earlene earline earnestine ebba eberardo ebiere ebin ebiowei ebren ebru
ebunoluwa ebuzer ecaterina ecclesio ecehan ecem ecevit ecmel ecrin ecvet edda eddi edelberga edgard edgardo edgaro
edgars edhem edil edilberto edita edite editta ediz edmee edmondo edoardo eduarda eduards edvard edvarda edvige edvin
edvins edwardo edwina edyta edyth edythe edzus eefje eekalabya eero eeva effie efim efimia efisio efken eflah efraim
efrain efrem efren efrosinia efsun eftalya eftimia eftimie egemen egeo egidio egils eginardo egisto egizia eglantine
egle egmont egon egona egor egrim einar einars eino eirik eizens ekaaksh ekadant ekaksh ekalavya ekaling ekaparnika
ekdant ekec ekim ekin ekmel ekow ekrem ekundayo eladio elaide elaina elakshi elanur elbek elbert elcin elda eldon
eldor eldora eldred eldridge elea eleanora eleanore eleazar electa elektra elene elenor elenora eleonora eleonore
eleonoro elettra eleuterio eleuthere elfrida elfrieda elia eliabeth eliah eliahou elian eliana eliane eliano eliasz
elide elie eliel eliette eliezer elifio eligio elija elimena elin elina eline elinor elinore elio eliodoro elion
eliona elior eliott elisabet elisabeta elisabetta elisaveta elisea elisee eliseo elisha elisio eliska elissa elita
elizabet elizabeta elizabeto elizaveta elize elizej elizeus elizo elka elkin ellada elli ellsworth elly elma elmar
elmars elmas elmira elmo elmore elmurod elna elnora elnur eloa eloan eloane elodia elodie elody elogio eloi eloisa
elon elona elone elora elouan elouise eloy elpidio elroy elsbeth elta elti eluh elva elvan elvera elvezio elvia elvie
elvin elvina elvino elvira elvire elwin elwira elwyn elya elyanora elyas elyes elyne elynn elyor elyse elyssa elza
elzbieta elzear eman emanoil emanuela emanuele emanuelly emanuil emas embuh emced emel emelia emelie emeline emely
emerance emerencie emeric emerich emese emidio emie emiel emiko emili emilian emiliana emiliano emilie emilien emilija
emilijan emils emin emirhan emmalee emmanuelle emmelie emmely emmerico emmet emmi emmie emmitt emna emong empirio
empluk emrah emre emrullah enakshi endah ender enderun endra endrigo enea enecone enes engelbert engin enguerrand enid
enie enimia enio eniola enis enise enna ennio enno enola enora enos enrica ensar ensio enteng enver enya enyo eoghan
ephraim epiphane eracla eraclide eraldo eralp erardo erasmo erast eray erazim erazmus erberk erberto ercan ercin
ercolano ercole ercument erda erdal erdem erdeni erdenikatun erdeniozuk erdinc erel eremia eren erenia erentuz ergene
ergenekatun ergin ergun erguner erhan erhard eriberto erick ericka erico eriks erinc erine erkam erkan erke erkki
erling erma erman ermanno ermelinda ermen ermenegarda ermenegilda ermenegildo ermes ermete ermilo erminia erminio
ermins erna ernecjo ernesta ernestina ernestine ernestino erol eron eros ersan ersilia ersin ertan erten ertenozuk
ertugrul ervin ervina ervins erwan erwann eryn esat esau esben esen esenbike eser esha eshana eshita esin esma esmee
esmeralda esmeray esmira esperanza esra esref esse essie esta esteban estefania estel estela estell estella estelle
ester estera esterina estevan estiawan estiono estrella esuperio esupofo eszter etela eterie etha ethann ethelyn ethem
ethyl etil ettie ettore eubert euclide eudes eudochia eudokia eudoksja eudora eudoxe eudoxie eufebio eufemia eufemio
eufrasia eufronio eufrosina eufrozina eugenia eugenie eugenio eugeniu eugeniusz eula eulah eulalia eulalie euna eunice
eunika euphrasie euridice eurydice eusebe eusebia eusebie eusebio eusebiu eusebius euseo eustache eustatiu eustorgio
eustosio eustracjusz eutalia eutalio evald evaldo evalds evalyn evandro evangelina evangeline evanghelina evann evar
evarist evariste evaristo evasio evdochia evdokija evelien eveliina evelin evelina eveline evelino evelyne everardo
everette evert evgheni evghenia evghenii evidio evin evodio evran evrard evremondo evren evsen evzen evzenie ewald
ewan ewatomi ewelina ewell ewen ewenn eyal eyiz eylul eymen eyram eysan eytan eythan eyup ezechiel ezechiele ezequiel
ezrak faas fabia fabiana fabiano fabie fabien fabienne fabijan fabiola fabrice fabricia fabricio fabrizio fadekemi
faderera fadi fadime fady fahrettin fahri fahriddin fahriye fahrunissa faik faiq faizah falba falih falk famiano famke
fanika fanni fannie fanta fantin fantine fanyana fara farangiz fardau farhunnisa farida faris farouk farruh faruk
fasih fathonah fatih fatim fatimata fatimo fatin fatos fatou fatouma fatoumata fausta faustin faustina faustine
faustino fausto faustyn faustyna favian faya fayen fayenne faysal fayzbek fazilat fazilet fazio fazliddin fazullah
feba febe febi febriana febrina feda fedai fedde fedele federica fedor fedora fedro fehime fehintola fehmi felice
felician feliciano felicie felicien felicita felicitas felicite feliks felina feline felipa felton femke femm fenja
fenna fenne feodor feodora feodosia ferah feramus feramuz feray ferda ferdi ferdinanda ferdinando ferdynanda ferenc
ferhan ferhat feride feridun feriel feriha ferit ferman fermiano fermin fermo fernanda ferne ferre ferruccio ferruh
feruza feryel festo fevronia fevzi feyyaz feyza feyzullah fiacre fiammetta fibikemi fidan fidel fidele fidelie
fidelius fidenziano fidenzio fieke fien fiene fiep fiete figen fiifi fikayomi fikret fikri fikriye filemon filibert
filiberto filip filipa filipe filipp filippa filiz filofteia filomen filomena filomeno filotije filou fily finbar
finia finja finnja finnley fiodor fionn fiordaliso fiore fiorella fiorenza fiorenziano fiorenzo firas firdavs firdevs
firmin fitrat fitri fitria fitriani flaminia flavia flavian flaviana flaviano flavie flavien flavio flaviu flavius
fleano fleta floare floarea flodoard floortje flor flore florea florencia florencio florencja florent florenta
florentin florentina florentine florentyn florentyna florestan floriana floriane floriano florica floridia florie
florin florina florine floris flossie floy flurin flurina foca fode folafoluwa folake folasade folashade folco folu
fortunat fortunata fortunato fortunee fosca fosco foss fotih fotima foucauld foulques frana franc franca francette
franci francia francine francisc francisca francisko francisque franciszek franciszka franjo franka frantisek
frantiska franziska freda freddy frederica frederico frederik frederike frederiko frederique fredrick fredy freeda
freek freida freja frenkie frida frido fridolin fridrich friederike frontiniano frusina fruzsina fryderyk fuat fulbert
fulberto fulcran fuldem fulden fulgence fulgenzio fulvia fulvio fulya funani funda funmilade funmilayo fureyya furio
furkan furman furseo furuzan fuscolo fusun fuzuli fynn gabi gabin gabino gabor gabriella gabrielo gabrijela gada
gadang gading gadis gaduh gaelle gaetan gaetano gaffar gagan gaglioffo gaia gaiman gaio gaja gajaadhar gajabahu
gajadhar gajana gajbaahu galak galang galar galatea galdino galeazzo galfryd galih galina galiono gallicano galuh
galur gaman gamani gamanto gambira gamblang gamze ganak ganaka ganapati ganda gandewa gandharv gandharva gandi
gandolfo ganep ganesh ganesha gangesh gangsa gangsar ganjaran gantar gara garan garance garang garda garett garik
garika garimberto garnet garnett garnier garret garrick garud garuda gaspar gaspard gaspare gasper gasti gastone
gastono gati gatien gatik gatot gatra gatsha gaud gaudenzia gaudenzio gaudino gauraang gaurang gauranga gaurav gautam
gautama gautami gauthier gautier gautiero gavino gavril gavrilo gavxar gawati gayatri gaye gayle gazanfer gazi gbadebo
gbeminiyi gbemisola gbolahan gbowoade geanina gedeon gedeone gederts geeta geetanjali gejza gelila gelin gelincik
gellert gelsomina geltrude gelu gema gemine geminiano genadij gencer generosa generoso genesia genesio gennaro
genoveffa genoveva genta gentiana gentile genziano geoffroy georgel georgeta georgette georgiana georgianna georgije
georgo geovanni geovanny geovany geralda geraldina gerarda gerardina gerardo gerasim gerasimo geraud gerazim gerazym
gerberge gerbert gerda geremia gergely gergo gerharda gerino germaine germana germano gerolamo geronimo geronzio
gerrit gerson gertrud gertruda gertrudo gervais gervasio gesualdo geta gethin gevheri geza ghaliyati ghanaanand
ghanashyam ghani ghanshyam ghenadi ghenadie ghennadi gheorghe gheorghi gheorghii gheorghina gheorghita gherardo
gherghina gherman ghislain ghita giacinta giacinto giacobbe giada giadero giambattista gian gianbattista giancarlo
giandomenico gianfranco gianina gianluca gianluigi gianmarco gianmaria gianmario gianna gianni gianpaolo gianpiero
gianpietro gianuario giasone gibran gica gicu giel gifty gigi gigliola gijs gilang gilberta gilberto gilda gildo
giliola gillo gineto ginevra ginewra gino gioacchina gioacchino giobbe gioberto gioconda giocondo gioele gioia gion
giona gionata giordano giorgia giorgian giorgiana giosue giosuele giotto giovani giovanna giovanny giove gioventino
giovenzio girardo girart giray giri girija girik girika girindra giriraaj giriraj girish girja girolamo girts gisela
gisele gisella gislebert gisselle gita gitanjali gitte giuda giuditta giuliana giuliano giulio giulitta giuseppa
giuseppina giusta giustiniano giusto gizela gizem gladyce glauco gleb glenda glenna glennie gligorije glorie gobinda
godeberta godiva goffredo gojko gokalp gokben gokboru gokce gokcegol gokcen gokcicek gokmen goknur goksin golda golia
golub gomberto gonca goncalo gondebaud gondulfo gonenc gonerio gongor gonsalwy gonthier gontran gonul gonzague gonzalo
gopaal gopal gopee gopi gorakhanatha gorakhnath gorana goranka gorazd gordan gordana gordiano gorkem gorun gosto
goswamee goswami gothard gottardo gotum goundo gouranga goutam govinda gozde gracian graciana graciela graciliano
gracja gradimir grainne gratian gratiana gratiela grato grayce grazia graziana graziano graziella grazina gregoire
gregoria gregorio greyson grga grgo grgur grigore grigori grigorije grimaldo griselda grizelda grozdana gualberto
gualtiero gubio gudakesa gudakesha gudrite gudrun guelfo guenda guendalina guenievre guerin guerrino guglielmo guher
guiberto guilhem guilhemine guilherme guillemette guillermina guiscardo guiseppe gula gulay gulbahar gulbaxor gulben
gulchexra gulcin guldem gulden guldeste gulegen gulemen gulen guler gulgun gulhan gulistan guljamol guljaxon gulnaz
gulnora gulnoza guloy gulpembe gulriz gulsen gulseren gulsora gulsum gultekin gulumser gulzira gulzoda gumesindo gumus
gunars gunay guncicek gundelinda gundogdu gundogmus guner gunes gungor gunilla guniz gunnel gunnur gunsel gunseli
gunyaruk gurbuz gurcan gurdal gurdev gurhan gurkan gurol gurpreet gursel gussie gustava gustavine gustavino guus
guusje guven guvenalp guvercin guyot guzey gvendolina gvozden gwenaelle gwendoline gwendolyn gwido gyorgy habbab habib
habil haby hacib hadi hadja hadriel hadrien hafi hafid hafsa hafshah hailee hailie haim hairyanto hajar hakan hakem
haki hakim hakon haldun haleigh halie halil halim halima halina halis halit hallie haluk hamdi hamdullah hamed hami
hamidou hamima hamit hammad hamsini hamzah hanae handan hande hanefi hanga hani hania hanifa hannabel hanne hannele
hannes hanno hannu hansjorg hanspeter hansruedi hansueli hanus haralamb haralambie hardana hardi hardouin harimurti
harinakshi harinarayan harit harita harja harjasa harjaya harjo haron haroun harouna haroune harpreet harsana harsanto
harsaya hartaka hartana harto harun haruto hasano haseki hasibi hasim hasin haskell hasmet hasna hassane hassie hasta
hastal hata hatem hatip hatouma hattab hattie hauke hava havel havla hawa hawar haya hayal hayali hayat hayati haydar
haylee hayley haylie hazan hazar hazle heber heda hedda hedelin hedi hedvig hedviga hedvigo hedvika heema heidrun
heikki hein heitor heja hektoro heleno helie helier helin helio helios helle hellen helmer heloisa heloise hendra
hendri hendrika hennes henning henrich henrick henrie henrieta henrieto henriette henrike henrique henryk henryka
heracleea herberta herluin hermenegildo hermina hermine herminia herminio hermiono hernan hershel herta hertha heru
herve heryanto hester hesti hettie heval hevi hiba hicabi hicham hidaya hidde hieronim hikmat hikmet hilaire hilal
hilar hilario hilarion hilarius hildebert hildegard hillard hillel hilma hilmi hilola himadri himani himawan himeno
himmet hincmar hipolit hipolito hippolyte hira hiranmay hiranmaya hiranya hisam hjalmar hlengiwe hojimurod hollie
homero honore honorine honorius horac horacio horacy horatiu horea horia hortense hortensia hortensie hortenzia
hortenzie horymir horymira hosea hosiyat hostimil hostimila hostimir hostimira hostislav hostislava hostivit houda
hovard hoyt hozan hrvoj hrvoje hrvojka huberto huccet hudavendigar hudayi hugues huguette hulda hulki hulusi hulya
huma humaira humay humayun humberto humeyra huner hunor hurkan hurram hurshida hursit husameddin husamettin husein
huseyin husida husnida husniya husnora husnu husrev huub huzeyfe hvalimir hvezdoslav hvezdoslava hyacint hyacinta
hyman hynek hypolit hyun iacob iacopo iacopone iacov iago iain iana iancu ianina ianira ianis ianna ianos iaroslav
iaroslava iasmina iban ibidapo ibironke ibodulloh iboja ibou ibra ibrahima ibrani ibrohim ibukunoluwa ibun icaro icha
icie icilio iclal idan idell idella idil idir idowu idris idriss idrissa ieremia ieuan ifeanyichukwu ifeoluwa iffar
iffet ifora ifunanya iginia iginio igino ignac ignacie ignacy ignat ignata ignazio ignjat igori ihsan ihtiyor ihvan
ikbal ikeme ikenna ikeoluwa iker ikhidie ikhsan ikicitoyun ikin ikrime ikrom ilai ilan ilana ilaria ilarie ilario
ilarion ilay ilayda ilbey ilbilge ilda ildebrando ildefonso ildegarda ildegonda ildika ildike ileana ilene ilenia
ilgegu ilgmars ilham ilhami ilhan ilia ilian iliana iliane ilias ilie ilies ilija ilinca ilinka ilja iljana ilkay
ilkben ilke ilker ilknur ilko ilksen ilkyaz illidio illuminato ilmari ilmars ilona ilqar ilsa ilva ilyan ilyana ilyane
ilyas ilyass ilyes ilyess ilyos ilza ilzo imad iman imane imelda imen imene imge imke immacolata immacolato immanuel
imogene imoleoluwa imrane imre imrem imrich imron inanc inara inars inaya inci incoronata indah inder indra indrikis
indro inesa inessa inez ingeborg ingeborga inger ingmars ingrida inguna inioluwa inja inka inkeri inna innocente
innocenty innocenza innocenzo inocenc inocentiu insa intan inyoni inza ioan ioana ioanina iolanda iole iolo ione ionel
ionela ionelia ionica ionne ionut iorio iosefina iosif ipek ippocrate ippolito iraida irawati irem iremide irenej
ireneo ireneus ireneusz ireno ireti iretioluwa irfan iriana iride iridenta irinc irinckol irinel irisa irma irmak
irmeli irmina irnanto iroda irsad irtis irvin irwan iryna isabeau isabela isabell isabelly isac isacco isadora isadore
isai isaia isaias isak isaure ischirione isee iseoluwa iseult ishaan ishaq ishola iside isidor isidora isidore isidoro
isidro isioma isisa islom ismael ismaele ismaelo ismaila ismerie ismet ismoil isobel isolda isom isotta isra israa
issa issac issam issiaka istvan italo itil itri itunuoluwa itzel iulia iulian iuliana iuliu iuri iurie iurii iustin
iustina iustinian ivah ivancica ivanka ivanna ivano ivanoe ivar ivek iven iveta ivetta ivica ivna ivona ivone ivonne
ivor iwan ixtiyar iyabode iyad iyadunni iyanuoluwa iyed iyinoluwa izaak izabella izaiah izaias izajasz izak izako izel
izia izidor izidora izmael izolda izoldo iztok izydor izzet izzettin jaakko jabal jabari jabulile jacek jacey jachym
jacinthe jacinto jackeline jacklyn jacky jaclyn jaco jacoba jacobo jacobus jacquelyn jacynthe jada jaden jadesola
jadon jadran jadrana jadranka jadranko jadro jadwiga jadyn jaeden jael jaelynn jaeman jaga jagadish jagadisha jagapati
jagaraga jagathi jagdeep jagdish jagica jagmeet jahnu jaida jaiden jailey jailyn jaiman jaimini jaimy jairo jais
jaivey jaka jakayla jakelino jakobino jakobo jakov jakuba jakubina jakubka jale jaleel jalen jalil jalol jalon jalou
jalyn jamaal jamalia jamar jamarcus jamel jamey jamil jamila jamir jamiro jamison jammie jamol jamshid janae janaina
janek janelle janessa janeta janez jani janica janick janie janin janina janis janiya janja janjo janka janko janna
jannah janne jannek jannes janni jannie jannik jannis jano janos janosch janusz jany japhet jaquan jaquelin jaqueline
jara jaren jarmil jarmila jarne jarno jaro jarod jarolim jarolima jaromil jaromir jaromira jaron jaroslav jaroslava
jarred jarrell jarret jarrod jarwa jarwadi jarwi jasen jasenko jasin jasmani jasmijn jasmina jasna jasnena jaspreet
jassem jassim jasur jaswadi jati jatmiko jaunita jautrite javas javi javlon javohir javon javonte jawad jawed jaxon
jaxx jayadi jayce jaycee jayda jayde jayden jaydon jayeng jaylan jaylano jaylen jaylin jaylinn jaylon jayme jayson
jayvano jazeps jazlyn jazmin jazmyn jazmyne jazzlyn jazzlynn jeana jeanie jeannel jeannette jeannie jeannot jedediah
jedidiah jefferey jeffery jeffry jefri jefta jehanne jekabs jela jelica jelisaveta jelita jelka jella jelle jelmer
jelte jenel jenifer jennah jennyfer jenovefa jente jeppe jerad jerald jeramie jeramy jerel jeremi jeremias jeremiasz
jeremie jergus jermain jermaine jermey jernej jerod jeromo jeromy jeronimo jeronym jerrell jerrod jerrold jerzy jesa
jesika jessika jesslyn jesslynn jessy jessyca jette jettie jevgenijs jevon jevrosima jewell jezdimir jibril jidde
jihane jilji jimena jimram jinane jinawi jindra jindrich jindriska jinte jinthe jiri jirina jisoo jitender jitendra
jitka jiyan joah joakim joakimo joanie joann joannie joanny joany joaquim joas jocasta jocelyne jocjo jodi jodie
joelina joeline joelle joep joes joesph johana johancjo johanino johanne johano johathan johnathan johnathon johnpaul
joko jolana jolanda jolanta jolayemi joleen jolie jolien jolijn jolin jolina joline jona jonatan jonatano jonathon
jonna jono jonte joojo joost jordana jordane jordi jordon jordy jordyn jorg jorga jorgen jorin joris jorn jorrit jort
joscha joschua josefa josefien josefin josefina josep josephin josette joshuah josiane josianne josiko josip josipa
josko joso josse josselin jost josua josue josuo josy joud jourdain jovan jovana jovani jovanka jovanny jovany jovin
joya joza joze jozefa jozefina jozefino jozefo jozica jozsef jozue juana juanita juda judicael judita judite judito
judson judyta jugoslav juha juhani juho jukka jula julan jule juli juliane julianne julide julienne julieta julieto
juliino julija julijana julijs julika julina julita juliusz jumadi jumagul jumari juna junayd junius junon juraj jure
jurg jurgis juri jurre jurriaan jusma jusra juste justen justeno justina juston justus justyn jusuf juta juul juvenal
juwan juwon jyoti jyotis jyotsana kaan kaarina kaat kabil kacey kaci kacie kacper kacung kadem kaden kader kadiatou
kadidia kadidiatou kadin kadir kadrican kadriye kady kaela kaelyn kagan kagiso kahina kaia kailash kailee kailey
kailyn kaina kairav kais kaitlin kaja kajen kajetan kale kalea kaleb kaleigh kalender kalervo kalevi kaley kalidou
kalim kalinda kalinik kalistrat kalle kallie kalpana kalyani kama kamala kamalesh kamaria kambali kamber kamel kamelya
kameron kamidin kamil kamile kamilla kamille kamla kamlesh kamol kamola kamoliddin kamran kamren kamron kamryn kamuran
kanak kanaka kanchan kanda kani kania kanishka kannan kannen kanti kapgar karaca karahan karak karam karamba karamoko
karan kardi karelle kariane karianne karima karimah kariman karina karine karja karla karlee karley karli karlie
karlijn karlis karlo karlotta karman karmela karmen karmeno karna karol karolann karoliina karoline karolino karolo
karsa karsana karson karta karthik kartik kartika karunanidhi karya kasandra kasey kashyap kashyapi kasian kasim
kasiran kasiyah kaspar kasper kassandra kassim kastor kasusra katariina katelin katell katelyn katelynn katerina
katerino katheryn kathlyn kathrin kathrine kathryne katia katica katija katina katlyn katlynn katrine katryn kattie
katun kavita kavon kawa kawaca kawaya kawtar kaya kayaalp kayca kaycee kayden kaylah kaylee kayley kayli kayliah
kaylie kaylin kayna kaynak kayode kayra kays kayun kazanc kazi kazimierz kazimir kazimira kazkatun keagan keano keanu
keara keaton keba keegan keeley keely keerti kees keet kehinde keira keisha keji kekik keklik keles kellen kelli
kellie kelsi kelsie kelton kelya kelyan kemal kemalettin kemba kemi kenan kenari kende kenes kenna kennedi kennith
keno kensi kenyatta kenyon kenza kenzi kenzie kenzo kenzy keon kepez keramet kerami kerem keremsah keren kerim kerstin
keshaun keshawn kesme kessaf ketsia keven kevon kevser keyan keyken keyla keyon keyshawn kezia kezlik kgabu
khadidiatou khadidja khadim khady khalid khalil khanyisile khem khethiwe khoudia khulekani kian kiana kiandra kianna
kiano kiarra kiera kika kikelomo kiki kiley kilian killian kilyan kimi kimo kincso kine kinga kirana kiraz kirilo
kirstin kirti kiyan kjeld kjell klaas klanjo klara klarencjusz klaro klaudia klaudian klaudie klaudino klaudius
klaudiusz klaudo klavs klea kleber klemen klemens klement klementina klementino klementyna kleopatra kleopatro kliment
klitemnestro klotildo klotylda knut knuto koby kocer kody koen kojo koko koksal kolawole kolby kole koleta koloman
kolombin kolombina kolos kolumban kolumbin kolumbina komil komila komron konrads konstance konstancie konstancja
konstantins konstanty konstantyn konsuela konzuela kopano kora koralia koray korbin korbinian kordula korede korey
korina korinna korkut kornel korneli kornelia kornelie kornelius korneliusz kory kosma kosmas kosta kraig krasava
krasomil krasomila krasoslav kresimir kresomysl kreuzo krijn krimhildo krishnadas krishnadasa krisjanis kriss krista
kristan kristi kristian kristiana kristians kristie kristiina kristijan kristine kristino kristjan kristof kristofer
kristoffer kristopher kristy kristyna krisztian krisztofer krsto kruno krunoslav kryspin krystal krystel krystian
krystina krystof krystyna ksantipo ksawera ksawery ksenia ksenija ksenofont kubad kubat kubilay kubra kubura kuddusi
kujoe kumari kumru kumuda kumush kuncara kunhuta kunthara kurnia kursad kurtis kusuma kutbettin kuzey kuzman kveta
kveton kvetos kvetoslav kvetoslava kvetuse kvido kwabena kwadwo kwaku kwamena kwasi kweku kwesi kwintyn kyan kyano
kyara kyla kylee kyleigh kyler kylian kyliann kyllian kyllikki kyra laal labuh lacramioara lada ladarius ladina
ladislao ladislau ladislav ladislava ladji laetitia lahna laia laisha lajos laksana lakshman lakshmi lakshmidhar
lakshminath laksita lala lale lalie lalita lamberto lamia lamih lamine lamont lanang lancelot lancilotto landen lander
landolfo landry laney lanfranco langa langgeng lanjar lantar lapo laras larina larisa larissa laron larue larysa
lascar lasma lasmanto lasmono lassana lasse laswi latif latifa latife latika latofat laurane laure laureen laureline
laurenc laurencie laurencja laurencjusz laurenco laurene laurens laurentia laurentino laurentiu laurenty laurentyna
laurenz lauretta lauri laurian lauriane laurianne lauriano laurin laurine lauro laury lauryn lautone lavada lavanya
lavern laverna laverne lavina lavinia lavinio lavize lavon lavonne lawrencia laxman laxmi layana layanah laylo lazar
lazare lazaro lazarz laziz lazzaro leana leander leandr leandra leandre leandro leane leann leanna leano leart leatha
leda ledion leela leelou leena leendert lega legawa lehna leia leif leilani leina lejla leke lela lelah lelia leman
lembah lemide lempi lemuel lene leni lenia lenja lenka lenn lenna lennard lennart lenne lennert lenni lennie lenora
lenore leny lenya leodegar leokadie leola leonel leonhard leoni leonia leonida leonidas leonids leonilda leonio leonis
leonne leono leonor leonora leonore leontin leontina leontine leontyn leontyna leonzio leopardo leopolda leopoldina
leopoldine leopoldino leopoldo leopoldyna leora leos leposava lera lerato lere lerzan lesana lesek lesly lessie
lestari leta letha leticie letitia letizia letterio leufroy levana levent levente levio levke levoslav lewin lexus
leya leyan leyla leyna liah lian liana liara lias liba libbie libena liberata liberato liberatore libere liberio
libero liberto libor libora liboria liborio liboslav liboslava libusa libuse lica licia lida lidania lidija lidio
lidmila lidya lieke lien liene lietald lieto lieuwe lieve lieze ligia liisa liksma lilan lilas lili lilia lilian
liliana liliane lilianna lilie lilien lilio liliya lilla lilli lilliana lillie lilou lilwenn lilya lilyan liman limar
linde linett linh linn linne linnea linnie lino linoi linoy lintang linus linwood lioara lior liora lirik liron lirone
lisandro lisann lisanne lisbeth lise lisette lison lital litzy liuba liubov liubovi liudmila liusea liva livia liviana
livie livija livino livio liviu livius liya liyah liyam liyan liyana lizbeth lize lizeth lizz lizzy ljiljana ljuba
ljubica ljubisa ljubomir ljudevit llewellyn loane lobar lodovica lodovico loek loes loet lohan loic loise lolade
lolita loma longin lonie lonnie lonny lonzo lora loraine lorcan loredana loreen lorelei lorella lorena lorenc lorene
loreno lorenz lorenza loreta lorian loriana lorik lorin lorine loris lorrain lota lotar lothaire lothar lott lotta
lotti lottie loua louan louane louann louay loubna louca louison louka loula louna lounis loup lourdes lourenco
louvenia lova lovisa lovorka lovro lowie loyce luan luana lubica lubin lubomir lubomira lubor lubos luboslav luboslava
lucca lucentiu luciana lucica lucienne lucija lucijan lucile lucilla lucio lucious lucja lucjan lucretia lucretiu
lucrezia ludano ludek ludie ludise ludivine ludivoj ludka ludmila ludolphe ludomil ludomila ludomir ludomira ludoslav
ludoslava ludovic ludovica ludovico ludovikino ludoviko ludovit ludvig ludvik ludvika ludwik ludwika luella luena
luhung luigia luise luiz luiza luize lujza lukasz lukhona lukita lukman luko lukrecie lukrecius lula luluh lulut
luminita luminosa lumir lumira lune lungelo lungu lupe lura lurhur lurline lutfan lutfi lutfiya lutfullah lutfulloh
luthfi lutibor lutobor lutz luuk luus luwar luwes luzie lwandle lyam lyan lyana lyda lydie lyes lykke lyla lylia lylou
lyna lynda lyne lynette lysanne maad maaike maan maarit maartje maas maayane mabela mabelle mable mabruk maca macaire
macaria macario maccabeo maceo macey maci macie mactar madalena madalin madalina madaline madalyn maddalena maddison
madelief madelyn madelynn madge madhuri madid madie madilyn madina madisen madisyn madita madlaina madleen madlen mads
mady madyson maegan mael maelie maeline maelis maelle maely maelyne maelys maes maeva mafalda maffeo magali magdalen
magdaleno maggiorino magno maguelone maguette mahamadou mahan mahault mahaut mahdi mahe mahendra maher mahesa mahesh
maheswar mahfud mahir mahmut mahrus mahulena mahzan mahzun maica maida maik maike maila mailin mailo maily mailys
maimouna maimunah maina maiorico maira maire mairi maisie maissa maissane maite maiwenn maiya maja majda makan makar
makara makary makayla makenna makenzie makhtar makinwa maks maksim maksimo makso maksud maksym maksymilian makuta
malachi malak malati malco malea malek malena malene malia malick malika malin malina malinda malisa mallaury mallie
malo malou maloxat malte malthe malti malvina malvine malvino malwina mamadou mamady maman mamante mamert mamie
mamoudou mamour manah manal manar manasse manca mancio manda mandaakin mandakini mandla manel manelle manetto manfredo
mangala mangalya manik manikya manil manilio manisha manjo manjusha manley manlio manoah manoj manole manon manona
mansour mansueto mansur mansvet manu manuele maphikelela maqsud marah maram marana maras marat marceau marceli
marcelin marcelina marceline marcelino marcell marcella marcelle marcello marcellus marcheta marciano marcin marcis
marcu mardon mareike mareme maren marena mareta marga margana margareta margarete margareto margarett margaretta
margarette margarida margaux margers margherita margie margit margita margo margret margrit margrith mariadi mariah
mariama mariame mariane marianna maribel marica maricarmen maricica marieke mariela mariella marielle mariem marieme
marieta marietta marija marijan marijana marijn marika marilena marilie marilou marilu marilyne marinela marinella
marinetta marinjo marinko marinus marioara mariola marisol marit marita marite maritza mariuca marja marjan marjane
marjatta marjeta marjolaine marjory marketa markika markku marla marlee marleen marlen marlena marli marlie marlies
marlin marlis marlo marly marnie marolo maros marouane marques marquise marrit marsha marsito marsudi martaka martana
martani marte marten marteno marthe martim martine martino marton martti martyna marut maruta marwa marwan marwane
marwata marwen marwin maryadi maryann maryanto maryjane marylou maryna maryse marzia marzio masa mashxura masinka
massamba massima massimiliano massinissa matan matar matei matej mateja mateus matheo matheus mathijs mathilda mathis
mathurin mathuys mathys matias matija matilde matis matiss matisse matjaz matko mato matous matroniano mattea mattes
mattheo matthieu matthijs matthis matti mattia mattias mattie mattis matus matyas matylda matys matz maude maudie
maugis maura mauricette mauricio maurilio maurine maurits maurizio mauro maurycy mavdud mavis mavlon mavluda mawuena
mawusi maxbuba maxellende maxence maxens maxfuza maxie maxima maximiliano maximilien maximillia maximillian maximo
maxine maxmilian maxsuma mayane mayar maybell maybelle maye mayeul mayla mayline maylis maymie mayoor mayra maysa
mayson mayssa mayte mazbut mazhar mazie mazlum mbalienhle mbaye mckayla meagan meaghan mecislav mecislava meda medard
medardo medea mederic medine medoro medoune medya meena meenakshi meera mees megane meggie meghan meghnad meghnath
mehdi mehriban mehtap meik meike meire meissa mekhi melani melania melanio melany melba melchiade melchior melchiorre
melda melek melenija melezio melia melichar melih melike meliksah melina meline melis melisa melisande melissandre
melita melitina melle mellie mellina melnic melodi melodie mels meltem melusine melvil melvina melvyn melyna melyssa
memduh menahem menaka menardo mence mendel menelao meneo menka menno mennone menodora meral mercede mercia mercurio
merel merete meriam meric meriem merih merijn merjem merl merle merovee mert mertie merve mervin merwan meryam meryem
meryl messalina mestan mesut mete metello metin metod metodej metra metrofane mette mevlut meyra mhambi mica micael
micaela micha michala michale michalina micheal michela micheline micjo mickael midas mieke miel miha mihael mihaela
mihai mihail mihailo mihajlo mihaly mihnea mihriban mija mijat mikaela mikail mikayla mikel mikelis mikkel mikki mikko
miklos mikolaj mikolas mikulas milada miladin milana milanka milanko milena mileta miley milhan milic milica milik
milisav milivoj miljan miljana miljenko milka milla mille millicent milly milojica milomir milon milorad miloslav
miloslava milota milou milous milovan milovin milred miluse milutin mima mimma mimo minakshi mindy minervina minervino
minh mink minka minna minodora mioara miodrag miomir mirabela mirac miran miray miraziz mircea mirco mireille mirek
mirela mirella mireya miriama miriamo mirja mirjana mirka mirkelam mirko mirna miro mirocleto miromil miromila miron
mirona miroslav miroslava mirre mirta mirte mirthe mirtil mirto miruna mirziyo misa misael misaele misbah mischa misko
mislav mitar mitchel mithat mitica mitja mitra mitrut mittie miya mizgin mlad mladen mnata mnislav mnislava mobolaji
moche moctar modesta modesto modibo modou modrite modupe mody mofifoluwa mohamad mohamadou mohana mohinder mohini
mohir moise moises moisette mojca mojisola mojisoluwa mojmir mojzesz mojzis mollie momir momira monaldo monalisa
moniko monitore monserrat monserrate monvids moos moradeke morayo morena morenike morgana morgane moriah moric moris
morne morolake morten mory mose moseo mosinmileoluwa mossie mosunmola motunrayo mouctar mouhamadou mouhamed mouhameth
mouhammadou moussa moustafa moustapha moxidil moxigul moxina moxinur moxira moyosore mozell mozelle mozes mpho mpilo
mpumelelo msizi mstislav mthunzi muammer muattar muaviye muaz muazzam mubina mudite muesser mufid mufiz muge mugur
mugurel muhamado muhammed muharrem muhsin muhtar muhterem muhtesem muhtor muhyiddin mujdat mujde mujgan mujur mukadder
mukaddes mukerrem mukesh muktedi muktedir muktefi mukul mulya mulyanto mulyono mumpuni mumtaz munevver muni munif
munir murat muren muriela murilo murl murod mursinin mursita murti musawenkosi musir muslih mustafo mustapha mustika
mustofa musulmon mutahhar muteber mutemed mutia muttalib muyassar muyiwa muzaffar muzaffer muzdad muziano myah myla
mylan mylene mylo myriam myrl myrna myron myrthe myrtice myrtie myrtil myrtille myrtis nabi nabil nabila nabin naci
nada nadalina nadege nadejda nadezda nadi nadir nadira nadja nadzieja nael naelle naemi nafisa nafiz nagabhushanam
nahel nahid nahil nahla naila naim naima nais naja najam najib najla najmiddin najwa nakia nala nalan nalar nalini
namazio nand nanda nandi nando nandor naneta nanna nannie naoko naomie naoufal naoufel napoleone naradi narcis narcisa
narciso narcisse nardi narendra nargiza narimon narin narinder narji narseo narsete nasab nasiba nasim nasir nasriddin
nasrullah nasser nassim nastja natacha natale natalija natalina natan natanael nataniel natasa nathanael nathanial
nathen natiq natka naud naudet naura naveen navin nawal nawel nawfel nawroz naya nayel nayeli nayla nazan nazario
nazariusz nazary nazif nazim nazmi nazrulloh nazzareno nazzaro ndleleni ndondoloza nebojsa necat necati necdet
nechifor necib necla necmettin neda nedeljko nedim nedjeljka nedjeljko neela neele neeltje nefeli nehemie nehir
nehoslav neila neiva neja nejat nejc nejla neklan nela nelda nele nelea neli nelia nelio nella nelle nellea nelli nels
nelu nelya nemanja nena nenad nene neoma neonila neopolo neoterio nepomuk nera nerea nereo nergis neri nermine nesa
neset nesim neslisah nesrin nesrine nestore nettie neva neven nevena nevenka nevin nevio nevra nevzat newroz neyla
nezamysl nhlakanipho niame nicanor nicarete nicea niceforo nicephore niceto nicezio nichifor nicholaus nichole nicklas
nicklaus nickolas nicla niclas nicoara nicodemo nicodim nicolae nicolai nicolaie nicoleen nicoleta nicoletta nicolette
nicoline nicolo nicon nicu niculina niculita nicusor nicuta nida nidia niek niels niene nienke nigar nigora nihad
nihal nihan nihat nika nikkie nikko niklaus niklavs niko nikodem nikodema nikol nikolao nikolas nikolasz nikolcjo
nikoleta nikolina niksa nila nilam nilde nilgun nilufar nimakoah nimas nimit nimrod nineli ninfa niniano ninioluwa
ninon ninthe niouma niraj niranjan nirbhay niro nisa nisan nischal nisha nistiman nives niyaga niyazi niyilolawa
nizamettin nizar nizom nizomiddin njegomirka nkanyezi nkechi nkosenye nkosingiphile nkosinhle nkosiyabo nnamdi noaho
noam noami noan noar nodira noelia noelie noella noema noemi noemie noemy nofoto noha noham nohan noila nokuthula nola
nolann nolen nolhan nolwazi nomi nomvula nona nonhlanhla nonjabulo nonkululeko nonna noortje norah norbert norberta
norberto nore norene norhane norica norina normand norval nosir nosirjon nostriano noud nouha nour noura nourane nouri
nout novan noviana novita nowi nozima nozipho nqobile nrima nthabiseng ntokozo ntombizodwa nubia nuccia nuda nudem
nugraha nukhet numan nuno nunziata nunzio nural nuran nuray nurbek nuredin nurettin nurgul nurgun nuri nuriddin nurlan
nursel nurseli nurul nurullah nusa nusrat nusratulloh nusret nyah nyana nyasia nynke nyoman oana obanijesu obid obie
obinna obioma obrad obren oceane ocie octav octavia octavian octaviana octavio octaviu oddone odelia odell oderico
odeta odetta odette odidone odie odil odile odilia odilon odolen odon odorico odunayo ofelia ofelie ofelya oger
ognjana ognjen ogooluwa oguz oguzhan oisin ojars ojaswini okan okey okiki oksan okta oktavian oktavie oktavius oktay
okto oladara oladare oladimeji olaide olajumoke olakunle olamide olanrewaju olansile olaoluwa olasunmbo olatunbosun
olavi olayinka olbram olcay oldrich oldriska olegs olen olena olesea oleta olgerts olgica oliga olim olimpia olimpiada
olimpian olimpio olimpiu olin olinda olindo oliva olivera olivie oliviera oliviero olivija oliviu oliwia oliwier olle
olof ololade olufeyisayo olufunke olufunmi olufunmilayo olumide olumorotimi olusola olutomiwa oluwafemi oluwagbemiga
oluwakemi oluwamumibori oluwamuyiwa oluwasanmi oluwasegun oluwasemilore oluwaseun oluwaseyi oluwatimilehin
oluwatobiloba oluwatofunmi oluwatosin oluwatoyosi oluwatumise oluwole oluwunmi olympe olympie omad omana omari
omawunmi ombeline ombline ombretta omer omero omina omobobola omobolanle omodunni omolabake omolara omolola omosalewa
omotara omotayo omotola omotolani omotoun omowumi onder ondina ondine ondrej ondrejka onesta onesto onie onofrio onome
onorata onorina onorino onorio onoriode onufry onur oona oormila opal opalina opaline opan opemipo opeoluwa opeyemi
ophelia ophelie opung oqil oran orazio orchidea orell oren orenzio oreofe orest oreste orestes orfeo orhan oriana
oriande oriane orie orietta orif orin orio orlaith orland orlane orlo ornella oronzo orpha orrin orsino orso orsola
orsolina ortansa ortensia ortensio orval orville orvokki orzu osanna osbaldo oskari oskaro osmondo osmund ostoja
osunleke osvald osvaldo oswaldo otabek otakar otakara otello otha othmane otho otilia otilie otilija otmar otokar
otomar ottaviano ottavio ottilia ottilie ottis ottoline ottone otylie oumar oumayra oumou oury ousmane oussama ovidio
ovidiu ovidius oxana oybek oyenike oyga oyindamola oyindasola oyku oynur oysha ozan ozana ozanne ozcan ozden ozella
ozer ozge ozgur ozhan ozkan ozlem ozlen oznur ozod ozoda ozodbek ozren paciano pacifico paco pacome pacomio padam
padmi padraig paiman paivi paja pakize palatino palemon palladia palladio palmazio palmira palmiro paloma pamfil
pammachio panagachie panait panca pancario pancrazio pandu panfilo pangeran pangestu panji panka pankrac pankracy
panna pansy pantaleo pantaleon pantaleone pantelei paola param paramartha paramita paraschiva parascovia pardi pardo
parfait paride parla parman parmenio parsival parsla parvati pascale paskal paskala pasquale paterne paterniano pathe
patricie patricija patricio patrik patriko patrizia patrizio patroclo patru patrycja patrycjusz patrycy patryk pattie
paule paulette paulica paulien pauliina paulin paulina paulino pauside pava pave pavica pavils pavla pavle pavlin
pavlina pavol payidar pearlie pearline pecine peggie pekka pelaghia pelagia pelagie peleo pelhrim pelin pelinsu pelle
pellegrino pelumi pembe penda penelopa pentti pepe pepijn pepin pepo pera perceval peregrine peri perica pericle
perihan perikles perkasa perla perle pernilla pero perpetuo perran perrine perseo persida pertev peruna perver pervin
perzida petar petek peteris petko petr petrana petre petri petrica petrija petrisor petro petronela petronila
petronilla petronille petronio petronius petru petruse petrut petruta petteri petula peyami pharell pheobe phila
philani phileas phileine philemon philibert philine philomene philothee philou phiwokwakhe pien piera pierangelo
piergiorgio pierluigi piermarco piero pierrick piersilvio piet pilar pinkie pippa pippo piraye pirjo pirkko placida
placido platon platone pleun plinio plutarco pola polidoro polifemo polikarp polina polissena pollione polona polykarp
polyxena pompeo pompilia pompiliu pomponio pontus ponziano ponzio pooja poornima porfirio porfiriusz porfiry porzia
porziano postumio poul praba prabawa prabin prabowo prabu pradeep prakosa pramila pran pranata pranawa pranay prasanna
prascovia prasetya prasetyo prashant prassede prathamesh pratiwi pravdan pravdomil pravdomila pravomil pravomila
pravoslav pravoslava prayag prayitna prayoga prayogo predrag preity prema premysl priamo pribyslav pribyslava
primerose primo primoz prisca priscila priscille prisco priska prita privato priyala priyanka procopio profira prokles
prokop prokopa prokul proserpina prosper prospera prospero protasio proteo providenci prudence prudenzia prudenzio
prune prvoslav publio puji pulcherie puneet pupolo puput purna purnima purushottam purwa purwadi purwanto pushti
pusicio puspa puspita puti putri putu qizilgul qobil qori qosim quartilla quarto quasimodo qudrat queenie quentine
querano quieta quin quinten quintia quintiliano quintilio quintino quinton quinty quinziano quinzio quirin quirino
quiteria quitterie rabia rachael rachela rachele rachelle rachid raci rada radan radana radegast radeke raden radenko
radhost radika radim radimir radimira radina radion radisa radislav radislava radit raditya radivoj radivoje radka
radko radmil radmila radmilo rado radojka radolfo radomil radomila radomir radomira rados radosav radoslav radoslava
radovan radovana radslava radu raducu radul raduz radvan raegan rafaela rafaelo rafet raff raffaele raffaella rafi
rafid rafila rafiq rageshwari rageswari raharja rahayu raheem rahel rahelo rahim rahime rahma rahmat rahmawati rahmi
rahsaan rahsan rahul raide raif raihan raik raimondo raimund raina rainald rainaldo rainelda rainhard rainold raisa
rajab rajan rajana rajendra rajina rajinder rajiv rajko rajmund rajna rajnold rajsa rakesh rakita raluca ramaa ramata
ramatoulaye ramazan rameshwar rami ramiro ramiz ramona ramy ramziddin ramziya randal randi randolf ranek rangga
raniero ranim ranjan ranjeet ranjit ranko ranolfo ranya raphaelle rapulane raquel rares rashad rashawn rasheed
rasheedah rashida rasifa rasim rasit rasko rasmus rastislav rastislava rati ratibor ratih ratimir ratmir ratna rauf
ravshan rawane raxmatulloh rayan rayane rayen raymonde raymundo rayona rayxona rayyan razvan reanna reba rebeca rebeka
rebekah rebekka rebeko recai recep reda redmond refah refet refik reghina reginaldo regine regitze regnars regolo
regula reha rehor rehorka reina reine reinhold reis rejan rejean rejeanne reka reksa relja relu remi remig remigio
remilekun remo remondo remus remzi renars renas renat renato renaud rendy renette rengin renja rens renske renzo resat
resid respati respicio ressie restu resul reta retha retno reto retta reva revi reybaud reyhan reymundo reyna reynold
rezzan rhett rhianna rhoda rhodri rhonda riaan riad rian riana ricards ricario riccarda riccardo richarda richelmo
rickard rickey rickie ridwan rieke rifat rigard rigoberto riitta rija rika rike rikke rima rimma rina rinaldo rini
rino ristana ritesh ritva rivka riyad rizki rizvon roan robaldo robbe robertina robi robina robiya roch rocio rodan
roderik roderyk rodger rodiano rodica rodion rodolfo rodoljub rodolphe rodrick rodrigue roel rogelio rohan rohana
rohit rokhaya rokia roko roksana rolande rolando rolfo rollin romaine romana romane romanita romee romeu romilda
romina romoaldo romola romolo romuald romualdo romul romulus romy rona ronak ronaldo roni ronja ronke ronny roos
rosalee rosalia rosalina rosalinda rosalyn rosamond rosamund rosamunda rosan rosana rosanna roscoe roselin roseline
rosella roselyn rosemarie rosendo roser rosetta rosina rosita roslyn rosman rosmunda rossana rossella rossie rostislav
rostislava rotaru rotimi rovena rowena roxana roxane roxelana roya roza rozalia rozalie rozalija rozalinda rozamunda
rozana rozella rozina rozita roziya rozo rozvita ruaridh rubiano rubie rubye ruchan rudi rudis rudite rudolfa
rudolfina rudolfo rudolfs rudra ruedi rufina rufino rufo ruggero ruhsar ruken rukhmani rukmin rukneddin rumena runa
ruperto rupinder ruprecht rusins ruslan ruslana rusman russel rustam rustu ruta ruthe ruthie rutilo ruxanda ruxandra
ruya ruza ruzena ruzica ryad ryann rylan rylee ryleigh ryley ryszard saad saadat saadi saar saba saban sabar sabato
sabazio sabele sabin sabina sabino sabir saboxat saboxon sabri sabrine sabryna sacha sachin sacid sada sadan sadar
sadberk sadettin sadi sadina sadio sadoqat sadri sadriddin sadullah sadye saer safa safae saffet saffiro saffo safi
safia safiatou safietou safina safir safira safiya safo safouan safouane safta safura sagar sahap sahin sahinalp sahra
sahsuvar saida saiful saige saim saiq saka sakari sakina sakir sakti sakura saladino salamoun salif salih salimah
salimata salimatou saliou sallie saloh salome salomea salomena salomey salomon salomone salomoun salsabila salustio
salvo salwa salwator saly samandar samanta samara samed sameer samia samiah samih samil samim samina samiya sammie
samo samona samsul samu samuela samuele samuelo samukelisiwe samy sana sanaa sancho sanda sander sandor sandrine
sandro sandu sanele sanem sangeeta sanja sanjin sanka sanna sanne sanobar sansone sante santina santino santosh sanya
sanziana saodat saoirse saphira sapiente sarada sarai sarala sarani saraswati sarbello sardor sare sari sarina sarisha
sarita sarka sarla sarlota sarmite saroja sarra sartika sarvar sarvin sarvinoz sasa sascha saskie saso satine satish
satu saturniano saturnin saturnino satya satyen saulcerite sauveur savanah savas savel saverio saveta savi savin
savina savinien savino savion savva saxida saxona sayan sayyora scholastika scholastique schuyler scolastica scot
scottie scotty sebas sebastiaan sebastiana sebastiano sebastiao sebastjan sebestian sebnem secaeddin secil seckin
seckou seconda secondiano secondina secondo seda sedat sedef seden sedrick sedrik sefer seff sefik sefora seghei
segilola segolene seher sehlevent sehrazat sekinat sekou selahattin selale selami selcan selcuk selda selen selene
selim selin selmer selvaggia selvi selyan sema semenica semih semion semiramide semplicio sempronio semra semsi sena
senay sener senesio sengul senka senn senna senne sennur senofonte senol senta sephora sepp seppe seppo septi
serafettin serafim serafima serafin serafina serafino seraina serap seraphin serapione serban serbulent serdar seref
seren serenity serenus sergej sergen serghei sergi sergiu sergiusz serhad serhat serif serin serine sermet sermin
serpil sertac sertap servac servan servidio serviliano sesto settar settimio settimo setya seval sevara sevda sever
severa severiano severin severina severine severino severo sevgi sevil sevim sevinc sevket sevki sevtap sevval seweryn
sexmus seyban seyda seydou seye seyfettin seyfi seyfullah seyma seynabou seyyit sfiso shad shahboz shahobiddin
shahriyor shahzod shai shaily shaima shaina shaka shakila shakira shakti shakuntala shalewa shamsiddin shana shanel
shanelle shani shania shanice shanie shaniya shanna shanny shanon shantanu shanti shany sharda shari sharmila shashi
shashikala shawna shayan shaylee shayma shayna shayne sheela shekoni shelia shemar sher sheri sherine sherly sherri
sheryl sherzod shilpa shirel shirine shirisha shiv shivakari shobhana shodiyor shola shresth shresthi shreya shreyashi
shridevi shrishti shristi shubha shubhaprada shukrulloh shwet shyann shyanne shyrel siana siara sibel sibilla
sibongile sibusiso sibyl sibyla sico sicuro siddarth siddhartha siddhi siddhran sidiq sidoine sidon sidonia sidonie
sidonio sidra sidy siebe siem sien siep sifiso sigebert sigfrid sigfrido sigismond sigismondo sigmund signe sigrid
sigurd sihab sihabeddin sihem siir sijuade silan silja silje siloe silvan silvana silvano silvere silverio silvester
silvestr silvestro silvian silviana silvie silvija silviu silvius simao simea simen simeona simeone simge similoluwa
simina simion simisola simo simona simonetta simonida simono sina sinan sinasi sindisiwe sindre sinem sinenhlanhla
sinesio sinfronio sinica sinikka sinisa sinja sinkler sintia sioned sipan siphephelo siphiwe sipho sira sireno siria
siriano siricio sirin sirine sirineu sirio siro sirojiddin siska sisto sitara sithembiso siti sixt sixte sixtine
sixtus siyanda sizakele sizani sjoerd sjors skaidrite skander skarlet skarleta slamet slava slavek slaven slavena
slaviboj slavibor slavica slavka slavko slavoboj slavoj slavoljub slavomil slavomila slavomir slavomira slobodan
slobodanka sloka smaranda smeralda smil smiljana smilla smita smriti sname snejana snezana snjezana soan soave
sobeslav sobeslava sobit soccorso socrate sodiq sofiane sofija sofinjo sofio sofronia sofronie sohan sohane sohib
sokhna sokrat solal solange soledad soleh solene solenn soline solocone solon solveig solveiga soma somnath somu sona
sonal sondre songul sonjo sonke soof soraia sorana soraya sorcha soren sorin sorina sostene sosteneo sostrato soter
sotira souleyman souleymane soumaya sowande spano spartaco spela speranta speranza speranzio spidola spiridon
spirydion spytihnev srboljub srecko sredoje srna stana stanca stancu stanimir stanislao stanislas stanislava stanislaw
stanko stasa stasta staza steen steeve stef stefana stefania stefanino steffen stela stelian steliana steluta sten
stepan stepana stepanida stepanka stephaans stephania stephany stephon ster sterre stevan stig stijn stiliano stina
stine stipan stipe stiriaco stjepan stojan stojanka stojmir strahinja stribor suat subash subhash subhashini subhasini
subhi subodh subomi sucheta suci sude sudeva sudi suelen suheyl suhrob sujata sukanya sukru sulaymon sule suleyman
sulton suma suman sumayyah sumeet sumitra sunay suncica sune sunita sunniva suraj surano sururi surya suryakant
suryakanta suryakantam susana susano sushant susheel sushil sushma suus suyuna suzan suzana suze suzie suzon svatava
svatoboj svatobor svatomir svatopluk svatoslav svatoslava svea sveatoslav svebor svend svenja sverre svetislav svetla
svetluse svetolik svetomir svetoslav svetozar sveva svitlana sviturno swann swapnil swara swarnalata swassane sweta
syahrini sybilla sybille syble sydnee sydni sydnie sylva sylvain sylvan sylvestre sylviane sylwester sylwia synne
syrine szabolcs szczepan szofi szofia szonja szymon tabea tabita tabris taceddin tacjana taddeo tade tadeas tadej
tadeo tadhg tadija taha tahir tahlia tahsin taib taide taina tais taisia taiwo takeshi talat talay talea talha tali
talia talip talis talita talivaldis talrits talya tamas tamer tami tamia tamina tamino tammaro tammo tana tancrede
tancredi taner tanguy tanirika tanja tanju tankred tansu tantri tanushree tanushri tanyeli tapan tapani tapio taras
tarcisio tari tarik tarja tarkan tarquinia tarsilla tarso tarun taryn tasa tasdik tasnim tasnime taswir tatana tatjana
tatyana taufan taufik taurean taurin tavares taya tayfun tayler tayyar taziana taziano tazio teagan tecla tedi teea
teguh teije teja tejas tejumola tekin tekinalp tekla telchide telemaco telica tellervo telly temel temidayo temistocle
temitope teobald teobaldo teodata teodolinda teodor teodora teodorik teodoro teodosia teodosio teodoto teodoz teodozie
teofan teofil teofila teogene teohari teoman teona terenc terencius terencjusz terenzio tereza tereze terezia terezie
terezija terezo teri terrance terrell terrence terrill tertuliano terzo tesauro tesifonte tesnim tesnime tessie
tetiana teudosia teun teunis tevfik tevhid tevin tezcan tezel tezer thabisa thad thaddeus thadie thais thalea thalia
thamsanqa thando thanina thea thelma themba theobald theodorik theodose theodosie theofan theofil theofila theophane
theophile theophraste theotime theresia theron theunis theuns thiago thibaud thibault thibaut thibert thibo thierno
thies thije thijmen thijn thijs thilo thirza thobeka thora thorben thore thorge thulani thulisile thurman thuy tiana
tianna tiara tibaldo tibbe tiber tiberia tiberio tiberiu tibo tibor tiburcius tiburzio tichomil tichomir tichon ticone
tidiane tieme tierra tiguida tihomir tiina tija tijana tijmen tijn tijs tilen tilio tilla tillman tillmann tilly
timbul timea timeo timm timmothy timofei timoleon timon timotei timotej timoteo timoteus timothe timothee timur tinca
tincuta tine tino tiphaine tira tiril tirone tirta tirtayasa tirza titi titien titilayo titilope titin titouan tizian
tiziana tiziano tizio tjark tjasa tobia tobiasz tobiloba todor tohir toke toki tokunbo tolga tolomeo tolulope tolunay
toluwalope toluwani toluwanimi toma tomasa tomaska tomaso tomaz tomi tomiloba tomislav tomislava tomke tommaso tommie
tomo tomori tonci toncica toney tonija tonka tonko tonnin tonya toon tope torben torbjorn torey torkvat torquato
torrance torrey torsten tosca toscane tosco toska toussaint toyip traci traian trajan tranquillo trasea travon
tremaine tremayne tressa tressie treva trever trevion trilochan trilochana trilok trilokanath trilokesh triloki trine
trisha tristano tristian tristin triston troels trofim trpimir trpko trudie trycia trystan tsabita tsipora tuana
tudora tudorita tudosia tufan tugay tugba tugiman tugrul tugtekin tuhfe tulay tulin tullia tulliano tullio tumer
tunahan tunar tunay tunc tuncer tuomas turan turgay turgut turi turibio turkan turkay turker turkes turna turold
tushar tussio tutku tuula tuulikki tuur tuva tvrtko twan twila tybalt tycho tygo tymeo tymon tymoteusz tyra tyree
tyreek tyrel tyrell tyrese tyrique tyron tyshawn ubaldo ubaydulloh ubertino uberto uche uchita uchqun udai udit ueli
uffe ufuk ugis ugolina ugolino uguccione ugur uhra ujjawal ujjwal ukbe ulberto ulderico ulduz ulfa ulfet ulfo ulgen
uliana ulices ulises ulisse uliva ulker ulku ulla ulpiano ulrico ulrik ulrika ulstano ultimo ulus uluthando ulva ulvi
ulviye ulwazi ulya ulysse umang umay umaya umberto umid umida umidulloh umile umit ummiye umran umur umuralp umut unal
undine unggul unjani unna unsel unseli upendra upik uqbaloy uranio urbain urbano urdino urfon uriah uriel uriele
urmila uros ursicio ursino urska ursmaro ursule ursulo usame usha usman usmon usyi utama utku uttam uygu uzayr uzbegim
uzeyir uzodimma vaclav vaclava vada vadim vafo vagn vaha vahdet vahid vahide vaidehi vaijayanthi vaijayanti vaishnavi
vaishno vaishvi vala valburga valdemar valdemara valdemars valente valentijn valentim valentino valentins valentyn
valentyna valer valera valere valeri valeria valerian valeriana valeriano valerico valerii valerija valerijs valerio
valeriu valery valfredo valfrido vali vallie valtena valter valtr valtteri vanda vanesa vania vanja vanna vanya
varalakshmi varo varun varvara vasanti vasco vasil vasile vasili vasilica vasilie vasilina vasilisa vasja vasko
vasliddin vasudev vasudeva vasudha vasundhara vatroslav vavrinec veaceslav vecdi veceaslav veceslav veda vedang
vedanga vedanshi vedasto vedat vedran vedrana veduna veerle vefa vefik vehbi veikko veit vela velana velaphi velda
veleslav veleslava veli velibor velimir velimira velina velio velislav velislava vella velma velva vena venance
venanzio vencel venceslao venceslas venceslav venceslava vendel vendelin vendelina vendula vendulka venek venera
veneranda venerando venere venerio veniamin venka venuse venusta venustiano venusto verano verda verdiana verdie vere
verecondo verena verenzio vergie vergiliu verginia veriana verica veridiana verla verlie vern verna verner vernice
vernie vero veroniko veronique veroslav veroslava verulo veselinka vesile veslava vesma vesna vespasiano vesper vesta
veta veysel veysi vezio vianney vibeke vica vicdan vicenta vicentia vicentiu vickie victoire victorien victorin vidak
vidhur vidhya vidiano vidone vidor vidur vidya viera vieroslava vieve viggo vigile vigo vijeko vijolite viktoria
viktorie viktorija viktorin viktoro vilcjo vildan vilde vilem vilema vilemina vilfredo vilhelm vilhelmine vilhelmino
vilhelmo viliam viliana vilibald viliberto viljem villy vilma vilmar vilmars vilmos vimal vimala viman vinay vincenc
vincencie vincentiu vincenza vinciane vindonio vinebaldo vinfrido vinicio vinka vino vinsen vinz violante violeta
violetta violette violina viorel viorela viorelia viorica virag virgie virgile virgilio virgiliu virginie virginio
virman virone visarion viscardo vishwamitra visnja vissia vitale vitali vitalia vitalico vitalie vitalii vitalijs
vitalina vitazoslav vitezslav vitezslava vitold vitor vitoria vitoslav vittore vittoria vittoriano vitus vivaldo vive
vivi viviane vivianne viviano vivien vivienne vizbulite vjekoslav vjenceslav vlada vladan vladana vladek vladena
vladilena vladimer vladimira vladimiro vladislav vladislava vladivoj vladlen vladlena vlado vlaicu vlasta vlastimil
vlastimila vlastimir vlastimira vlastislav vlastislava vlatka vlatko vodingo voichita voicu vojen vojin vojislava
vojmil vojmir vojmira vojslav vojslava vojtech vojteska voldemars volfango volfgang volkan vorsila vosil vratislav
vratislava vratko vreni vrinda vrund vseboj vsebor vserad vseslav vsevolod vujadin vujica vukan vukasin vukica vukota
vulmaro vulpiano vuslat vusumuzi vyas waclaw wael wahyu waino wakiman wale waleed walenty walentyn walentyna waleran
waleria walerian walery walgierz walid waluyo waly wandrille wanesa wani wannes waqila wardaya wardi warji warley
warre warsa warsita warta wasis wassim wava wawan wawrzyniec waylon welat weldon wende weronika wessel westley wiara
wibke widya wiebke wiem wies wiktor wiktoria wilber wilbert wilburn wilf wilford wilfredo wilfrid wilfried wilfryd
wilhelmina wilhelmine willa willi wilma wilmer wincenty winda winnifred winona wira wirda wirginia wisnu wissam wissem
witalis wladyslaw wlodzimierz wout wouter wulan wulandari wuraola wyman xalima xanana xatun xaver xaverie xaverius
xavi xaviere xebat xenia xenie xenophon xezal ximena xiu xochitl xzavier yacine yacouba yadira yael yaelle yagmur yago
yahya yahyo yakubu yaman yamileth yamina yana yance yango yani yanis yann yanni yannic yannik yannis yaprak yara yarah
yaren yaretzi yaro yaron yasar yasemin yasin yasmeen yasmina yasmine yasser yassin yassine yassir yavuz yaya yazid
yazmin yejide yekta yelda yeliz yener yenthe yesenia yesim yessenia yessi yetkin yetunde yewande yfke yibanathi yigit
yinthe ylan ylvi ylvie yoan yoann yoav yoel yogendra yogesh yoginder yohan yohann yolande yona yonca yoni yono yoqub
yorbek yoro yorqin yosef yoshiko yosra yossef yosun youcef youmna youna younes youness youp youri yousef yousra
youssef youssou youssouf youssouph youssoupha yozida yoznur ysaline ysee yseult yuce yucel yuksel yulia yuliana yumi
yumni yuna yuni yunita yunus yusiv yusra yvan yven zabedeo zabina zabir zaboj zaccaria zaccheo zachar zacharia
zachariah zacharias zachariasz zacharie zache zachery zackary zackery zadig zaenab zafar zafer zafir zahar zaharia
zahide zahir zahit zaida zain zaira zakaria zakariya zakary zakarya zakelina zaki zakir zala zalan zalindra zama
zamfir zamfira zamir zamira zana zander zanele zaneta zanete zanis zanita zanna zanobi zaraza zaria zarije zarina
zarko zaur zavida zavis zayd zayn zaynab zayneb zayniddin zbislav zbyhnev zbyhneva zbynek zbynka zbysek zbyska zbyslav
zbyslava zdan zdana zdena zdenek zdenka zdenko zderad zdeslav zdeslava zdik zdirad zdislav zdislava zdravko zechariah
zefiro zehra zeinab zejnep zekai zekeriyya zekiye zelaya zelda zelibor zelie zeliha zelimir zelimira zelinda zelislav
zelislava zeljka zeljko zella zelma zelmir zelmira zeltite zena zenaide zenebio zenija zeno zenobia zenobie zenobio
zenon zenone zenovia zente zenzele zephirin zephyr zerdest zerrin zerya zeteny zetico zetta zeyd zeynab zeyneb zeynel
zeynep ziad ziedite ziga zigfrida zigfrids zigmars zigmund zigrida zihni zikmund zilan zile zilola zina zinaida zineb
zinedine zinovia zita zithulele zitomir zitomira zitoslav zitoslava ziva zivan zivana ziver ziya ziyad ziyanda ziyo
zizi zlata zlatan zlatica zlatka zlatko zlatomir zlatomira zlatuse zobuhle zoeva zoey zofie zofija zohid zohir zohra
zoia zoie zoila zoilo zoja zokir zola zora zoran zorana zorina zorka zoroslav zoroslava zosim zosima zosimo zoyir
zrinislav zrinko zselyke zsofia zsolt zsombor zubayr zubeyde zubeyr zubite zuhal zula zulaikha zulal zuleyha zulfa
zulfikar zumrut zuxra zuzana zuzanna zvezdana zvonimir zvonimira zvonko zyad zygmunt
`;
