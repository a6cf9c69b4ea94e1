import { ContainerModule } from 'inversify'
import { checkoutFormStore } from '../../../src-adapters/browser/checkout-form-store.ts'
import { flowHistory } from '../../../src-adapters/browser/flow-history.ts'
import { flowStore } from '../../../src-adapters/browser/flow-store.ts'
import { mobilePayStore } from '../../../src-adapters/browser/mobile-pay-store.ts'
import { orderStore } from '../../../src-adapters/browser/order-store.ts'
import { pendingPlacementStore } from '../../../src-adapters/browser/pending-placement-store.ts'
import { placementLock } from '../../../src-adapters/browser/placement-lock.ts'
import { ticketStore } from '../../../src-adapters/browser/ticket-store.ts'
import { unseenOrder } from '../../../src-adapters/browser/unseen-order.ts'
import { locationGateway } from '../../../src-adapters/order-server/location-gateway.ts'
import { orderGateway } from '../../../src-adapters/order-server/order-gateway.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import { scheduleGateway } from '../../../src-adapters/order-server/schedule-gateway.ts'
import { tableGateway } from '../../../src-adapters/order-server/table-gateway.ts'
import { analyticsQueue } from '../analytics/analytics-queue.ts'
import type { DocumentFacts } from '../document/document-facts.ts'
import { type Device, Port, port, type SessionPorts } from '../document/ports.ts'
import { account } from '../modules/account.ts'
import { calls } from '../modules/calls.ts'
import { device } from '../modules/device.ts'

/** Ports of the pay document. Lazy parts create those of promo codes, gift cards, rewards and saved cards. */
function ports(facts: DocumentFacts, device: Device, server: OrderServerNeeds, session: SessionPorts) {
  const { page, brand } = facts
  const { local, tab, clock } = device
  return {
    ...{ ...device, facts, server, session },
    flowHistory: flowHistory(page),
    flowStore: flowStore(tab),
    formStore: checkoutFormStore(tab),
    locations: locationGateway(server),
    mobilePay: mobilePayStore(local),
    orders: orderGateway(server),
    orderStore: orderStore(local, page),
    pending: pendingPlacementStore(local, page),
    placementLock: placementLock(page),
    // Sinks would run beside the card form, so events wait for the next document.
    report: analyticsQueue(brand.analytics, tab),
    schedules: scheduleGateway(server),
    tables: tableGateway(server),
    tickets: ticketStore(tab),
    unseenOrder: unseenOrder(local, clock),
  }
}

export const payPorts = port<ReturnType<typeof ports>>('PayPorts')

const pay = new ContainerModule(({ bind }) => {
  bind(payPorts).toResolvedValue(ports, [Port.facts, Port.device, Port.orderServer, Port.session])
})

/** The modules of the pay document. */
export const payModules = { account, calls, device, pay }
