import { nextTask } from '#src/lib/next-task.ts';

/** Requesting a module takes some milliseconds on a phone; a task with this many leaves room for input. */
const AT_ONCE = 4;

/** Has every module that the page will ask for fetched, in the order of their links; before the page was painted they were in its way. */
export async function fetchLaterModules(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')];
  for (let from = 0; from < links.length; from += AT_ONCE) {
    if (from > 0) await nextTask();
    for (const link of links.slice(from, from + AT_ONCE)) link.rel = 'modulepreload';
  }
}
