import type { Translated } from '#engine/form/languages/messages.ts';
import type * as en from '../../en/desk/jobs.ts';

/** Texts of jobs that run on the server, in French. */
export const jobs: Translated<typeof en.jobs> = {
  title: 'Opérations',
  all: 'Toutes les opérations',
  one: 'Opération',
  kinds: {
    tag: '{count, plural, one {Étiqueter # ligne} other {Étiqueter # lignes}}',
    cancel: '{count, plural, one {Annuler # inscription} other {Annuler # inscriptions}}',
    import: '{count, plural, one {Importer # ligne} other {Importer # lignes}}',
  },
  about: '{said} : {about}',
  by: 'Lancée par {by}, {time}',
  lead: 'Les opérations longues lancées par l’équipe. Elles se poursuivent quand vous quittez la page.',
  states: { running: 'En cours', stopped: 'Arrêtée', done: 'Terminée' },
  none_title: 'Aucune opération pour l’instant',
  none: 'Les importations et les actions sur plusieurs inscriptions apparaîtront ici.',
  role: 'Arrêtée : la personne qui l’a lancée n’a plus le droit de faire cela.',
  progress: 'Progression',
  numbers: '{done} sur {total}',
  failed: '{count, plural, one {# échec} other {# échecs}}',
  goes_on: 'Vous pouvez quitter cette page. L’opération se poursuit.',
  stop: 'Arrêter',
  stopping: 'Arrêt en cours…',
  stopped:
    '{count, plural, =0 {Opération arrêtée.} one {Opération arrêtée. # ligne n’a pas été traitée. Les modifications déjà faites sont conservées.} other {Opération arrêtée. # lignes n’ont pas été traitées. Les modifications déjà faites sont conservées.}}',
  done: '{count, plural, =0 {Opération terminée. Rien n’a été fait.} one {Opération terminée. # ligne a été traitée.} other {Opération terminée. # lignes ont été traitées.}}',
  faults: 'Les échecs et leurs raisons',
  first: 'Voici les {count} premiers.',
  row: 'Ligne {row}',
  unknown_title: 'Cette opération n’existe pas',
  unknown: 'Elle a été supprimée, ou elle appartient à un autre événement.',
};
