import { Secret, TOTP } from 'otpauth'
import type { Instant } from '../../src-domain/time/clock.ts'

/** Seconds per code; every authenticator app knows this period. */
const period = 30

/** Steps before and after the current one whose codes count, for a phone whose clock is off. */
const window = 1

/** 160 random bits in base32, the length that RFC 4226 recommends. */
export function newTimeSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** `otpauth://…`, which an authenticator app reads from a QR code. `issuer` and `label` are the app's entry. */
export function timeAddress(secret: string, issuer: string, label: string): string {
  return new TOTP({ issuer, label, secret, period }).toString()
}

/** The time step of a right code; undefined for a wrong one. */
export function stepOfCode(secret: string, digits: string, now: Instant): number | undefined {
  const totp = new TOTP({ secret, period })
  const delta = totp.validate({ token: digits, timestamp: now, window })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}
