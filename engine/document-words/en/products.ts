import type { DocumentWords } from '../words.ts';

/** English words of a document of kind `products`. */
export const productsWords = {
  products: ['Products', 'What the shop sells.'],
  'products.products': ['Products', 'What is sold, in this order.'],
  'products.products.code': ['Product code', 'By which carts and pages name the product.'],
  'products.products.name': ['Name', 'What the product is called.'],
  'products.products.description': ['Description', 'What it is, in a sentence or two.'],
  'products.products.amount': ['Price', 'Its price in cents.'],
  'products.products.tells_left': [
    'Tells what’s left',
    'Y tells at all times how many pieces are left, not only when it is few.',
  ],
  'products.products.admits': ['Admits', 'Y makes each piece a ticket, which lets one person in.'],
  'products.products.most': [
    'At most',
    'How many pieces one registration may have, of all variants together.',
  ],
  'products.products.variants': ['Variants', 'Sizes or colours, each with its own stock.'],
  'products.products.variants.code': ['Variant code', 'By which carts name the variant.'],
  'products.products.variants.name': ['Name', 'What tells it from the others.'],
  'products.products.variants.amount': [
    'Own price',
    'Its price in cents, where it differs from the product’s.',
  ],
  'products.products.variants.stock': ['Stock', 'How many pieces there are; no limit where nothing is said.'],
  'products.ticket_notes': ['Ticket notes', 'What stands on tickets besides who and when.'],
  'products.ticket_notes.title': ['Title', 'The heading of the note.'],
  'products.ticket_notes.text': ['Words', 'What the note says.'],
} as const satisfies DocumentWords;
