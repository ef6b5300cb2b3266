import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { MutantRunStatus } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as original } from '@stryker-mutator/vitest-runner';

const [{ factory }] = original;

/**
 * Stryker's runner for Vitest, which looks at tests alone: a file that fails before it has any, as one does in which a
 * chart is explored at the start, has noticed the mutant too.
 */
function createRunner(injector) {
  const runner = factory(injector);
  const mutantRun = runner.mutantRun.bind(runner);
  runner.mutantRun = async (options) => {
    const outcome = await mutantRun(options);
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
createRunner.inject = factory.inject;

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'vitest-files', createRunner)];
