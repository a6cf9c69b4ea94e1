import { AsyncResource } from 'node:async_hooks'
import type { Log } from '../log.ts'

export interface Worker {
  readonly notify: () => void
  /** Resolves after the running pass; no other follows. */
  readonly stop: () => Promise<void>
}

/** Milliseconds to collect notifications into one pass. */
const gatherTime = 25

/**
 * Runs `pass` on notification and every `interval` milliseconds, one at a time, and repeats while it finds work. Logs
 * and retries failures.
 */
export function startWorker(name: string, pass: () => Promise<number>, interval: number, log: Log): Worker {
  let isStopped = false
  let isNotified = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const work = async (): Promise<boolean> => {
    try {
      return (await pass()) > 0
    } catch (reason) {
      if (!isStopped) log.error({ worker: name, reason: String(reason) }, 'worker pass failed')
      return false
    }
  }

  const plan = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(start, milliseconds)
    timer.unref()
  }

  // In the context of the worker: what it sends must not count as sent by the call that notified it.
  const start = AsyncResource.bind(() => {
    isNotified = false
    running = work().then((mayBeMore) => {
      running = undefined
      if (!isStopped) plan(isNotified || mayBeMore ? gatherTime : interval)
    })
  })

  plan(0)
  return {
    notify: () => {
      if (isNotified || isStopped) return
      isNotified = true
      if (running === undefined) plan(gatherTime)
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
