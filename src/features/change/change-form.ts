import type { ChangePreview } from '#engine/contract/change.ts';
import type { Event } from '#engine/contract/event.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { resolveText, textSaid } from '#engine/form/languages/text.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type { ChangeChoice } from '#machines/change/change.machine.ts';
import { siteForm } from '#src/flow/small-form/site-form.ts';
import { inManageWords } from '#src/lib/i18n/manage-texts.ts';
import { inFormWords } from '#src/lib/i18n/registration-texts.ts';

type Options = ChangePreview['options'];
type Option = Options[number];

/** The id of an option: codes have no slash. */
export const idOf = ({ track, track_mode }: Pick<Option, 'track' | 'track_mode'>) => `${track}/${track_mode}`;

/** Whether an option is the current one. */
export const isWayNow = ({ track, mode }: ChangePreview['registration'], option: Option): boolean =>
  option.track === track && option.track_mode === mode;

/** Whether the chosen days are others than the current ones. */
export const hasOtherDays = ({
  registration,
  choice,
}: Pick<ChangePreview, 'registration' | 'choice'>): boolean =>
  choice.registrations_day.join() !== registration.registrations_day.join();

/** The choices of a change as a form: options with their price difference, and days. */
export function changeForm(
  event: Event,
  preview: Pick<ChangePreview, 'registration' | 'options' | 'choice' | 'full_days'>,
): ServedForm {
  const { registration, options, full_days = [] } = preview;
  const isNow = (option: Option) => isWayNow(registration, option);
  // Beside it is the price of these days: that is no longer what they have.
  const isMoved = hasOtherDays(preview);
  const ways: Field = {
    code: 'way',
    type: 'radio',
    label: inManageWords((t) => t.change.how),
    options: options.map((option) => ({
      id: idOf(option),
      name: nameOf(event, option),
      ...(isNow(option)
        ? { help: inManageWords((t) => (isMoved ? t.change.nowOtherDays : t.change.now)) }
        : descriptionOf(event, option)),
      ...(option.full === 'Y' && { enabled: 'N' as const }),
    })),
  };
  const days: Field = {
    code: 'days',
    type: 'checkbox_group',
    label: inManageWords((t) => t.change.days),
    options: event.days.map(({ code, label }) => ({
      id: code,
      name: label,
      ...(full_days.includes(code) && { enabled: 'N' as const }),
    })),
    minItems: 1,
  };
  return siteForm(
    'change',
    inManageWords((t) => t.change.how),
    [ways, ...(event.days.length > 1 ? [days] : [])],
  );
}

/** The answers for a choice. */
export function answersOf({ track, track_mode, registrations_day }: ChangeChoice): Values {
  return { way: idOf({ track, track_mode }), days: registrations_day };
}

/** The choice that answers express; undefined while no day is selected. */
export function choiceOf(options: Options, event: Event, { way, days }: Values): ChangeChoice | undefined {
  const option = options.find((each) => idOf(each) === way);
  const chosen = Array.isArray(days) ? days.map(String) : event.days.map(({ code }) => code);
  const registrations_day = event.days.map(({ code }) => code).filter((code) => chosen.includes(code));
  if (!option || registrations_day.length === 0) return undefined;
  return { track: option.track, track_mode: option.track_mode, registrations_day };
}

/** A track of one mode needs no other name. */
function nameOf({ tracks }: Event, { track, track_mode }: Option) {
  const found = tracks.find(({ code }) => code === track);
  const name = found?.name ?? track;
  if (found && found.modes.length < 2) return name;
  const mode = inFormWords((t) => t.modes[track_mode]);
  return textSaid((locale) => `${resolveText(name, locale)} (${resolveText(mode, locale)})`);
}

function descriptionOf({ tracks }: Event, { track }: Option) {
  const description = tracks.find(({ code }) => code === track)?.description;
  return description === undefined ? {} : { help: description };
}
