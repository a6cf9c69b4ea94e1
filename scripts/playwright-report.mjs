// Hands Playwright's results to reports/parts, in the words that every other suite uses.
import { titleFrom, writePart } from './reports.mjs'

// A test that passed at its second attempt did not prove what its title says.
const states = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' }

export default class PartReport {
  onBegin(_config, suite) {
    this.suite = suite
  }

  onEnd() {
    // The first three parts of a title are the root, the project and the file.
    const results = this.suite
      .allTests()
      .map((test) => ({ title: titleFrom(test.titlePath().slice(3)), state: states[test.outcome()] }))
    // One set of journeys among several: whoever starts them says which.
    writePart(process.env.REPORT_PART ?? 'e2e', results)
  }
}
