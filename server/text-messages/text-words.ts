import type { Locale } from '#engine/configuration/text.ts';

type Invitation = {
  name: string;
  colleague: string;
  event: string;
  date: string;
  location: string;
  link: string;
};

/** The words of an invitation by text message. */
export const invitationText: Record<Locale, (values: Invitation) => string> = {
  en: ({ name, colleague, event, date, location, link }) =>
    `Hello ${colleague}, ${name} is going to ${event} (${date}, ${location}) and thought that you might like to come too: ${link}`,
  fr: ({ name, colleague, event, date, location, link }) =>
    `Bonjour ${colleague}, ${name} participe à ${event} (${date}, ${location}) et a pensé que cela pourrait vous intéresser\u00a0: ${link}`,
};
