import type { Translated } from '#engine/form/languages/messages.ts';
import type * as en from '../../en/desk/list-tools.ts';

/** Texts of the list's filters and saved views, in French. */
export const filters: Translated<typeof en.filters> = {
  add: 'Filtrer',
  status: 'Statut',
  flow: 'Type',
  money: 'Paiement',
  track: 'Volet',
  mode: 'Mode',
  day: 'Journée',
  membership: 'Adhésion',
  item: 'Choix',
  discount: 'Code de rabais',
  needs: 'À faire',
  locale: 'Langue',
  tag: 'Étiquette',
  answer: 'Réponse',
  question: 'Question',
  choose_question: 'Choisir une question',
  how: 'Comparaison',
  choose_answer: 'Choisir une réponse',
  contains_text: 'Contient',
  contains: 'contient « {text} »',
  text: 'Texte',
  answered: 'une réponse',
  unanswered: 'aucune réponse',
  add_answer: 'Ajouter le filtre',
  full: 'Vous pouvez filtrer par {count} réponses au plus. Retirez-en une pour en ajouter une autre.',
};

export const views: Translated<typeof en.views> = {
  title: 'Vues',
  everyone: 'Tout le monde',
  saved: 'Vues de l’équipe',
  none: 'L’équipe n’a encore enregistré aucune vue. Une vue est une liste avec sa recherche, ses filtres, son tri et ses colonnes.',
  name: 'Nom de la vue',
  save: 'Enregistrer cette liste comme vue',
  rename: 'Renommer « {name} »',
  remove: 'Supprimer « {name} »',
  remove_title: 'Supprimer « {name} » ?',
  remove_text: 'Elle est supprimée pour toute l’équipe. Les inscriptions restent telles quelles.',
  new_name: 'Nouveau nom',
  done_save: '« {name} » est enregistrée pour l’équipe.',
  done_remove: '« {name} » a été supprimée.',
};
