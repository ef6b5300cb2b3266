/** Whether the browser asks sites not to track: Do Not Track, or Global Privacy Control. */
export function asksNotToBeTracked(browser: object = navigator): boolean {
  const doNotTrack: unknown = Reflect.get(browser, 'doNotTrack');
  return doNotTrack === '1' || doNotTrack === 'yes' || Reflect.get(browser, 'globalPrivacyControl') === true;
}
