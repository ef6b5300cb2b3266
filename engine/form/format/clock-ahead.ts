/** Sets the clock of a process or a page ahead by some milliseconds, or back if negative; time goes on at its usual pace. */
export function setClockAhead(milliseconds: number): void {
  if (milliseconds === 0) return;
  const RealDate = Date;
  const now = () => RealDate.now() + milliseconds;
  globalThis.Date = new Proxy(RealDate, {
    // Called as a function, it is the time as text (ECMA-262, 21.4.2.1).
    apply: () => new RealDate(now()).toString(),
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
