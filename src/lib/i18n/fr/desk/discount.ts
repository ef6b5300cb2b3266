import type { Translated } from '#engine/form/languages/messages.ts';
import type { discount as en } from '../../en/desk/discount.ts';

/** Texts of applying a discount code at the desk, in French. */
export const discount: Translated<typeof en> = {
  code: 'Code de rabais ou d’invitation',
  enter: 'Entrez un code.',
  is: '{code}\u00a0: {label}. {limit, plural, =0 {Utilisé {uses} fois, sans limite.} one {Utilisé {uses} fois sur #.} other {Utilisé {uses} fois sur #.}}',
  draft: 'Rabais\u00a0: {saves}. Le prix devient {total}.',
  nothing: 'Il ne réduit pas le prix, qui reste de {total}.',
  credit: 'Un crédit de {saves} est accordé, taxes comprises.',
  counts: 'Cela compte comme une utilisation du code.',
  do: 'Appliquer le code',
  do_credit: 'Accorder {saves}',
  done: 'Le code a été appliqué. Rabais\u00a0: {saves}.',
};
