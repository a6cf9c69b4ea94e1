import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { PhoneRules } from '../../src-domain/account/phone-rules.ts'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import type { OrderRecord, RefundAmounts } from '../../src-domain/kitchen/order-record.ts'
import type { RefundShare, SentMessage, SentRefund } from '../../src-domain/kitchen/order-record-gateway.ts'
import { orderSearch } from '../../src-domain/kitchen/order-search.ts'
import { messageAction, refundAction } from '../../src-domain/kitchen/record-entries.ts'
import type { Permission } from '../../src-domain/staff/permissions.ts'
import { mayDoAt, worksAt } from '../../src-domain/staff/staff-member.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { NotFound } from '../not-found.ts'
import {
  type ClaimRefundNeeds,
  commandRefund,
  draftedRefund,
  isRefunded,
  type RefundsChanged,
} from '../refund/claim-refund.ts'
import type { RefundIntent, RefundRefusal } from '../refund/draft-refund.ts'
import type { NotAllowed } from '../staff/not-allowed.ts'
import type { Actor } from '../staff/write-audit.ts'
import type { Database } from '../store/database.ts'
import type { JobKind } from '../store/rows/job-kind.ts'
import { boardOrder, type KnownBoardOrder } from './board-orders.ts'
import { findOrders } from './find-orders.ts'
import type { OrderChange } from './order-changes.ts'
import { type NothingToSend, type TooManyMessages, writeMessage } from './order-message.ts'
import { readRecord } from './read-record.ts'
import { withDisplayedPhone } from './with-displayed-phone.ts'

/** The customer gave no email, or it was erased. */
export interface NoAddress {
  readonly _tag: 'NoAddress'
}

/** The server sends no mail. */
export interface NoMail {
  readonly _tag: 'NoMail'
}

type Unfound = NotFound | NotAllowed

/** Orders of any day of a location, looked up and refunded by staff. Every call checks the member's permission. */
export interface OrderRecordsFacade {
  readonly search: (actor: Actor, locationId: string, text: string) => Promise<Either<Unfound, readonly BoardOrder[]>>
  readonly record: (actor: Actor, orderId: string) => Promise<Either<Unfound, OrderRecord>>
  readonly quote: (
    actor: Actor,
    orderId: string,
    share: RefundShare,
  ) => Promise<Either<Unfound | RefundRefusal, RefundAmounts>>
  readonly refund: (
    actor: Actor,
    orderId: string,
    sent: SentRefund,
  ) => Promise<Either<Unfound | RefundRefusal | RefundsChanged, OrderRecord>>
  readonly message: (
    actor: Actor,
    orderId: string,
    sent: SentMessage,
  ) => Promise<Either<Unfound | NoAddress | NoMail | TooManyMessages | NothingToSend, OrderRecord>>
}

export interface OrderRecordsNeeds extends ClaimRefundNeeds {
  readonly catalogue: Pick<Catalogue, 'location'>
  readonly clock: Clock
  /** For reads only. */
  readonly looks: Database
  readonly isMailed: (brandId: string) => boolean
  readonly phonesOf: (brandId: string) => PhoneRules
  readonly notifyWorkers: (kinds: readonly JobKind[]) => void
  /** Called after the commit of a refund or message. */
  readonly changed: (change: OrderChange) => void
}

export function openOrderRecords(needs: OrderRecordsNeeds): OrderRecordsFacade {
  const { db, looks, catalogue, clock, isMailed, notifyWorkers, changed, phonesOf } = needs

  const found = async (
    from: Database,
    { brandId, member }: Actor,
    permission: Permission,
    orderId: string,
  ): Promise<Either<Unfound, KnownBoardOrder>> => {
    const known = await boardOrder(from, orderId, clock.now())
    if (known === undefined || known.brandId !== brandId || !worksAt(member, known.locationId))
      return left({ _tag: 'NotFound' })
    return mayDoAt(member, permission, known.locationId) ? right(known) : left({ _tag: 'NotAllowed' })
  }
  const recordFrom = async (from: Database, actor: Actor, orderId: string): Promise<Either<Unfound, OrderRecord>> => {
    const known = await found(from, actor, 'orders:read', orderId)
    if (isLeft(known)) return known
    const record = await readRecord(from, known.right)
    if (record === undefined) return left({ _tag: 'NotFound' })
    return right({ ...record, order: withDisplayedPhone(record.order, phonesOf(actor.brandId)) })
  }
  const entryOf = (actor: Actor, action: string, { order, locationId }: KnownBoardOrder) => ({
    ...{ actor, action, subject: order.id, locationId, at: clock.now() },
  })
  const tell = ({ brandId, locationId, order, state }: KnownBoardOrder) =>
    changed({ brandId, locationId, orderId: order.id, version: state.version })

  return {
    search: async ({ brandId, member }, locationId, text) => {
      if (!mayDoAt(member, 'orders:read', locationId)) return left({ _tag: 'NotAllowed' })
      const search = orderSearch(text, phonesOf(brandId))
      const orders = search === undefined ? [] : await findOrders(looks, { brandId, locationId }, search, clock.now())
      const isKnown = orders.length > 0 || (await catalogue.location(brandId, locationId)) !== undefined
      return isKnown
        ? right(orders.map((order) => withDisplayedPhone(order, phonesOf(brandId))))
        : left({ _tag: 'NotFound' })
    },
    record: (actor, orderId) => recordFrom(looks, actor, orderId),
    quote: async (actor, orderId, share) => {
      const known = await found(looks, actor, 'orders:refund', orderId)
      if (isLeft(known)) return known
      const drafted = await draftedRefund(needs, orderId, intentOf(share, ''))
      if (isLeft(drafted)) return drafted
      const { charged, giftCard, credit } = drafted.right.draft.parts
      return right({ charged, giftCard, credit })
    },
    refund: async (actor, orderId, { refundId, seen, share, reason }) => {
      const known = await found(db, actor, 'orders:refund', orderId)
      if (isLeft(known)) return known
      if (!(await isRefunded(db, orderId, refundId))) {
        const entry = entryOf(actor, refundAction, known.right)
        const command = { commandId: refundId, seen, at: entry.at, entry }
        const claimed = await commandRefund(needs, orderId, intentOf(share, reason.trim()), command)
        // The same refund may have arrived twice at once.
        if (isLeft(claimed) && !(await isRefunded(db, orderId, refundId))) return claimed
        notifyWorkers(['refund'])
        tell(known.right)
      }
      return recordFrom(db, actor, orderId)
    },
    message: async (actor, orderId, sent) => {
      const known = await found(db, actor, 'orders:message', orderId)
      if (isLeft(known)) return known
      if (!isMailed(actor.brandId)) return left({ _tag: 'NoMail' })
      const record = await recordFrom(db, actor, orderId)
      if (isLeft(record)) return record
      if (record.right.email === '') return left({ _tag: 'NoAddress' })
      const { locationId } = known.right
      const entry = entryOf(actor, messageAction, known.right)
      const written = await writeMessage(db, { orderId, locationId, sent, entry })
      if (isLeft(written)) return written
      notifyWorkers(['order-message'])
      tell(known.right)
      return recordFrom(db, actor, orderId)
    },
  }
}

function intentOf(share: RefundShare, reason: string): RefundIntent {
  switch (share._tag) {
    case 'Lines':
      return { lines: share.lines, cancels: false, reason }
    case 'Amount':
      return { amount: share.amount, cancels: false, reason }
    case 'Whole':
      return { cancels: false, reason }
  }
}
