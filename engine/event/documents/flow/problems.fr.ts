import type { Translated } from '../../../form/languages/messages.ts';
import type { en } from './problems.en.ts';

/** What can be wrong with flows, in French. */
export const fr: Translated<typeof en> = {
  // Steps
  stepNeedsForm: 'Une étape du type «\u00a0{kind}\u00a0» exige «\u00a0form_type\u00a0».',
  formUsedBefore: 'Une étape précédente utilise déjà le formulaire «\u00a0{form}\u00a0».',
  alwaysSkipped:
    'Cette condition est toujours remplie\u00a0: l’étape est donc toujours omise. Corrigez la condition ou supprimez l’étape.',
  neverSkipped:
    'Rien ne peut remplir cette condition\u00a0: l’étape n’est donc jamais omise. Corrigez la condition ou supprimez-la.',
  noPathReaches:
    'Aucun choix et aucune réponse ne mènent à cette étape\u00a0: personne n’y arrive donc. Corrigez ses conditions ou supprimez-la.',
  skipsEverything: 'Avec ces choix, toutes les étapes sont omises et rien n’est demandé\u00a0: {choices}.',
  askSomething: 'une étape qui leur est destinée',
  nothingToChoose:
    'Impossible de continuer avec ces choix et réponses, car «\u00a0{question}\u00a0» est obligatoire et n’offre rien à ces personnes\u00a0: {choices}.',
  offerForThem: 'une offre pour elles, ou "required": "N"',
  neverReached: 'Cette condition est toujours remplie\u00a0: on n’arrive donc jamais à cette étape.',
  notAskedBefore: 'Le formulaire «\u00a0{form}\u00a0» n’est pas demandé avant cette étape.',
  formNotInFlow: 'Le formulaire «\u00a0{form}\u00a0» ne fait pas partie de ce parcours.',
  presentersElsewhere:
    'Le formulaire «\u00a0{form}\u00a0» comprend les personnes qui présentent, ce qui n’est permis que dans le parcours «\u00a0{flow}\u00a0».',
  peopleElsewhere: 'Une étape du type «\u00a0people\u00a0» n’est permise que dans le parcours des groupes.',
  modesOfNoTrack: 'Aucun de ces volets n’a l’un de ces modes\u00a0: l’étape ne s’affiche donc jamais.',
  propertyOfRegistration: '«\u00a0{property}\u00a0» n’est permis que pour les étapes d’une inscription.',
  kindOfRegistration: 'Une étape du type «\u00a0{kind}\u00a0» n’est permise que dans une inscription.',
  fieldOfRegistration:
    'Le formulaire «\u00a0{form}\u00a0» a un champ qui n’est permis que dans une inscription.',
  kindBeforePayment: 'Une étape du type «\u00a0{kind}\u00a0» doit précéder le paiement.',
  fieldBeforePayment:
    'Le formulaire «\u00a0{form}\u00a0» a un choix ou un fichier, qui doivent précéder le paiement.',

  // Corrections after submission
  openUntilUnused:
    'Cette étape ne peut pas être modifiée après l’envoi\u00a0: «\u00a0open_until\u00a0» n’a donc aucun effet.',
  openAfterOfRegistration: '«\u00a0open_after\u00a0» n’est permis que dans une inscription.',
  openAlready: 'Une étape avec «\u00a0after_payment\u00a0» est déjà ouverte après l’envoi.',
  kindNotCorrected: 'Une étape du type «\u00a0{kind}\u00a0» ne peut pas être modifiée après l’envoi.',
  fieldNotCorrected:
    'Le formulaire «\u00a0{form}\u00a0» a un fichier ou un atelier, qui ne peuvent pas être modifiés après l’envoi.',

  // The end
  noEnd: 'Le parcours doit se terminer par une étape du type «\u00a0review\u00a0» ou «\u00a0payment\u00a0».',
  secondEnd:
    'Une étape précédente conclut déjà le parcours. Gardez une seule étape du type «\u00a0review\u00a0» ou «\u00a0payment\u00a0».',
  endSkipped: 'L’étape de révision ou de paiement ne peut pas être omise. Retirez sa condition.',
  endNotLast:
    'La révision doit être la dernière étape, sauf pour les étapes avec «\u00a0after_payment\u00a0».',
  withPaymentMisplaced:
    '«\u00a0with_payment\u00a0» n’est permis que pour le dernier formulaire d’une inscription avant sa révision, sans condition d’omission.',
  asksNothing: 'Toutes les étapes peuvent être omises en même temps\u00a0: rien ne serait donc demandé.',

  // Entry
  byGroup: 'Seule une inscription peut être commencée avec un code de groupe. Retirez «\u00a0group\u00a0».',
  waitlistWithoutCapacity:
    '«\u00a0waitlist\u00a0» n’est permis que pour les demandes avec «\u00a0capacity\u00a0».',
  ownStartPage: 'Une inscription commence à sa propre page de départ. Retirez «\u00a0first_step\u00a0».',
  firstStepNeedsForm: 'La première étape doit avoir un formulaire et aucune condition.',
  fileInFirstStep:
    'Le formulaire «\u00a0{form}\u00a0» a un champ de fichier, ce qui n’est pas permis à la première étape.',
  severalElsewhere:
    '«\u00a0several\u00a0» n’est pas permis ici\u00a0: une adresse ne peut avoir qu’une inscription ou qu’un groupe.',

  // Decision
  noDecision: 'Ce parcours ne peut pas avoir de décision. Retirez «\u00a0decision\u00a0».',
  noConfirmation:
    'Ce parcours ne demande pas de confirmation. Supprimez ce courriel, ou indiquez "confirm": "Y".',

  // Groups
  groupElsewhere: '«\u00a0group\u00a0» n’est permis que dans le parcours «\u00a0{flow}\u00a0».',
  howGroupsPay: 'Ajoutez cette propriété pour définir comment les groupes paient.',
  groupWithMoney: 'Un groupe paie les frais de ses membres. Retirez «\u00a0money\u00a0».',
  groupNeedsForm: 'La première étape du parcours des groupes doit avoir un formulaire et aucune condition.',
  discountValue: 'Un rabais exige soit «\u00a0percent\u00a0», soit «\u00a0amount\u00a0».',
  discountOrder:
    'Chaque rabais doit commencer à un nombre de membres plus élevé que le précédent ({before}).',

  // Money
  paymentWithoutMoney:
    'Il y a une étape de paiement, mais il manque «\u00a0money\u00a0». Ajoutez cette propriété pour définir ce qui est payé.',
  invoiceOfRegistration:
    'Les inscriptions se paient par carte. Seuls les groupes et les demandes peuvent être facturés.',
  catalogueElsewhere:
    '«\u00a0catalogue\u00a0» n’est permis que pour les inscriptions. Énumérez les frais de ce parcours.',
  nothingToPay:
    'Il y a une étape de paiement, mais aucuns frais et rien qui ait un prix\u00a0: tout le monde paierait donc 0,00 $.',
  feeOrReview: 'des frais, ou une dernière étape du type «\u00a0review\u00a0»',
};
