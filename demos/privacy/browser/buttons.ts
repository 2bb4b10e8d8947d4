/** A choice that a button can make. */
export type Pressed = 'refused' | 'accepted';

const refusing =
  /reject|refuse|declin|\bdeny\b|disagree|do(?: not|n['’]t) (?:accept|consent|agree|allow)|without (?:accepting|agreeing|consent)|only (?:what is |strictly )?(?:necessary|needed|essential|required)|(?:necessary|essential|required)(?: cookies)? only|ablehnen|nur (?:notwendige|erforderliche|essenzielle|technisch)|ohne einwilligung|refuser|continuer sans|rechazar|solo (?:las )?necesarias|rifiut|solo necessari|weiger|alleen noodzakelijke|avvisa|neka|afvis|odrzu|rejeitar|recusar/i;
const accepting =
  /accept|agree|allow|consent|got it|i understand|^ok(?:ay)?$|akzeptier|zustimmen|einverstanden|erlauben|annehmen|j['’]accepte|tout accepter|acept|accett|akkoord|toestaan|godkänn|tillåt|accepter|zaakcept|zgadzam|aceitar/i;
/** Words on buttons that lead to further questions. */
const asking =
  /settings|preferences|options|manage|customi[sz]e|more information|learn more|einstellungen|anpassen|paramètres|personnaliser|configur|policy|imprint|privacy/i;

/** Which of several buttons makes a choice, by the words on them; null if none does. */
export function buttonFor(words: readonly string[], choice: Pressed): number | null {
  const at = words.findIndex((text) => {
    const said = text.replace(/\s+/g, ' ').trim();
    if (said === '' || said.length > 60) return false;
    if (choice === 'refused') return refusing.test(said);
    return accepting.test(said) && !refusing.test(said) && !asking.test(said);
  });
  return at < 0 ? null : at;
}

/** Buttons of known consent tools, which may say anything. */
export const knownButtons: Readonly<Record<Pressed, string>> = {
  refused: [
    '#onetrust-reject-all-handler',
    '#CybotCookiebotDialogBodyButtonDecline',
    '#didomi-notice-disagree-button',
    '.didomi-continue-without-agreeing',
    '[data-testid="uc-deny-all-button"]',
    '.fc-cta-do-not-consent',
    '.cky-btn-reject',
    '.cmplz-deny',
    '.osano-cm-denyAll',
    '.iubenda-cs-reject-btn',
    '.cn-decline',
    '.tarteaucitronDeny',
    '.cmpboxbtnno',
  ].join(),
  accepted: [
    '#onetrust-accept-btn-handler',
    '#CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll',
    '#CybotCookiebotDialogBodyButtonAccept',
    '#didomi-notice-agree-button',
    '[data-testid="uc-accept-all-button"]',
    '.fc-cta-consent',
    '.cky-btn-accept',
    '.cmplz-accept',
    '.osano-cm-accept-all',
    '.iubenda-cs-accept-btn',
    '.cm-btn-success',
    '.tarteaucitronAllow',
    '.cmpboxbtnyes',
  ].join(),
};
