import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatMessage } from '#engine/form/languages/format-message.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { wordsIn } from '#server/languages/words.ts';
import type { MailContent } from './mail-content.ts';

type MailTemplate = { readonly subject: string; readonly paragraphs: readonly string[] };

export type RenderedMail = { subject: string; text: string; html: string };

/** Fills in a template in one language: a one-line subject, plain text, and the same as simple HTML. */
export function renderMail(
  content: MailContent,
  locale: Locale,
  /** An event's own texts, by `mail.template.subject` and `mail.template.1`. */
  words: EventDocument['words'] = {},
): RenderedMail {
  const template = inWords(content.template, locale, words);
  const values = inOneLine(content.values);
  const paragraphs = template.paragraphs
    .map((paragraph) => formatMessage(paragraph, values, locale).trim())
    .filter((paragraph) => paragraph !== '');
  const subject = formatMessage(template.subject, values, locale);
  return {
    // A line break would start another header.
    subject: subject.replace(/\s+/g, ' '),
    text: `${paragraphs.join('\n\n')}\n`,
    html: htmlPage(locale, subject, paragraphs),
  };
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
  words: NonNullable<EventDocument['words']>,
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

/** Read on phones, in dark mode, and by programs that drop what they do not know: plain text must remain readable. */
const STYLE = `
body { margin: 0; padding: 24px 16px; background: #f3f4f8; color: #1b2440;
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; overflow-wrap: anywhere }
main { max-width: 34em; margin: 0 auto; padding: 28px 24px; border-radius: 12px; background: #fff }
h1 { margin: 0 0 20px; font-size: 22px; line-height: 1.25; overflow-wrap: break-word }
p { margin: 0 0 16px }
p:last-child { margin-bottom: 0 }
a { color: #1d4ebf }
@media (prefers-color-scheme: dark) {
  body { background: #10141f; color: #e8ebf4 }
  main { background: #1a2030 }
  a { color: #9dbcff }
}`;

function htmlPage(locale: Locale, title: string, paragraphs: string[]): string {
  const body = paragraphs
    .map((paragraph) => `<p>${linked(escapeHtml(paragraph)).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${inOnePiece(escapeHtml(title))}</h1>
${body}
</main>
</body>
</html>
`;
}

/** A registration's code, which one reads off a screen: it stays on one line. */
const CODE = /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/g;

function linked(escaped: string): string {
  return escaped
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, at) => (at % 2 === 1 ? `<a href="${part}">${part}</a>` : inOnePiece(part)))
    .join('');
}

const inOnePiece = (words: string) =>
  words.replace(CODE, (code) => `<span style="white-space: nowrap">${code}</span>`);
