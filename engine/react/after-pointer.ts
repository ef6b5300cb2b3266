let pressed = false;
const waiting: (() => void)[] = [];

function release(): void {
  pressed = false;
  // After the click that the release makes: what was pressed must still be where it was.
  setTimeout(() => {
    for (const run of waiting.splice(0)) run();
  });
}

if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    () => {
      pressed = true;
    },
    true,
  );
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
}

/**
 * Runs at once, or when the pointer that is down is released: leaving a field by pressing a button must not move
 * the button away from under the pointer.
 */
export function afterPointer(run: () => void): void {
  if (pressed) waiting.push(run);
  else run();
}
