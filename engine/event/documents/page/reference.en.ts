import type { DocumentReference } from '../../document-kind/reference-texts.ts';

/** English words of a document of kind `page`. */
export const pageWords = {
  page: ['Page', 'A page of the site, made of blocks.'],
  'page.parent': ['Parent page', 'Code of the parent page in the web address.'],
  'page.title': ['Title', 'Title of the page, at the top and in search results.'],
  'page.description': ['Description', 'Description shown in search results and shared links.'],
  'page.subject': [
    'Subject',
    'Subject of the page, which determines the header illustration. Default: taken from its blocks.',
  ],
  'page.scene': ['Scene', 'A full-width picture at the top of the page.'],
  'page.scene.title': ['Card title', 'Title shown on the card in place of the page title.'],
  'page.scene.picture': [
    'Picture',
    'The picture: an address on this site, or a built-in drawing such as scene:harbour.',
  ],
  'page.scene.labels': ['Labels', 'Labels placed on the picture.'],
  'page.scene.labels.text': ['Text', 'Text of the label.'],
  'page.scene.labels.at': ['Position', 'Position: percentage from the left, then from the top.'],
  'page.scene.location': ['Location', 'Code of the location whose address is shown on the card.'],
  'page.blocks': ['Blocks', 'Blocks of the page, from top to bottom.'],
} as const satisfies DocumentReference;
