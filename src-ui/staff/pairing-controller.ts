import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { DeviceGateway } from '../../src-domain/staff/device-gateway.ts'
import type { StaffSession } from '../../src-domain/staff/staff-gateway.ts'
import type { Pause } from '../../src-domain/time/clock.ts'
import { cell } from '../state/cell.ts'
import { every } from '../state/every.ts'
import { oneAtATime } from '../state/one-at-a-time.ts'

/** Milliseconds between looks whether a manager has entered the code. */
const lookEvery = 3_000

export type PairingState =
  | { readonly _tag: 'Starting' }
  /** `isUnreached`: the last look got no answer. */
  | { readonly _tag: 'Showing'; readonly code: string; readonly isUnreached: boolean }
  | { readonly _tag: 'Expired' }
  | { readonly _tag: 'Failed'; readonly why: 'too-many-tries' | 'no-answer' }

export interface PairingPorts {
  readonly devices: Pick<DeviceGateway, 'startPairing' | 'collectPairing'>
  readonly pause: Pause
  readonly paired: (session: StaffSession) => void
}

/** Pairing of this device: shows a code and waits until a manager enters it elsewhere. The secret stays in memory. */
export function pairingController({ devices, pause, paired }: PairingPorts) {
  const state = cell<PairingState>({ _tag: 'Starting' })
  // A code that was replaced or left must not pair the device any more.
  let current = 0

  const wait = (pairing: string, code: string, turn: number) => {
    const look = oneAtATime(async () => {
      const answer = await devices.collectPairing(pairing)
      if (turn !== current) return
      const next = afterLook(code, answer)
      if (next._tag !== 'Showing') looks.unsubscribe()
      if (next._tag === 'Paired') paired(next.session)
      else state.update(() => next)
    })
    const looks = every(lookEvery, pause).subscribe(() => {
      if (turn === current) look()
      else looks.unsubscribe()
    })
  }

  const start = async () => {
    current += 1
    const turn = current
    state.update(() => ({ _tag: 'Starting' }))
    const started = await devices.startPairing()
    if (turn !== current) return
    if (isLeft(started)) {
      const isLimited = started.left._tag === 'Refused' && started.left.status === 429
      return state.update(() => ({ _tag: 'Failed', why: isLimited ? 'too-many-tries' : 'no-answer' }))
    }
    const { pairing, code } = started.right
    state.update(() => ({ _tag: 'Showing', code, isUnreached: false }))
    wait(pairing, code, turn)
  }

  return {
    state,
    start: () => void start(),
    leave: () => {
      current += 1
    },
  }
}

export type PairingController = ReturnType<typeof pairingController>

function afterLook(
  code: string,
  answer: Either<CallFailure, StaffSession | undefined>,
): PairingState | { readonly _tag: 'Paired'; readonly session: StaffSession } {
  if (!isLeft(answer)) {
    return answer.right === undefined
      ? { _tag: 'Showing', code, isUnreached: false }
      : { _tag: 'Paired', session: answer.right }
  }
  const isOver = answer.left._tag === 'Refused' && answer.left.status === 401
  return isOver ? { _tag: 'Expired' } : { _tag: 'Showing', code, isUnreached: true }
}
