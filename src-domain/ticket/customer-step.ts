import type { Instant } from '../time/clock.ts'

export const customerStepNames = ['placed', 'accepted', 'ready', 'out-for-delivery', 'completed', 'cancelled'] as const

/** Names of the steps on the wire (wire row 24). */
export type CustomerStepName = (typeof customerStepNames)[number]

/** A step of an order that its customer sees. */
export interface CustomerStep {
  readonly name: CustomerStepName
  /** Absent: the order has not reached the step. */
  readonly at?: Instant
}
