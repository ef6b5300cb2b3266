import type { Translated } from '../../../form/languages/messages.ts';
import type { en } from './problems.en.ts';

/** What can be wrong with offers, in French. */
export const fr: Translated<typeof en> = {
  // Prices and ranges
  halfRange: 'Un montant libre exige «\u00a0minimum\u00a0» et «\u00a0maximum\u00a0».',
  minimumAboveMaximum: '«\u00a0minimum\u00a0» dépasse «\u00a0maximum\u00a0».',
  rangeWithAmount: 'Une offre à montant libre ne peut pas avoir «\u00a0amount\u00a0».',
  rangeWithPrices: 'Une offre à montant libre ne peut pas avoir de prix.',
  rangeWithMost: 'Une offre à montant libre ne peut être choisie qu’une fois. Retirez «\u00a0most\u00a0».',
  fitsBoth:
    'Un montant de {amount} cents correspond à la fois à «\u00a0{one}\u00a0» et à «\u00a0{other}\u00a0». Réduisez «\u00a0maximum\u00a0» sous ce montant.',
  fitsNeither:
    'Les montants entre {from} et {to} cents ne correspondent ni à «\u00a0{one}\u00a0» ni à «\u00a0{other}\u00a0». Augmentez «\u00a0maximum\u00a0».',
  priceNeverReached:
    'Le prix qui précède s’applique toujours. Déplacez celui-ci vers le haut ou supprimez-le.',
  priceNeverApplies:
    'Personne qui peut choisir l’offre n’obtient ce prix. Corrigez sa condition, déplacez-le vers le haut ou supprimez-le.',
  priceAfterEvent: 'Ce prix commence après l’événement\u00a0: il n’est donc jamais facturé.',

  // Views and codes
  viewRequires: 'L’affichage «\u00a0{view}\u00a0» exige {property}.',
  viewOfCode: 'Les offres affichées en «\u00a0{view}\u00a0» doivent avoir le code «\u00a0{code}\u00a0».',
  notShownAs:
    'Un document d’offres dont le code est «\u00a0{code}\u00a0» ne peut pas être affiché en «\u00a0{view}\u00a0».',
  severalProducts: 'On peut toujours acheter plusieurs produits.',
  oneActivity: 'Une inscription participe à une activité au plus.',
  unread:
    '«\u00a0{property}\u00a0» n’a aucun effet dans un document d’offres dont le code est «\u00a0{code}\u00a0». Retirez cette propriété.',
  withoutVariants: 'Un produit doit avoir au moins une variante.',

  // Stock and audience
  noStock:
    'Aucune variante n’a de stock\u00a0: ce produit ne peut donc pas être acheté. Indiquez le stock, ou supprimez le produit.',
  mostOverStock:
    'Une inscription pourrait en choisir plus qu’il n’y en a ({stock}). Réduisez «\u00a0most\u00a0» ou augmentez «\u00a0stock\u00a0».',
  neverChosen:
    'Aucune inscription ne peut remplir cette condition\u00a0: personne ne peut donc choisir l’offre. Corrigez la condition ou supprimez-la.',
  neverChosenInFlow:
    'Personne qui arrive à la question «\u00a0{question}\u00a0» ne peut choisir cette offre. Corrigez sa condition ou ses volets, ou supprimez-la.',

  // Plan and time
  outsidePlan:
    '«\u00a0{code}\u00a0» se trouve hors du plan\u00a0: on ne peut donc pas le voir. Corrigez sa position.',
  overlaps:
    '«\u00a0{code}\u00a0» chevauche «\u00a0{other}\u00a0» sur le plan. Corrigez la position de l’un des deux.',
  startWithoutDay: 'Une heure de début exige un jour.',
  endWithoutStart: 'Une heure de fin exige une heure de début.',
};
