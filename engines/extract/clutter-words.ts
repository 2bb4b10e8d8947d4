/** Class names of captions and credits. */
export const captionMarks =
  /(^|[\s_-])(wp-caption|img-?caption|image-?caption|photo-?caption|media-?caption|caption|cutline|credits?|photo-?credit|image-?credit|photographer|(featured|inline|lead|hero)-?image)([\s_-]|$)/i;

/** Class names of what stands around articles. */
export const clutterMarks =
  /(^|[\s_-])(bread-?crumbs?|by-?line|date-?line|time-?stamp|pub-?date|post-?meta|entry-?meta|article-?meta|share|sharing|social|related|recirc|newsletter|sign-?up|subscribe|promo|advert(isement)?|ad-?slot|author-?(bio|box|info)|copyright|tags|read-?more|cookie-?\w*|print-only|slideshow|gallery|carousel|swiper|rail|stand-?first|sub-?title|deck|\w+__meta)([\s_-]|$)/i;

const agencies =
  'getty( images)?|reuters|ap( photo)?|afp|shutterstock|istock|bloomberg|alamy|unsplash|wireimage|flickr|zuma';

/** Who made a picture. */
export const credit = new RegExp(
  `\\((image|photo|picture|credit|source|courtesy)s?\\b|^(photo|image|picture|credit|video|illustration|graphic)s?( by| credit| courtesy| source)?\\s*[:©/|]|\\b(photo|image|picture|illustration) (by|credit|courtesy)\\b[^.]*\\)?$|\\bcredit: |(\\W|^)(${agencies})\\)?$|\\|\\s*(${agencies})\\s*(\\||$)|(ap photo|${agencies})/|^courtesy of |\\bphotos? ©`,
  'i',
);

const month =
  '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?|januar|februar|märz|mai|juni|juli|oktober|dezember|maret|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|de \\w+ de';

/** When it was written, on a line of its own. */
export const dateLine = new RegExp(
  `^\\W*(first |last )?(published|updated|posted|modified|created|date)( on| at)?\\b|^\\W*(\\w+,?\\s+)?(${month})\\s+\\d{1,2}(st|nd|rd|th)?,?\\s+(\\d{4}|at)\\b|^\\W*(\\w+,?\\s+)?\\d{1,2}(st|nd|rd|th|\\.)?\\s+(${month})\\s+\\d{4}\\b|^\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}\\b|^\\w+-feira, \\d`,
  'i',
);

/** Who wrote it, on a line of its own. */
export const byLine =
  /^(by|von|par|por)\s+\p{Lu}|^\p{Lu}[\p{L}.' -]+, ?(ap|associated press|reuters|staff|senior)\b.*(writer|reporter|correspondent|editor)?$|^(associated press|reuters|staff report|.{0,30}wire services?)$/iu;

/** Words that stand alone on buttons, tabs and boxes. */
export const label =
  /^\W*(home|news|sports?|sign in|log ?in|subscribe|close|caption|captions?|advert(isement)?|advertising|sponsored|iklan|anzeige|continue reading( below)?|story continues below.*|read more|read next|more|menu|search|share( this.*)?|tweet|e?mail|print|comments?|(leave|post|add) a (comment|reply)|skip to .*|enlarge( image)?|view (gallery|author archive|comments)|image \d+ of.*|\d+ of \d+|photos?|video|watch|listen|play|loading.*|breaking news|live updates|related news|don['’]?t miss|get( the)? app|download( the)? app|learn more|click here|next|previous|back to top|top stories|show (more|less|caption)|hide caption|toggle .*|copy link|embed|(follow|email) (us|the author).*|\d+ (min|minute)s? read)\W*$/i;

/** Points at another page. */
export const adjacent =
  /^\W*(related|read( more| also| next)?|also( read)?|see( more| also)?|more( on| from| about)?|watch|listen|don['’]?t miss|you (may|might) (also )?like|recommended|trending|popular|next up|previously|further reading|explore|check out|sign up|subscribe|download|follow)\b/i;

/** Asks the reader for something, or says what is so on every page. */
export const invitation =
  /^\W*((related( \w+)?|see more|read more|also read|don['’]?t miss|watch now|more|filed under|tags?|topics|categories|posted in|citation|source|via|provided by):|(sign up|subscribe|register|join (us|our)|follow (us|him|her|them|me|ap|the|\w+ on)|like us|get (access|the latest|our|more|.{0,40}(delivered|newsletter|inbox))|click here|to (contact|reach) the|contact (us|the (author|reporter|editor))|have a (tip|story)|send us|tell us what|let us know|download (our|the)|support (our|us)|donate|become a (member|subscriber)|if you (enjoyed|liked) this|need more|want more|thanks? (you )?for (reading|subscribing)|this (post|article|page|site|story) (may )?(contains?|uses|includes) (affiliate|cookies|referral)|this (website|site) uses cookies|we use cookies|this slideshow requires|this (document|article|story|content|material) (is subject to|may not be|was (originally|first) (published|produced)|is (copyright|republished))|(copyright|©|\(c\)) ?\d*|all rights reserved|read (more|the (full|original)|our) .{0,60}(here|at|on)|(more|full) (coverage|stories|news)|editor['’]s note|please (see|read) my disclosure|reporting by|additional reporting|\[button ))|may be reached at|\b(follow|find) (him|her|them|me|us) on (twitter|facebook|instagram|x)\b|subscribe to .{0,60}(newsletter|channel|magazine)|all rights reserved|newsletters?\W*$/i;

/** Headings after which something else begins. */
export const endOfArticle =
  /^\W*(about the (author|writer)|about us|related( (articles|stories|coverage|content|news|posts|links)( .*)?)?|recommended( for you)?|you (may|might) also (like|enjoy|be interested).*|more (from|on|stories|news|in|like this)\b.*|trending( now)?|most (read|popular|viewed).*|latest( news| stories)?|popular( now| stories| posts)?|read (more|next|also)|don['’]?t miss|comments?( \(\d+\))?|leave a (comment|reply)|join the (conversation|discussion)|share (this|your).*|sign up.*|newsletter.*|something to consider|further reading|holiday gift guides|tell us what you think.*|what do you think\??|tags?|sponsored.*|promoted.*|from our partners|around the web|contacts?|media contacts?)\W*$/iu;
