import type { Translated } from '#engine/form/languages/messages.ts';
import type { jsonEditor as en } from '../../en/desk/json-editor.ts';

/** Texts of the JSON editor, in French. */
export const jsonEditor: Translated<typeof en> = {
  label: 'Le document en JSON',
  required: 'obligatoire',
  not_json: 'À partir d’ici, ce n’est plus du JSON valide.',
  twice: 'Ce nom figure déjà dans cet objet. Seul le dernier compterait.',
  other_document:
    'Gardez le type « {kind} » et le code « {code} ». Pour créer un autre document, ajoutez-le au brouillon.',
  not_saved: 'Non enregistré : ligne {line}. {why}',
  not_saved_document: 'Non enregistré : {why}',
  last_valid:
    'Le formulaire montre la dernière version lisible du document. Il reste fermé tant que le JSON n’est pas corrigé ou abandonné.',
  view: 'Affichage',
  form: 'Formulaire',
  json: 'JSON',
  back: 'Revenir au JSON',
  drop: 'Abandonner ce qui n’a pas pu être enregistré',
  phrases: {
    find: 'Rechercher',
    replace: 'Remplacer',
    next: 'suivant',
    previous: 'précédent',
    all: 'tout',
    match_case: 'respecter la casse',
    regexp: 'expression régulière',
    by_word: 'mots entiers',
    replace_one: 'remplacer',
    replace_all: 'tout remplacer',
    close: 'fermer',
    current_match: 'résultat actuel',
    on_line: 'à la ligne',
    replaced: '$ remplacements',
    replaced_one: 'remplacement à la ligne $',
    go_to_line: 'Aller à la ligne',
    go: 'aller',
    problems: 'Problèmes',
    no_problems: 'Aucun problème',
    completions: 'Suggestions',
    fold: 'Replier la ligne',
    unfold: 'Déplier la ligne',
    folded: 'texte replié',
    unfold_short: 'déplier',
  },
};
