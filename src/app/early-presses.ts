import { isLocale } from '#engine/form/languages/text.ts';
import { writeLocaleCookie } from '#src/lib/i18n/locale-cookie.ts';
import { earlyAnswers } from './early-answers.ts';

/**
 * Records presses on a server-rendered page before its scripts have loaded; links work by themselves, and a chosen
 * language is stored. Call the result after hydration: it reports what was filled in and presses the buttons.
 */
export function keepEarlyPresses(): () => void {
  const pressed = new Set<HTMLButtonElement>();
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('button');
    if (button) pressed.add(button);
    const language = target.closest('a[hreflang]')?.getAttribute('hreflang');
    if (isLocale(language)) writeLocaleCookie(language);
  };
  // A form without handlers would put what was typed into the address.
  const onSubmit = (event: SubmitEvent) => event.preventDefault();
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    earlyAnswers()();
    for (const button of pressed) if (button.isConnected) button.click();
    pressed.clear();
  };
}
