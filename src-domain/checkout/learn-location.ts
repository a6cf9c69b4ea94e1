import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Brand } from '../brand/brand.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { Location } from '../location/location.ts'
import type { LocationGateway } from '../location/location-gateway.ts'
import { locationOfSlug } from '../location/location-of-slug.ts'
import type { OfferWallet } from '../payment/offer-wallet.ts'
import { walletsAccepted } from '../payment/payment-choice.ts'
import { type WalletEntry, walletAnswered } from '../payment/wallet-entry.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { CheckoutState } from './checkout-state.ts'

/** Loading the restaurant or its wallets failed; a retry may succeed. */
export interface NotLearned {
  readonly _tag: 'NotLearned'
}

export interface LearnLocationPorts {
  readonly brand: Brand
  readonly locations: Pick<LocationGateway, 'locations'>
  readonly order: Pick<StateCell<OrderInProgress>, 'current'>
  readonly location: StateCell<{ readonly location?: Location }>
  readonly checkout: StateCell<CheckoutState>
  readonly wallet: StateCell<WalletEntry>
  /** Loads on the first restaurant that takes wallets. */
  readonly wallets: () => Promise<Either<NotLearned, Pick<OfferWallet, 'look'>>>
  /** PAY-12: the customer last chose the wallet. */
  readonly prefersWallet: () => boolean
}

/** Selects a wallet that the customer prefers (PAY-12). */
export function learnLocation(ports: LearnLocationPorts): () => Promise<Either<NotLearned, void>> {
  const { brand, locations, order, checkout, wallet, wallets, prefersWallet } = ports
  const learn = async (): Promise<Either<NotLearned, void>> => {
    const slug = order.current().location?.slug
    if (slug === undefined) return right(undefined)
    const answer = await locations.locations({ slugs: [slug] })
    const location = isLeft(answer) ? undefined : locationOfSlug(answer.right, slug)
    if (location === undefined) return left({ _tag: 'NotLearned' })
    ports.location.update(() => ({ location }))
    if (walletsAccepted(brand, location).length === 0) return right(undefined)
    const offer = await wallets()
    if (isLeft(offer)) return offer
    await offer.right.look(brand, location)
    if (wallet.current().kinds.length > 0 && prefersWallet())
      checkout.update((now) => ({ ...now, payment: now.payment ?? { _tag: 'Wallet' } }))
    return right(undefined)
  }
  return async () => {
    const learned = await learn()
    wallet.update(walletAnswered)
    return learned
  }
}
