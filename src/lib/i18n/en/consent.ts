/** Texts about measuring, in English. */
export const consent = {
  title: 'Can we collect usage data?',
  text: 'It shows us which pages people read and where they get stuck. We never collect data about a registration or a payment. The site works the same if you decline.',
  hotjar: 'Hotjar shows us where visitors point and click, and how far they scroll.',
  clarity: 'Microsoft Clarity shows us where visitors point and click, and how far they scroll.',
  posthog_eu: 'PostHog counts page views. Its data stays in the European Union.',
  posthog_us: 'PostHog counts page views. Its data is stored in the United States.',
  sentry_eu: 'Sentry reports errors on our pages. Its data stays in the European Union.',
  sentry_us: 'Sentry reports errors on our pages. Its data is stored in the United States.',
  tags: 'Google Tag Manager loads the services chosen by the organizer.',
  accept: 'Accept',
  decline: 'Decline',
  is_accepted: 'You have accepted.',
  is_declined: 'You have declined.',
  refused: 'Your browser’s privacy settings already decline this, so nothing is measured.',
  close: 'Close',
} as const;
