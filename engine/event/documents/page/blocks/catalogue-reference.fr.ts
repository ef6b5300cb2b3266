import type { WordsAs } from '../../../document-kind/reference-texts.ts';
import type { catalogueBlocksWords as english } from './catalogue-reference.en.ts';

/** French words of the blocks that show a catalogue. */
export const catalogueBlocksWords: WordsAs<typeof english> = {
  'block:keynotes': ['Conférences principales', 'Les conférences principales, tirées du catalogue.'],
  'block:keynotes.people': [
    'Personnes',
    'Codes des personnes à montrer, dans cet ordre. Laisser vide pour toutes.',
  ],
  'block:speakers': [
    'Conférencières et conférenciers',
    'Les personnes qui prennent la parole, tirées du catalogue.',
  ],
  'block:speakers.people': [
    'Personnes',
    'Codes des personnes à montrer, dans cet ordre. Laisser vide pour toutes.',
  ],
  'block:speakers.except': [
    'Sauf',
    'Codes des personnes à omettre, par exemple parce qu’elles figurent ailleurs sur la page.',
  ],
  'block:speakers.notes': ['Notes', 'Des notes placées entre les personnes, par exemple leur nombre.'],
  'block:speakers.notes.after': ['Après', 'Nombre de personnes après lequel la note s’affiche.'],
  'block:speakers.notes.text': ['Texte', 'Texte de la note.'],
  'block:speakers.notes.by': ['Signature', 'Auteur ou autrice de la note.'],
  'block:speakers.notes.tile': ['Tuile', 'Une tuile affichée sur la note.'],
  'block:speakers.notes.action': ['Bouton', 'Lien de la note.'],
  'block:sponsors': ['Commanditaires', 'Les commanditaires, tirés du catalogue.'],
  'block:sponsors.show': ['Présentation', 'Des logos par niveau, ou une liste avec textes et liens.'],
  'block:sponsors.levels': ['Niveaux', 'Codes des niveaux à montrer. Laisser vide pour tous.'],
  'block:exhibitors': ['Exposants', 'Les exposants, tirés du catalogue.'],
  'block:exhibitors.show': ['Présentation', 'Des logos par type, ou une liste avec textes et liens.'],
  'block:exhibitors.types': ['Types', 'Codes des types à montrer. Laisser vide pour tous.'],
  'block:accommodations': ['Hébergement', 'Les lieux d’hébergement, tirés du catalogue.'],
  'block:accommodations.accommodations': [
    'Lieux',
    'Codes de ceux à montrer, dans cet ordre. Laisser vide pour tous.',
  ],
  'block:locations': ['Lieux', 'Les lieux de l’événement, tirés du catalogue.'],
  'block:locations.track': ['Volet', 'Code du volet dont les lieux sont montrés. Laisser vide pour tous.'],
  'block:ways': [
    'Comment s’y rendre',
    'Les trajets vers un lieu, chacun avec un chiffre en grand, comme une durée.',
  ],
  'block:ways.location': ['Lieu', 'Code du lieu.'],
  'block:floor_plan': ['Plan des salles', 'Un plan des salles, avec leur liste à côté.'],
  'block:floor_plan.plan': ['Plan', 'Code du document du plan.'],
  'block.tiles': [
    'Tuiles',
    'Les tuiles affichées devant les ateliers, dans les thèmes à tuiles. Un atelier qui ne correspond à aucun choix n’en a pas.',
  ],
  'block.tiles.filter': ['Filtre', 'Code d’un filtre de l’horaire, comme `subject`.'],
  'block.tiles.option': ['Choix', 'Identifiant d’un de ses choix.'],
  'block.tiles.tile': ['Tuile', 'Tuile des ateliers qui correspondent à ce choix.'],
  'block:workshop_list': ['Liste d’ateliers', 'Les ateliers de l’horaire, dans l’ordre des heures.'],
  'block:workshop_list.track': [
    'Volet',
    'Code du volet dont les ateliers sont listés. Laisser vide pour tous.',
  ],
  'block:workshop_list.day': [
    'Journée',
    'Code de la journée dont les ateliers sont listés. Laisser vide pour toutes.',
  ],
  'block:workshop_list.most': ['Au plus', 'Nombre maximal affiché. Les autres sont dans l’horaire.'],
  'block:workshop_finder': [
    'Recherche d’ateliers',
    'Une recherche d’ateliers sur la page, par mot-clé et par filtre.',
  ],
  'block:workshop_finder.filter': ['Filtre', 'Code du filtre de l’horaire qui est proposé.'],
  'block:workshop_finder.track': ['Volet', 'Code du volet où l’on cherche. Laisser vide pour tous.'],
  'block:workshop_finder.day': ['Journée', 'Code de la journée où l’on cherche. Laisser vide pour toutes.'],
  'block:workshop_finder.most': [
    'Au plus',
    'Nombre maximal affiché à la fois. Les autres sont dans l’horaire.',
  ],
  'block:random_workshops': ['Quelques ateliers', 'Quelques ateliers, différents à chaque visite.'],
  'block:random_workshops.most': ['Au plus', 'Nombre affiché, de 1 à 12.'],
  'block:activities': ['Activités', 'Les activités en plus des ateliers, tirées du catalogue.'],
  'block:activities.activities': [
    'Activités',
    'Codes de celles à montrer, dans cet ordre. Laisser vide pour toutes.',
  ],
  'block:merchandise': ['Boutique', 'Les produits de la boutique, tirés du catalogue.'],
  'block:merchandise.products': [
    'Produits',
    'Codes de ceux à montrer, dans cet ordre. Laisser vide pour tous.',
  ],
};
