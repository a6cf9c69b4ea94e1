import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { Instant } from '../time/clock.ts'
import type { PairedDevice } from './paired-device.ts'
import type { StaffSession } from './staff-gateway.ts'

export interface StartedPairing {
  /** Secret of this device. Kept in memory alone, and never shown. */
  readonly pairing: string
  /** Shown to people. */
  readonly code: string
  readonly until: Instant
}

/** Pairing of devices (an addition). */
export interface DeviceGateway {
  /** 429 after too many codes. */
  readonly startPairing: () => Promise<Either<CallFailure, StartedPairing>>
  /** Undefined while no manager has entered the code; 401 after its time. The session is a cookie. */
  readonly collectPairing: (pairing: string) => Promise<Either<CallFailure, StaffSession | undefined>>
  readonly list: (locationId: string) => Promise<Either<CallFailure, readonly PairedDevice[]>>
  /** Returns the list with the new device. 404 if no device shows the code, 429 after too many wrong codes. */
  readonly pair: (
    locationId: string,
    code: string,
    name: string,
  ) => Promise<Either<CallFailure, readonly PairedDevice[]>>
  /** Ends the device's session at once. May be repeated. */
  readonly revoke: (locationId: string, deviceId: string) => Promise<Either<CallFailure, readonly PairedDevice[]>>
}
