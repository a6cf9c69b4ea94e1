import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { deletedAtOnce as atOnce, deleteSome } from '../store/delete-some.ts'
import { eraseAccount } from './erase-account.ts'
import { makeNameless } from './make-nameless.ts'
import { retentionPeriods } from './retention-periods.ts'

const day = 86_400_000

/** Few, because each account needs a separate transaction. */
const accountsAtOnce = 20

/** Days back to look for orders that were paid while their account was erased. */
const strayDays = 7

/** Purges data past its retention. Safe to repeat and to run concurrently. Returns how many rows. */
export async function purge(db: Database, now: Instant, processors: readonly string[]): Promise<number> {
  const ago = (days: number) => sql`${new Date(now - days * day).toISOString()}::timestamptz`
  let done = 0
  for (const { which, staysInHistory } of lateOrders(ago))
    done += await makeNameless(db, { which, now, staysInHistory })
  done += await eraseIdleAccounts(db, { before: ago(retentionPeriods.idleAccounts.days), now, processors })
  done += await forgetGiftCardWords(db, ago(retentionPeriods.giftCardWords.days))
  done += await forgetOfferReasons(db, ago(retentionPeriods.offers.days))
  done += await forgetPublishers(db, ago(retentionPeriods.brandVersions.days))
  done += await forgetPastRows(db, ago)
  return done
}

type DaysAgo = (days: number) => RawBuilder<unknown>

function lateOrders(
  ago: DaysAgo,
): readonly { readonly which: RawBuilder<unknown>; readonly staysInHistory: boolean }[] {
  const named = (condition: RawBuilder<unknown>) => sql`
    select o.id from orders o where o.nameless_at is null and ${condition}
    order by o.placed_at limit ${atOnce} for update skip locked`
  const ofGuests = sql`o.patron_id is null and o.placed_at < ${ago(retentionPeriods.guestOrders.days)}`
  const ofPatrons = sql`o.placed_at < ${ago(retentionPeriods.patronOrders.days)}`
  const ofNobody = sql`
    o.placed_at > ${ago(strayDays)} and o.placed_at < ${ago(1)} and o.patron_id is not null and not exists (
      select from patrons p where p.brand_id = o.brand_id and p.id = o.patron_id)`
  return [
    { which: named(ofGuests), staysInHistory: false },
    { which: named(ofNobody), staysInHistory: false },
    { which: named(ofPatrons), staysInHistory: true },
  ]
}

interface IdleAccounts {
  readonly before: RawBuilder<unknown>
  readonly now: Instant
  readonly processors: readonly string[]
}

/** Keeps accounts with credit, which is owed to their owner. The next pass retries one with an open order. */
async function eraseIdleAccounts(db: Database, { before, now, processors }: IdleAccounts): Promise<number> {
  const { rows } = await sql<{ readonly brand_id: string; readonly id: string }>`
    select brand_id, id from patrons where used_at < ${before} and credit = 0
    order by used_at limit ${accountsAtOnce}`.execute(db)
  let erased = 0
  for (const { brand_id: brandId, id: patronId } of rows) {
    if ((await eraseAccount(db, { brandId, patronId, processors }, now)) === 'Erased') erased += 1
  }
  return erased
}

async function forgetGiftCardWords(db: Database, then: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    update gift_cards set receiver = '', sender = '', message = ''
    where (brand_id, id) in (
      select g.brand_id, g.id from gift_cards g
      where g.balance = 0 and g.held = 0 and (g.receiver, g.sender, g.message) <> ('', '', '')
        and exists (
          select from gift_card_entries e
          where e.brand_id = g.brand_id and e.card_id = g.id and (e.order_id <> '' or e.n > 0))
        and not exists (
          select from offer_events v
          where v.brand_id = g.brand_id and v.subject = g.handle::text and v.kind = 'card-voided' and v.at >= ${then})
        and not exists (
          select from gift_card_entries e join orders o on o.id = e.order_id
          where e.brand_id = g.brand_id and e.card_id = g.id and o.placed_at >= ${then})
      limit ${atOnce})
    returning 1`.execute(db)
  return rows.length
}

async function forgetOfferReasons(db: Database, then: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    update offer_events set member_id = '', reason = '' where id = any(array(
      select id from offer_events where at < ${then} and (member_id, reason) <> ('', '') limit ${atOnce}
      for update skip locked))
    returning 1`.execute(db)
  return rows.length
}

async function forgetPublishers(db: Database, then: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    update brand_versions set published_by = '' where published_at < ${then} and published_by <> '' returning 1`.execute(
    db,
  )
  return rows.length
}

async function forgetPastRows(db: Database, ago: DaysAgo): Promise<number> {
  const { savedCarts, signInCodes, unsentNotices, erasedSessions, staffInvitations, audit } = retentionPeriods
  return (
    (await deleteSome(db, 'saved_carts', sql`expires_at < ${ago(savedCarts.days)}`)) +
    (await deleteSome(db, 'social_proofs', sql`until < ${ago(signInCodes.days)}`)) +
    (await deleteSome(db, 'erased_sessions', sql`erased_at < ${ago(erasedSessions.days)}`)) +
    (await deleteSome(db, 'staff_invitations', sql`until < ${ago(staffInvitations.days)}`)) +
    (await deleteSome(db, 'audit', sql`at < ${ago(audit.days)}`)) +
    // The audit log names devices and keys by their rows.
    (await deleteSome(db, 'devices', sql`revoked_at < ${ago(audit.days)}`)) +
    (await deleteSome(db, 'api_keys', sql`revoked_at < ${ago(audit.days)}`)) +
    (await deleteSome(
      db,
      'jobs',
      sql`is_dead and kind in ('email-notice', 'gift-card-mail') and since < ${ago(unsentNotices.days)}`,
    ))
  )
}
