import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatMoment } from '#engine/form/format/moment.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { writtenRefusals } from '#server/configuration/drafts/written-refusals.ts';
import type { DraftRefusal, DraftScheduler } from '#server/database/schema.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import type { Mail } from '#server/mail/mailer.ts';

type Refused = {
  event: EventDocument;
  id: string;
  name: string;
  due: { readonly scheduledFor: Date; readonly scheduledBy: DraftScheduler };
  refusals: readonly DraftRefusal[];
  link: EventLink;
};

/** The email to who set the time of a draft that could not be published then. */
export function draftRefusedMail({ event, id, name, due, refusals, link }: Refused): Mail {
  const { actor, locale, origin } = due.scheduledBy;
  const reasons = writtenRefusals(refusals, locale).map(({ kind, code, problem }) =>
    kind === undefined ? problem : `${kind}/${code}: ${problem}`,
  );
  return {
    eventCode: event.code,
    recipient: actor,
    locale,
    content: {
      template: 'draft-refused',
      values: {
        draft: name,
        event: resolveText(event.name, locale),
        time: formatMoment(due.scheduledFor.toISOString(), locale, event.timezone),
        reasons: reasons.join('\n'),
        link: link(event.code, locale, `/organize/content/drafts/${id}`, origin),
      },
    },
  };
}
