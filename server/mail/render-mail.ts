import { formatMessage } from '#engine/form/languages/format-message.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { wordIn, wordsIn } from '#server/languages/words.ts';
import type { MailContent } from './mail-content.ts';
import type { MailEvent } from './mail-look.ts';
import { mailPage } from './mail-page.ts';
import { type MailPart, mailParts } from './mail-parts.ts';

type MailTemplate = { readonly subject: string; readonly paragraphs: readonly string[] };

export type RenderedMail = { subject: string; text: string; html: string };

/** Fills in a template in one language: a one-line subject, plain text, and the same as HTML in the event's theme. */
export function renderMail(content: MailContent, locale: Locale, event?: MailEvent): RenderedMail {
  const template = inWords(content.template, locale, event?.words ?? {});
  const values = inOneLine(content.values);
  const paragraphs = template.paragraphs
    .map((paragraph) => mailParts(paragraph, values, locale))
    .filter((parts) => parts.length > 0);
  // A line break would start another header.
  const subject = formatMessage(template.subject, values, locale).replace(/\s+/g, ' ');
  return {
    subject,
    text: `${paragraphs.map((parts) => inPlainText(parts, locale)).join('\n\n')}\n`,
    html: mailPage({
      locale,
      subject,
      heading: formatMessage(template.subject.replace(BESIDE_THE_NAME, ''), values, locale),
      paragraphs,
      ...codesOf(content),
      ...(event && { event }),
    }),
  };
}

/** The end of a subject that the head of the mail or the box of its code repeats. */
const BESIDE_THE_NAME = /[\s\u00a0]?: \{(?:event|code)\}$/;

/** Mails whose reader cannot use the code in them: it was handed over, or it is an attendee’s. */
const OTHERS_CODE = /-organizer$|^(?:transfer-given|group-handed-over|refund-failed)$/;

/** The code that a mail shows in a box of its own. */
function codesOf({ template, values }: MailContent): { digits?: string; code?: string } {
  const code = values['code'] ?? values['codes'] ?? '';
  if (template === 'access-code' || template === 'organizer-code') return { digits: code };
  return /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(code) && !OTHERS_CODE.test(template) ? { code } : {};
}

function inPlainText(parts: readonly MailPart[], locale: Locale): string {
  return parts
    .map((part) => ('text' in part ? part.text : wordIn('mails.linkLine', locale, part)))
    .join('')
    .trim();
}

/** Values with several lines; in others, such as a typed name, a line break could fake text. */
const OF_LINES = new Set([
  'about',
  'answers',
  'asks',
  'askedAfter',
  'back',
  'booked',
  'items',
  'message',
  'money',
  'text',
  'reasons',
]);

/** A mail's values, single-line unless they are made of lines. */
export function inOneLine<Values extends Readonly<Record<string, string>>>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      OF_LINES.has(name) ? value : value.replaceAll(/\s*[\n\r\u2028\u2029]+\s*/g, ' '),
    ]),
  ) as Values;
}

function inWords(
  name: MailContent['template'],
  locale: Locale,
  words: NonNullable<MailEvent['words']>,
): MailTemplate {
  const own = (part: string, text: string) => {
    const key = `mail.${name}.${part}`;
    return Object.hasOwn(words, key) ? resolveText(words[key], locale) : text;
  };
  const { subject, paragraphs } = wordsIn(locale).mailTemplates[name];
  return {
    subject: own('subject', subject),
    paragraphs: paragraphs.map((text, at) => own(String(at + 1), text)),
  };
}
