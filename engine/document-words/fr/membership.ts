import type { membershipWords as english } from '../en/membership.ts';
import type { WordsAs } from '../words.ts';

/** French words of a document of kind `membership`. */
export const membershipWords: WordsAs<typeof english> = {
  membership: ['Adhésion', 'Comment les réponses décident du type d’adhésion.'],
  'membership.form_type': ['Formulaire', 'Code du formulaire qui pose les questions.'],
  'membership.questions': [
    'Questions',
    'Codes des champs qui décident\u00a0; toutes celles qui sont posées exigent une réponse.',
  ],
  'membership.decline_field': ['Champ de refus', 'Code du champ par lequel on refuse le renouvellement.'],
  'membership.types': [
    'Types',
    'Les types d’adhésion\u00a0; le premier dont la condition est remplie est le bon.',
  ],
  'membership.types.ID': ['Identifiant', 'Ce qui identifie le type dans ce qui est enregistré.'],
  'membership.types.type': ['Catégorie', 'La catégorie de membres à laquelle il appartient.'],
  'membership.types.label': ['Nom', 'Le nom du type.'],
  'membership.types.detail': ['Précision', 'Une deuxième ligne sous le nom.'],
  'membership.types.when': ['Valable si', 'Les réponses qui donnent ce type d’adhésion.'],
  'membership.types.amount': ['Montant', 'Ce qu’elle coûte, en cents\u00a0; rien, si ce n’est pas dit.'],
  'membership.organizations': ['Organismes', 'Les organismes dont on peut aussi devenir membre.'],
  'membership.organizations.id': ['Identifiant', 'Ce qui identifie l’organisme dans ce qui est enregistré.'],
  'membership.organizations.name': ['Nom', 'Le nom de l’organisme.'],
  'membership.organizations.scope': [
    'Proposé par',
    '`event`\u00a0: proposé par cet événement\u00a0; `client`\u00a0: par l’association derrière lui.',
  ],
  'membership.organizations.amount': ['Montant', 'Le coût de l’adhésion, en cents.'],
};
