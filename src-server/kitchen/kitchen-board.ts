import { type Either, isLeft, left, map, right } from 'fp-ts/lib/Either.js'
import type { PhoneRules } from '../../src-domain/account/phone-rules.ts'
import type { CommandRefused, SentCommand } from '../../src-domain/kitchen/board-gateway.ts'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import { type CommandRefusal, decideCommand } from '../../src-domain/kitchen/decide-command.ts'
import type { Permission } from '../../src-domain/staff/permissions.ts'
import { mayDoAt, worksAt } from '../../src-domain/staff/staff-member.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { NotFound } from '../not-found.ts'
import type { ClaimRefundNeeds } from '../refund/claim-refund.ts'
import type { RefundRefusal } from '../refund/draft-refund.ts'
import type { NotAllowed } from '../staff/not-allowed.ts'
import type { Actor } from '../staff/write-audit.ts'
import { type JobKind, jobKinds } from '../store/rows/job-kind.ts'
import { boardOrder, type KnownBoardOrder } from './board-orders.ts'
import type { BoardShelves } from './board-shelves.ts'
import { cancelOrder } from './cancel-order.ts'
import type { OrderChange } from './order-changes.ts'
import { withDisplayedPhone } from './with-displayed-phone.ts'
import { isCarriedOut, writeEvent } from './write-event.ts'

/** Orders of a location as staff see and move them. Every call checks the member's permission. */
export interface BoardFacade {
  readonly orders: (actor: Actor, locationId: string) => Promise<Either<NotFound | NotAllowed, readonly BoardOrder[]>>
  /** `since`: the mark of an earlier look. Answers for many callers are the same object. */
  readonly look: (
    actor: Actor,
    locationId: string,
    since?: string,
  ) => Promise<Either<NotFound | NotAllowed, BoardAnswer>>
  readonly send: (
    actor: Actor,
    sent: SentCommand,
  ) => Promise<Either<NotFound | NotAllowed | CommandRefused, BoardOrder>>
}

/** The whole board, or what changed since an earlier look: then `gone` has the ids of orders that left it. */
export interface BoardAnswer {
  readonly orders: readonly BoardOrder[]
  readonly gone?: readonly string[]
  readonly mark: string
}

export interface BoardNeeds extends ClaimRefundNeeds {
  readonly catalogue: Pick<Catalogue, 'location'>
  readonly clock: Clock
  readonly boards: Pick<BoardShelves, 'look'>
  readonly phonesOf: (brandId: string) => PhoneRules
  readonly notifyWorkers: (kinds: readonly JobKind[]) => void
  /** Called after the commit of a command. */
  readonly changed: (change: OrderChange) => void
}

const notAllowed = left<NotAllowed>({ _tag: 'NotAllowed' })
const notFound = left<NotFound>({ _tag: 'NotFound' })

export function openBoard(needs: BoardNeeds): BoardFacade {
  const { db, boards, catalogue, clock, notifyWorkers, changed, phonesOf } = needs

  const look: BoardFacade['look'] = async ({ brandId, member }, locationId, since) => {
    if (!mayDoAt(member, 'orders:read', locationId)) return notAllowed
    const now = await boards.look({ brandId, locationId })
    const difference = since === undefined ? undefined : now.since(since)
    const isKnown = now.orders.length > 0 || (await catalogue.location(brandId, locationId)) !== undefined
    return isKnown ? right(difference ?? now) : notFound
  }

  const found = async ({ brandId, member }: Actor, orderId: string): Promise<KnownBoardOrder | undefined> => {
    const known = await boardOrder(db, orderId, clock.now())
    return known !== undefined && known.brandId === brandId && worksAt(member, known.locationId)
      ? { ...known, order: withDisplayedPhone(known.order, phonesOf(brandId)) }
      : undefined
  }

  /** Executes a command; undefined if another command was faster. */
  const carriedOut = async (actor: Actor, { order, facts, state, locationId }: KnownBoardOrder, sent: SentCommand) => {
    const { commandId, command } = sent
    const event = decideCommand(facts, state, sent, clock.now())
    if (isLeft(event)) return event
    const written = { actor, order, locationId, commandId, event: event.right }
    if (command._tag !== 'Cancel') {
      const isWritten = await writeEvent(db, written)
      if (isWritten) notifyWorkers(['kitchen-webhook'])
      return right(isWritten)
    }
    const cancelled = await cancelOrder(needs, written, command.reason.trim())
    if (!isLeft(cancelled)) {
      notifyWorkers(jobKinds)
      return right(true)
    }
    return cancelled.left._tag === 'Overtaken' ? right(false) : left(refusalOf(cancelled.left, state))
  }

  return {
    orders: async (actor, locationId) => map(({ orders }: BoardAnswer) => orders)(await look(actor, locationId)),
    look,
    send: async (actor, sent) => {
      const { orderId, commandId, command } = sent
      const known = await found(actor, orderId)
      if (known === undefined) return notFound
      if (!mayDoAt(actor.member, permissionFor(command), known.locationId)) return notAllowed
      if (await isCarriedOut(db, orderId, commandId)) return right(((await found(actor, orderId)) ?? known).order)
      const done = await carriedOut(actor, known, sent)
      const after = (await found(actor, orderId)) ?? known
      if (isLeft(done)) return left({ _tag: 'CommandRefused', refusal: done.left, order: after.order })
      if (done.right) {
        changed({ brandId: known.brandId, locationId: known.locationId, orderId, version: after.state.version })
      }
      // The same command may have arrived twice at once.
      if (done.right || (await isCarriedOut(db, orderId, commandId))) return right(after.order)
      const refusal: CommandRefusal = { _tag: 'StaleVersion', version: after.state.version }
      return left({ _tag: 'CommandRefused', refusal, order: after.order })
    },
  }
}

function permissionFor({ _tag }: SentCommand['command']): Permission {
  return _tag === 'Cancel' ? 'orders:cancel' : 'orders:write'
}

function refusalOf(why: RefundRefusal, { status, version }: KnownBoardOrder['state']): CommandRefusal {
  switch (why._tag) {
    case 'AlreadyCancelled':
      return { _tag: 'WrongStatus', status }
    case 'Busy':
      return { _tag: 'StaleVersion', version }
    default:
      return { _tag: 'CannotRefund' }
  }
}
