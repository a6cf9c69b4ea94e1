import { expect } from 'chai'
import { isLeft, isRight, right } from 'fp-ts/lib/Either.js'
import type { CardToken } from '../../../src-domain/payment/card-form.ts'
import type { Outcome, PaymentProblem } from '../../../src-domain/payment/payment-problem.ts'
import type { Capabilities } from '../cases.ts'
import type { ServedWith } from './browser-hands.ts'
import type { KitShop } from './open-shop.ts'

export interface CaseCheck {
  readonly cases: readonly number[]
  readonly title: string
  readonly unless?: (can: Capabilities) => string | undefined
  readonly device?: ServedWith
  readonly run: (shop: KitShop) => Promise<void>
}

export async function openForm({ page }: KitShop): Promise<void> {
  expect(await page.evaluate(() => window.kit.open()), 'open').to.deep.equal(right(undefined))
  expect(await page.evaluate(() => window.kit.mount()), 'mount').to.deep.equal(right(undefined))
}

export async function openFilled(shop: KitShop): Promise<void> {
  await openForm(shop)
  await shop.fill()
}

export function tokenOf(outcome: Outcome<CardToken>): CardToken {
  if (isLeft(outcome)) throw new Error(`no token: ${JSON.stringify(outcome.left)}`)
  expect(outcome.right.nonce).to.not.equal('')
  return outcome.right
}

export function problemOf(outcome: Outcome<unknown>): PaymentProblem {
  if (isRight(outcome)) throw new Error(`taken: ${JSON.stringify(outcome.right)}`)
  return outcome.left
}

/** Waits until it holds; fails with the last value. */
export async function eventually(holds: () => Promise<unknown>): Promise<void> {
  const until = Date.now() + 5_000
  for (;;) {
    try {
      await holds()
      return
    } catch (reason) {
      if (Date.now() > until) throw reason
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
