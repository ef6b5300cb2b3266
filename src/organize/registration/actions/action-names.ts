import type { DeskDossier } from '#engine/contract/desk.ts';

/** The actions on a registration, as they are in its address. */
export const ACTIONS = [
  'decide',
  'change',
  'transfer',
  'group',
  'refund',
  'payment',
  'link',
  'remind',
  'split',
  'void',
  'owed',
  'discount',
  'cancel',
] as const;
export type ActionName = (typeof ACTIONS)[number];

export type ActionProps = {
  readonly data: DeskDossier;
  readonly onClose: () => void;
};
