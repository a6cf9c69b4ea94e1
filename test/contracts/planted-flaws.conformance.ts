import { expect } from 'chai'
import { browserHands as example } from '../example-vendor/conformance.ts'
import { browserHands as sandbox } from '../src-adapters/sandbox/browser-hands.ts'
import type { BrowserHands } from './browser/browser-hands.ts'
import { closeBrowser, inShop, kitScript } from './browser/open-shop.ts'
import { browserChecks } from './payment-in-browser.ts'
import { type FlawName, flaws } from './planted/flaws.ts'

const onSandbox: BrowserHands = { ...sandbox, page: 'test/contracts/planted/flawed-sandbox-page.ts' }
const onExample: BrowserHands = { ...example, page: 'test/contracts/planted/flawed-example-page.ts' }

/** Cases that must notice each flaw, on a processor that has them. */
const noticed: Readonly<Record<FlawName, readonly [hands: BrowserHands, ...cases: readonly number[]]>> = {
  'opens-once': [onSandbox, 1],
  'opens-whatever-came': [onExample, 2, 3, 4, 6],
  'asks-a-stranger': [onSandbox, 5],
  'keeps-its-place': [onSandbox, 9],
  'draws-without-labels': [onSandbox, 9],
  'names-no-field': [onExample, 10],
  'names-another-field': [onExample, 11],
  'sums-up-nothing': [onSandbox, 12],
  'has-one-nonce-for-ever': [onSandbox, 15],
  'makes-two-nonces': [onSandbox, 13],
  'answers-the-gone': [onExample, 14],
  'clears-nothing': [onExample, 16],
  'tells-for-ever': [onSandbox, 17],
  'stores-with-an-amount': [onExample, 18],
  'writes-the-number-down': [onSandbox, 20],
  'logs-its-key': [onExample, 21],
  'believes-anybody': [onExample, 22],
  'calls-everything-a-decline': [onExample, 24, 25],
  'takes-no-for-a-yes': [onExample, 26],
  rejects: [onExample, 27],
  'forgets-a-listener': [onSandbox, 41],
  'never-ends-a-step': [onSandbox, 35],
  'leaves-a-step': [onSandbox, 35],
  'offers-every-wallet': [onSandbox, 29],
  'shows-another-sum': [onSandbox, 30],
  'ends-a-wallet-twice': [onSandbox, 32],
  'never-closes-a-wallet': [onSandbox, 34],
}

describe('the kit before adapters that break promises', function () {
  this.timeout(60_000)
  after(closeBrowser)

  const verdictsOf = async (hands: BrowserHands, script: string, number: number) => {
    const verdicts: boolean[] = []
    for (const check of browserChecks.filter(({ cases }) => cases.includes(number)))
      try {
        await inShop(hands, script, check.device ?? { wallets: [] }, check.run)
        verdicts.push(true)
      } catch {
        verdicts.push(false)
      }
    return verdicts
  }

  for (const [flaw, [hands, ...cases]] of Object.entries(noticed))
    for (const number of cases)
      it(`PAY-01 case ${number} notices an adapter that ${flaw.replaceAll('-', ' ')}`, async () => {
        const verdicts = await verdictsOf(hands, await kitScript(hands, flaw), number)
        expect(verdicts).to.include(false)
      })

  for (const [name, hands] of [
    ['the sandbox', onSandbox],
    ['the example', onExample],
  ] as const)
    it(`PAY-01 finds nothing where no flaw was planted, on the page of ${name}`, async () => {
      const script = await kitScript(hands, 'none')
      const numbers = Object.values(noticed).flatMap(([mine, ...cases]) => (mine === hands ? cases : []))
      for (const number of new Set(numbers))
        expect(await verdictsOf(hands, script, number), `case ${number}`).to.not.include(false)
    })

  it('PAY-01 case 8 notices an adapter that reads the page while it is imported', async () => {
    const hands = { ...sandbox, page: 'test/contracts/planted/window-page.ts' }
    const verdicts = await verdictsOf(hands, await kitScript(sandbox), 8)
    expect(verdicts).to.deep.equal([false])
  })

  it('PAY-01 has a flaw for every row, and a row for every flaw', () => {
    expect(Object.keys(noticed)).to.have.members(Object.keys(flaws))
  })
})
