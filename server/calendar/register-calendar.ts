import type { FastifyInstance } from 'fastify';
import { DEFAULT_LOCALE, isLocale } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { venueOf } from '#server/schedule/venue.ts';
import { eventCalendar } from './event-calendar.ts';

/** Answers /calendar.ics with the days of this host's event, in the language that `locale` asks for. */
export function registerCalendar(server: FastifyInstance, configuration: ConfigurationStore): void {
  server.get<{ Querystring: { locale?: string } }>('/calendar.ics', async (request, reply) => {
    const event = configuration.current(request.eventCode, 'event', request.eventCode)?.document;
    if (!event) throw notFound();
    const locale = isLocale(request.query.locale) ? request.query.locale : (event.language ?? 'en');
    const url = `${request.protocol}://${request.host}/${locale === DEFAULT_LOCALE ? '' : locale}`;
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${event.code}.ics"`)
      .send(eventCalendar(event, locale, url, venueOf(configuration, request.eventCode)));
  });
}
