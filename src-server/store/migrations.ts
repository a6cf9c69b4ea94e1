import first from './migrations/0001-orders.sql'
import second from './migrations/0002-tables-and-upsells.sql'
import third from './migrations/0003-saved-carts.sql'
import fourth from './migrations/0004-late-charges.sql'
import slots from './migrations/0005-slots.sql'
import deliveries from './migrations/0006-deliveries.sql'
import promotions from './migrations/0007-promotions-and-gift-cards.sql'
import places from './migrations/0008-places.sql'
import loyalty from './migrations/0009-loyalty.sql'
import slips from './migrations/0010-kitchen-slips.sql'
import jobExpiry from './migrations/0011-job-expiry.sql'
import reconciliation from './migrations/0012-reconciliation.sql'
import kitchens from './migrations/0013-telling-kitchens.sql'
import limits from './migrations/0015-limits.sql'
import turns from './migrations/0017-placing-turns.sql'
import exactRates from './migrations/0019-exact-rates.sql'
import pins from './migrations/0020-pins.sql'
import refunds from './migrations/0021-refunds.sql'
import furtherSteps from './migrations/0022-further-steps.sql'
import currency from './migrations/0023-currency.sql'
import savedCards from './migrations/0024-saved-cards.sql'
import taxInPrices from './migrations/0025-tax-in-prices.sql'
import verifiedPhones from './migrations/0030-verified-phones.sql'
import socialIdentities from './migrations/0031-social-identities.sql'
import openReferences from './migrations/0032-open-references.sql'
import namelessOrders from './migrations/0033-nameless-orders.sql'
import idleAccounts from './migrations/0034-idle-accounts.sql'
import erasedSessions from './migrations/0035-erased-sessions.sql'
import orderNumbers from './migrations/0036-order-numbers.sql'
import fairJobs from './migrations/0037-fair-jobs.sql'
import provedSessions from './migrations/0038-proved-sessions.sql'
import menuOrder from './migrations/0039-menu-order.sql'
import kitchenBoard from './migrations/0040-kitchen-board.sql'
import availability from './migrations/0041-availability.sql'
import today from './migrations/0042-today.sql'
import offers from './migrations/0043-offers.sql'
import staffSecondFactor from './migrations/0044-staff-second-factor.sql'
import devices from './migrations/0045-devices.sql'
import acceptance from './migrations/0046-acceptance.sql'
import orderRecords from './migrations/0047-order-records.sql'
import dayEnd from './migrations/0048-day-end.sql'
import printers from './migrations/0049-printers.sql'
import couriers from './migrations/0050-couriers.sql'
import ordersOfLocations from './migrations/0051-orders-of-locations.sql'
import leftCounts from './migrations/0052-left-counts.sql'
import brandVersions from './migrations/0053-brand-versions.sql'
import brandCurrency from './migrations/0054-brand-currency.sql'
import refundTaxes from './migrations/0055-refund-taxes.sql'
import ordersOfPatrons from './migrations/0056-orders-of-patrons.sql'

/** Never change the statements of a released migration; add another. */
export const migrations: Readonly<Record<string, string>> = {
  '0001-orders': first,
  '0002-tables-and-upsells': second,
  '0003-saved-carts': third,
  '0004-late-charges': fourth,
  '0005-slots': slots,
  '0006-deliveries': deliveries,
  '0007-promotions-and-gift-cards': promotions,
  '0008-places': places,
  '0009-loyalty': loyalty,
  '0010-kitchen-slips': slips,
  '0011-job-expiry': jobExpiry,
  '0012-reconciliation': reconciliation,
  '0013-telling-kitchens': kitchens,
  '0015-limits': limits,
  '0017-placing-turns': turns,
  '0019-exact-rates': exactRates,
  '0020-pins': pins,
  '0021-refunds': refunds,
  '0022-further-steps': furtherSteps,
  '0023-currency': currency,
  '0024-saved-cards': savedCards,
  '0025-tax-in-prices': taxInPrices,
  '0030-verified-phones': verifiedPhones,
  '0031-social-identities': socialIdentities,
  '0032-open-references': openReferences,
  '0033-nameless-orders': namelessOrders,
  '0034-idle-accounts': idleAccounts,
  '0035-erased-sessions': erasedSessions,
  '0036-order-numbers': orderNumbers,
  '0037-fair-jobs': fairJobs,
  '0038-proved-sessions': provedSessions,
  '0039-menu-order': menuOrder,
  '0040-kitchen-board': kitchenBoard,
  '0041-availability': availability,
  '0042-today': today,
  '0043-offers': offers,
  '0044-staff-second-factor': staffSecondFactor,
  '0045-devices': devices,
  '0046-acceptance': acceptance,
  '0047-order-records': orderRecords,
  '0048-day-end': dayEnd,
  '0049-printers': printers,
  '0050-couriers': couriers,
  '0051-orders-of-locations': ordersOfLocations,
  '0052-left-counts': leftCounts,
  '0053-brand-versions': brandVersions,
  '0054-brand-currency': brandCurrency,
  '0055-refund-taxes': refundTaxes,
  '0056-orders-of-patrons': ordersOfPatrons,
}
