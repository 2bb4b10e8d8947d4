/** Where the chat is. */
export const chatPath = '/contact-us/chat';
