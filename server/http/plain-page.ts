import { LOCALES, type Locale } from '#engine/form/languages/text.ts';
import { wordIn } from '#server/languages/words.ts';

/** The style of these pages: a host without an event has no files. */
export const plainPageStyle = [
  ':root{color-scheme:light dark;font:17px/1.52 system-ui,sans-serif}',
  'body{max-width:36rem;margin:0 auto;padding:12vh 20px}',
  'p{margin:0 0 1rem}.code{opacity:.75;font-weight:600}',
  'h1{font-size:2rem;line-height:1.15;text-wrap:balance;margin:0 0 1rem}h1+p{margin-bottom:3rem}',
  'section+section{border-top:1px solid;padding-top:2rem}h2{font-size:1.25rem;margin:0 0 1rem}',
].join('');

/** What a plain page explains. */
export interface PlainPage {
  readonly status: number;
  readonly title: 'site.noEventHere' | 'previews.noAccess' | 'previews.failed';
  readonly text: 'site.noEventHereText' | 'previews.noAccessText' | 'previews.failedText';
}

/** A page outside of any event's site, in every language, as nothing is known of the visitor's. */
export function plainPage(first: Locale, { status, title, text }: PlainPage): string {
  const languages = [first, ...LOCALES.filter((locale) => locale !== first)];
  const sections = languages.map(
    (language, index) =>
      `<section lang="${language}"><h${index + 1}>${wordIn(title, language)}</h${index + 1}><p>${wordIn(text, language)}</p></section>`,
  );
  return `<!doctype html><html lang="${first}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${wordIn(title, first)}</title><style>${plainPageStyle}</style></head><body><main><p class="code">${status}</p>${sections.join('')}</main></body></html>`;
}
