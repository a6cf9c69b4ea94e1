import { caseNotes } from './case-notes.ts'
import { type Capabilities, cases } from './cases.ts'

export interface Ended {
  readonly title: string
  readonly fullTitle: string
  readonly state: 'passed' | 'failed' | 'skipped'
  readonly reason?: string
}

const words = {
  passed: 'passes',
  failed: 'FAILS',
  'does-not-apply': 'does not apply',
  'not-reached': 'not reached',
  'not-in-kit': 'not in the kit yet',
} as const
type Verdict = keyof typeof words

/** Report: each case with its number and result, failures outside the cases, counts. */
export function reportOf(
  vendor: string,
  ended: readonly Ended[],
  can: Capabilities | undefined,
  isPart: boolean,
): { readonly lines: readonly string[]; readonly isGreen: boolean } {
  const judged = cases.map((one) => {
    const mine = ended.filter(({ title }) => numbersOf(title).includes(one.number))
    return { ...one, mine, ...verdictOf(mine, can && one.unless?.(can)) }
  })
  const shown = judged.filter(({ mine }) => !isPart || mine.length > 0)
  const beside = ended.filter(({ title, state }) => state === 'failed' && numbersOf(title).length === 0)
  const count = (verdict: Verdict) => shown.filter((one) => one.verdict === verdict).length
  const isGreen = count('failed') + beside.length === 0 && count('passed') > 0
  return {
    isGreen,
    lines: [
      ...shown.flatMap(({ number, title, verdict, why, mine }) => [
        `${String(number).padStart(2)} ${words[verdict].padEnd(14)} ${title}${why === undefined ? '' : `: ${why}`}`,
        ...(verdict === 'does-not-apply' ? [] : detailOf(mine)),
      ]),
      ...beside.map(({ fullTitle, reason = '' }) => `   FAILS          ${fullTitle}: ${reason}`),
      `${vendor}: ${count('passed')} pass, ${count('failed') + beside.length} fail, ${count('does-not-apply')} do not apply, ${count('not-reached')} not reached, ${count('not-in-kit')} not in the kit yet`,
    ],
  }
}

function verdictOf(
  mine: readonly Ended[],
  why: string | undefined,
): { readonly verdict: Verdict; readonly why?: string } {
  if (mine.some(({ state }) => state === 'failed')) return { verdict: 'failed' }
  if (why !== undefined) return { verdict: 'does-not-apply', why }
  if (mine.some(({ state }) => state === 'passed')) return { verdict: 'passed' }
  return { verdict: mine.length > 0 ? 'not-reached' : 'not-in-kit' }
}

function detailOf(mine: readonly Ended[]): readonly string[] {
  const failed = mine.filter(({ state }) => state === 'failed')
  const reasons = mine.flatMap(({ state, fullTitle }) =>
    state === 'skipped' ? [caseNotes.get(fullTitle) ?? 'nobody says why'] : [],
  )
  return [
    ...failed.map(({ title, reason = '' }) => `${indent}failed: ${title.replace(atEnd, '')}: ${reason}`),
    ...[...new Set(reasons)].map(
      (why) => `${indent}left out: ${reasons.filter((one) => one === why).length} of ${mine.length} tests: ${why}`,
    ),
  ]
}

const indent = ' '.repeat(18)
const atEnd = / \((\d+(?:, \d+)*)\)$/

function numbersOf(title: string): readonly number[] {
  const [, numbers = ''] = atEnd.exec(title) ?? []
  return numbers === '' ? [] : numbers.split(', ').map(Number)
}
