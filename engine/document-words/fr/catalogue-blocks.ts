import type { catalogueBlocksWords as english } from '../en/catalogue-blocks.ts';
import type { WordsAs } from '../words.ts';

/** French words of the blocks that show a catalogue. */
export const catalogueBlocksWords: WordsAs<typeof english> = {
  'block:keynotes': [
    'Conférences principales',
    'Qui donne les conférences principales, d’après le catalogue.',
  ],
  'block:keynotes.people': [
    'Personnes',
    'Codes des personnes à montrer, dans cet ordre\u00a0; toutes, si rien n’est dit.',
  ],
  'block:speakers': ['Conférences', 'Qui prend la parole, d’après le catalogue.'],
  'block:speakers.people': [
    'Personnes',
    'Codes des personnes à montrer, dans cet ordre\u00a0; toutes, si rien n’est dit.',
  ],
  'block:speakers.except': [
    'Sauf',
    'Codes des personnes qui ne sont pas montrées, puisqu’elles figurent ailleurs sur la page.',
  ],
  'block:speakers.notes': ['Mots', 'Des mots placés entre les personnes, par exemple combien elles sont.'],
  'block:speakers.notes.after': ['Après', 'Après combien de personnes le mot se place.'],
  'block:speakers.notes.text': ['Texte', 'Ce que dit le mot.'],
  'block:speakers.notes.by': ['Signature', 'Qui le dit.'],
  'block:speakers.notes.tile': ['Carreau', 'Un carreau de l’art de l’événement sur le mot.'],
  'block:speakers.notes.action': ['Suite', 'Où le mot mène.'],
  'block:sponsors': ['Commanditaires', 'Qui rend l’événement possible, d’après le catalogue.'],
  'block:sponsors.show': ['Présentation', 'Des logos par niveau, ou une liste avec textes et liens.'],
  'block:sponsors.levels': ['Niveaux', 'Codes des niveaux à montrer\u00a0; tous, si rien n’est dit.'],
  'block:exhibitors': ['Exposants', 'Qui expose, d’après le catalogue.'],
  'block:exhibitors.show': ['Présentation', 'Des logos par type, ou une liste avec textes et liens.'],
  'block:exhibitors.types': ['Types', 'Codes des types à montrer\u00a0; tous, si rien n’est dit.'],
  'block:accommodations': ['Hébergement', 'Où loger, d’après le catalogue.'],
  'block:accommodations.accommodations': [
    'Lieux',
    'Codes de ceux à montrer, dans cet ordre\u00a0; tous, si rien n’est dit.',
  ],
  'block:locations': ['Lieux', 'Où se tient l’événement, d’après le catalogue.'],
  'block:locations.track': [
    'Parcours',
    'Code du parcours dont les lieux sont montrés\u00a0; tous, si rien n’est dit.',
  ],
  'block:ways': ['Comment s’y rendre', 'Les trajets vers un lieu qui ont un chiffre, chacun en grand.'],
  'block:ways.location': ['Lieu', 'Code du lieu où ils mènent.'],
  'block:floor_plan': ['Plan des salles', 'Un plan des salles, avec leur liste à côté.'],
  'block:floor_plan.plan': ['Plan', 'Code du document du plan.'],
  'block.tiles': [
    'Tuiles',
    'Ce que veulent dire les tuiles placées devant les ateliers, dans les styles qui en ont\u00a0; un atelier sans choix n’en a pas.',
  ],
  'block.tiles.filter': ['Filtre', 'Code d’un filtre de l’horaire, comme `subject`.'],
  'block.tiles.option': ['Choix', 'Identifiant d’un de ses choix.'],
  'block.tiles.tile': ['Tuile', 'La tuile des ateliers que ce choix trouve.'],
  'block:workshop_list': ['Liste d’ateliers', 'Les ateliers de l’horaire, dans l’ordre des heures.'],
  'block:workshop_list.track': [
    'Parcours',
    'Code du parcours dont les ateliers sont listés\u00a0; tous, si rien n’est dit.',
  ],
  'block:workshop_list.day': [
    'Journée',
    'Code de la journée dont les ateliers sont listés\u00a0; toutes, si rien n’est dit.',
  ],
  'block:workshop_list.most': ['Au plus', 'Combien sont listés\u00a0; le reste est dans l’horaire.'],
  'block:workshop_finder': [
    'Recherche d’ateliers',
    'Des ateliers à trouver sur place, par mots et par filtre.',
  ],
  'block:workshop_finder.filter': ['Filtre', 'Code du filtre de l’horaire qui est proposé.'],
  'block:workshop_finder.track': [
    'Parcours',
    'Code du parcours où l’on cherche\u00a0; tous, si rien n’est dit.',
  ],
  'block:workshop_finder.day': [
    'Journée',
    'Code de la journée où l’on cherche\u00a0; toutes, si rien n’est dit.',
  ],
  'block:workshop_finder.most': [
    'Au plus',
    'Combien sont montrés à la fois\u00a0; le reste est dans l’horaire.',
  ],
  'block:random_workshops': ['Quelques ateliers', 'Quelques ateliers, différents à chaque visite.'],
  'block:random_workshops.most': ['Au plus', 'Combien sont montrés, de 1 à 12.'],
  'block:activities': ['Activités', 'Ce qui se passe en plus des ateliers, d’après le catalogue.'],
  'block:activities.activities': [
    'Activités',
    'Codes de celles à montrer, dans cet ordre\u00a0; toutes, si rien n’est dit.',
  ],
  'block:merchandise': ['Boutique', 'Ce que vend la boutique, d’après le catalogue.'],
  'block:merchandise.products': [
    'Produits',
    'Codes de ceux à montrer, dans cet ordre\u00a0; tous, si rien n’est dit.',
  ],
};
