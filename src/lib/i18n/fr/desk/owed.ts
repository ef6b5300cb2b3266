import type { Translated } from '#engine/form/languages/messages.ts';
import type * as en from '../../en/desk/owed.ts';

/** Texts of fees, waivers and credits, and of the link to pay, in French. */
export const owed: Translated<typeof en.owed> = {
  kinds: 'Que voulez-vous modifier\u00a0?',
  kind: {
    fee: 'Ajouter des frais',
    waiver: 'Annuler des frais',
    credit: 'Accorder un crédit',
  },
  label: 'Nom des frais',
  label_hint: 'Il figure sur la facture et sur le reçu.',
  category: 'Catégorie',
  taxed: '{category} (taxe de {percent}\u00a0%)',
  before_tax: 'Montant avant taxes',
  with_tax: 'Montant avec taxes, jusqu’à {amount}',
  lines: 'Frais impayés',
  nothing_unpaid: 'Aucuns frais ne sont impayés. Ce qui a été payé peut être remboursé.',
  now: 'Montant dû\u00a0: {amount}.',
  enter_label: 'Indiquez le nom des frais.',
  enter_line: 'Choisissez des frais.',
  too_much: 'Le crédit ne peut dépasser {amount}.',
  calculating: 'Calcul en cours…',
  owes: 'Le montant dû passe de {before} à {after}.',
  tax: 'Dont {tax} de taxes.',
  replaces: 'La facture nº\u00a0{number} est annulée et remplacée par une nouvelle.',
  new_invoice:
    'Une facture est émise. Elle peut être payée au moyen du lien envoyé par courriel, ou notée comme payée ici.',
  nothing_left: 'Il n’y a plus rien à payer.',
  final:
    'L’opération figure au relevé avec votre nom et la raison. Une autre peut la compenser\u00a0; rien n’est effacé.',
  do_fee: 'Ajouter {amount}',
  do_waiver: 'Annuler {amount}',
  do_credit: 'Créditer {amount}',
  do_refund: 'Créditer {amount} et rembourser {refund}',
  send: 'Envoyer par courriel le montant dû et un lien de paiement',
  done: 'Montant dû\u00a0: {amount}.',
  done_refund: 'Montant dû\u00a0: {amount}. Remboursement\u00a0: {refund}.',
  by: 'Par {name}\u00a0: {why}',
  link_mails: '{email} reçoit un courriel avec la facture et un lien pour payer {amount} par carte.',
  link_same: 'Le lien reste toujours le même. Il n’ouvre que la page de paiement, sans code.',
  link_once: 'Rien n’est débité avant le paiement, qui n’a lieu qu’une fois.',
  link_do: 'Envoyer le lien pour {amount}',
  link_done: 'Le lien pour payer {amount} a été envoyé à {email}.',
  link_nothing_title: 'Il n’y a rien à payer',
  link_nothing: 'Un lien peut être envoyé tant qu’une facture est impayée.',
};
