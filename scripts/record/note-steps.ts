// Notes what somebody does in a browser as the steps of a session, while it is recorded by hand.
import type { BrowserContext } from 'playwright-core';
import type { SessionStep } from '#engine/recording/session-step.ts';

/** Notes what is pressed, typed and chosen from now on, by what the visitor sees; card fields as the test card. */
export async function noteSteps(context: BrowserContext): Promise<SessionStep[]> {
  const steps: SessionStep[] = [];
  await context.exposeBinding('noteStep', (_source, step: SessionStep) => {
    const last = steps.at(-1);
    // A field that is typed into once more, and each further field of a card, are one step.
    const isSame =
      (step.do === 'card' && last?.do === 'card') ||
      (step.do === 'fill' && last?.do === 'fill' && last.label === step.label);
    if (isSame) steps[steps.length - 1] = step;
    else steps.push(step);
  });
  await context.addInitScript(noteInPage);
  return steps;
}

/** Runs in the page: nothing from outside of it is in reach. */
function noteInPage(): void {
  const note = (step: SessionStep) =>
    (window as unknown as { noteStep(step: SessionStep): void }).noteStep(step);
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const labelled = ids.map((id) => plain(document.getElementById(id)?.textContent)).join(' ');
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const label = labels.map((each) => plain(each.textContent)).join(' ');
    return plain(element.getAttribute('aria-label')) || labelled || label || plain(element.textContent);
  };
  document.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement)
        note({ do: 'choose', label: nameOf(target), option: plain(target.selectedOptions[0]?.text) });
      else if (target instanceof HTMLInputElement && target.matches('[type=radio], [type=checkbox]')) {
        const group = target.closest('[role=radiogroup], fieldset, [role=group]');
        const within = group ? nameOf(group) : '';
        const role = target.matches('[type=radio]') ? 'radio' : 'checkbox';
        note({
          do: 'check',
          role,
          name: nameOf(target),
          ...(within && within.length < 80 && { in: within }),
        });
      } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
        // Nothing of a card is noted, not even that it has so many digits.
        if (/^cc-/.test(target.autocomplete)) note({ do: 'card', card: 'good' });
        else if (!target.matches('[type=file]'))
          note({
            do: 'fill',
            label: nameOf(target).replace(/ (Optional|Facultatif)$/, ''),
            text: target.value,
          });
      }
    },
    true,
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest('button, a[href], [role=tab]') : null;
      if (!pressed) return;
      const role = pressed.matches('[role=tab]') ? 'tab' : pressed.matches('a') ? 'link' : 'button';
      note({ do: 'press', role, name: nameOf(pressed) });
    },
    true,
  );
}
