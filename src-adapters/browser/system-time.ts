import type { Clock, Pause } from '../../src-domain/time/clock.ts'

export const systemClock: Clock = { now: () => Date.now() }

export const timerPause: Pause = {
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}
