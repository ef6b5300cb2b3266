import type { Translated } from '#engine/form/languages/messages.ts';
import type * as en from '../../en/desk/import.ts';

/** Texts of the import of registrations, in French. */
export const imports: Translated<typeof en.imports> = {
  title: 'Importer des inscriptions',
  open: 'Importer',
  lead: 'Inscrivez des personnes à partir d’une liste : un fichier CSV ou Excel avec une personne par ligne et des titres à la première. Rien ne se passe avant le dernier bouton.',
  file: 'Choisir un fichier',
  file_hint:
    'CSV ou Excel (.xlsx), au plus 10 Mo et 10 000 lignes. Les exportations de pretix, de Hi.Events et d’Eventbrite sont reconnues.',
  reading: 'Lecture du fichier…',
  faults: {
    too_large: 'Le fichier dépasse 10 Mo. Divisez-le en plusieurs fichiers.',
    not_a_list:
      'Ce fichier n’est ni un CSV ni un fichier Excel lisible. Enregistrez la liste en CSV et choisissez ce fichier.',
  },
  columns: 'Associer les colonnes',
  read: '{name} : {count, plural, one {# ligne} other {# lignes}}.',
  sources: {
    pretix: 'On dirait une exportation de pretix.',
    hievents: 'On dirait une exportation de Hi.Events.',
    eventbrite: 'On dirait une exportation d’Eventbrite.',
  },
  unnamed: 'Colonne {number}',
  column_is: '« {column} » correspond à',
  left_out: 'Ne pas importer',
  check: 'Vérification',
  found:
    '{ready, plural, one {# personne peut être inscrite.} other {# personnes peuvent être inscrites.}} {wrong, plural, =0 {Aucune ligne ne pose problème.} one {# ligne pose problème.} other {# lignes posent problème.}}',
  problems: 'Lignes qui posent problème',
  notify: 'Envoyer la confirmation à chaque personne',
  says_registers:
    '{count, plural, one {# personne est inscrite. Tous ses frais sont annulés.} other {# personnes sont inscrites. Tous leurs frais sont annulés.}}',
  says_incomplete:
    '{count, plural, one {# d’entre elles n’a pas répondu à toutes les questions obligatoires.} other {# d’entre elles n’ont pas répondu à toutes les questions obligatoires.}}',
  says_left_out:
    '{count, plural, one {# ligne qui pose problème n’est pas importée.} other {# lignes qui posent problème ne sont pas importées.}}',
  says_mails: 'Chaque personne reçoit un courriel avec son code d’inscription.',
  says_once: 'Importer de nouveau le même fichier n’inscrit personne deux fois.',
  start: '{count, plural, one {Inscrire # personne} other {Inscrire # personnes}}',
  progress: 'Inscription des personnes d’un fichier',
  another: 'Importer un autre fichier',
};
