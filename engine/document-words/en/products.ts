import type { DocumentWords } from '../words.ts';

/** English words of a document of kind `products`. */
export const productsWords = {
  products: ['Products', 'Products in the shop.'],
  'products.products': ['Products', 'The products, in this order.'],
  'products.waitlist': [
    'Waitlist',
    'Y lets people join a waitlist for a sold-out product. When a piece is released, it is held for the next person.',
  ],
  'products.products.code': ['Product code', 'Used by carts and pages to refer to the product.'],
  'products.products.name': ['Name', 'Name of the product.'],
  'products.products.description': ['Description', 'A description in a sentence or two.'],
  'products.products.amount': ['Price', 'Price, in cents.'],
  'products.products.tells_left': [
    'Always show stock',
    'Y always shows how many are left, not only when stock is low.',
  ],
  'products.products.admits': ['Is a ticket', 'Y makes each item a ticket that admits one person.'],
  'products.products.most': ['Maximum', 'Maximum per registration, across all variants.'],
  'products.products.variants': ['Variants', 'Sizes or colours, each with its own stock.'],
  'products.products.variants.code': ['Variant code', 'Used by carts to refer to the variant.'],
  'products.products.variants.name': ['Name', 'Name of the variant, such as a size or colour.'],
  'products.products.variants.amount': ['Variant price', 'Price in cents, if it differs from the product’s.'],
  'products.products.variants.stock': ['Stock', 'Number in stock. Leave empty for no limit.'],
  'products.ticket_notes': ['Ticket notes', 'Extra notes printed on tickets.'],
  'products.ticket_notes.title': ['Title', 'The heading of the note.'],
  'products.ticket_notes.text': ['Text', 'Text of the note.'],
} as const satisfies DocumentWords;
