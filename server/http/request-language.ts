import type { FastifyRequest } from 'fastify';

export type Language = 'en' | 'fr';

/** The first of our languages that Accept-Language names, English where it names none (spec §9). */
export function requestLanguage(request: Pick<FastifyRequest, 'headers'>): Language {
  for (const range of (request.headers['accept-language'] ?? '').split(',')) {
    const language = range.trim().slice(0, 2).toLowerCase();
    if (language === 'fr' || language === 'en') return language;
  }
  return 'en';
}
