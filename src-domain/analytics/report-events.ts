import type { Pause } from '../time/clock.ts'
import type { AnalyticsEvent } from './analytics-event.ts'
import type { AnalyticsSink } from './analytics-sink.ts'
import { emptyQueue, type QueueInput, stepQueue } from './event-queue.ts'

/** ANA-09. Milliseconds. */
export const startPause = 1_000
export const startAttempts = 60

export interface ReportingNeeds {
  readonly sinks: readonly AnalyticsSink[]
  readonly pause: Pause
  readonly onFailure: (service: string, reason?: unknown) => void
}

export interface Reporting {
  readonly report: (event: AnalyticsEvent) => void
  /** Resolves once every service has started or been given up (ANA-09). Call once. */
  readonly start: () => Promise<void>
}

/**
 * Queues events until the services have started, then delivers them in order (ANA-08). A service that fails to start
 * delays the others by at most sixty tries.
 */
export function reportEvents({ sinks, pause, onFailure }: ReportingNeeds): Reporting {
  let queue = emptyQueue
  const started = new Set<AnalyticsSink>()
  const hasStarted = (sink: AnalyticsSink): boolean => {
    if (started.has(sink)) return true
    try {
      if (sink.start()) started.add(sink)
    } catch {
      // Counts as not started: its dependencies may still load.
    }
    return started.has(sink)
  }
  const tell = (sink: AnalyticsSink, event: AnalyticsEvent) => {
    try {
      sink.handle(event)
    } catch (reason) {
      onFailure(sink.service, reason)
    }
  }
  const step = (input: QueueInput) => {
    const next = stepQueue(queue, input)
    queue = next.queue
    for (const event of next.deliver) for (const sink of started) tell(sink, event)
  }
  const startAll = async () => {
    for (let attempt = 1; ; attempt += 1) {
      const missing = sinks.filter((sink) => !hasStarted(sink))
      if (missing.length === 0 || attempt === startAttempts) return missing
      await pause.wait(startPause)
    }
  }
  return {
    report: (event) => step({ _tag: 'Happened', event }),
    start: async () => {
      for (const { service } of await startAll()) onFailure(service)
      step({ _tag: 'Init' })
    },
  }
}
