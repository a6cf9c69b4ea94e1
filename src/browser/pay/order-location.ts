import { learnLocation } from '../../../src-domain/checkout/learn-location.ts'
import { Port } from '../document/ports.ts'
import type { PayNeeds } from './pay-needs.ts'
import type { PayPage } from './pay-page.ts'

/** Asks for the restaurant of the order, at the start and when the network is back. */
export function fetchOrderLocation({ state: { brand }, cells, container }: PayPage, forms: PayNeeds['forms']) {
  const locations = container.get(Port.locations)
  const prefersWallet = container.get(Port.mobilePay).isPreferred
  const wallets = () => forms().then(({ wallet }) => wallet)
  return () => learnLocation({ ...cells, brand, locations, wallets, prefersWallet })
}
