import { defer, type Observable, repeat } from 'rxjs'
import type { Pause } from '../../src-domain/time/clock.ts'

/** Emits after each interval, never at once. The wait is a port, so that tests run in virtual time. */
export function every(milliseconds: number, pause: Pause): Observable<void> {
  return defer(() => pause.wait(milliseconds)).pipe(repeat())
}
