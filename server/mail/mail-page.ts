import { formatDateRange } from '#engine/form/format/date-range.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { wordIn } from '#server/languages/words.ts';
import { ART_ID, ART_SIZE } from './mail-art.ts';
import { type MailEvent, mailLook } from './mail-look.ts';
import type { MailPart } from './mail-parts.ts';
import { mailStyles, type Styles } from './mail-styles.ts';

/** A mail as its HTML shows it. */
export type MailPage = {
  readonly locale: Locale;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly (readonly MailPart[])[];
  /** A code of six digits that the mail is about; nothing else is as large. */
  readonly digits?: string;
  /** A code to keep. */
  readonly code?: string;
  readonly event?: MailEvent;
};

/**
 * The HTML of a mail: a table of one column, because programs that show mail know little else, with its colours inline
 * and those of dark mode in one style element. It stays readable without pictures and without styles.
 */
export function mailPage(page: MailPage): string {
  const { locale, subject, event, digits, code } = page;
  const styles = mailStyles(mailLook(event));
  const { cell, text } = styles;
  const rows = [
    event ? headOf(event, locale, styles) : '',
    event && !digits ? ART : '',
    cell(
      'pad',
      'padding:36px 40px 40px',
      [
        `<h1 class="ink" style="${text('display')}margin:0;font-size:36px;line-height:42px">${kept(escapeHtml(page.heading))}</h1>`,
        digits ? digitsBox(digits, styles) : '',
        paragraphsOf(page, styles),
        code ? codeBox(code, locale, styles) : '',
      ].join('\n'),
    ),
    event ? footOf(event, locale, styles) : '',
  ];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styles.sheet}</style>
</head>
<body class="bg" style="margin:0;padding:0;${styles.fill('sunken')}">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" class="bg" style="${styles.fill('sunken')}"><tr><td align="center">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="640" class="card" style="width:100%;max-width:640px;${styles.fill('raised')}">
${rows.filter((row) => row !== '').join('\n')}
</table>
</td></tr></table>
</body>
</html>
`;
}

function headOf(event: MailEvent, locale: Locale, { cell, text }: Styles): string {
  const facts = `${formatDateRange(event.dates, locale)}, ${resolveText(event.location, locale)}`;
  return cell(
    'pad',
    'padding:20px 40px',
    `<span class="ink" style="${text('display')}font-size:19px;line-height:24px">${escapeHtml(resolveText(event.name, locale))}</span><br><span class="soft" style="${text('soft')}font-size:15px;line-height:21px">${escapeHtml(facts)}</span>`,
  );
}

/** Decoration, so its alternative text is empty. */
const ART = `<tr><td style="padding:0;font-size:0;line-height:0"><img src="cid:${ART_ID}" width="${ART_SIZE.width}" height="${ART_SIZE.height}" alt="" style="display:block;width:100%;max-width:${ART_SIZE.width}px;height:auto;border:0"></td></tr>`;

function footOf(event: MailEvent, locale: Locale, { cell, text, fill }: Styles): string {
  const lines = [
    event.contact_email ? wordIn('mails.questions', locale) : '',
    resolveText(event.client_name, locale),
  ].filter((line) => line !== '');
  return cell(
    'pad sunken soft',
    `padding:22px 40px 28px;${fill('sunken')}${text('soft')}font-size:14px;line-height:21px`,
    lines.map(escapeHtml).join('<br>'),
  );
}

function digitsBox(digits: string, { text, fill }: Styles): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:24px 0 4px"><tr><td align="center" class="sunken ink" style="border-radius:12px;padding:26px 12px;${fill('sunken')}${text('code')}font-size:40px;line-height:48px;letter-spacing:.16em;white-space:nowrap">${escapeHtml(digits)}</td></tr></table>`;
}

function codeBox(code: string, locale: Locale, { text, fill, line }: Styles): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin-top:32px"><tr><td class="sunken" style="border-radius:12px;padding:20px;${fill('sunken')}"><span class="soft" style="${text('soft')}font-size:15px;line-height:21px">${escapeHtml(wordIn('mails.codeTitle', locale))}</span><table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:6px"><tr><td class="card ink ctl" style="${fill('raised')}${line('dashed')}border-radius:8px;padding:9px 16px;${text('code')}font-size:24px;line-height:30px;letter-spacing:.04em;white-space:nowrap">${escapeHtml(code)}</td></tr></table></td></tr></table>`;
}

function paragraphsOf({ paragraphs }: MailPage, styles: Styles): string {
  // The first is what the mail is for.
  let isFirst = true;
  const blocks = paragraphs.flatMap((parts) => {
    const texts: string[] = [];
    const buttons: string[] = [];
    for (const part of parts) {
      if ('text' in part) texts.push(part.text);
      else {
        buttons.push(styles.button(part.label, part.address, isFirst));
        isFirst = false;
      }
    }
    const written = texts.join('').trim();
    return [
      ...(written === '' ? [] : [linesOf(written, styles)]),
      ...(buttons.length === 0 ? [] : [buttons.join('\n')]),
    ];
  });
  return blocks.join('\n');
}

const BULLET = /^• /;

/** Lines of text; those of a list, each below a line of its own. */
function linesOf(written: string, styles: Styles): string {
  const { text, listed } = styles;
  const lines = written.split('\n');
  const begins = lines.findIndex((each) => BULLET.test(each));
  const paragraph = (some: readonly string[]) =>
    some.length === 0
      ? ''
      : `<p class="ink" style="${text('body')}margin:14px 0 18px;font-size:17px;line-height:26px">${some.map((each) => linked(escapeHtml(each))).join('<br>')}</p>`;
  if (begins === -1) return paragraph(lines);
  const after = lines.findIndex((each, at) => at > begins && !BULLET.test(each));
  const end = after === -1 ? lines.length : after;
  const rows = lines.slice(begins, end).map((each) => listed(linked(escapeHtml(each.replace(BULLET, '')))));
  const rest = lines.slice(end).join('\n').trim();
  const title = lines[begins - 1];
  return [
    paragraph(lines.slice(0, Math.max(0, begins - 1))),
    title === undefined
      ? ''
      : `<h2 class="ink" style="${text('display')}margin:24px 0 4px;font-size:22px;line-height:28px">${kept(escapeHtml(title))}</h2>`,
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 18px">${rows.join('')}</table>`,
    rest === '' ? '' : linesOf(rest, styles),
  ].join('');
}

/** A registration's code, which one reads off a screen: it stays on one line. */
const CODE = /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/g;

const kept = (words: string) =>
  words.replace(CODE, (code) => `<span style="white-space:nowrap">${code}</span>`);

/** Addresses that someone typed are shown in full: their words must not hide where a link leads. */
function linked(escaped: string): string {
  return escaped
    .split(/(https?:\/\/[^\s<>"]*[^\s<>"),.:!?])/)
    .map((part, at) => (at % 2 === 1 ? `<a href="${part}">${part}</a>` : kept(part)))
    .join('');
}
