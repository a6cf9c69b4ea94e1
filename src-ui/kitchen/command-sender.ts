import { isLeft } from 'fp-ts/lib/Either.js'
import { firstValueFrom, Subject } from 'rxjs'
import type { BoardGateway, SentCommand } from '../../src-domain/kitchen/board-gateway.ts'
import {
  type BoardState,
  boardUnreached,
  commandAnswered,
  commandFailed,
  commandMade,
  pendingOf,
} from '../../src-domain/kitchen/board-state.ts'
import { type FailureVerdict, failureVerdict, waitAfter } from '../../src-domain/kitchen/command-problem.ts'
import type { KitchenCommand } from '../../src-domain/kitchen/kitchen-command.ts'
import type { StateCell } from '../../src-domain/state/state-cell.ts'
import type { Clock, Ids, Pause } from '../../src-domain/time/clock.ts'

export interface CommandSenderNeeds {
  readonly gateway: Pick<BoardGateway, 'send'>
  readonly board: StateCell<BoardState>
  readonly clock: Clock
  readonly ids: Ids
  readonly pause: Pause
  readonly sessionEnded: () => void
}

/**
 * Sends each command under one id until the order server answers. An order has at most one pending command; a second
 * one is ignored, because its order version is about to change.
 */
export function commandSender({ gateway, board, clock, ids, pause, sessionEnded }: CommandSenderNeeds) {
  const tryNow = new Subject<void>()
  const isPending = ({ commandId }: SentCommand) =>
    board.current().pending.some((pending) => pending.commandId === commandId)
  /** Sends once. Undefined if the order server accepted or refused the command. */
  const attempt = async (sent: SentCommand): Promise<FailureVerdict | undefined> => {
    const outcome = await gateway.send(sent)
    if (!isPending(sent)) return undefined
    if (!isLeft(outcome)) {
      board.update((now) => commandAnswered(now, sent, outcome.right))
      return undefined
    }
    const failure = outcome.left
    const verdict = failureVerdict(failure, sent.command)
    if (verdict._tag !== 'Over') return verdict
    const order = failure._tag === 'CommandRefused' ? failure.order : undefined
    board.update((now) => commandFailed(now, sent, verdict.problem, order))
    return undefined
  }
  const deliver = async (sent: SentCommand) => {
    for (let tries = 1; isPending(sent); tries += 1) {
      const verdict = await attempt(sent)
      if (verdict === undefined) return
      const toldToTry = firstValueFrom(tryNow)
      if (verdict._tag === 'SendAgain') {
        board.update((now) => boardUnreached(now, clock.now()))
        await Promise.race([pause.wait(waitAfter(tries, verdict.comeBackIn)), toldToTry])
      } else {
        sessionEnded()
        await toldToTry
      }
    }
  }
  return {
    command: (orderId: string, version: number, command: KitchenCommand) => {
      if (pendingOf(board.current(), orderId) !== undefined) return
      const sent = { orderId, commandId: ids.uuid(), version, command }
      board.update((now) => commandMade(now, sent))
      void deliver(sent)
    },
    /** Retries at once, for when the network or the session is back. */
    tryNow: () => tryNow.next(),
    /** Drops the pending commands of a member who signed out, and reports that on their cards. */
    giveUp: () => {
      for (const sent of board.current().pending)
        board.update((now) => commandFailed(now, sent, { _tag: 'MemberChanged' }))
      tryNow.next()
    },
  }
}
