import type { Option } from '#engine/configuration/option.ts';
import type { Services } from '#server/services.ts';

/** How somebody may be invited; by text message only where somebody sends those. */
export function invitationTypes({ texter }: Pick<Services, 'texter'>): Option[] {
  return [
    { id: 'email', name: { en: 'By email', fr: 'Par courriel' }, enabled: 'Y' },
    ...(texter
      ? [{ id: 'text', name: { en: 'By text message', fr: 'Par texto' }, enabled: 'Y' } as const]
      : []),
  ];
}
