import type { opening as contract } from '#engine/contract/opening.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { nameOf } from '#server/audit/write-audit.ts';
import { lackingIn, setRegistrationOpen } from '#server/configuration/opening.ts';
import type { Call, Handlers } from './handlers.ts';
import { refused } from './publish-refusals.ts';

/** Whether people can register, and what the site lacks before. */
export const openingHandlers: Handlers<typeof contract> = {
  getOpening: (call) => openingOf(call),

  async setRegistrationOpen(call) {
    const { services, eventCode, organizer, body, audit } = call;
    const was = openingOf(call).open;
    const change = { eventCode, open: body.open, by: nameOf(organizer) || 'organizer' };
    const outcome = await setRegistrationOpen(services.configuration, change, (tx) =>
      audit(tx, { subject: `event/${eventCode}`, changes: [{ what: 'open', was, is: body.open }] }),
    );
    if (!outcome.ok) throw refused(outcome.diagnostics);
    return openingOf(call);
  },
};

function openingOf({
  services,
  eventCode,
}: Pick<Call<(typeof contract)['getOpening']>, 'services' | 'eventCode'>) {
  const { configuration, gateway } = services;
  const event = configuration.current(eventCode, 'event', eventCode)?.document;
  return {
    open: isYes(event?.options.registration_open, true) ? ('Y' as const) : ('N' as const),
    lacking: lackingIn(configuration, eventCode, gateway.name !== 'sandbox'),
  };
}
