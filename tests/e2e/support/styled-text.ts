import type { Page } from 'playwright-core';

/** What has been looked at in this worker, by how it is styled. */
const seen = new Set<number>();

/**
 * Marks as `window.newText` the elements whose text is styled as none was on a page before: by their own element name,
 * classes, states and inline style and those of what they are in and come after, in the theme, colours and width of the
 * page. Gives how many there are.
 */
export async function findNewText(page: Page): Promise<number> {
  const styles = await page.evaluate(() => {
    const hash = (text: string, from: number) => {
      let value = from;
      for (let at = 0; at < text.length; at += 1) value = (Math.imul(value, 31) + text.charCodeAt(at)) | 0;
      return value;
    };
    const STATES = [
      ':checked',
      ':disabled',
      ':focus',
      ':hover',
      ':invalid',
      ':user-invalid',
      ':placeholder-shown',
    ];
    const isStyling = (name: string) =>
      /^(aria-|data-)|^(class|style|type|open|hidden|dir|fill|stroke)$/.test(name) &&
      !/^aria-(label|describedby|controls|owns)/.test(name);
    const ownStyle = (element: Element) =>
      [
        element.localName,
        ...[...element.attributes]
          .filter(({ name }) => isStyling(name))
          .map(({ name, value }) => `${name}=${value}`),
        ...STATES.filter((state) => element.matches(state)),
        element.nextElementSibling === null,
        element.previousElementSibling?.localName,
        element.previousElementSibling?.className,
      ].join(' ');
    const hasText = (element: Element) =>
      element instanceof HTMLInputElement ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const { colorScheme } = getComputedStyle(document.documentElement);
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const found: { element: Element; style: number }[] = [];
    const walk = (element: Element, parent: number) => {
      const style = hash(ownStyle(element), parent);
      if (hasText(element)) found.push({ element, style });
      for (const child of element.children) walk(child, style);
    };
    const page = `${location.hostname} ${colorScheme} ${isDark} ${innerWidth}`;
    walk(document.documentElement, hash(page, 7));
    (window as unknown as { styledText: typeof found }).styledText = found;
    return found.map(({ style }) => style);
  });
  const unseen = styles.filter((style) => !seen.has(style));
  for (const style of unseen) seen.add(style);
  await page.evaluate((wanted) => {
    const { styledText } = window as unknown as { styledText: { element: Element; style: number }[] };
    const left = new Set(wanted);
    const newText = styledText.filter(({ style }) => left.delete(style)).map(({ element }) => element);
    Object.assign(window, { newText, styledText: undefined });
  }, unseen);
  return new Set(unseen).size;
}
