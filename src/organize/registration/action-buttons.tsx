import type { DeskDossier } from '#engine/contract/desk.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { useMay } from '../api/use-organizer.ts';
import { Menu } from '../shell/menu.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMedia } from '../shell/use-media.ts';
import type { ActionName } from './actions/action-names.ts';

type ActionButtonsProps = {
  readonly data: DeskDossier;
  readonly open: ActionName | undefined;
  readonly onOpen: (action: ActionName) => void;
};

/** What is most often needed, in this order, whatever else is possible. */
const FIRST: readonly ActionName[] = [
  'decide',
  'payment',
  'link',
  'remind',
  'change',
  'group',
  'refund',
  'owed',
  'cancel',
];
/** How many have a button of their own. */
const SHOWN = { wide: 3, phone: 2 } as const;

/** The actions that this registration and the organizer's role allow: the most useful ones, and the rest in a menu. */
export function ActionButtons({ data, open, onOpen }: ActionButtonsProps) {
  const t = useDeskTexts();
  const isPhone = useMedia('(max-width: 47.99em)');
  const may = { mayMoney: useMay('money'), mayEdit: useMay('edit'), mayDecide: useMay('decisions') };
  const { shown, more } = dividedActions(possibleActions(data, may), isPhone ? SHOWN.phone : SHOWN.wide);
  const button = (action: ActionName) => (
    <button
      key={action}
      type="button"
      className="dk-button"
      aria-expanded={action === open}
      onClick={() => onOpen(action)}
    >
      {t(`act.${action}`)}…
    </button>
  );
  return (
    <>
      {shown.map(button)}
      {more.length > 0 && (
        <Menu label={t('act.more')} isList>
          {more.map(button)}
        </Menu>
      )}
    </>
  );
}

/** Which actions have a button of their own, and which are in the menu; a menu of one would save nothing. */
export function dividedActions(
  actions: readonly ActionName[],
  most: number,
): { shown: ActionName[]; more: ActionName[] } {
  if (actions.length <= most + 1) return { shown: [...actions], more: [] };
  const first = new Set(FIRST.filter((action) => actions.includes(action)).slice(0, most));
  return {
    shown: actions.filter((action) => first.has(action)),
    more: actions.filter((action) => !first.has(action)),
  };
}

/**
 * Which actions are possible: an application to decide, refunds of what was paid by card, an open invoice, what is
 * owed after submission, a submitted registration.
 */
export function possibleActions(
  { dossier, invoices, decide }: Pick<DeskDossier, 'dossier' | 'invoices' | 'decide'>,
  { mayMoney, mayEdit, mayDecide }: Readonly<Record<'mayMoney' | 'mayEdit' | 'mayDecide', boolean>>,
): ActionName[] {
  const open = invoices.filter(({ state }) => state === 'open');
  const isOpen = open.length > 0;
  const hasOwn = open.some(({ recipient }) => !recipient);
  const isRegistered = mayEdit && dossier.flow === 'registration' && dossier.status === 'Submitted';
  return [
    ...(mayDecide && decide ? (['decide'] as const) : []),
    ...(isRegistered ? (['change', 'transfer'] as const) : []),
    ...(mayEdit && dossier.flow === 'registration' && dossier.status === 'Not Submitted'
      ? (['group'] as const)
      : []),
    ...(mayMoney && isOpen ? (['payment'] as const) : []),
    ...(mayMoney && dossier.paid > 0 && dossier.flow !== 'group' ? (['refund'] as const) : []),
    ...(mayMoney && hasOwn && dossier.flow !== 'group' ? (['link'] as const) : []),
    ...(mayMoney && isOpen && (dossier.flow === 'group' || open.some(({ recipient }) => recipient))
      ? (['remind'] as const)
      : []),
    ...(mayMoney && open.some(({ may_split }) => isYes(may_split)) ? (['split'] as const) : []),
    // An application’s own invoice ends with the decision on it.
    ...(mayMoney && isOpen && ['registration', 'group'].includes(dossier.flow) ? (['void'] as const) : []),
    ...(mayMoney && dossier.status === 'Submitted' && dossier.flow !== 'group' ? (['owed'] as const) : []),
    ...(mayMoney && dossier.flow === 'registration' && dossier.status !== 'Cancelled'
      ? (['discount'] as const)
      : []),
    ...(isRegistered ? (['cancel'] as const) : []),
  ];
}
