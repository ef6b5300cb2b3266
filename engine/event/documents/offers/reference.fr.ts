import type { WordsAs } from '../../document-kind/reference-texts.ts';
import type { offersWords as english } from './reference.en.ts';

/** French words of a document of kind `offers`. */
export const offersWords: WordsAs<typeof english> = {
  offers: [
    'Offres',
    'Les options d’un formulaire, la boutique (`products`) ou les activités (`activities`).',
  ],
  'offers.label': ['Nom', 'Le nom commun de ces offres.'],
  'offers.view': [
    'Présentation',
    'Des cartes, un tableau qui compare ligne par ligne, ou un plan. La boutique est présentée en `tiles`, les activités en `timetable`.',
  ],
  'offers.category': ['Catégorie', 'Détermine les taxes, rabais et remboursements qui s’y appliquent.'],
  'offers.several': [
    'Plusieurs',
    'Y permet d’en choisir plusieurs. Sinon, un nouveau choix remplace le précédent.',
  ],
  'offers.waitlist': [
    'Liste d’attente',
    'Y permet de s’ajouter à la liste d’attente d’une offre épuisée. Ce qui se libère est réservé à la personne suivante.',
  ],
  'offers.groups': ['Groupes', 'Les groupes d’offres, comme les tailles de kiosques.'],
  'offers.groups.code': ['Code du groupe', 'Désigne le groupe dans les offres.'],
  'offers.groups.name': ['Nom', 'L’en-tête du groupe.'],
  'offers.benefits': ['Avantages', 'Les lignes qui servent à comparer les offres.'],
  'offers.benefits.code': ['Code de l’avantage', 'Désigne la ligne dans les offres.'],
  'offers.benefits.label': ['Nom', 'Ce que compare la ligne.'],
  'offers.plan': ['Plan', 'Le plan sur lequel les offres sont placées.'],
  'offers.plan.width': ['Largeur', 'Largeur du plan, dans l’unité de votre choix.'],
  'offers.plan.height': ['Hauteur', 'Hauteur du plan, dans la même unité.'],
  'offers.plan.areas': ['Zones', 'Les autres zones du plan.'],
  'offers.plan.areas.code': ['Code de la zone', 'Désigne la zone.'],
  'offers.plan.areas.name': ['Nom', 'Texte dans la zone.'],
  'offers.plan.areas.kind': ['Type', 'Type de zone. Il détermine la couleur.'],
  'offers.plan.areas.place': ['Position', 'Depuis la gauche, depuis le haut, largeur et hauteur.'],
  'offers.offers': ['Offres', 'Les offres, dans cet ordre.'],
  'offers.offers.code': ['Code de l’offre', 'Désigne l’offre dans les réponses.'],
  'offers.offers.name': ['Nom', 'Le nom de l’offre.'],
  'offers.offers.group': ['Groupe', 'Code du groupe où elle figure.'],
  'offers.offers.description': ['Description', 'Ce que l’offre comprend, en une phrase ou deux.'],
  'offers.offers.amount': [
    'Prix',
    'Son prix, en cents. Laisser vide si c’est gratuit ou si une fourchette est donnée.',
  ],
  'offers.offers.minimum': ['Montant minimal', 'Montant minimal, en cents, si le montant est libre.'],
  'offers.offers.maximum': ['Montant maximal', 'Montant maximal, en cents, si le montant est libre.'],
  'offers.offers.stock': ['Stock', 'Quantité offerte. Laisser vide pour ne pas limiter.'],
  'offers.offers.variants': ['Variantes', 'Tailles ou couleurs, chacune avec son stock.'],
  'offers.offers.variants.code': ['Code de la variante', 'Désigne la variante dans les paniers.'],
  'offers.offers.variants.name': ['Nom', 'Nom de la variante, comme une taille ou une couleur.'],
  'offers.offers.variants.amount': ['Prix propre', 'Son prix en cents, s’il diffère de celui de l’offre.'],
  'offers.offers.variants.stock': ['Stock', 'Quantité en stock. Laisser vide pour ne pas limiter.'],
  'offers.offers.most': [
    'Au plus',
    'Nombre maximal par personne, toutes variantes confondues. Par défaut\u00a0: 1.',
  ],
  'offers.offers.tracks': ['Volets', 'Codes des volets qui peuvent la choisir. Laisser vide pour tous.'],
  'offers.offers.registered_only': [
    'Avec inscription seulement',
    'Y\u00a0: seules les inscriptions peuvent la choisir, pas les demandes.',
  ],
  'offers.offers.admits': [
    'Donne accès',
    'Y fait de chaque exemplaire un billet, qui laisse entrer une personne.',
  ],
  'offers.offers.recommended': ['Recommandée', 'Y la présente comme recommandée.'],
  'offers.offers.benefits': ['Avantages', 'Ce qu’elle comprend, par code de ligne.'],
  'offers.offers.marks': ['Commodités', 'Les commodités affichées sur le plan\u00a0: électricité ou eau.'],
  'offers.offers.place': [
    'Position',
    'Sur le plan\u00a0: depuis la gauche, depuis le haut, largeur et hauteur.',
  ],
  'offers.offers.taken_by': [
    'Déjà prise par',
    'Nom de la personne ou de l’organisme qui l’a obtenue autrement. Elle n’est plus offerte.',
  ],
  'offers.offers.prices': [
    'Prix particuliers',
    'Autres prix que le prix courant. Le premier qui s’applique compte.',
  ],
  'offers.offers.prices.amount': ['Prix', 'Prix d’une unité, en cents.'],
  'offers.offers.prices.from': [
    'À partir du',
    'Premier jour de ce prix. Laisser vide pour commencer tout de suite.',
  ],
  'offers.offers.prices.until': ['Jusqu’au', 'Dernier jour de ce prix. Laisser vide s’il n’a pas de fin.'],
  'offers.offers.prices.when': ['Pour qui', 'Condition sur l’inscription. Laisser vide pour tout le monde.'],
  'offers.offers.when': [
    'Pour qui',
    'Condition qui décide qui peut choisir l’offre. Laisser vide pour tout le monde.',
  ],
  'offers.offers.day': ['Journée', 'Code de la journée où elle a lieu.'],
  'offers.offers.start': ['Début', 'Heure de début, au format HH:mm.'],
  'offers.offers.end': ['Fin', 'Heure de fin, au format HH:mm.'],
  'offers.offers.where': ['Lieu', 'Salle ou endroit où elle a lieu.'],
  'offers.offers.conflicts': [
    'Conflits',
    'N permet de la choisir en même temps qu’autre chose. Par défaut\u00a0: Y.',
  ],
  'offers.offers.tells_left': [
    'Affiche ce qui reste',
    'Y affiche en tout temps la quantité restante. Par défaut\u00a0: seulement s’il en reste peu.',
  ],
  'offers.ticket_notes': ['Notes des billets', 'Notes supplémentaires imprimées sur les billets.'],
  'offers.ticket_notes.title': ['Titre', 'L’en-tête de la note.'],
  'offers.ticket_notes.text': ['Texte', 'Texte de la note.'],
};
