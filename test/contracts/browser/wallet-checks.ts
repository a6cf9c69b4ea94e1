import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import type { WalletKind } from '../../../src-domain/payment/wallet-button.ts'
import type { WalletHands } from './browser-hands.ts'
import { type CaseCheck, eventually } from './case-check.ts'
import type { KitShop } from './open-shop.ts'

const both: readonly WalletKind[] = ['apple_pay', 'google_pay']
const device = { wallets: both }
const cancelled = left({ _tag: 'Cancelled' })

export const walletChecks: readonly CaseCheck[] = [
  {
    cases: [28],
    title: 'PAY-08 offers nothing on a device without a wallet, and draws nothing',
    run: async (shop) => {
      await opened(shop)
      const offered = await shop.page.evaluate((kinds) => window.kit.walletsOffered(kinds), both)
      if (walletOf(shop).isOnEveryDevice !== true) expect(offered).to.deep.equal([])
      expect(await shop.page.evaluate(() => window.kit.hostIsEmpty())).to.equal(true)
    },
  },
  {
    cases: [29],
    title: 'PAY-08 offers of the wallets on the device those that are taken, and no other',
    device,
    run: async (shop) => {
      await opened(shop)
      const { kinds } = walletOf(shop)
      for (const accepted of [[], ['apple_pay'], ['google_pay'], both] as const)
        expect(await shop.page.evaluate((given) => window.kit.walletsOffered(given), accepted)).to.have.members(
          accepted.filter((kind) => kinds.includes(kind)),
        )
    },
  },
  {
    cases: [30, 31],
    title: 'PAY-11 a press opens the sheet, with the amount of now',
    device,
    run: async (shop) => {
      await shownFor(shop, 4321)
      const wallet = await shownFor(shop, 1999)
      const [kind = 'apple_pay'] = wallet.kinds
      await wallet.press(shop.page, kind)
      await wallet.sheet(shop.page).waitFor()
      expect(await wallet.sheet(shop.page).textContent()).to.include(wallet.sum)
    },
  },
  {
    cases: [32],
    title: 'PAY-16 a sheet that is agreed to finishes once, with what it brought, and another brings another',
    device,
    run: async (shop) => {
      const brought = new Set<string>()
      for (const _ of [1, 2]) {
        const wallet = await pressed(shop)
        await wallet.approve(shop.page)
        const [outcome, ...others] = await finished(shop)
        expect(others).to.deep.equal([])
        expect(outcome, JSON.stringify(outcome)).to.have.property('_tag', 'Right')
        brought.add(JSON.stringify(outcome))
      }
      expect(brought.size).to.equal(2)
      if (shop.vendor.openIntent === undefined) return
      expect(await shop.page.evaluate(() => window.kit.asked())).to.have.property('intents', 2)
      expect(shop.vendor.isPaid?.()).to.equal(true)
    },
  },
  {
    cases: [33],
    title: 'PAY-17 what our server refuses is told, nothing is paid, and the button can be used again',
    device,
    run: async (shop) => {
      const wallet = await pressed(shop)
      await shop.page.evaluate(() => window.kit.refuseIntents(true))
      await wallet.approve(shop.page)
      const [outcome] = await finished(shop)
      expect(outcome).to.deep.equal(left({ _tag: 'Unavailable', cause: 'network' }))
      expect(shop.vendor.isPaid?.() ?? false).to.equal(false)
      if (await wallet.sheet(shop.page).isVisible()) await wallet.cancel(shop.page)
      await shop.page.evaluate(() => window.kit.refuseIntents(false))
      await wallet.press(shop.page, wallet.kinds[0] ?? 'apple_pay')
      await wallet.approve(shop.page)
      await eventually(async () =>
        expect((await shop.page.evaluate(() => window.kit.sheets())).at(-1)).to.have.property('_tag', 'Right'),
      )
      expect(await shop.page.evaluate(() => window.kit.sheets())).to.have.length(2)
    },
  },
  {
    cases: [34],
    title: 'PAY-10 a sheet that is closed is cancelled, charges nothing, and can be opened again',
    device,
    run: async (shop) => {
      const wallet = await pressed(shop)
      await wallet.cancel(shop.page)
      expect(await finished(shop)).to.deep.equal([cancelled])
      expect(await shop.page.evaluate(() => window.kit.asked())).to.have.property('intents', 0)
      expect(shop.vendor.isPaid?.() ?? false).to.equal(false)
      await wallet.press(shop.page, wallet.kinds[0] ?? 'apple_pay')
      await wallet.sheet(shop.page).waitFor()
    },
  },
  {
    cases: [34, 41],
    title: 'PAY-10 a wallet that is taken away cancels its sheet and leaves nothing behind',
    unless: ({ hasWallet }) => (hasWallet ? undefined : 'it has no wallet'),
    device,
    run: async (shop) => {
      await pressed(shop)
      await shop.page.evaluate(() => window.kit.disposeWallet())
      expect(await finished(shop)).to.deep.equal([cancelled])
      expect(await shop.page.evaluate(() => window.kit.hostIsEmpty())).to.equal(true)
    },
  },
]

function walletOf({ hands }: KitShop): WalletHands {
  if (hands.wallet === undefined) throw new Error('the adapter has a wallet, and the hands know none')
  return hands.wallet
}

async function opened({ page }: KitShop): Promise<void> {
  expect(await page.evaluate(() => window.kit.open())).to.have.property('_tag', 'Right')
}

async function shownFor(shop: KitShop, amount: number): Promise<WalletHands> {
  const wallet = walletOf(shop)
  await opened(shop)
  const offered = await shop.page.evaluate((kinds) => window.kit.walletsOffered(kinds), both)
  const mounted = await shop.page.evaluate(([given, kinds]) => window.kit.mountWallet(given, kinds), [
    amount,
    offered,
  ] as const)
  expect(mounted).to.deep.equal(right(undefined))
  return wallet
}

async function pressed(shop: KitShop): Promise<WalletHands> {
  const wallet = await shownFor(shop, 1999)
  await wallet.press(shop.page, wallet.kinds[0] ?? 'apple_pay')
  await wallet.sheet(shop.page).waitFor()
  return wallet
}

async function finished({ page }: KitShop): Promise<readonly unknown[]> {
  await eventually(async () => expect(await page.evaluate(() => window.kit.sheets())).to.not.deep.equal([]))
  return page.evaluate(() => window.kit.sheets())
}
