import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Tag } from '#src/ui/tag.tsx';
import type { Tone } from '#src/ui/tone.ts';
import type { IconName } from '#ui/icon.tsx';

const looks: Readonly<Record<string, { tone: Tone; icon: IconName }>> = {
  Submitted: { tone: 'success', icon: 'check' },
  'Not Submitted': { tone: 'warning', icon: 'edit' },
  Cancelled: { tone: 'danger', icon: 'close' },
};

/** A registration's status by its label (spec §4), with an icon. */
export function StatusTag({ status }: { status: string }) {
  const { t } = useTranslation('registration');
  const known = status === 'Submitted' || status === 'Cancelled' ? status : 'Not Submitted';
  const look = looks[known] ?? { tone: 'warning', icon: 'edit' };
  return <Tag {...look}>{t(`facts.statuses.${known}`)}</Tag>;
}
