import type { EventDocument } from '#engine/configuration/event-document.ts';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import type { MailContent, MailTemplate } from './mail-content.ts';
import { mailTemplates } from './mail-templates.ts';

export type RenderedMail = { subject: string; text: string; html: string };

/** Fills in a template in one language: a one-line subject, plain text, and the same as simple HTML. */
export function renderMail(
  content: MailContent,
  locale: Locale,
  /** An event's own words in place of the template's, by `mail.template.subject` and `mail.template.1`. */
  words: EventDocument['words'] = {},
): RenderedMail {
  const template = inWords(content.template, locale, words);
  const paragraphs = template.paragraphs
    .map((paragraph) => fillIn(paragraph, content.values))
    .filter((paragraph) => paragraph !== '');
  const subject = fillIn(template.subject, content.values);
  return {
    // A line break in a value would begin another header.
    subject: subject.replace(/\s+/g, ' '),
    text: `${paragraphs.join('\n\n')}\n`,
    html: htmlPage(locale, subject, paragraphs),
  };
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
  const { subject, paragraphs } = mailTemplates[name][locale];
  return {
    subject: own('subject', subject),
    paragraphs: paragraphs.map((text, at) => own(String(at + 1), text)),
  };
}

function fillIn(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

function htmlPage(locale: Locale, title: string, paragraphs: string[]): string {
  const body = paragraphs
    .map((paragraph) => `<p>${linked(escapeHtml(paragraph)).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="font-family: sans-serif; line-height: 1.5; max-width: 40em">
${body}
</body>
</html>
`;
}

function linked(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<>"]+/g, (address) => `<a href="${address}">${address}</a>`);
}
