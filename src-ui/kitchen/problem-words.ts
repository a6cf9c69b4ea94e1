import { statusAt } from '../../src-domain/kitchen/board.ts'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import type { CommandProblem } from '../../src-domain/kitchen/command-problem.ts'
import type { CommandRefusal } from '../../src-domain/kitchen/decide-command.ts'
import { isPossible } from '../../src-domain/kitchen/is-possible.ts'
import type { KitchenCommand } from '../../src-domain/kitchen/kitchen-command.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { type BoardWords, clockTime } from './order-words.ts'

export interface ProblemWords {
  readonly text: string
  /** Command to offer again, if it is still possible after a refusal for an outdated version. */
  readonly again: { readonly command: KitchenCommand; readonly label: string } | undefined
}

export function problemWords(
  words: BoardWords,
  problem: CommandProblem,
  order: BoardOrder,
  now: Instant,
): ProblemWords {
  const { staff } = words
  if (problem._tag !== 'Refused') return { text: staff.problem[problem._tag], again: undefined }
  const { refusal, command } = problem
  const isAgain = refusal._tag === 'StaleVersion' && isPossible(order, command, now)
  return {
    text: refusalWords(words, refusal, order, now),
    again: isAgain ? { command, label: staff.again({ action: staff.action[command._tag] }) } : undefined,
  }
}

function refusalWords(words: BoardWords, refusal: CommandRefusal, order: BoardOrder, now: Instant): string {
  const { problem, statusNow } = words.staff
  switch (refusal._tag) {
    case 'StaleVersion':
      return problem.StaleVersion({
        status: statusNow[statusAt(order, now)].toLowerCase(),
        time: clockTime(words, order.promisedAt),
      })
    case 'WrongStatus':
      return problem.WrongStatus({ status: statusNow[refusal.status].toLowerCase() })
    case 'MinutesOutOfRange':
      return problem.MinutesOutOfRange(refusal)
    case 'NotADelivery':
    case 'ReasonMissing':
    case 'CannotRefund':
      return problem[refusal._tag]
  }
}
