import { expect } from 'chai'
import { right } from 'fp-ts/lib/Either.js'
import { amountChecks } from './browser/amount-checks.ts'
import type { BrowserHands } from './browser/browser-hands.ts'
import type { CaseCheck } from './browser/case-check.ts'
import { formChecks } from './browser/form-checks.ts'
import { leavingChecks } from './browser/leaving-checks.ts'
import { loadingChecks } from './browser/loading-checks.ts'
import { closeBrowser, inShop, kitScript } from './browser/open-shop.ts'
import { problemChecks } from './browser/problem-checks.ts'
import { secretChecks } from './browser/secret-checks.ts'
import { stepChecks } from './browser/step-checks.ts'
import { walletChecks } from './browser/wallet-checks.ts'
import { doesNotApply } from './case-notes.ts'
import { type Capabilities, cases } from './cases.ts'
import type { GatewayUnderTest } from './payment-gateway.ts'

export const browserChecks: readonly CaseCheck[] = [
  ...loadingChecks,
  ...formChecks,
  ...amountChecks,
  ...secretChecks,
  ...problemChecks,
  ...leavingChecks,
  ...stepChecks,
  ...walletChecks,
]

export function paymentInBrowserContract(
  name: string,
  hands: BrowserHands,
  gateway: () => GatewayUnderTest | Promise<GatewayUnderTest>,
  told: (can: Capabilities) => void,
): void {
  describe(`${name} in the browser`, function () {
    this.timeout(60_000)
    let script = ''
    let can: Capabilities | undefined
    before(async () => {
      script = await kitScript(hands)
      can = await capabilitiesOf(hands, script, await gateway())
      told(can)
    })
    after(closeBrowser)

    for (const check of browserChecks)
      it(`${check.title} (${check.cases.join(', ')})`, async function () {
        if (can === undefined) throw new Error('nothing is known of it')
        const why = whyNot(check, can)
        if (why !== undefined) return doesNotApply(this, why)
        await inShop(hands, script, check.device ?? { wallets: [] }, check.run)
      })
  })
}

/** Skips a check when all its cases are skipped, or for its own reason. */
export function whyNot({ cases: numbers, unless }: CaseCheck, can: Capabilities): string | undefined {
  const reasons = numbers.map((number) => cases.find((one) => one.number === number)?.unless?.(can))
  return unless?.(can) ?? (reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined)
}

export async function capabilitiesOf(
  hands: BrowserHands,
  script: string,
  under: Pick<GatewayUnderTest, 'gateway' | 'steps' | 'close'>,
): Promise<Capabilities> {
  let measured: Capabilities | undefined
  await inShop(hands, script, { wallets: [] }, async ({ page, vendor }) => {
    const { scripts, supports } = await page.evaluate(() => window.kit.facts())
    expect(await page.evaluate(() => window.kit.open()), 'open').to.deep.equal(right(undefined))
    const { credentials } = await page.evaluate(() => window.kit.asked())
    measured = {
      loadsScripts: scripts.length > 0,
      asksForCredentials: credentials > 0,
      needsLocation: supports.needsLocation,
      fieldsHosted: supports.fieldsHosted,
      hasWallet: supports.methods.some((method) => method === 'apple_pay' || method === 'google_pay'),
      opensIntents: vendor.openIntent !== undefined,
      hasVault: under.gateway.vault !== undefined,
      readsPosts: under.gateway.readPost !== undefined,
      hasSdk: hands.sdk !== undefined,
      toldAmounts: hands.sdk?.amount !== undefined,
      hasKeys: hands.badCredentials !== undefined || credentials > 0,
      asksForSteps: hands.step !== undefined || under.steps !== undefined,
    }
  })
  await under.close?.()
  if (measured === undefined) throw new Error('it did not open')
  return measured
}
