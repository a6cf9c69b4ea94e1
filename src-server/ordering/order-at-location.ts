import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { spendableCredit } from '../../src-domain/loyalty/spendable-credit.ts'
import { zero } from '../../src-domain/money/minor.ts'
import type { SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import type { Caller } from '../caller.ts'
import type { NotFound } from '../not-found.ts'
import { chargingAccount } from '../payment/payment-accounts.ts'
import { takenSlots } from '../scheduling/taken-slots.ts'
import { ageNeeded } from './age-needed.ts'
import { deliveryCoordinates } from './delivery-coordinates.ts'
import { noticeNeeded, settingsWithNotice } from './notice-needed.ts'
import type { JudgedOrder } from './order-objections.ts'
import { sizeOf } from './order-size.ts'
import { type PayerAccount, payerOf } from './payer.ts'
import { readOrder } from './read-order.ts'
import type { PlacingNeeds } from './take-order.ts'
import { tendersOf } from './tenders.ts'

export async function orderAtLocation(
  {
    db,
    brands,
    catalogue,
    locate,
    addressSeal,
    clock,
    secrets,
    ...paying
  }: Pick<
    PlacingNeeds,
    'db' | 'brands' | 'catalogue' | 'locate' | 'addressSeal' | 'clock' | 'secrets' | 'accounts' | 'gateways'
  >,
  caller: Caller,
  locationId: string,
  order: SubmittedOrder,
): Promise<Either<NotFound, { readonly judged: JudgedOrder; readonly payer: PayerAccount }>> {
  const brand = brands.get(caller.brandId)
  const { vault } = chargingAccount(paying, caller.brandId, locationId)
  const [known, payer, tenders] = await Promise.all([
    catalogue.location(caller.brandId, locationId),
    payerOf(db, caller, vault),
    tendersOf(db, secrets, caller, order),
  ])
  if (brand === undefined || known === undefined) return left({ _tag: 'NotFound' })
  const coordinates = await deliveryCoordinates({ locate, addressSeal }, caller, known, order)
  const now = clock.now()
  const availableCredit = spendableCredit(brand, payer.availableCredit)
  const read = readOrder(known, order, { availableCredit, tip: zero, ...tenders }, now, coordinates)
  const { tables } = known
  const notice = noticeNeeded(read.lines)
  const settings = settingsWithNotice(known.settings, notice)
  const leastAge = ageNeeded(read.lines, settings, brand)
  const taken = await takenSlots(db, caller.brandId, settings, now, sizeOf(read))
  const judged = { brand, settings, tables, order, read, now, notice, leastAge, taken }
  return right({ judged, payer: withUsableCard(payer, vault) })
}

/** A price check names only a card that this order can be charged to. */
function withUsableCard({ card, ...payer }: PayerAccount, vault: string): PayerAccount {
  return card?.account === vault ? { ...payer, card } : payer
}
