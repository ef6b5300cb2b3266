import type { FastifyInstance } from 'fastify';
import { LOCALES, type Locale } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { socialCard } from './social-card.ts';

/** Adds `/social-card.{language}.png`, the picture of a link to the event; drawn once for a version of its document. */
export function registerSocialCard(server: FastifyInstance, configuration: ConfigurationStore): void {
  const cards = new Map<string, { version: number; card: Promise<Buffer> }>();

  function cardOf(eventCode: string, locale: Locale): Promise<Buffer> {
    const event = configuration.current(eventCode, 'event', eventCode);
    if (!event) throw notFound();
    const key = `${eventCode} ${locale}`;
    const known = cards.get(key);
    if (known?.version === event.version) return known.card;
    const card = socialCard(event.document, locale);
    cards.set(key, { version: event.version, card });
    card.catch(() => cards.delete(key));
    return card;
  }

  for (const locale of LOCALES) {
    server.get(`/social-card.${locale}.png`, async (request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('image/png')
        .send(await cardOf(request.eventCode, locale)),
    );
  }
}
