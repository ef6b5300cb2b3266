/** A text as it is compared in a search: without accents, case or doubled spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s_/-]+/g, ' ')
    .trim();
}
