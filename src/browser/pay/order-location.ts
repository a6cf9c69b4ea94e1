import { isLeft } from 'fp-ts/lib/Either.js'
import { walletsAccepted } from '../../../src-domain/payment/payment-choice.ts'
import { Port } from '../document/ports.ts'
import type { PayPage } from './pay-page.ts'
import type { WalletDesk } from './wallet-desk.ts'

/** The restaurant of the order, and which wallets it takes; the one that the customer prefers is chosen (PAY-12). */
export const fetchOrderLocation =
  ({ state: { brand }, cells, container }: PayPage, wallets: () => Promise<WalletDesk>) =>
  async (): Promise<void> => {
    const slug = cells.order.current().location?.slug
    if (slug === undefined) return
    const answer = await container.get(Port.locations).locations({ slugs: [slug] })()
    const location = isLeft(answer) ? undefined : answer.right.find((one) => one.slug === slug)
    if (location === undefined) return
    cells.location.update(() => ({ location }))
    if (walletsAccepted(brand, location).length === 0) return
    await (await wallets()).look(brand, location)
    const isOffered = cells.wallet.current().kinds.length > 0
    if (isOffered && container.get(Port.mobilePay).isPreferred())
      cells.checkout.update((now) => ({ ...now, payment: now.payment ?? { _tag: 'Wallet' } }))
  }
