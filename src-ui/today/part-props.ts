import type { Instant } from '../../src-domain/time/clock.ts'
import type { TodayChange } from '../../src-domain/today/decide-change.ts'
import type { Today } from '../../src-domain/today/today.ts'
import type { BoardWords } from '../kitchen/order-words.ts'
import type { TodayProblem } from './today-controller.ts'

/** A part of the page, with its facts and its change. */
export interface PartProps {
  readonly today: Today
  readonly words: BoardWords
  readonly now: Instant
  readonly isPending: boolean
  readonly problem: TodayProblem | undefined
  /** Returns whether the change was made. */
  readonly onChange: (change: TodayChange) => Promise<boolean>
}
