/** What search engines require of an item before it can be a rich result; alternatives stand side by side. */
const required: Record<string, string[][]> = {
  Product: [['name'], ['offers', 'review', 'aggregateRating']],
  Recipe: [['name'], ['image']],
  Event: [['name'], ['startDate'], ['location']],
  JobPosting: [
    ['title'],
    ['description'],
    ['datePosted'],
    ['hiringOrganization'],
    ['jobLocation', 'applicantLocationRequirements'],
  ],
  FAQPage: [['mainEntity']],
  QAPage: [['mainEntity']],
  Question: [
    ['name', 'text'],
    ['acceptedAnswer', 'suggestedAnswer'],
  ],
  HowTo: [['name'], ['step']],
  BreadcrumbList: [['itemListElement']],
  ItemList: [['itemListElement']],
  LocalBusiness: [['name'], ['address']],
  Restaurant: [['name'], ['address']],
  Store: [['name'], ['address']],
  VideoObject: [['name'], ['thumbnailUrl'], ['uploadDate']],
  Review: [['author'], ['reviewRating']],
  AggregateRating: [['ratingValue'], ['ratingCount', 'reviewCount']],
  Rating: [['ratingValue']],
  Offer: [['price', 'priceSpecification']],
  AggregateOffer: [['lowPrice'], ['priceCurrency']],
  Course: [['name'], ['description']],
  Dataset: [['name'], ['description']],
  SoftwareApplication: [['name'], ['offers'], ['aggregateRating', 'review']],
  Movie: [['name'], ['image']],
  ClaimReview: [['claimReviewed'], ['reviewRating'], ['url']],
};

interface Lack {
  type: string;
  /** 'offers or review or aggregateRating' */
  property: string;
}

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The properties that the items of a block lack, however deep they lie. */
export function lackingIn(value: unknown): Lack[] {
  if (Array.isArray(value)) return value.flatMap(lackingIn);
  if (typeof value !== 'object' || value === null) return [];
  const item = value as Record<string, unknown>;
  const inside = Object.values(item).flatMap(lackingIn);
  // Only an id: the item itself stands elsewhere.
  if ('@id' in item && Object.keys(item).every((key) => key === '@id' || key === '@type')) return inside;
  const types = [item['@type']].flat().map((type) => String(type).replace(/^https?:\/\/schema\.org\//, ''));
  const lacking = types.flatMap((type) =>
    (Object.hasOwn(required, type) ? (required[type] ?? []) : [])
      .filter((alternatives) => !alternatives.some((property) => isFilled(item[property])))
      .map((alternatives) => ({ type, property: alternatives.join(' or ') })),
  );
  return [...lacking, ...inside];
}
