/** The attribute that names an element of the frame by its number in the page. */
export const markAttribute = 'data-scrape-mark';
