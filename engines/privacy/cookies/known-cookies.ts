/** What a cookie is for, as far as it concerns consent. */
export type CookiePurpose = 'needed' | 'preference' | 'measuring' | 'advertising' | 'unknown';

/** A cookie known by its name. */
interface KnownCookie {
  pattern: RegExp;
  owner: string;
  purpose: CookiePurpose;
  says: string;
}

type Row = readonly [RegExp, string, CookiePurpose, string];

const rows: readonly Row[] = [
  [
    /^_ga(_[A-Z0-9]+)?$/,
    'Google Analytics',
    'measuring',
    'a number that tells one visitor from another for two years',
  ],
  [/^_gid$/, 'Google Analytics', 'measuring', 'a number that tells one visitor from another for a day'],
  [/^_gat(_|$)/, 'Google Analytics', 'measuring', 'limits how often measurements are sent'],
  [/^__utm[a-z]{1,2}$/, 'Google Analytics (old)', 'measuring', 'visits, sources and sessions of one visitor'],
  [
    /^_gcl_(au|aw|dc|gb)$/,
    'Google Ads',
    'advertising',
    'links a click on an ad to what the visitor does here',
  ],
  [/^(IDE|test_cookie|DSID)$/, 'Google advertising', 'advertising', 'recognises a browser across sites'],
  [
    /^(NID|1P_JAR|AEC|SOCS)$/,
    'Google',
    'advertising',
    'settings, and a number by which Google recognises a browser',
  ],
  [
    /^(VISITOR_INFO1_LIVE|YSC|PREF|VISITOR_PRIVACY_METADATA)$/,
    'YouTube',
    'advertising',
    'videos watched, across sites',
  ],
  [/^_fb[pc]$/, 'Meta', 'advertising', 'a number by which Meta recognises a browser across sites'],
  [/^fr$/, 'Meta', 'advertising', 'links a browser to an account, for advertising'],
  [
    /^(MUID|_uet[sv]id|MR|SRM_B)$/,
    'Microsoft Advertising',
    'advertising',
    'recognises a browser across sites',
  ],
  [
    /^(_clck|_clsk|CLID)$/,
    'Microsoft Clarity',
    'measuring',
    'combines the pages of a visit into one recording',
  ],
  [/^_hj/, 'Hotjar', 'measuring', 'combines what a visitor does into recordings and heatmaps'],
  [/^_pk_(id|ses|ref)/, 'Matomo', 'measuring', 'tells one visitor from another'],
  [/^(_ym_|yandexuid)/, 'Yandex Metrica', 'measuring', 'tells one visitor from another'],
  [
    /^(li_sugr|bcookie|bscookie|lidc|UserMatchHistory|AnalyticsSyncHistory|li_gc)$/,
    'LinkedIn',
    'advertising',
    'recognises a browser across sites',
  ],
  [/^(personalization_id|guest_id(_|$)|muc_ads)/, 'X', 'advertising', 'recognises a browser across sites'],
  [/^_tt(p|_enable_cookie)$/, 'TikTok', 'advertising', 'recognises a browser across sites'],
  [/^_(scid|sctr)/, 'Snap', 'advertising', 'recognises a browser across sites'],
  [/^_(pin_unauth|pinterest_)/, 'Pinterest', 'advertising', 'recognises a browser across sites'],
  [/^cto_/, 'Criteo', 'advertising', 'chooses ads by what the visitor has looked at'],
  [/^(__adroll|__ar_v4)/, 'AdRoll', 'advertising', 'chooses ads by what the visitor has looked at'],
  [/^(uuid2|anj)$/, 'Xandr', 'advertising', 'recognises a browser across sites'],
  [/^(hubspotutk|__hs(tc|sc|src))$/, 'HubSpot', 'advertising', 'links visits to a contact in HubSpot'],
  [
    /^(__hssrc|__hs_opt_out|__hs_do_not_track)$/,
    'HubSpot',
    'needed',
    'remembers the visitor’s choice about HubSpot',
  ],
  [/^(_mkto_trk)$/, 'Marketo', 'advertising', 'links visits to a contact in Marketo'],
  [/^(intercom-)/, 'Intercom', 'preference', 'keeps a conversation with the site together'],
  [/^(AMCV_|AMCVS_|s_(vi|fid|cc|sq|ppv)|mbox)/, 'Adobe', 'measuring', 'tells one visitor from another'],
  [
    /^(optimizely|_vwo_|_vis_opt_)/,
    'a test of variants',
    'measuring',
    'shows the same variant of a page again',
  ],
  [
    /^(ajs_|mp_.*_mixpanel|amplitude_|AMP_|ph_.*_posthog)/,
    'product analytics',
    'measuring',
    'tells one visitor from another',
  ],
  [
    /^(__cf_bm|cf_clearance|__cflb|_cfuvid)$/,
    'Cloudflare',
    'needed',
    'keeps robots out and spreads the load',
  ],
  [
    /^(AWSALB|AWSALBCORS|AWSELB|ARRAffinity|ARRAffinitySameSite|SERVERID|BIGipServer)/,
    'a load balancer',
    'needed',
    'keeps a visit on one server',
  ],
  [
    /^(incap_ses_|visid_incap_|nlbi_|ak_bmsc|bm_s[vz]|_abck|datadome|_px\w*)/,
    'protection against robots',
    'needed',
    'tells people from robots',
  ],
  [
    /^(PHPSESSID|JSESSIONID|ASP\.NET_SessionId|ASPSESSIONID\w*|connect\.sid|laravel_session|sessionid|_?session(_id)?|sid)$/i,
    'the site',
    'needed',
    'keeps the visitor’s session',
  ],
  [
    /csrf|xsrf|__RequestVerificationToken/i,
    'the site',
    'needed',
    'proves that a form was sent from this site',
  ],
  [/^(wordpress_|wp-settings|wp_|comment_author)/, 'WordPress', 'needed', 'holds a sign-in or a comment'],
  [
    /^(woocommerce_|wp_woocommerce_session_|cart|_shopify_(y|s)|secure_customer_sig)/,
    'the shop',
    'needed',
    'keeps the shopping basket',
  ],
  [
    /^(CookieConsent|OptanonConsent|OptanonAlertBoxClosed|cookieyes-consent|euconsent(-v2)?|didomi_token|borlabs-cookie|cmplz_|cookie_notice_accepted|klaro|tarteaucitron|axeptio_)/,
    'a consent tool',
    'needed',
    'remembers what was agreed to',
  ],
  [
    /^(lang|language|locale|i18n\w*|currency|theme|color-?scheme|timezone|tz)$/i,
    'the site',
    'preference',
    'remembers a choice',
  ],
];

const known: readonly KnownCookie[] = rows.map(([pattern, owner, purpose, says]) => ({
  pattern,
  owner,
  purpose,
  says,
}));

/** What is known about a cookie by its name; an unknown name is reported as such. */
export function explainCookie(name: string): Omit<KnownCookie, 'pattern'> {
  // The two beginnings tell browsers how to keep a cookie, not what it is for.
  const bare = name.replace(/^__(Host|Secure)-/, '');
  const found = known.find(({ pattern }) => pattern.test(name) || pattern.test(bare));
  if (!found)
    return { owner: 'unknown', purpose: 'unknown', says: 'not in our list; ask the company that set it' };
  const { owner, purpose, says } = found;
  return { owner, purpose, says };
}
