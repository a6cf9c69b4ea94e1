import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type { Patron } from '../../src-domain/account/patron.ts'
import type { Database } from '../store/database.ts'
import { oneLine } from './new-patron.ts'
import type { PatronRows } from './patron-rows.ts'
import type { PinCodes, PinOf } from './pin-codes.ts'
import type { NoSender, WrongPin } from './pin-refusals.ts'

export interface ChangedProfile {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly pinCode?: string
}

export type ProfileChangeRefusal =
  /** Returned only to a caller who owns the address. */
  | { readonly _tag: 'EmailTaken' }
  /** A code was sent to the new address. */
  | { readonly _tag: 'EmailCodeDue' }
  | WrongPin
  | NoSender

export interface ChangeProfileNeeds {
  readonly db: Database
  readonly pins: PinCodes
  readonly patrons: PatronRows
  readonly askPin: (pin: PinOf, language: string) => Promise<Either<NoSender, void>>
  readonly notify: (brandId: string) => void
}

export interface ProfileCaller {
  readonly brandId: string
  readonly patronId: string
  readonly visit: string
  readonly language: string
}

/** A new address needs its code, so that this route does not reveal other accounts (API-19). */
export function changeProfile(needs: ChangeProfileNeeds) {
  const { db, patrons } = needs
  return async (who: ProfileCaller, changed: ChangedProfile): Promise<Either<ProfileChangeRefusal, Patron>> => {
    const { brandId, patronId } = who
    const email = changed.email.trim()
    const profile = { email, firstName: oneLine(changed.firstName), lastName: oneLine(changed.lastName) }
    const { email: old } = await patrons.by(brandId, patronId)
    const isSame = old?.trim().toLowerCase() === email.toLowerCase()
    const refused = isSame
      ? await keepProfile(db, who, profile)
      : await moveWithPin(needs, who, { ...profile, old }, changed.pinCode)
    return refused === undefined ? right(await patrons.by(brandId, patronId)) : left(refused)
  }
}

async function moveWithPin(
  { db, pins, askPin, notify }: ChangeProfileNeeds,
  who: ProfileCaller,
  { old, ...profile }: Profile & { readonly old: string | undefined },
  pinCode: string | undefined,
): Promise<ProfileChangeRefusal | undefined> {
  const { brandId, patronId, visit, language } = who
  const pin: PinOf = { brandId, account: profile.email.toLowerCase(), purpose: 'email', visit, owner: patronId }
  if (pinCode === undefined) {
    const asked = await askPin(pin, language)
    return isLeft(asked) ? asked.left : { _tag: 'EmailCodeDue' }
  }
  if (!(await pins.spend(pin, pinCode))) return { _tag: 'WrongPin' }
  if (!(await moveAccount(db, who, profile, old))) return { _tag: 'EmailTaken' }
  notify(brandId)
  return undefined
}

interface Profile {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

async function keepProfile(db: Database, { brandId, patronId }: ProfileCaller, profile: Profile): Promise<undefined> {
  await sql`
    update patrons set profile = profile || ${JSON.stringify(profile)}::jsonb
    where brand_id = ${brandId} and id = ${patronId}`.execute(db)
  return undefined
}

/** False: another account has the address. */
async function moveAccount(
  db: Database,
  who: ProfileCaller,
  profile: Profile,
  old: string | undefined,
): Promise<boolean> {
  const { brandId, patronId, language } = who
  const account = profile.email.toLowerCase()
  const told = [...(old === undefined ? [] : [old]), profile.email]
  const notices = JSON.stringify(told.map((to) => ({ to, language, what: 'email' })))
  const { rows } = await sql`
    with moved as (
      update patrons p set account = ${account}, profile = p.profile || ${JSON.stringify(profile)}::jsonb
      where p.brand_id = ${brandId} and p.id = ${patronId}
        and not exists (select from patrons o where o.brand_id = ${brandId} and o.account = ${account} and o.id <> ${patronId})
      returning p.id
    ), over as (
      delete from pins using moved where pins.brand_id = ${brandId} and pins.account = ${(old ?? '').toLowerCase()}
    ), told as (
      insert into jobs (brand_id, kind, subject, payload)
      select ${brandId}, 'email-notice', id, notice from moved, jsonb_array_elements(${notices}::jsonb) as notice
    )
    select id from moved`
    .execute(db)
    .catch((reason: unknown) => {
      if (isUniqueViolation(reason)) return { rows: [] }
      throw reason
    })
  return rows.length > 0
}

function isUniqueViolation(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && reason.code === '23505'
}
