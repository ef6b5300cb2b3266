import type { productsWords as english } from '../en/products.ts';
import type { WordsAs } from '../words.ts';

/** French words of a document of kind `products`. */
export const productsWords: WordsAs<typeof english> = {
  products: ['Produits', 'Ce que vend la boutique.'],
  'products.products': ['Produits', 'Ce qui est vendu, dans cet ordre.'],
  'products.products.code': ['Code du produit', 'Désigne le produit dans les paniers et les pages.'],
  'products.products.name': ['Nom', 'Le nom du produit.'],
  'products.products.description': ['Description', 'Ce que c’est, en une phrase ou deux.'],
  'products.products.amount': ['Prix', 'Son prix, en cents.'],
  'products.products.tells_left': [
    'Restants affichés',
    'Y dit toujours combien il en reste, et pas seulement quand il y en a peu.',
  ],
  'products.products.admits': [
    'Donne accès',
    'Y fait de chaque exemplaire un billet, qui laisse entrer une personne.',
  ],
  'products.products.most': [
    'Au plus',
    'Combien d’exemplaires par inscription, toutes variantes confondues.',
  ],
  'products.products.variants': ['Variantes', 'Tailles ou couleurs, chacune avec son stock.'],
  'products.products.variants.code': ['Code de la variante', 'Désigne la variante dans les paniers.'],
  'products.products.variants.name': ['Nom', 'Ce qui la distingue des autres.'],
  'products.products.variants.amount': [
    'Prix propre',
    'Son prix en cents, s’il diffère de celui du produit.',
  ],
  'products.products.variants.stock': [
    'Stock',
    'Combien d’exemplaires il y a\u00a0; sans limite si rien n’est dit.',
  ],
  'products.ticket_notes': ['Notes des billets', 'Ce qui figure sur les billets, outre qui et quand.'],
  'products.ticket_notes.title': ['Titre', 'L’en-tête de la note.'],
  'products.ticket_notes.text': ['Texte', 'Ce que dit la note.'],
};
