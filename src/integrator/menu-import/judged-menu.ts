import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { complaints } from '../../../src-contract/codec/complaints.ts'
import { inCurrency } from '../../../src-contract/codec/monetary.ts'
import { menuReporting } from '../../../src-contract/menu/menu.ts'
import { menuProblems } from '../../../src-domain/menu/menu-lint.ts'
import type { Currency } from '../../../src-domain/money/currency.ts'
import { problemText } from '../../../src-server/menu/problem-text.ts'

export interface JudgedMenu {
  /** As menu.json holds it. */
  readonly json: unknown
  readonly warnings: readonly string[]
}

/** Left: what the codec cannot read, or what the menu's check refuses. */
export function judgedMenu(draft: unknown, currency: Currency): Either<readonly string[], JudgedMenu> {
  const unreadable: string[] = []
  const codec = inCurrency(
    menuReporting((fault) => unreadable.push(fault)),
    currency,
  )
  const menu = codec.decode(draft)
  if (isLeft(menu)) return left([complaints(menu.left)])
  const problems = menuProblems(menu.right)
  const textsOf = (severity: string) => problems.filter((one) => one.severity === severity).map(problemText)
  const errors = unreadable.length > 0 ? unreadable : textsOf('error')
  if (errors.length > 0) return left(errors)
  return right({ json: codec.encode(menu.right), warnings: textsOf('warning').map((line) => `warning ${line}`) })
}
