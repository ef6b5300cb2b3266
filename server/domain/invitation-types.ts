import type { Option } from '#engine/configuration/option.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import type { Services } from '#server/services.ts';

/** The channels for invitations; text messages only if a provider is configured. */
export function invitationTypes({ texter }: Pick<Services, 'texter'>): Option[] {
  return [
    { id: 'email', name: inEveryLanguage('registrations.byEmail'), enabled: 'Y' },
    ...(texter ? [{ id: 'text', name: inEveryLanguage('registrations.byText'), enabled: 'Y' } as const] : []),
  ];
}
