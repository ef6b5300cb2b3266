import type { accommodationsWords as english } from '../en/accommodations.ts';
import type { WordsAs } from '../words.ts';

/** French words of a document of kind `accommodations`. */
export const accommodationsWords: WordsAs<typeof english> = {
  accommodations: ['Hébergement', 'Où loger, du plus près au plus loin.'],
  'accommodations.accommodations': ['Lieux', 'Les lieux d’hébergement, dans cet ordre.'],
  'accommodations.accommodations.code': ['Code du lieu', 'Désigne le lieu dans les pages.'],
  'accommodations.accommodations.name': ['Nom', 'Le nom du lieu.'],
  'accommodations.accommodations.text': ['Texte', 'Comment il est, en une phrase.'],
  'accommodations.accommodations.description': ['Description', 'Tout ce qu’il y a à en dire, en HTML.'],
  'accommodations.accommodations.address': ['Adresse', 'Où il se trouve, comme sur une enveloppe.'],
  'accommodations.accommodations.distance': ['Distance', 'À quelle distance il est, en mots.'],
  'accommodations.accommodations.phone': ['Téléphone', 'Le numéro pour réserver.'],
  'accommodations.accommodations.link': ['Lien de réservation', 'Où réserver.'],
  'accommodations.accommodations.booking_code': [
    'Code de réservation',
    'Ce qu’il faut dire en réservant pour obtenir le tarif de l’événement.',
  ],
  'accommodations.accommodations.until': [
    'Retenues jusqu’au',
    'Le dernier jour où des chambres sont retenues.',
  ],
  'accommodations.accommodations.rooms': ['Chambres', 'Les sortes de chambres et leur prix.'],
  'accommodations.accommodations.rooms.name': ['Nom', 'La sorte de chambre.'],
  'accommodations.accommodations.rooms.amount': ['Prix', 'Le prix d’une nuit, en cents.'],
};
