import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { HttpProblem, notFound } from '#server/http/http-problem.ts';
import { type Language, requestLanguage } from '#server/http/request-language.ts';
import { answerSandboxChallenge, findSandboxCharge, type SandboxCharge } from './sandbox-gateway.ts';

type Route = { Params: { reference: string }; Body: Record<string, unknown> };

/**
 * Adds the page on which the sandbox's bank asks a card's holder (3-D Secure): plain HTML, no script. Only for the
 * sandbox; a real bank has a page of its own.
 */
export function registerSandboxBank(server: FastifyInstance, db: Database): void {
  server.get<Route>('/sandbox-bank/:reference', async (request, reply) => {
    const charge = await chargeOf(db, request.params.reference);
    return sendPage(reply, charge, requestLanguage(request));
  });
  server.post<Route>('/sandbox-bank/:reference', async (request, reply) => {
    const charge = await chargeOf(db, request.params.reference);
    const { answer } = request.body;
    if (answer !== 'approve' && answer !== 'refuse') {
      throw new HttpProblem(422, {
        answer: [{ en: 'is neither yes nor no.', fr: 'n’est ni oui ni non.' }],
      });
    }
    await answerSandboxChallenge(db, charge.reference, answer === 'approve');
    return reply.redirect(charge.returnUrl ?? '/', 303);
  });
}

async function chargeOf(db: Database, reference: string): Promise<SandboxCharge> {
  const charge = await findSandboxCharge(db, reference);
  if (!charge?.returnUrl) throw notFound();
  return charge;
}

/** The visitor is sent back to their own site, which may be under another name than this page. */
function sendPage(reply: FastifyReply, charge: SandboxCharge, language: Language): FastifyReply {
  const { origin } = new URL(charge.returnUrl ?? '');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(bankPage(charge, language));
}

const words = {
  en: {
    title: 'Sandbox bank',
    question: (amount: string) => `Do you approve the payment of ${amount}?`,
    note: 'This is a test: no card is charged.',
    approve: 'Approve',
    refuse: 'Refuse',
    over: 'This question has been answered.',
    back: 'Back to the registration',
  },
  fr: {
    title: 'Banque d’essai',
    question: (amount: string) => `Approuvez-vous le paiement de ${amount}\u00a0?`,
    note: 'Ceci est un essai\u00a0: aucune carte n’est débitée.',
    approve: 'Approuver',
    refuse: 'Refuser',
    over: 'Cette question a reçu sa réponse.',
    back: 'Retour à l’inscription',
  },
} as const;

function bankPage({ amount, currency, state, returnUrl }: SandboxCharge, language: Language): string {
  const text = words[language];
  const money = new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency }).format(amount / 100);
  const form = `<p>${escapeHtml(text.question(money))}</p>
<p>${text.note}</p>
<form method="post">
<button name="answer" value="approve">${text.approve}</button>
<button name="answer" value="refuse">${text.refuse}</button>
</form>`;
  const over = `<p>${text.over}</p>
<p><a href="${escapeHtml(returnUrl ?? '/')}">${text.back}</a></p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header><h1>${text.title}</h1></header>
<main>
${state === 'challenge' ? form : over}
</main>
</body>
</html>
`;
}
