// Browser journeys that failed get a second try, once and alone. No other test does: a domain, wiring, server, contract or
// fault test that fails once has found something.
import { existsSync, readFileSync } from 'node:fs'

export const flakyFile = 'test/flaky.txt'
export const mostFlaky = 3

/** One journey a line, as `file › describe › title`. Lines that start with # are comments. */
export function flakyIn(text) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

export function readFlaky() {
  return existsSync(flakyFile) ? flakyIn(readFileSync(flakyFile, 'utf8')) : []
}

/** A journey's line in test/flaky.txt, and in Playwright's --test-list. */
export function journeyOf({ file, title }) {
  return `${file} › ${title}`
}

/** The failed journeys that may be tried again: those that are not known to be flaky already. */
export function worthASecondTry(results, known = readFlaky()) {
  return results.filter((one) => one.state === 'failed' && one.file !== undefined && !known.includes(journeyOf(one)))
}

/** The results after the second try: what passed then counts as passed and is marked flaky. */
export function withSecondTry(results, again) {
  const passed = new Set(again.filter(({ state }) => state === 'passed').map(journeyOf))
  return results.map((one) =>
    one.state === 'failed' && one.file !== undefined && passed.has(journeyOf(one))
      ? { ...one, state: 'passed', flaky: true }
      : one,
  )
}

/** Why the run is red although every journey passed, as failed results. */
export function flakyProblems(results, known = readFlaky()) {
  const flaky = new Set([...known, ...results.filter((one) => one.flaky === true).map(journeyOf)])
  return flaky.size > mostFlaky
    ? [{ title: `journeys › at most ${mostFlaky} are flaky, and these are ${flaky.size}`, state: 'failed' }]
    : []
}
