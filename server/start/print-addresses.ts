import { DEFAULT_LOCALE, resolveText } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Environment } from '#server/settings/environment-variables.ts';
import { codesToTry } from './codes-to-try.ts';
import { demoOwner } from './demo-owner.ts';
import { demoRegistration } from './demo-registration.ts';

type Running = {
  environment: Pick<Environment, 'PUBLIC_URL' | 'SMTP_URL'>;
  port: number;
  /** Where the rows are. */
  database: string;
  /** Whether the demo registration is there to be continued. */
  canContinueDemo: boolean;
  /** Whether the demo owner can sign in at the desk. */
  hasDemoOwner: boolean;
};

/** Prints where to go: each event's address in its languages, mail, API documentation, codes to try. */
export function printAddresses(
  configuration: ConfigurationStore,
  { environment, port, database, canContinueDemo, hasDemoOwner }: Running,
): void {
  const lines = configuration.eventCodes().flatMap((code) => {
    const event = configuration.current(code, 'event', code)?.document;
    if (!event) return [];
    const base = `http://${event.hosts[0]}${port === 80 ? '' : `:${port}`}`;
    const pages = event.languages.map((locale) => `${base}/${locale === DEFAULT_LOCALE ? '' : locale}`);
    return [`  ${resolveText(event.name, 'en')}`, `    ${pages.join('   ')}`];
  });
  const local = `http://localhost:${port}`;
  const { code, email } = demoRegistration;
  const mail = environment.SMTP_URL ? 'sent by SMTP' : `${local}/outbox`;
  process.stdout.write(
    [
      '',
      'Rostrum is running.',
      ...lines,
      '',
      `  Mail      ${mail}`,
      `  API       ${local}/api/docs`,
      `  Database  ${database}`,
      ...(canContinueDemo ? ['', `  To try: continue the registration ${code} of ${email}`] : []),
      ...(hasDemoOwner
        ? [`  To try: organize an event at /organize as ${demoOwner}; the code is in the outbox`]
        : []),
      ...codesToTry(configuration).map((line) => `  ${line}`),
      '',
      'Ctrl-C ends it.',
      '',
    ].join('\n'),
  );
}
