// Reads and counts test results from the reports, never from an exit code alone.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const parts = 'reports/parts'

/** The separator keeps a requirement id at the start of a title part. */
export function titleFrom(names) {
  return names.filter((name) => name !== '').join(' › ')
}

export function forget(suite) {
  return rmSync(suite === undefined ? parts : partOf(suite), { recursive: true, force: true })
}

export function writePart(suite, results) {
  mkdirSync(parts, { recursive: true })
  writeFileSync(partOf(suite), `${JSON.stringify(results, null, 1)}\n`)
}

const exitsFile = `${parts}/exits.json`
/** Exit codes of the suites that have a report, by name. */
export function readExits() {
  return existsSync(exitsFile) ? JSON.parse(readFileSync(exitsFile, 'utf8')) : {}
}
export function writeExits(exits) {
  mkdirSync(parts, { recursive: true })
  writeFileSync(exitsFile, `${JSON.stringify(exits, null, 1)}\n`)
}

export function readPart(suite) {
  return existsSync(partOf(suite)) ? JSON.parse(readFileSync(partOf(suite), 'utf8')) : undefined
}

export function count(results) {
  const having = (state) => results.filter((result) => result.state === state).length
  return { passed: having('passed'), failed: having('failed'), skipped: having('skipped') }
}

/**
 * Merges the reports of all suites. A suite that crashed or ran no test counts as a failed test. `exits` maps suite
 * names to exit codes; `reported` reads a suite's report.
 */
export function merge(exits, reported = readPart) {
  return Object.entries(exits).flatMap(([suite, exit]) => {
    const results = reported(suite)
    const failed = (why) => ({ title: `${suite} suite › ${why}`, state: 'failed', suite })
    if (results === undefined) return [failed('ended without a report')]
    const told = results.map((result) => ({ ...result, suite }))
    const { passed, failed: broken } = count(results)
    if (passed + broken === 0) return [...told, failed('ran no test')]
    return exit !== 0 && broken === 0 ? [...told, failed(`ended with exit code ${exit}`)] : told
  })
}

function partOf(suite) {
  return `${parts}/${suite}.json`
}
