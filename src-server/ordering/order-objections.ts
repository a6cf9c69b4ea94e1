import type { Brand } from '../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { isKioskOn } from '../../src-domain/fulfilment/kiosk-permission.ts'
import { openState } from '../../src-domain/location/open-state.ts'
import type { SubmittedOrder } from '../../src-domain/ordering/submitted-order.ts'
import { orderMinimum, shortfall } from '../../src-domain/pricing/order-minimum.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { type KnownTable, tableById } from '../fulfilment/known-table.ts'
import { isOpenNow } from '../location/is-open-now.ts'
import type { LocationSettings } from '../location/location-settings.ts'
import type { OrderObjection } from './order-objection.ts'
import type { ReadOrder } from './read-order.ts'

/** Seconds. How far ahead an order may be scheduled. */
const horizon = 30 * 86_400
/** Seconds. A time that was fine when it was chosen may have begun to pass while the customer paid. */
const grace = 120

const isOffered = (brand: Brand, { location }: LocationSettings, orderType: DiningOption): boolean =>
  orderType === 'kiosk' ? isKioskOn(brand, location) : brand.ordering[orderType]

const isGoodTime = (
  brand: Brand,
  { location }: LocationSettings,
  orderType: DiningOption,
  at: number,
  now: Instant,
): boolean => {
  const ahead = at - now / 1_000
  return (
    brand.ordering.scheduled &&
    ahead >= -grace &&
    ahead <= horizon &&
    openState(location, orderType, at * 1_000)._tag === 'Open'
  )
}

export interface Judged {
  readonly brand: Brand
  readonly settings: LocationSettings
  readonly tables: readonly KnownTable[]
  readonly order: SubmittedOrder
  readonly read: ReadOrder
  readonly now: Instant
}

/** Which table it is may be asked for later, but a wrong one is told at once. */
const wrongTable = (tables: readonly KnownTable[], { orderType, tableNumber }: SubmittedOrder) => {
  if (orderType !== 'kiosk' || tableNumber === undefined || tableNumber.trim() === '') return undefined
  const table = tableById(tables, tableNumber)
  const isServed = table !== undefined && !table.isRetired
  return isServed ? undefined : ({ _tag: 'WrongTable', isRetired: table !== undefined } as const)
}

/** What `validate` tells of: the first thing that keeps the order from being placed. */
export const objectionTo = ({ brand, settings, tables, order, read, now }: Judged): OrderObjection | undefined => {
  const { orderType, scheduledAt } = order
  if (!brand.ordering.enabled || !brand.routes.ordering) return { _tag: 'OrderingOff' }
  if (!isOffered(brand, settings, orderType)) return { _tag: 'TypeUnavailable', orderType }
  if (scheduledAt !== undefined && !isGoodTime(brand, settings, orderType, scheduledAt, now))
    return { _tag: 'InvalidTime' }
  if (scheduledAt === undefined && !settings.location.isPreorderRequired && !isOpenNow(settings, orderType, now)) {
    return { _tag: 'Closed', orderType }
  }
  if (order.items.length === 0) return { _tag: 'NothingOrdered' }
  if (read.problems.length > 0) return { _tag: 'InvalidItems' }
  const table = wrongTable(tables, order)
  if (table !== undefined) return table
  const minimum = orderMinimum(brand, orderType)
  return shortfall(minimum, read.totals.subtotal) === undefined
    ? undefined
    : { _tag: 'BelowMinimum', orderType, minimum }
}

/** What `place` asks beyond that, because the storefront asks the customer for it only on the way. */
export const objectionToPlacing = (judged: Judged): OrderObjection | undefined => {
  const objection = objectionTo(judged)
  if (objection !== undefined) return objection
  const { settings, order } = judged
  if (settings.location.isPreorderRequired && order.scheduledAt === undefined) return { _tag: 'PreorderOnly' }
  if (order.orderType === 'delivery' && order.deliveryInfo === undefined) return { _tag: 'NoDeliveryAddress' }
  if (order.orderType === 'kiosk' && (order.tableNumber ?? '').trim() === '') return { _tag: 'NoTable' }
  return undefined
}
