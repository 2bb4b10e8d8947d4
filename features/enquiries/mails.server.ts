import { now } from '#server/clock.ts';
import type { Mail, MailBlock } from '#server/mail/template.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { budgetLabel, timelineLabel, topicLabel } from './choices.ts';
import { openSpans } from './open-spans.ts';
import type { Enquiry, Message } from './queries.server.ts';
import { demoAddress, subjectWords } from './subject.ts';
import { openingWords } from './ui/opening-words.ts';

interface LinkWords {
  url: string;
  answerable: boolean;
}

const heading = (text: string): MailBlock => ({ kind: 'heading', text });
const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
const small = (text: string): MailBlock => ({ kind: 'small', text });
const open = (label: string, url: string): MailBlock => ({ kind: 'button', label, url });
const reference = ({ reference: text }: Enquiry): MailBlock => small(`Reference ${text}`);

const receivedSubject = (enquiry: Enquiry): string => `We have your message (${enquiry.reference})`;
const arrivedSubject = (enquiry: Enquiry): string =>
  `New enquiry from ${enquiry.name} (${enquiry.reference})`;

/** By when an answer can be expected, in a sentence; empty where the hours are not known. */
function promise(): string {
  const { contact } = readSettings();
  const moment = now().getTime();
  const spans = openSpans(contact, moment);
  if (!spans) return '';
  const words = openingWords(spans, {
    now: moment,
    zone: contact.timeZone,
    answerHours: contact.answerHours,
  });
  return words.answer ? ` You can expect an answer by ${words.answer}.` : '';
}

const howToAnswer = ({ answerable }: LinkWords): string =>
  answerable ? 'Reply to this email, or answer in the conversation:' : 'Answer in the conversation:';

/** Tells the visitor that it arrived. Nothing that was typed stands in it: anybody can type any address. */
export function receivedMail(enquiry: Enquiry, link: LinkWords): Mail {
  return {
    subject: receivedSubject(enquiry),
    blocks: [
      heading('Your message has arrived'),
      paragraph(`A person will read it.${promise()}`),
      paragraph('Your message and all answers are in one conversation:'),
      open('Open the conversation', link.url),
      small(
        'Keep this link to yourself, because anyone who has it can read the conversation. You can disable it on its page.',
      ),
      reference(enquiry),
    ],
  };
}

/** Asks whether the address is the sender's own. */
export function confirmMail(enquiry: Enquiry, url: string): Mail {
  return {
    subject: `Please confirm your message (${enquiry.reference})`,
    blocks: [
      heading('Is this your address?'),
      paragraph(
        'Someone sent us a message with this address. If it was you, please confirm it so we know our answer will reach you:',
      ),
      open('Confirm message', url),
      small(
        'If it wasn’t you, you can ignore this email. We’ll erase the message a few days after reading it.',
      ),
      reference(enquiry),
    ],
  };
}

const line = (term: string, text: string): string[] => (text ? [`${term}: ${text}`] : []);

function factsOf(enquiry: Enquiry): string {
  const campaign = Object.entries(enquiry.campaign).map(([name, value]) => `${name}=${value}`);
  return [
    `From: ${enquiry.name} <${enquiry.email}>`,
    ...line('Company', enquiry.company),
    ...line('About', enquiry.topics.map(topicLabel).join(', ')),
    ...subjectWords(enquiry.subject),
    ...line('Budget', budgetLabel(enquiry.budget)),
    ...line('Timeline', timelineLabel(enquiry.timeline)),
    ...line('Sent from', enquiry.page),
    ...line('Campaign', campaign.join(' ')),
  ].join('\n');
}

const filesLine = (files: number): MailBlock[] =>
  files > 0
    ? [
        paragraph(
          files === 1
            ? 'One file is attached to the conversation.'
            : `${files} files are attached to the conversation.`,
        ),
      ]
    : [];

/** Tells staff of a new enquiry. */
export function arrivedMail(enquiry: Enquiry, message: Message, files: number, link: LinkWords): Mail {
  const { demo } = enquiry.subject;
  return {
    subject: arrivedSubject(enquiry),
    blocks: [
      heading('New enquiry'),
      paragraph(factsOf(enquiry)),
      paragraph(message.body),
      ...filesLine(files),
      ...(demo ? [open(`Open it in ${demo.name}`, `${services().env.PUBLIC_URL}${demoAddress(demo)}`)] : []),
      paragraph(howToAnswer(link)),
      open('Open the conversation', link.url),
      reference(enquiry),
    ],
  };
}

/** Tells one side what the other wrote. */
export function answeredMail(enquiry: Enquiry, message: Message, files: number, link: LinkWords): Mail {
  return {
    // As an answer to the first mail: some programs thread by subjects too.
    subject: `Re: ${message.side === 'staff' ? receivedSubject(enquiry) : arrivedSubject(enquiry)}`,
    blocks: [
      heading(`${message.author} wrote`),
      paragraph(message.body),
      ...filesLine(files),
      paragraph(howToAnswer(link)),
      open('Open the conversation', link.url),
      reference(enquiry),
    ],
  };
}

/** Brings what staff wrote to somebody who has not written to us here before. */
export function writtenFirstMail(enquiry: Enquiry, message: Message, link: LinkWords): Mail {
  return {
    subject: `A message from ${message.author} at ${readSettings().brand.name} (${enquiry.reference})`,
    blocks: [
      heading(`${message.author} wrote`),
      paragraph(message.body),
      paragraph(howToAnswer(link)),
      open('Open the conversation', link.url),
      reference(enquiry),
    ],
  };
}

/** Brings a new link in place of one that has ended. */
export function newLinkMail(enquiry: Enquiry, link: LinkWords): Mail {
  return {
    subject: `A new link to your conversation (${enquiry.reference})`,
    blocks: [
      heading('Your old link no longer works'),
      paragraph('Please use this new link to open the conversation:'),
      open('Open the conversation', link.url),
      reference(enquiry),
    ],
  };
}

/** Tells a stranger that their mail reached no conversation. */
export function refusedMail(): Mail {
  return {
    subject: 'Your email didn’t reach us',
    blocks: [
      heading('We couldn’t match your email to a conversation'),
      paragraph(
        'Your email came from an address that isn’t part of the conversation, or the conversation has ended. Nobody has read it.',
      ),
      paragraph('Please reply from the address we wrote to, or send us a new message:'),
      open('Write to us', `${services().env.PUBLIC_URL}/contact-us`),
    ],
  };
}
