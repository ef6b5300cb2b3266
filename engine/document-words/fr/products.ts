import type { productsWords as english } from '../en/products.ts';
import type { WordsAs } from '../words.ts';

/** French words of a document of kind `products`. */
export const productsWords: WordsAs<typeof english> = {
  products: ['Produits', 'Les produits de la boutique.'],
  'products.products': ['Produits', 'Les produits, dans cet ordre.'],
  'products.waitlist': [
    'Liste d’attente',
    'Y permet de s’ajouter à la liste d’attente d’un produit épuisé. L’article qui se libère est réservé à la personne suivante.',
  ],
  'products.products.code': ['Code du produit', 'Désigne le produit dans les paniers et les pages.'],
  'products.products.name': ['Nom', 'Le nom du produit.'],
  'products.products.description': ['Description', 'Description en une phrase ou deux.'],
  'products.products.amount': ['Prix', 'Son prix, en cents.'],
  'products.products.tells_left': [
    'Restants affichés',
    'Y affiche toujours la quantité restante, et pas seulement quand il en reste peu.',
  ],
  'products.products.admits': [
    'Donne accès',
    'Y fait de chaque exemplaire un billet, qui laisse entrer une personne.',
  ],
  'products.products.most': ['Au plus', 'Nombre maximal par inscription, toutes variantes confondues.'],
  'products.products.variants': ['Variantes', 'Tailles ou couleurs, chacune avec son stock.'],
  'products.products.variants.code': ['Code de la variante', 'Désigne la variante dans les paniers.'],
  'products.products.variants.name': ['Nom', 'Nom de la variante, comme une taille ou une couleur.'],
  'products.products.variants.amount': [
    'Prix propre',
    'Son prix en cents, s’il diffère de celui du produit.',
  ],
  'products.products.variants.stock': ['Stock', 'Quantité en stock. Laisser vide pour ne pas limiter.'],
  'products.ticket_notes': ['Notes des billets', 'Notes supplémentaires imprimées sur les billets.'],
  'products.ticket_notes.title': ['Titre', 'L’en-tête de la note.'],
  'products.ticket_notes.text': ['Texte', 'Texte de la note.'],
};
