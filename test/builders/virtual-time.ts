import { firstValueFrom, timer, VirtualTimeScheduler } from 'rxjs'
import type { Clock, Pause } from '../../src-domain/time/clock.ts'

export interface VirtualTime {
  readonly clock: Clock
  readonly pause: Pause
  /** Lets time pass; what was waiting is done. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** Lets answers arrive without any time. */
  readonly settle: () => Promise<void>
}

/** Time that only passes when a test says so. */
export function aVirtualTime(start: number): VirtualTime {
  const scheduler = new VirtualTimeScheduler()
  const settle = () => new Promise<void>((done) => setImmediate(done))
  return {
    clock: { now: () => start + scheduler.frame },
    pause: { wait: (milliseconds) => firstValueFrom(timer(milliseconds, scheduler)).then(() => undefined) },
    pass: async (milliseconds) => {
      const end = scheduler.frame + milliseconds
      // In steps, because a wait that ends may begin the next one.
      while (scheduler.frame < end) {
        scheduler.maxFrames = Math.min(end, scheduler.frame + 500)
        const { maxFrames } = scheduler
        scheduler.flush()
        scheduler.frame = maxFrames
        await settle()
      }
    },
    settle,
  }
}
