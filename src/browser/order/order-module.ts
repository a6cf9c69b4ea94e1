import { left } from 'fp-ts/lib/Either.js'
import { ContainerModule } from 'inversify'
import { checkoutFormStore } from '../../../src-adapters/browser/checkout-form-store.ts'
import { flowStore } from '../../../src-adapters/browser/flow-store.ts'
import { sendJsonByFetch } from '../../../src-adapters/browser/send-json.ts'
import { ticketStore } from '../../../src-adapters/browser/ticket-store.ts'
import { unseenOrder } from '../../../src-adapters/browser/unseen-order.ts'
import { impactGateway } from '../../../src-adapters/impact/browser.ts'
import { locationGateway } from '../../../src-adapters/order-server/location-gateway.ts'
import { orderEvents } from '../../../src-adapters/order-server/order-events.ts'
import { orderGateway } from '../../../src-adapters/order-server/order-gateway.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import { trackingGateway } from '../../../src-adapters/order-server/tracking-gateway.ts'
import type { ImpactGateway } from '../../../src-domain/impact/impact-gateway.ts'
import type { OrderEvents } from '../../../src-domain/ticket/order-events.ts'
import type { DocumentFacts } from '../document/document-facts.ts'
import { type Device, Port, port } from '../document/ports.ts'
import { analytics } from '../modules/analytics.ts'
import { calls, timeout } from '../modules/calls.ts'
import { device } from '../modules/device.ts'
import { noAccount } from '../modules/no-account.ts'

/** Ports of the order document. The menu's gateway loads last, because only the bags need it. */
function ports(facts: DocumentFacts, device: Device, server: OrderServerNeeds) {
  const { local, tab, clock } = device
  return {
    ...{ ...device, facts, server },
    deliveries: trackingGateway(server),
    events: eventsOf(facts, server),
    flowStore: flowStore(tab),
    formStore: checkoutFormStore(tab),
    impact: impactOf(facts, device),
    locations: locationGateway(server),
    orders: orderGateway(server),
    tickets: ticketStore(tab),
    unseenOrder: unseenOrder(local, clock),
  }
}

/** Changes of an order, pushed by the server. A browser without event streams only fetches every 30 seconds. */
function eventsOf({ page, apiBase }: DocumentFacts, server: OrderServerNeeds): OrderEvents {
  if (!('EventSource' in page)) return { watch: () => () => undefined }
  return orderEvents(server, { open: (path) => new page.EventSource(`${apiBase}${path}`) })
}

/** The brand's charity service. */
function impactOf({ page, impact }: DocumentFacts, { connection }: Device): ImpactGateway {
  if (impact === undefined) return { give: async () => left({ detail: 'no charity service is configured here' }) }
  const send = sendJsonByFetch({
    fetch: (input, init) => page.fetch(input, init),
    base: impact.base,
    isOffline: () => !connection.isOnline(),
    timeoutMs: timeout,
  })
  return impactGateway(send, impact.widgetId, impact.header)
}

export const orderPorts = port<ReturnType<typeof ports>>('OrderPorts')

const order = new ContainerModule(({ bind }) => {
  bind(orderPorts).toResolvedValue(ports, [Port.facts, Port.device, Port.orderServer])
})

/** The modules of the order document. It has no login. */
export const orderModules = { account: noAccount, analytics, calls, device, order }
