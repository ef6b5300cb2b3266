import { isLocale } from '#engine/configuration/text.ts';
import { writeLocaleCookie } from '#src/lib/i18n/locale-cookie.ts';
import { earlyAnswers } from './early-answers.ts';

/**
 * Keeps what is pressed on a page that came drawn before its scripts are there; links lead on by themselves, and a
 * language that is chosen is remembered. Call what it gives once they are: what was filled in meanwhile is told, and
 * each button pressed.
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
  // A form that nothing listens to would put what was typed into the address.
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
