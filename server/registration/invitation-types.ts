import type { Option } from '#engine/form/field/option.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import type { Texter } from '#server/text-messages/texter.ts';

/** The channels for invitations; text messages only if a provider is configured. */
export function invitationTypes({ texter }: { readonly texter: Texter | undefined }): Option[] {
  return [
    { id: 'email', name: inEveryLanguage('registrations.byEmail'), enabled: 'Y' },
    ...(texter ? [{ id: 'text', name: inEveryLanguage('registrations.byText'), enabled: 'Y' } as const] : []),
  ];
}
