import type { Option } from '#engine/configuration/option.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import type { Services } from '#server/services.ts';

/** How somebody may be invited; by text message only where somebody sends those. */
export function invitationTypes({ texter }: Pick<Services, 'texter'>): Option[] {
  return [
    { id: 'email', name: inEveryLanguage('registrations.byEmail'), enabled: 'Y' },
    ...(texter ? [{ id: 'text', name: inEveryLanguage('registrations.byText'), enabled: 'Y' } as const] : []),
  ];
}
