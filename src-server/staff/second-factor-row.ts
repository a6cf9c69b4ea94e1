import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import {
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
  type TypedCode,
} from '../../src-domain/staff/second-factor.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { sealWith } from '../store/seal.ts'
import { openedText, sealedText } from '../store/sealed-text.ts'
import type { SecretKeys } from '../store/server-secret.ts'
import { stepOfCode } from './time-codes.ts'

export interface MemberName {
  readonly brandId: string
  readonly memberId: string
}

/** Secrets of second factors: encrypted where they must be read again, hashed with a key where not. */
export function secondFactorSecrets(...secrets: SecretKeys) {
  const [first] = secrets
  const hashUnder = (secret: string, { brandId, memberId }: MemberName, code: string) =>
    sealWith(secret).over(brandId, memberId, code)
  return {
    seal: ({ brandId, memberId }: MemberName, text: string) => sealedText(keyOf(first), text, [brandId, memberId]),
    /** Undefined if the server's key was changed: no code is right until the factor is set up again. */
    open: (name: MemberName, sealed: string): string | undefined =>
      secrets.map((secret) => openedUnder(secret, name, sealed)).find((opened) => opened !== undefined),
    isUnderFirstKey: (name: MemberName, sealed: string): boolean => openedUnder(first, name, sealed) !== undefined,
    /** Hash of a recovery code, to be stored. */
    hashOf: (name: MemberName, code: string) => hashUnder(first, name, code),
    /** Under each key, to be looked up. */
    hashesOf: (name: MemberName, code: string) => secrets.map((secret) => hashUnder(secret, name, code)),
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret, 'base64url')
}

function openedUnder(secret: string, { brandId, memberId }: MemberName, sealed: string): string | undefined {
  try {
    return openedText(keyOf(secret), sealed, [brandId, memberId])
  } catch {
    return undefined
  }
}

export type SecondFactorSecrets = ReturnType<typeof secondFactorSecrets>

export function newRecoveryCodes(): readonly string[] {
  const letter = () => recoveryAlphabet[randomInt(recoveryAlphabet.length)] ?? ''
  return Array.from({ length: recoveryCodeCount }, () => Array.from({ length: recoveryCodeLength }, letter).join(''))
}

/**
 * Uses up a right code: a recovery code is deleted, and of a time step no code counts again. Both are conditional, so
 * that of two sign-ins at once with the same code one fails.
 */
export async function spendCode(
  db: Database,
  secrets: SecondFactorSecrets,
  name: MemberName,
  typed: TypedCode,
  now: Instant,
): Promise<boolean> {
  const { brandId, memberId } = name
  if (typed._tag === 'RecoveryCode') {
    const { rows } = await sql`
      delete from staff_recovery_codes
      where brand_id = ${brandId} and member_id = ${memberId} and code_hash in (${sql.join([...secrets.hashesOf(name, typed.code)])})
      returning 1`.execute(db)
    return rows.length > 0
  }
  const row = await db
    .selectFrom('staff_second_factors')
    .select('secret')
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const secret = row && secrets.open(name, row.secret)
  const step = secret === undefined ? undefined : stepOfCode(secret, typed.digits, now)
  if (row === undefined || step === undefined) return false
  const { rows } = await sql`
    update staff_second_factors set last_step = ${step}
    where brand_id = ${brandId} and member_id = ${memberId} and secret = ${row.secret} and confirmed_at is not null
      and last_step < ${step}
    returning 1`.execute(db)
  return rows.length > 0
}
