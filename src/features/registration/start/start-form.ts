import type { Event } from '#engine/contract/event.ts';
import { isMode, type Mode } from '#engine/event/properties/modes.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type { RegistrationChoice } from '#machines/registration/start.machine.ts';
import { siteForm } from '#src/flow/small-form/site-form.ts';
import { inFormWords } from '#src/lib/i18n/registration-texts.ts';

/** A track's modes are asked only if there are several. */
const modeField = (code: string) => `mode_${code.replaceAll('-', '_')}`;

export interface StartFormOptions {
  /** Codes of the tracks that are full: shown and not to be picked. */
  readonly full?: readonly string[];
  /** Codes of the days that are full: shown and not to be picked. */
  readonly fullDays?: readonly string[];
  /** Asks for an invitation code first. */
  readonly invitation?: boolean;
}

/** A single option is not asked. */
const hasChoice = (among: readonly unknown[]) => among.length > 1;

const invitationCode: Field = {
  code: 'invitation_code',
  type: 'text',
  label: inFormWords((t) => t.codes.invitation),
  help: inFormWords((t) => t.bypass.codeHelp),
  minLength: 5,
  maxLength: 20,
  autocomplete: 'off',
};

/** The form that starts a registration: track, mode, days, email (spec §2). */
export function startForm(
  event: Event,
  { full = [], fullDays = [], invitation = false }: StartFormOptions = {},
): ServedForm {
  const tracks: Field = {
    code: 'track',
    type: 'radio',
    label: inFormWords((t) => t.start.track),
    options: event.tracks.map((track) => ({
      id: track.code,
      name: track.name,
      ...(track.description !== undefined && { help: track.description }),
      ...(full.includes(track.code) && { enabled: 'N' as const }),
    })),
  };
  const modes = event.tracks
    .filter((track) => track.modes.length > 1)
    .map(
      (track): Field => ({
        code: modeField(track.code),
        type: 'radio',
        label: inFormWords((t) => t.start.mode),
        options: track.modes.map((mode) => ({ id: mode, name: inFormWords((t) => t.modes[mode]) })),
        ...(hasChoice(event.tracks) && { show_if: { '==': [{ var: 'track' }, track.code] } }),
      }),
    );
  const days: Field = {
    code: 'days',
    type: 'checkbox_group',
    label: inFormWords((t) => t.start.days),
    options: event.days.map((day) => ({
      id: day.code,
      name: day.label,
      ...(fullDays.includes(day.code) && { enabled: 'N' as const }),
    })),
    minItems: 1,
    default: event.days.map((day) => day.code).filter((day) => !fullDays.includes(day)),
  };
  const email: Field = {
    code: 'email',
    type: 'email',
    label: inFormWords((t) => t.start.email),
    help: inFormWords((t) => t.start.emailHelp),
    autocomplete: 'email',
    verify: 'server',
  };
  return siteForm(
    'start',
    inFormWords((t) => t.start.formTitle),
    [
      ...(invitation ? [invitationCode] : []),
      ...(hasChoice(event.tracks) ? [tracks] : []),
      ...modes,
      ...(hasChoice(event.days) ? [days] : []),
      email,
    ],
  );
}

/** The choice that a filled start form makes. */
export function choiceOf(event: Event, values: Values): { email: string; choice: RegistrationChoice } {
  const track = event.tracks.find(({ code }) => code === values['track']) ?? event.tracks[0];
  const asked: unknown = track ? values[modeField(track.code)] : undefined;
  const mode: Mode = isMode(asked) ? asked : (track?.modes[0] ?? 'In-Person');
  const days = hasChoice(event.days)
    ? Array.isArray(values['days'])
      ? values['days'].map(String)
      : []
    : event.days.map(({ code }) => code);
  return {
    email: String(values['email'] ?? ''),
    choice: { track: track?.code ?? '', mode, registrations_day: days },
  };
}
