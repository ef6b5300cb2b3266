/** What is said of being measured, in English. */
export const consent = {
  title: 'May we measure your visit?',
  text: 'It tells us which pages are read and where people get stuck. We never measure a registration or a payment. The site works the same without it.',
  hotjar: 'Hotjar shows us where pages are pointed at and how far they are read.',
  clarity: 'Microsoft Clarity shows us where pages are pointed at and how far they are read.',
  posthog_eu: 'PostHog counts which pages are opened; what it counts stays in the European Union.',
  posthog_us: 'PostHog counts which pages are opened; what it counts is kept in the United States.',
  sentry_eu: 'Sentry tells us when a page fails; what it is told stays in the European Union.',
  sentry_us: 'Sentry tells us when a page fails; what it is told is kept in the United States.',
  tags: 'Google Tag Manager loads the services that the organizer has chosen.',
  accept: 'Accept',
  decline: 'Decline',
  is_accepted: 'You have accepted.',
  is_declined: 'You have declined.',
  refused: 'Your browser asks us not to track you, so nothing is measured.',
  close: 'Close',
} as const;
