import type { FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#engine/form/languages/text.ts';

/** The languages in Accept-Language by preference, without refused ones (`q=0`) and `*`. */
export function languagesOf(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, weight: q === undefined ? 1 : Number(q) };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** The first supported language in Accept-Language; English by default (spec §9). */
export function requestLanguage(request: Pick<FastifyRequest, 'headers'>): Locale {
  for (const tag of languagesOf(request.headers['accept-language'])) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLocale(language)) return language;
  }
  return DEFAULT_LOCALE;
}
