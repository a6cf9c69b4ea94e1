// Retries failed browser journeys once, alone. Other tests get no retry: one failure there is a finding.
import { existsSync, readFileSync } from 'node:fs'

export const flakyFile = 'test/flaky.txt'
export const mostFlaky = 3

/** One journey per line: `file › describe › title`. Lines starting with # are comments. */
export function flakyIn(text) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

export function readFlaky() {
  return existsSync(flakyFile) ? flakyIn(readFileSync(flakyFile, 'utf8')) : []
}

/** Line of a journey in test/flaky.txt and in Playwright's --test-list. */
export function journeyOf({ file, title }) {
  return `${file} › ${title}`
}

/** Failed journeys not yet known as flaky. */
export function worthASecondTry(results, known = readFlaky()) {
  return results.filter((one) => one.state === 'failed' && one.file !== undefined && !known.includes(journeyOf(one)))
}

/** Results after the retry: a journey that passed then counts as passed and flaky. */
export function withSecondTry(results, again) {
  const passed = new Set(again.filter(({ state }) => state === 'passed').map(journeyOf))
  return results.map((one) =>
    one.state === 'failed' && one.file !== undefined && passed.has(journeyOf(one))
      ? { ...one, state: 'passed', flaky: true }
      : one,
  )
}

/** Failures of the run although each journey passed. */
export function flakyProblems(results, known = readFlaky()) {
  const flaky = new Set([...known, ...results.filter((one) => one.flaky === true).map(journeyOf)])
  return flaky.size > mostFlaky
    ? [{ title: `journeys › at most ${mostFlaky} are flaky, and these are ${flaky.size}`, state: 'failed' }]
    : []
}
