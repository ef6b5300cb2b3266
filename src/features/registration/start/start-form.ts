import { isMode, type Mode } from '#engine/configuration/event-document.ts';
import type { Field } from '#engine/configuration/field.ts';
import type { Text } from '#engine/configuration/text.ts';
import type { Event } from '#engine/contract/event.ts';
import type { ServedForm } from '#engine/contract/forms.ts';
import type { Values } from '#engine/values/form-store.ts';
import type { RegistrationChoice } from '#machines/registration/start.machine.ts';
import { registration as en } from '#src/lib/i18n/en/registration.ts';
import { registration as fr } from '#src/lib/i18n/fr/registration.ts';

const both = (read: (texts: typeof en) => string): Text => ({ en: read(en), fr: read(fr) });

/** A track's modes are asked for only where there is a choice. */
const modeField = (code: string) => `mode_${code.replaceAll('-', '_')}`;

const document = (code: string, title: Text, fields: Field[]): ServedForm => ({
  form_type: code,
  version: 1,
  document: { kind: 'form', code, title, sections: [{ code: 'choice', fields }] },
  lists: {},
  timezone: 'UTC',
});

/** The choices that begin a registration, as a form of the engine: track, mode, days, email (spec §2). */
export function startForm(event: Event): ServedForm {
  const tracks: Field = {
    code: 'track',
    type: 'radio',
    label: both((t) => t.start.track),
    options: event.tracks.map((track) => ({
      id: track.code,
      name: track.name,
      ...(track.description !== undefined && { help: track.description }),
    })),
  };
  const modes = event.tracks
    .filter((track) => track.modes.length > 1)
    .map(
      (track): Field => ({
        code: modeField(track.code),
        type: 'radio',
        label: both((t) => t.start.mode),
        options: track.modes.map((mode) => ({ id: mode, name: both((t) => t.modes[mode]) })),
        show_if: { '==': [{ var: 'track' }, track.code] },
      }),
    );
  const days: Field = {
    code: 'days',
    type: 'checkbox_group',
    label: both((t) => t.start.days),
    options: event.days.map((day) => ({ id: day.code, name: day.label })),
    minItems: 1,
    default: event.days.map((day) => day.code),
  };
  const email: Field = {
    code: 'email',
    type: 'email',
    label: both((t) => t.start.email),
    help: both((t) => t.start.emailHelp),
    autocomplete: 'email',
    verify: 'server',
  };
  return document(
    'start',
    both((t) => t.start.formTitle),
    [tracks, ...modes, days, email],
  );
}

/** The choice that a filled start form makes. */
export function choiceOf(event: Event, values: Values): { email: string; choice: RegistrationChoice } {
  const track = event.tracks.find(({ code }) => code === values['track']) ?? event.tracks[0];
  const asked: unknown = track ? values[modeField(track.code)] : undefined;
  const mode: Mode = isMode(asked) ? asked : (track?.modes[0] ?? 'In-Person');
  const days = Array.isArray(values['days']) ? values['days'].map(String) : [];
  return {
    email: String(values['email'] ?? ''),
    choice: { track: track?.code ?? '', mode, registrations_day: days },
  };
}

/** The form that opens a registration again. */
export const resumeForm: ServedForm = document(
  'resume',
  both((t) => t.manage.codeTitle),
  [
    {
      code: 'code',
      type: 'text',
      label: both((t) => t.manage.code),
      help: both((t) => t.manage.codeHelp),
      maxLength: 40,
    },
    { code: 'email', type: 'email', label: both((t) => t.manage.email), autocomplete: 'email' },
  ],
);

/** The form that has the code sent. */
export const sendCodeForm: ServedForm = document(
  'send-code',
  both((t) => t.manage.forgotTitle),
  [{ code: 'email', type: 'email', label: both((t) => t.manage.email), autocomplete: 'email' }],
);
