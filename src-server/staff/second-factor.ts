import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { shownRecoveryCode, typedCodeOf } from '../../src-domain/staff/second-factor.ts'
import type { SecondFactorSetup } from '../../src-domain/staff/second-factor-gateway.ts'
import type { StaffMember } from '../../src-domain/staff/staff-member.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Passwords } from '../account/password.ts'
import { hashedToken } from '../account/session-tokens.ts'
import type { Database } from '../store/database.ts'
import { type MemberName, newRecoveryCodes, type SecondFactorSecrets, spendCode } from './second-factor-row.ts'
import { newTimeSecret, stepOfCode, timeAddress } from './time-codes.ts'
import { auditEntry, type MemberActor } from './write-audit.ts'

/** Milliseconds after the sign-in in which no password is asked for again. */
export const freshSession = 10 * 60_000

export interface WrongCode {
  readonly _tag: 'WrongCode'
}

/** A second factor is set up already. */
export interface AlreadyOn {
  readonly _tag: 'AlreadyOn'
}

/** The session is older than some minutes, and no password, or a wrong one, was given. */
export interface PasswordDue {
  readonly _tag: 'PasswordDue' | 'WrongPassword'
}

/** The second factor of the member who calls. */
export interface SecondFactorFacade {
  /** Begins a setup, or begins it anew. Nothing changes for the member's sign-in before `confirm`. */
  readonly begin: (
    actor: MemberActor,
    token: string,
    password: string | undefined,
  ) => Promise<Either<AlreadyOn | PasswordDue, SecondFactorSetup>>
  /** Turns the second factor on, ends the member's other sessions, and returns the only copy of the recovery codes. */
  readonly confirm: (actor: MemberActor, token: string, code: string) => Promise<Either<WrongCode, readonly string[]>>
  /** Turns it off. Needs the password and a code, so that an open tablet does not suffice. */
  readonly remove: (
    actor: MemberActor,
    password: string,
    code: string,
  ) => Promise<Either<WrongCode | PasswordDue, void>>
}

export interface SecondFactorNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly brands: ReadonlyMap<string, Pick<Brand, 'name'>>
  readonly passwords: Passwords
  readonly secondFactors: SecondFactorSecrets
}

const wrongCode = left<WrongCode>({ _tag: 'WrongCode' })
const wrongPassword: PasswordDue = { _tag: 'WrongPassword' }

export function openSecondFactor({
  db,
  clock,
  brands,
  passwords,
  secondFactors: secrets,
}: SecondFactorNeeds): SecondFactorFacade {
  const isPasswordOf = async ({ brandId, member }: MemberActor, password: string): Promise<boolean> => {
    const of = db.selectFrom('staff').select('password_hash').where('brand_id', '=', brandId)
    const row = await of.where('id', '=', member.id).executeTakeFirst()
    return row !== undefined && row.password_hash !== null && (await passwords.isRight(row.password_hash, password))
  }

  /** A stranger at a signed-in tablet must not put an authenticator app of their own on the account. */
  const mayBegin = async (
    actor: MemberActor,
    token: string,
    password: string | undefined,
  ): Promise<PasswordDue | undefined> => {
    if (password !== undefined) return (await isPasswordOf(actor, password)) ? undefined : wrongPassword
    const of = db.selectFrom('staff_sessions').select('created_at').where('brand_id', '=', actor.brandId)
    const session = await of.where('token_hash', '=', hashedToken(token)).executeTakeFirst()
    const isFresh = session !== undefined && clock.now() - session.created_at.getTime() < freshSession
    return isFresh ? undefined : { _tag: 'PasswordDue' }
  }

  return {
    begin: async (actor, token, password) => {
      const { brandId, member } = actor
      const refused = await mayBegin(actor, token, password)
      if (refused !== undefined) return left(refused)
      const secret = newTimeSecret()
      const { rows } = await sql`
        insert into staff_second_factors as f (brand_id, member_id, secret, last_step)
        values (${brandId}, ${member.id}, ${secrets.seal(nameOf(actor), secret)}, 0)
        on conflict (brand_id, member_id) do update set secret = excluded.secret, last_step = 0
          where f.confirmed_at is null
        returning 1`.execute(db)
      if (rows.length === 0) return left({ _tag: 'AlreadyOn' })
      return right({ secret, address: timeAddress(secret, brands.get(brandId)?.name ?? brandId, member.email) })
    },

    confirm: async (actor, token, typed) => {
      const { brandId, member } = actor
      const of = db.selectFrom('staff_second_factors').select('secret').where('brand_id', '=', brandId)
      const row = await of.where('member_id', '=', member.id).where('confirmed_at', 'is', null).executeTakeFirst()
      const code = typedCodeOf(typed)
      const now = clock.now()
      const secret = row && secrets.open(nameOf(actor), row.secret)
      const step = secret !== undefined && code?._tag === 'TimeCode' ? stepOfCode(secret, code.digits, now) : undefined
      if (row === undefined || step === undefined) return wrongCode
      const codes = newRecoveryCodes()
      const hashes = JSON.stringify(codes.map((one) => secrets.hashOf(nameOf(actor), one)))
      const entry = { actor, action: 'second-factor:on', subject: member.id, locationId: '', at: now }
      const { rows } = await sql`
        with confirmed as (
          update staff_second_factors set confirmed_at = ${new Date(now).toISOString()}::timestamptz, last_step = ${step}
          where brand_id = ${brandId} and member_id = ${member.id} and confirmed_at is null and secret = ${row.secret}
          returning brand_id, member_id
        ), codes as (
          insert into staff_recovery_codes (brand_id, member_id, code_hash)
          select c.brand_id, c.member_id, h.code_hash
          from confirmed c, jsonb_array_elements_text(${hashes}::jsonb) h(code_hash)
        ), ended as (
          delete from staff_sessions t using confirmed c
          where t.brand_id = c.brand_id and t.member_id = c.member_id and t.token_hash <> ${hashedToken(token)}
        ), noted as (${auditEntry(entry, sql`confirmed`)})
        select 1 from confirmed`.execute(db)
      return rows.length === 0 ? wrongCode : right(codes.map(shownRecoveryCode))
    },

    remove: async (actor, password, typed) => {
      if (!(await isPasswordOf(actor, password))) return left(wrongPassword)
      const { brandId, member } = actor
      const [code, now] = [typedCodeOf(typed), clock.now()]
      if (code === undefined || !(await spendCode(db, secrets, nameOf(actor), code, now))) return wrongCode
      const entry = { actor, action: 'second-factor:off', subject: member.id, locationId: '', at: now }
      await sql`
        with gone as (
          delete from staff_second_factors where brand_id = ${brandId} and member_id = ${member.id} returning 1
        ), noted as (${auditEntry(entry, sql`gone`)})
        select 1 from gone`.execute(db)
      return right(undefined)
    },
  }
}

function nameOf({ brandId, member }: { readonly brandId: string; readonly member: StaffMember }): MemberName {
  return { brandId, memberId: member.id }
}
