import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import { giveBackTry, type RightPin, spendPin } from '../account/pin-codes.ts'
import { stageForgetting } from '../card/forget-customer.ts'
import type { Database } from '../store/database.ts'
import { retryOnConflict } from '../store/retry-on-conflict.ts'
import { markErased } from './erased-sessions.ts'
import { makeNameless } from './make-nameless.ts'
import { isAnyOpen, isPaying } from './open-orders.ts'

/** Restricts every statement to this patron and brand. */
export interface DataOwner {
  readonly brandId: string
  readonly patronId: string
}

export interface Erasure extends DataOwner {
  /** Proof of ownership, spent in the same transaction. */
  readonly pin?: RightPin
  readonly processors: readonly string[]
}

/** `WrongPin`: another request spent the PIN. */
export type ErasedAccount = 'Erased' | 'OrderOpen' | 'WrongPin' | 'Gone'

/**
 * Deletes an account and anonymises its orders in one transaction. Of concurrent calls one finds the account; a
 * concurrent sign-in waits and finds none.
 */
export function eraseAccount(db: Database, owner: Erasure, now: Instant): Promise<ErasedAccount> {
  const { brandId, patronId, processors } = owner
  return retryOnConflict(() =>
    db.transaction().execute(async (within): Promise<ErasedAccount> => {
      const { rows } = await sql<{ readonly account: string; readonly verified_phone: string | null }>`
        select account, verified_phone from patrons where brand_id = ${brandId} and id = ${patronId} for update`.execute(
        within,
      )
      const [patron] = rows
      if (patron === undefined) return 'Gone'
      const refused = await refusalOf(within, owner, now)
      if (refused !== undefined) return refused
      await forgetCards(within, owner)
      await stageForgetting(within, owner, processors)
      await markErased(within, owner, now)
      await forgetSignIns(within, owner, [patron.account, patron.verified_phone ?? patron.account])
      await sql`
        delete from wallet_rewards where brand_id = ${brandId} and patron_id = ${patronId}`.execute(within)
      await sql`
        delete from promotion_patrons where brand_id = ${brandId} and patron_id = ${patronId}`.execute(within)
      await forgetOffers(within, owner)
      await makeNameless(within, {
        which: sql`select o.id from orders o where ${ordersOf(owner)}`,
        now,
        staysInHistory: false,
      })
      // Cascades to addresses and social identities.
      await sql`delete from patrons where brand_id = ${brandId} and id = ${patronId}`.execute(within)
      return 'Erased'
    }),
  )
}

/** What staff gave and took stays for the books, without the patron and without the reasons. */
async function forgetOffers(within: Database, { brandId, patronId }: DataOwner): Promise<void> {
  await sql`
    with unnamed as (
      update offer_events set subject = '', reason = '' where brand_id = ${brandId} and subject = ${patronId}
    )
    update audit set subject = '' where brand_id = ${brandId} and subject = ${patronId}`.execute(within)
}

/** Spends the PIN. */
async function refusalOf(
  within: Database,
  owner: Erasure,
  now: Instant,
): Promise<'OrderOpen' | 'WrongPin' | undefined> {
  const { brandId, patronId, pin } = owner
  if ((await isPaying(within, brandId, patronId)) || (await isAnyOpen(within, ordersOf(owner), now))) {
    if (pin !== undefined) await giveBackTry(within, pin)
    return 'OrderOpen'
  }
  return pin === undefined || (await spendPin(within, pin)) ? undefined : 'WrongPin'
}

function ordersOf({ brandId, patronId }: DataOwner) {
  return sql`o.brand_id = ${brandId} and o.patron_id = ${patronId}`
}

async function forgetCards(within: Database, { brandId, patronId }: DataOwner): Promise<void> {
  await sql`
    with gone as (
      delete from saved_cards where brand_id = ${brandId} and patron_id = ${patronId}
      returning brand_id, id, processor, token
    ), marked as (
      insert into removed_cards (brand_id, id) select brand_id, id from gone on conflict do nothing
    )
    insert into jobs (brand_id, kind, subject, payload)
    select brand_id, 'forget-card', id, jsonb_build_object('processor', processor, 'token', token) from gone`.execute(
    within,
  )
}

async function forgetSignIns(
  within: Database,
  { brandId, patronId }: DataOwner,
  [account, phone]: readonly [string, string],
): Promise<void> {
  await sql`delete from sessions where brand_id = ${brandId} and patron_id = ${patronId}`.execute(within)
  await sql`delete from password_tokens where brand_id = ${brandId} and patron_id = ${patronId}`.execute(within)
  await sql`delete from pins where brand_id = ${brandId} and account in (${account}, ${phone})`.execute(within)
  await sql`
    delete from jobs
    where brand_id = ${brandId} and kind = 'email-notice' and subject = ${patronId} and is_dead`.execute(within)
}
