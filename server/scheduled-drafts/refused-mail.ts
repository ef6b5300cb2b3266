import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatClock } from '#engine/form/format/clock.ts';
import { formatDay } from '#engine/form/format/date-range.ts';
import { languages } from '#engine/form/languages/languages.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { writtenRefusals } from '#server/configuration/drafts/written-refusals.ts';
import type { DraftRefusal, DraftScheduler } from '#server/database/schema.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import type { Mail } from '#server/mail/mailer.ts';

type Refused = {
  event: EventDocument;
  id: string;
  name: string;
  due: { readonly scheduledBy: DraftScheduler };
  refusals: readonly DraftRefusal[];
  link: EventLink;
};

/** The email to who set the time of a draft that could not be published then. */
export function draftRefusedMail({ event, id, name, due, refusals, link }: Refused): Mail {
  const { actor, locale, local, origin } = due.scheduledBy;
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
        time: languages[locale].forms.moment(
          formatDay(local.slice(0, 10), locale),
          formatClock(local.slice(11), locale),
        ),
        reasons: reasons.join('\n'),
        link: link(event.code, locale, `/organize/content/drafts/${id}`, origin),
      },
    },
  };
}
