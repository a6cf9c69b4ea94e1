import type { AnalyticsEvent } from './analytics-event.ts'

/** Events that wait until the services have started (ANA-08). */
export interface EventQueue {
  readonly isInitialised: boolean
  readonly waiting: readonly AnalyticsEvent[]
}

export type QueueInput = { readonly _tag: 'Init' } | { readonly _tag: 'Happened'; readonly event: AnalyticsEvent }

export interface QueueStep {
  readonly queue: EventQueue
  readonly deliver: readonly AnalyticsEvent[]
}

export const emptyQueue: EventQueue = { isInitialised: false, waiting: [] }

/** Bounds memory; the oldest events are dropped. */
export const mostWaiting = 500

export function stepQueue(queue: EventQueue, input: QueueInput): QueueStep {
  switch (input._tag) {
    case 'Init':
      return { queue: { isInitialised: true, waiting: [] }, deliver: queue.waiting }
    case 'Happened':
      return queue.isInitialised
        ? { queue, deliver: [input.event] }
        : { queue: { ...queue, waiting: [...queue.waiting, input.event].slice(-mostWaiting) }, deliver: [] }
  }
}
