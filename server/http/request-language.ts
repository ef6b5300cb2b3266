import type { FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#engine/configuration/text.ts';

/** The languages that Accept-Language names, the dearest first; what is refused (`q=0`) and `*` are left out. */
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

/** The first of our languages that Accept-Language names, English where it names none (spec §9). */
export function requestLanguage(request: Pick<FastifyRequest, 'headers'>): Locale {
  for (const tag of languagesOf(request.headers['accept-language'])) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLocale(language)) return language;
  }
  return DEFAULT_LOCALE;
}
