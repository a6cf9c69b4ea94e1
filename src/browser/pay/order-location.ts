import { left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { learnLocation, type NotLearned } from '../../../src-domain/checkout/learn-location.ts'
import { Port } from '../document/ports.ts'
import type { PayNeeds } from './pay-needs.ts'
import type { PayPage } from './pay-page.ts'

/** Asks for the restaurant of the order. The wallet is one way of paying among others: without it the checkout goes on. */
export function fetchOrderLocation(
  { state: { brand }, cells, container }: PayPage,
  forms: PayNeeds['forms'],
): TaskEither<NotLearned, void> {
  const locations = container.get(Port.locations)
  const prefersWallet = container.get(Port.mobilePay).isPreferred
  const wallets = () =>
    forms().then(
      ({ wallet }) => right(wallet),
      () => left<NotLearned>({ _tag: 'NotLearned' }),
    )
  return learnLocation({ ...cells, brand, locations, wallets, prefersWallet })
}
