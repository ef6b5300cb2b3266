import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { MutantRunStatus } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as original } from '@stryker-mutator/vitest-runner';

const [{ factory }] = original;

/** So many cases of the contract a mutant meets at most, of those that come by it: some every call goes through. */
const MOST_CASES = 40;

/**
 * Stryker's runner for Vitest, which looks at tests alone: a file that fails before it has any, as one does in which a
 * chart is explored at the start, has noticed the mutant too. It lets a mutant meet all units that come by it, and no more
 * cases of the contract than can be waited for.
 */
function createRunner(injector) {
  const runner = factory(injector);
  const mutantRun = runner.mutantRun.bind(runner);
  runner.mutantRun = async (options) => {
    const outcome = await mutantRun({ ...options, testFilter: someOf(options.testFilter) });
    if (outcome.status !== MutantRunStatus.Survived) return outcome;
    const failed = runner.ctx.state.getFiles().find(({ result }) => result?.state === 'fail');
    if (!failed) return outcome;
    const [error] = failed.result.errors ?? [];
    return {
      status: MutantRunStatus.Killed,
      failureMessage: `${failed.name}: ${error?.message ?? 'it could not be run'}`,
      killedBy: [],
      nrOfTests: outcome.nrOfTests,
    };
  };
  return runner;
}
/** The tests of a mutant, with cases of the contract drawn from all over it where there are too many. */
function someOf(tests) {
  const isCase = (test) => test.startsWith('tests/contract/');
  const cases = tests?.filter(isCase) ?? [];
  if (cases.length <= MOST_CASES) return tests;
  const drawn = Array.from(
    { length: MOST_CASES },
    (_, at) => cases[Math.floor((at * cases.length) / MOST_CASES)],
  );
  return [...tests.filter((test) => !isCase(test)), ...drawn];
}

createRunner.inject = factory.inject;

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'vitest-files', createRunner)];
