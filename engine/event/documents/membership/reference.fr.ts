import type { WordsAs } from '../../document-kind/reference-texts.ts';
import type { membershipWords as english } from './reference.en.ts';

/** French words of a document of kind `membership`. */
export const membershipWords: WordsAs<typeof english> = {
  membership: ['Adhésion', 'Comment les réponses déterminent le type d’adhésion.'],
  'membership.form_type': ['Formulaire', 'Code du formulaire qui pose les questions.'],
  'membership.questions': [
    'Questions',
    'Codes des champs déterminants. Toutes les questions affichées exigent une réponse.',
  ],
  'membership.decline_field': ['Champ de refus', 'Code du champ par lequel on refuse le renouvellement.'],
  'membership.types': ['Types', 'Les types d’adhésion. Le premier dont la condition est remplie s’applique.'],
  'membership.types.ID': ['Identifiant', 'Identifie le type dans les données enregistrées.'],
  'membership.types.type': ['Catégorie', 'La catégorie de membres à laquelle il appartient.'],
  'membership.types.label': ['Nom', 'Le nom du type.'],
  'membership.types.detail': ['Précision', 'Une deuxième ligne sous le nom.'],
  'membership.types.when': ['Valable si', 'Les réponses qui donnent ce type d’adhésion.'],
  'membership.types.amount': ['Montant', 'Le prix, en cents. Laisser vide si c’est gratuit.'],
  'membership.organizations': ['Organismes', 'Les organismes dont on peut aussi devenir membre.'],
  'membership.organizations.id': ['Identifiant', 'Identifie l’organisme dans les données enregistrées.'],
  'membership.organizations.name': ['Nom', 'Le nom de l’organisme.'],
  'membership.organizations.scope': [
    'Proposé par',
    '`event`\u00a0: proposé par cet événement. `client`\u00a0: proposé par l’association.',
  ],
  'membership.organizations.amount': ['Montant', 'Le coût de l’adhésion, en cents.'],
};
