import type { FurtherStep, StepEnd } from '../payment/further-step.ts'
import type { Instant } from '../time/clock.ts'
import { type OrderStatus, type StatusFailure, stepRequiredCode } from './order-gateway.ts'
import type { PlacementCommand, PlacementState, PlacementStep, Watch } from './placement-state.ts'
import { statusAnswered, statusFailed } from './status-watch.ts'

/** Limit for banks that demand one step after another. */
export const mostSteps = 3

type Confirming = Extract<PlacementState, { readonly _tag: 'Confirming' }>
type Watching = Extract<PlacementState, { readonly _tag: 'Polling' | 'Unknown' }>

/* Further step of a payment. The page's view of its end is no result; only the server's answer is. */

export function stepRequired(watch: Watch, step: FurtherStep): PlacementStep {
  const { stepEnd: _, ...rest } = watch
  const sent: Watch = { ...rest, steps: (watch.steps ?? 0) + 1 }
  return { state: { _tag: 'Confirming', watch: sent, step }, commands: [{ _tag: 'TakeStep', step }] }
}

export function stepEnded(state: Confirming, end: StepEnd): PlacementStep {
  if (state.ended !== undefined) return { state, commands: [] }
  const watch: Watch = { ...state.watch, stepEnd: end }
  return { state: { ...state, watch, ended: end }, commands: [settle(watch)] }
}

export function stepSettled({ watch }: Watching | Confirming, status: OrderStatus): PlacementStep {
  if (status.furtherStep === undefined || isGivenUp(watch)) return statusAnswered({ _tag: 'Polling', watch }, status)
  if ((watch.steps ?? 0) < mostSteps) return stepRequired(watch, status.furtherStep)
  const state: PlacementState = { _tag: 'Polling', watch: { ...watch, stepEnd: 'refused' } }
  return { state, commands: [settle(state.watch)] }
}

export function stepUnheard(
  { watch }: Confirming,
  event: { readonly failure: StatusFailure; readonly askedAt: Instant },
): PlacementStep {
  return statusFailed({ _tag: 'Polling', watch }, event)
}

/** Finds the step after a reload or a lost answer. */
export function stepFound(state: Watching): PlacementStep {
  return { state, commands: [settle(state.watch)] }
}

export function isStepOpen({ code, statusCode }: OrderStatus): boolean {
  return code === stepRequiredCode && statusCode === 202
}

function isGivenUp({ stepEnd }: Watch): boolean {
  return stepEnd !== undefined && stepEnd !== 'taken'
}

function settle(watch: Watch): PlacementCommand {
  return { _tag: 'SettleStep', key: watch.pending.key, isGivenUp: isGivenUp(watch) }
}
