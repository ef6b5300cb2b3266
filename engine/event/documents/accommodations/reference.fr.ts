import type { WordsAs } from '../../document-kind/reference-texts.ts';
import type { accommodationsWords as english } from './reference.en.ts';

/** French words of a document of kind `accommodations`. */
export const accommodationsWords: WordsAs<typeof english> = {
  accommodations: ['Hébergement', 'Lieux d’hébergement, du plus proche au plus éloigné.'],
  'accommodations.accommodations': ['Lieux', 'Les lieux d’hébergement, dans cet ordre.'],
  'accommodations.accommodations.code': ['Code du lieu', 'Désigne le lieu dans les pages.'],
  'accommodations.accommodations.name': ['Nom', 'Le nom du lieu.'],
  'accommodations.accommodations.text': ['Texte', 'Description en une phrase.'],
  'accommodations.accommodations.description': ['Description', 'Description complète, en HTML.'],
  'accommodations.accommodations.address': ['Adresse', 'Adresse postale.'],
  'accommodations.accommodations.distance': ['Distance', 'Distance depuis le lieu de l’événement, en mots.'],
  'accommodations.accommodations.phone': ['Téléphone', 'Numéro de téléphone pour réserver.'],
  'accommodations.accommodations.link': ['Lien de réservation', 'Page web pour réserver.'],
  'accommodations.accommodations.booking_code': [
    'Code de réservation',
    'Code à donner en réservant pour obtenir le tarif de l’événement.',
  ],
  'accommodations.accommodations.until': [
    'Réservées jusqu’au',
    'Dernier jour où des chambres sont réservées.',
  ],
  'accommodations.accommodations.rooms': ['Chambres', 'Types de chambres et leur prix.'],
  'accommodations.accommodations.rooms.name': ['Nom', 'Type de chambre.'],
  'accommodations.accommodations.rooms.amount': ['Prix', 'Le prix d’une nuit, en cents.'],
};
