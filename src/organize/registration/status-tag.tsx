import type { ListedDossier } from '#engine/contract/desk.ts';
import { Icon, type IconName } from '../shell/icon.tsx';
import { useDossierWords } from './use-dossier-words.ts';

const LOOKS: Readonly<Record<ListedDossier['status'], { icon: IconName; className: string }>> = {
  Submitted: { icon: 'check', className: 'dk-status dk-status-ok' },
  'Not Submitted': { icon: 'draft', className: 'dk-status' },
  Cancelled: { icon: 'close', className: 'dk-status dk-status-bad' },
};

/** The status of a dossier, or the decision on an application, with an icon. */
export function StatusTag({ dossier }: { readonly dossier: Pick<ListedDossier, 'status' | 'decision'> }) {
  const words = useDossierWords();
  const { icon, className } = LOOKS[dossier.status];
  return (
    <span className={className}>
      <Icon name={icon} />
      {words.status(dossier)}
    </span>
  );
}
