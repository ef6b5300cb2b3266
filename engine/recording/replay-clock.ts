/** The script that sets a page's clock to the time of the recording, so that holds and openings are as recorded. */
export function clockScript(startedAt: number): string {
  return `(() => {
  const shift = ${startedAt} - ${Date.now()};
  const Real = Date;
  const now = () => Real.now() + shift;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, as) => Reflect.construct(target, given.length === 0 ? [now()] : given, as),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
})();
`;
}
