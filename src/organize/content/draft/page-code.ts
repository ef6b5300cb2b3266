import { foldText } from '#engine/form/format/fold-text.ts';

const CODE = /^[a-z][a-z0-9_-]{0,63}$/;

/** The address of a page made from its title: “Où manger ?” is `ou-manger`. */
export function codeOfTitle(title: string): string {
  return foldText(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 64);
}

/** Whether a text can be the code of a page. */
export const isPageCode = (text: string): boolean => CODE.test(text);
