import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Instant } from '../time/clock.ts'
import { type KitchenCommand, mostMinutesMore } from './kitchen-command.ts'
import type { KitchenEvent } from './kitchen-event.ts'
import type { KitchenState } from './kitchen-state.ts'
import { isOpen, type KitchenStatus } from './kitchen-status.ts'

export type CommandRefusal =
  /** The order changed since the caller read it. The caller must read it again. */
  | { readonly _tag: 'StaleVersion'; readonly version: number }
  | { readonly _tag: 'WrongStatus'; readonly status: KitchenStatus }
  | { readonly _tag: 'NotADelivery' }
  | { readonly _tag: 'MinutesOutOfRange'; readonly most: number }
  | { readonly _tag: 'ReasonMissing' }
  /** The processor has no refund call, so staff must cancel and refund in its dashboard. */
  | { readonly _tag: 'CannotRefund' }

interface Sent {
  readonly command: KitchenCommand
  /** The version that the caller saw. */
  readonly version: number
}

/** Milliseconds. */
const minute = 60_000

const from: Readonly<Record<KitchenCommand['_tag'], readonly KitchenStatus[]>> = {
  Accept: ['new'],
  Delay: ['new', 'accepted', 'ready', 'out-for-delivery'],
  MarkReady: ['new', 'accepted'],
  SendOut: ['new', 'accepted', 'ready'],
  Complete: ['new', 'accepted', 'ready', 'out-for-delivery'],
  Cancel: ['scheduled', 'new', 'accepted', 'ready', 'out-for-delivery'],
}

/** Turns a command into the order's next event. A command may skip a status, but never returns to an earlier one. */
export function decideCommand(
  { orderType }: { readonly orderType: DiningOption },
  state: KitchenState,
  { command, version }: Sent,
  now: Instant,
): Either<CommandRefusal, KitchenEvent> {
  if (version !== state.version) return left({ _tag: 'StaleVersion', version: state.version })
  if (!isOpen(state.status) || !from[command._tag].includes(state.status)) {
    return left({ _tag: 'WrongStatus', status: state.status })
  }
  const happened = { version: version + 1, at: now }
  switch (command._tag) {
    case 'Accept':
      return withMinutes(command.minutesMore, 0, (more) => ({
        ...happened,
        _tag: 'Accepted',
        promisedAt: later(state.promisedAt, more, now),
      }))
    case 'Delay':
      return withMinutes(command.minutesMore, 1, (more) => ({
        ...happened,
        _tag: 'Delayed',
        promisedAt: later(state.promisedAt, more, now),
      }))
    case 'MarkReady':
      return right({ ...happened, _tag: 'Ready' })
    case 'SendOut':
      if (orderType !== 'delivery') return left({ _tag: 'NotADelivery' })
      return right({
        ...happened,
        _tag: 'SentOut',
        ...(command.driver === undefined ? {} : { driver: command.driver }),
      })
    case 'Complete':
      return right({ ...happened, _tag: 'Completed' })
    case 'Cancel':
      return command.reason.trim() === ''
        ? left({ _tag: 'ReasonMissing' })
        : right({ ...happened, _tag: 'Cancelled', reason: command.reason.trim() })
  }
}

/** Counts from now if the promised time has passed, so that "10 more minutes" does not end in the past. */
function later(promisedAt: Instant, more: number, now: Instant): Instant {
  return more === 0 ? promisedAt : Math.max(promisedAt, now) + more
}

function withMinutes(
  minutes: number,
  least: number,
  event: (milliseconds: number) => KitchenEvent,
): Either<CommandRefusal, KitchenEvent> {
  const isInRange = Number.isInteger(minutes) && minutes >= least && minutes <= mostMinutesMore
  return isInRange ? right(event(minutes * minute)) : left({ _tag: 'MinutesOutOfRange', most: mostMinutesMore })
}
