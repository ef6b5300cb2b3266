import type { ChangePreview, ChangeTime } from '#engine/contract/change.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { resolveText, textSaid } from '#engine/form/languages/text.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { siteForm } from '#src/flow/small-form/site-form.ts';
import { inManageWords } from '#src/lib/i18n/manage-texts.ts';

// Not a session's code: those begin with a letter.
const NOTHING = '-';

const fieldOf = (at: number) => `time_${at}`;

/** The workshops of a change, as a form of the engine: at each time one session, or nothing. */
export function workshopForm({ times, choice }: ChangePreview): ServedForm {
  const fields = times.map(
    (time, at): Field => ({
      code: fieldOf(at),
      type: 'radio',
      label: textSaid((locale) => `${resolveText(time.label, locale)}, ${resolveText(time.when, locale)}`),
      options: [
        { id: NOTHING, name: inManageWords((t) => t.change.noWorkshop) },
        ...time.sessions.map(({ code, title, fee, full }) => ({
          id: code,
          name: title,
          ...(fee !== undefined && { amount: fee }),
          ...(full === 'Y' &&
            !choice.sessions.includes(code) && {
              enabled: 'N' as const,
              status: inManageWords((t) => t.change.full),
            }),
        })),
      ],
    }),
  );
  return siteForm(
    'change_workshops',
    inManageWords((t) => t.change.workshops),
    fields,
  );
}

/** The answers for sessions. */
export function sessionAnswers(times: readonly ChangeTime[], chosen: readonly string[]): Values {
  return Object.fromEntries(
    times.map(({ sessions }, at) => [
      fieldOf(at),
      sessions.find(({ code }) => chosen.includes(code))?.code ?? NOTHING,
    ]),
  );
}

/** The sessions of answers. */
export function sessionsIn(times: readonly ChangeTime[], answers: Values): string[] {
  return times.flatMap(({ sessions }, at) =>
    sessions.map(({ code }) => code).filter((code) => code === answers[fieldOf(at)]),
  );
}
