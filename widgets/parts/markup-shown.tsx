import { useEffect, useRef } from 'react';

/** A text with markup as readers see it: cleaned of all that could run. */
export function Shown({ markup, label }: { readonly markup: string; readonly label: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    import('../html/sanitize.ts')
      .then(({ sanitize }) => {
        if (!gone) box.current?.replaceChildren(sanitize(markup));
      })
      // Without the sanitizer there is no preview.
      .catch(() => {});
    return () => {
      gone = true;
    };
  }, [markup]);
  return (
    <section className="markup-shown" aria-label={label} hidden={!/<\w/.test(markup)}>
      <p className="markup-label" aria-hidden="true">
        {label}
      </p>
      <div className="prose" ref={box} />
    </section>
  );
}
