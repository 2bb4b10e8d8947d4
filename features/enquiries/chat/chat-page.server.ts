import { siteDefaults } from '#content/site.ts';
import { mailLeaves } from '#server/mail/mail-standing.ts';
import { readSettings } from '#server/settings/settings.ts';
import { chatLink } from '../chat-link.ts';
import { shownConversation } from '../conversation-page.server.ts';
import { shownHours } from '../hours-page.server.ts';
import { chatAccess, hasChatCookie } from './cookie.server.ts';

/** The messaging service beside the chat, with a first line written that says what it is about; empty until a number is set. */
export function messagingLink(about = ''): string {
  const { brand, links } = readSettings();
  const isSet = links.chat !== '' && links.chat !== siteDefaults.links.chat;
  return isSet
    ? chatLink(links.chat, `Hello ${brand.name}, I have a question${about ? ` (${about})` : ''}: `)
    : '';
}

/** What the page of the chat shows. */
export async function shownChat(request: Request) {
  const conversation = await shownConversation(chatAccess(request));
  return {
    conversation,
    /** Whether this browser had a chat that is over by now. */
    isOver: conversation === null && hasChatCookie(request),
    hours: shownHours(),
    messaging: messagingLink(),
    byMail: await mailLeaves(),
  };
}
