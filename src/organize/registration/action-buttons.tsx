import type { DeskDossier } from '#engine/contract/desk.ts';
import { useMay } from '../api/use-organizer.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import type { ActionName } from './actions/action-names.ts';

type ActionButtonsProps = {
  readonly data: DeskDossier;
  readonly open: ActionName | undefined;
  readonly onOpen: (action: ActionName) => void;
};

/** The actions that this registration and the organizer's role allow. */
export function ActionButtons({ data, open, onOpen }: ActionButtonsProps) {
  const t = useDeskTexts();
  const may = { mayMoney: useMay('money'), mayEdit: useMay('edit'), mayDecide: useMay('decisions') };
  const actions = possibleActions(data, may);
  return actions.map((action) => (
    <button
      key={action}
      type="button"
      className="dk-button"
      aria-expanded={action === open}
      onClick={() => onOpen(action)}
    >
      {t(`act.${action}`)}…
    </button>
  ));
}

/**
 * Which actions are possible: an application to decide, refunds of what was paid by card, an open invoice, a submitted
 * registration.
 */
export function possibleActions(
  { dossier, invoices, decide }: Pick<DeskDossier, 'dossier' | 'invoices' | 'decide'>,
  { mayMoney, mayEdit, mayDecide }: Readonly<Record<'mayMoney' | 'mayEdit' | 'mayDecide', boolean>>,
): ActionName[] {
  const isOpen = invoices.some(({ state }) => state === 'open');
  const isRegistered = mayEdit && dossier.flow === 'registration' && dossier.status === 'Submitted';
  return [
    ...(mayDecide && decide ? (['decide'] as const) : []),
    ...(isRegistered ? (['change'] as const) : []),
    ...(mayMoney && isOpen ? (['payment'] as const) : []),
    ...(mayMoney && dossier.paid > 0 && dossier.flow !== 'group' ? (['refund'] as const) : []),
    ...(isRegistered ? (['cancel'] as const) : []),
  ];
}
