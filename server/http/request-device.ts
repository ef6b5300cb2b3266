import type { FastifyRequest } from 'fastify';

/** Whether a request comes from a phone: by its client hint (`Sec-CH-UA-Mobile`), else as its User-Agent says. */
export function isPhone({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  // "Mobi" is what the browsers agree on (MDN, "Browser detection using the user agent").
  return hint === undefined ? /Mobi/i.test(headers['user-agent'] ?? '') : hint === '?1';
}
