import type { WordsAs } from '../../document-kind/reference-texts.ts';
import type { locationsWords as english } from './reference.en.ts';

/** French words of a document of kind `locations`. */
export const locationsWords: WordsAs<typeof english> = {
  locations: ['Lieux', 'Les lieux de l’événement.'],
  'locations.locations': ['Lieux', 'Les lieux, dans cet ordre.'],
  'locations.locations.code': ['Code du lieu', 'Désigne le lieu dans les pages.'],
  'locations.locations.name': ['Nom', 'Le nom du lieu.'],
  'locations.locations.text': ['Texte', 'Description en une phrase.'],
  'locations.locations.description': ['Description', 'Description complète, en HTML.'],
  'locations.locations.address': ['Adresse', 'Adresse postale. Laisser vide pour un lieu en ligne.'],
  'locations.locations.latitude': ['Latitude', 'Degrés au nord de l’équateur, pour la carte.'],
  'locations.locations.longitude': ['Longitude', 'Degrés à l’est de Greenwich, pour la carte.'],
  'locations.locations.sketch': [
    'Croquis',
    'Croquis des environs sur un carré de 100 sur 100, le nord en haut. Sans échelle.',
  ],
  'locations.locations.sketch.areas': ['Surfaces', 'L’eau et les parcs.'],
  'locations.locations.sketch.areas.kind': ['Type', 'De l’eau ou un parc.'],
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
  'locations.locations.sketch.marks': ['Repères', 'Les repères. Le premier est le lieu lui-même.'],
  'locations.locations.sketch.marks.name': ['Nom', 'Texte à côté du repère.'],
  'locations.locations.sketch.marks.at': ['Position', 'Depuis la gauche, puis depuis le haut.'],
  'locations.locations.link': ['Lien', 'L’adresse web du lieu.'],
  'locations.locations.ways': ['Accès', 'Comment s’y rendre et y entrer.'],
  'locations.locations.ways.icon': ['Icône', 'L’icône placée devant l’accès.'],
  'locations.locations.ways.figure': ['Chiffre', 'Durée ou distance en grand, comme huit minutes.'],
  'locations.locations.ways.figure.value': ['Valeur', 'Le chiffre tel qu’il s’écrit.'],
  'locations.locations.ways.figure.unit': ['Unité', 'Ce qu’il compte, comme des minutes.'],
  'locations.locations.ways.title': ['Titre', 'Nom du trajet ou du moyen de transport.'],
  'locations.locations.ways.text': ['Texte', 'Détails du trajet.'],
  'locations.locations.tracks': ['Volets', 'Codes des volets qui s’y réunissent. Laisser vide pour tous.'],
};
