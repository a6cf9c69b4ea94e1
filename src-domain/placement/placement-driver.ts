import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import { afterSuccess } from '../cart/change-terms.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { FurtherSteps } from '../payment/further-step.ts'
import type { IntentConfirmation } from '../payment/intent-confirmation.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Clock, Ids, Pause } from '../time/clock.ts'
import type { OrderGateway, OrderStatus, StatusFailure } from './order-gateway.ts'
import type { PendingPlacementStore } from './pending-placement.ts'
import type { PlacementLock } from './placement-lock.ts'
import { stepPlacement } from './placement-machine.ts'
import type { PlacementCommand, PlacementEvent, PlacementState } from './placement-state.ts'

export interface PlacementPorts {
  readonly orders: Pick<OrderGateway, 'place' | 'status' | 'settleStep'>
  readonly pending: PendingPlacementStore
  readonly lock: PlacementLock
  readonly steps: FurtherSteps
  readonly intents: IntentConfirmation
  readonly clock: Clock
  readonly pause: Pause
  readonly ids: Ids
  readonly order: StateCell<OrderInProgress>
  readonly placement: StateCell<PlacementState>
}

/** Runs the machine from an event until it issues no more commands. Returns the final state. */
export async function drivePlacement(ports: PlacementPorts, first: PlacementEvent): Promise<PlacementState> {
  return carryOut(ports, send(ports, first))
}

/** Sends nothing while another page is placing. Updates the state before waiting, so that a second press is ignored. */
export async function drivePlacementAlone(ports: PlacementPorts, first: PlacementEvent): Promise<PlacementState> {
  const commands = send(ports, first)
  const end = await ports.lock.ifFree(() => carryOut(ports, commands))
  return isLeft(end) ? drivePlacement(ports, end.left) : end.right
}

async function carryOut(ports: PlacementPorts, commands: readonly PlacementCommand[]): Promise<PlacementState> {
  const queue = [...commands]
  for (let command = queue.shift(); command !== undefined; command = queue.shift()) {
    const event = await perform(ports, command)
    if (event !== undefined) queue.push(...send(ports, event))
  }
  return ports.placement.current()
}

/** Undefined for commands without a result. */
async function perform(ports: PlacementPorts, command: PlacementCommand): Promise<PlacementEvent | undefined> {
  switch (command._tag) {
    case 'WritePending':
      return ports.pending.write(command.pending) ? undefined : { _tag: 'NotKept' }
    case 'Place': {
      const outcome = await ports.orders.place(command.placement)
      return isLeft(outcome)
        ? { _tag: 'PlacingFailed', why: outcome.left }
        : { _tag: 'PlacingAnswered', answer: outcome.right }
    }
    case 'Wait':
      await ports.pause.wait(command.milliseconds)
      return { _tag: 'Waited' }
    case 'AskStatus':
      return heard(ports, 'StatusAnswered', () => ports.orders.status(command.key))
    case 'TakeStep':
      return { _tag: 'StepEnded', end: await ports.steps.take(command.step) }
    case 'ConfirmIntent':
      return { _tag: 'IntentEnded', end: await ports.intents.confirm(command.clientSecret) }
    case 'SettleStep':
      return heard(ports, 'StepSettled', () => ports.orders.settleStep(command.key, command.isGivenUp))
    case 'ClearPending':
      ports.pending.clear()
      return undefined
    case 'ResetOrder':
      ports.order.update(afterSuccess(ports.ids.uuid()))
      return undefined
  }
}

async function heard(
  { clock }: PlacementPorts,
  _tag: 'StatusAnswered' | 'StepSettled',
  ask: () => Promise<Either<StatusFailure, OrderStatus>>,
): Promise<PlacementEvent> {
  // Measured before the call, because an order may appear during it.
  const askedAt = clock.now()
  const outcome = await ask()
  return isLeft(outcome) ? { _tag: 'StatusFailed', failure: outcome.left, askedAt } : { _tag, status: outcome.right }
}

function send(ports: PlacementPorts, event: PlacementEvent): readonly PlacementCommand[] {
  const step = stepPlacement(ports.placement.current(), event)
  ports.placement.update(() => step.state)
  return step.commands
}
