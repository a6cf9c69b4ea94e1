// Prints one line per group of tests, because several suites write to the same terminal.
import Mocha from 'mocha'

const { EVENT_SUITE_END, EVENT_RUN_END } = Mocha.Runner.constants

export class ProgressReporter extends Mocha.reporters.Base {
  constructor(runner, options) {
    super(runner, options)
    const { suite } = options.reporterOptions
    let [passes, failures, from] = [0, 0, Date.now()]
    runner.on(EVENT_SUITE_END, ({ parent, title }) => {
      if (parent?.root !== true) return
      const failed = this.stats.failures - failures
      const seconds = ((Date.now() - from) / 1000).toFixed(1)
      const told = `${this.stats.passes - passes} passed${failed > 0 ? `, ${failed} FAILED` : ''}, ${seconds} s`
      console.log(`  ${suite}: ${title} (${told})`)
      ;[passes, failures, from] = [this.stats.passes, this.stats.failures, Date.now()]
    })
    runner.on(EVENT_RUN_END, () => this.epilogue())
  }
}
