import { productScreensAt } from '#content/product-screens.ts';

const [lesson] = productScreensAt('/online-student-training-portal');
if (!lesson) throw new Error('The learning application has no screen: run npm run screens');

/** The screens of the application that the courses run in. */
export const learningScreens = { lesson };
