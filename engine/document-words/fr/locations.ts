import type { locationsWords as english } from '../en/locations.ts';
import type { WordsAs } from '../words.ts';

/** French words of a document of kind `locations`. */
export const locationsWords: WordsAs<typeof english> = {
  locations: ['Lieux', 'Où se tient l’événement.'],
  'locations.locations': ['Lieux', 'Les lieux, dans cet ordre.'],
  'locations.locations.code': ['Code du lieu', 'Désigne le lieu dans les pages.'],
  'locations.locations.name': ['Nom', 'Le nom du lieu.'],
  'locations.locations.text': ['Texte', 'Ce que c’est, en une phrase.'],
  'locations.locations.description': ['Description', 'Tout ce qu’il y a à en dire, en HTML.'],
  'locations.locations.address': ['Adresse', 'Où il se trouve\u00a0; rien pour une rencontre en ligne.'],
  'locations.locations.latitude': ['Latitude', 'Degrés au nord de l’équateur, pour la carte.'],
  'locations.locations.longitude': ['Longitude', 'Degrés à l’est de Greenwich, pour la carte.'],
  'locations.locations.sketch': [
    'Croquis',
    'Les environs sur un carré de 100, nord en haut\u00a0; hors échelle.',
  ],
  'locations.locations.sketch.areas': ['Surfaces', 'L’eau et les parcs.'],
  'locations.locations.sketch.areas.kind': ['Genre', 'De l’eau ou un parc.'],
  'locations.locations.sketch.areas.points': [
    'Sommets',
    'Ses sommets\u00a0: depuis la gauche, puis depuis le haut.',
  ],
  'locations.locations.sketch.streets': ['Rues', 'Les rues, avec ou sans nom.'],
  'locations.locations.sketch.streets.name': ['Nom', 'Le nom de la rue.'],
  'locations.locations.sketch.streets.points': [
    'Tracé',
    'Son tracé\u00a0: depuis la gauche, puis depuis le haut.',
  ],
  'locations.locations.sketch.marks': [
    'Repères',
    'Ce qui est marqué\u00a0; le premier est le lieu lui-même.',
  ],
  'locations.locations.sketch.marks.name': ['Nom', 'Ce qui est écrit à côté du repère.'],
  'locations.locations.sketch.marks.at': ['Position', 'Depuis la gauche, puis depuis le haut.'],
  'locations.locations.link': ['Lien', 'L’adresse web du lieu.'],
  'locations.locations.ways': ['Accès', 'Comment s’y rendre et y entrer.'],
  'locations.locations.ways.icon': ['Icône', 'L’icône placée devant l’accès.'],
  'locations.locations.ways.figure': ['Chiffre', 'Ce qu’il faut, en grand, comme huit minutes.'],
  'locations.locations.ways.figure.value': ['Valeur', 'Le chiffre tel qu’il s’écrit.'],
  'locations.locations.ways.figure.unit': ['Unité', 'Ce qu’il compte, comme des minutes.'],
  'locations.locations.ways.title': ['Titre', 'De quel accès il s’agit.'],
  'locations.locations.ways.text': ['Texte', 'Comment le prendre.'],
  'locations.locations.tracks': [
    'Parcours',
    'Codes des parcours qui s’y réunissent\u00a0; tous, si rien n’est dit.',
  ],
};
