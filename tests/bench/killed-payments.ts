import { killedPayments } from '#tests/contract/killed-payments.ts';

// `npx tsx tests/bench/killed-payments.ts [rounds]`: a server is killed while registrations are paid for and cancelled; prints what came of it.
const rounds = Number(process.argv[2] ?? 20);
const outcome = await killedPayments(rounds, (round, answered) =>
  process.stdout.write(`round ${round} of ${rounds}: killed once ${answered} were answered\n`),
);
process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`);
const { submitted: _sum, cancelled: _of, abandoned: _tries, ...faults } = outcome;
const isRight = Object.values(faults).every((count) => count === 0);
process.exitCode = isRight ? 0 : 1;
