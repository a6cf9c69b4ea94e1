import { titleFrom, writePart } from './reports.mjs'

const states = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' }

export default class PartReport {
  onBegin(_config, suite) {
    this.suite = suite
  }

  onEnd() {
    const results = this.suite.allTests().map((test) => {
      const [, , file, ...names] = test.titlePath()
      return { title: titleFrom(names), state: states[test.outcome()], file }
    })
    // Several commands run Playwright, each under its own report name.
    writePart(process.env.REPORT_PART ?? 'e2e', results)
  }
}
