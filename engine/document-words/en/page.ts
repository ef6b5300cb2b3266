import type { DocumentWords } from '../words.ts';

/** English words of a document of kind `page`. */
export const pageWords = {
  page: ['Page', 'A page of the site, made of blocks.'],
  'page.parent': ['Page above', 'Code of the page below whose address this one stands.'],
  'page.title': ['Title', 'The page’s name, at its head and in search results.'],
  'page.description': ['Description', 'The sentence that search engines and shared links show.'],
  'page.subject': [
    'Subject',
    'What the page is about, for the art of its head; its blocks tell where nothing is said.',
  ],
  'page.scene': ['Scene', 'A picture over the whole width that the page begins with.'],
  'page.scene.title': ['Card title', 'What stands on the card in place of the page’s title.'],
  'page.scene.picture': [
    'Picture',
    'The wide picture: an address of this site, or a drawing such as scene:harbour.',
  ],
  'page.scene.labels': ['Labels', 'What is to be seen, written where it is.'],
  'page.scene.labels.text': ['Words', 'What the label says.'],
  'page.scene.labels.at': ['Position', 'Percent from the left, then percent from the top.'],
  'page.scene.location': ['Location', 'Code of the location whose address stands on the card.'],
  'page.blocks': ['Blocks', 'What stands on the page, from top to bottom.'],
} as const satisfies DocumentWords;
