import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { minor } from '../../../src-domain/money/minor.ts'
import { billingOf } from '../../../src-domain/payment/billing.ts'
import { type CardEntry, noCardEntry } from '../../../src-domain/payment/card-entry.ts'
import type { CardForm, CardToken } from '../../../src-domain/payment/card-form.ts'
import { enterCard } from '../../../src-domain/payment/enter-card.ts'
import { offerWallet, type WalletPays } from '../../../src-domain/payment/offer-wallet.ts'
import { openedProcessor } from '../../../src-domain/payment/open-processor.ts'
import type { Outcome, PaymentProblem } from '../../../src-domain/payment/payment-problem.ts'
import type { PaymentProcessor } from '../../../src-domain/payment/payment-processor.ts'
import type { PaidByWallet } from '../../../src-domain/payment/wallet-button.ts'
import { noWallet, type WalletEntry } from '../../../src-domain/payment/wallet-entry.ts'
import { walletSheets } from '../../../src-domain/payment/wallet-sheets.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aCell } from '../../builders/fake-ports.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aPatron } from '../../builders/patron-builder.ts'

const host = { ownerDocument: undefined }
const silent: PaymentProblem = { _tag: 'Unavailable', cause: 'load' }
const fine = right(undefined)

const ada = { name: 'Ada Lovelace', email: 'ada@example.com' }

interface Script {
  readonly isFramed?: boolean
  readonly mounted?: Outcome<void>
  readonly token?: Outcome<CardToken>
}

function aProcessor({ isFramed = false, mounted = fine, token }: Script = {}) {
  const done: string[] = []
  const billed: unknown[] = []
  const sheets: ((outcome: Outcome<PaidByWallet>) => void)[] = []
  const form = (): CardForm => ({
    mount: async () => {
      done.push('mount')
      return mounted
    },
    onState: () => () => undefined,
    submit: async (purpose, billing) => {
      billed.push(billing)
      done.push(`submit ${purpose.use === 'store' ? 'store' : purpose.amount}`)
      return token ?? right({ nonce: 'n1' })
    },
    clear: () => undefined,
    focus: () => undefined,
    dispose: () => void done.push('dispose'),
  })
  const processor: PaymentProcessor = {
    id: 'scripted',
    scripts: [],
    supports: { methods: ['card'], storesCards: false, needsLocation: false, fieldsHosted: isFramed },
    open: async () => fine,
    cardForm: form,
    furtherStep: () => ({ take: async () => fine, dispose: () => undefined }),
    walletsOffered: async (accepted) => accepted.slice(0, 1),
    walletButton: ({ amount, currency, country, kinds }) => ({
      mount: async () => {
        done.push(`wallet ${amount} ${currency} ${country} ${kinds.join(' ')}`)
        return mounted
      },
      onFinished: (listen) => {
        sheets.push(listen)
        return () => undefined
      },
      dispose: () => void done.push('dispose'),
    }),
    dispose: () => undefined,
  }
  return { processor, done, billed, sheets }
}

describe('Entering a card', () => {
  const entering = (script: Script = {}) => {
    const { processor, done, billed } = aProcessor(script)
    const card = aCell<CardEntry>(noCardEntry)
    return {
      ...enterCard({ processor: async () => right(processor), card, billing: () => ada }),
      card,
      done,
      billed,
    }
  }

  it('PAY-05 makes one form, however often it is asked for while it comes', async () => {
    const { open, done, card } = entering()
    await Promise.all([open(host), open(host)])
    await open(host)
    expect([done, card.current()._tag]).to.deep.equal([['mount'], 'Ready'])
  })

  it('PAY-05 keeps a form of our own fields, and one of frames where they can be moved; else it makes another', async () => {
    for (const [isFramed, breaksFrames, times] of [
      [false, true, 1],
      [true, false, 1],
      [true, true, 2],
    ] as const) {
      const { open, leave, done } = entering({ isFramed })
      await open(host)
      leave(breaksFrames)
      await open(host)
      expect(done.filter((one) => one === 'mount')).to.have.length(times)
    }
  })

  it('PAY-03 says why there is no form, and tries anew when it is asked again', async () => {
    const { open, done, card } = entering({ mounted: left(silent) })
    await open(host)
    expect(card.current()).to.deep.include({ _tag: 'Failed', problem: silent })
    await open(host)
    expect(done).to.deep.equal(['mount', 'dispose', 'mount', 'dispose'])
  })

  it('PAY-48 sends the form once at a time, for what is due', async () => {
    const { open, submit, done, card } = entering()
    expect(await submit(minor(100))).to.equal(undefined)
    await open(host)
    const [first, second] = await Promise.all([submit(minor(2_165)), submit(minor(2_165))])
    expect([first, second]).to.deep.equal([{ nonce: 'n1' }, undefined])
    expect(done).to.deep.equal(['mount', 'submit 2165'])
    expect(card.current().isSubmitting).to.equal(false)
  })

  it('PAY-52 tells the processor who pays, as far as the checkout knows it', async () => {
    const { open, submit, store, billed } = entering()
    await open(host)
    await submit(minor(100))
    await store()
    expect(billed).to.deep.equal([ada, ada])
    const guest = { firstName: 'Gus', lastName: 'Green' }
    expect(billingOf(guest)).to.deep.equal({ name: 'Gus Green' })
    expect(billingOf(aPatron({ firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' }))).to.deep.equal({
      name: 'Ana Diaz',
      email: 'ana@example.com',
    })
    expect(billingOf(undefined)).to.deep.equal({})
  })

  it('PAY-17 tells why there is no token, until the form is sent again', async () => {
    const { open, submit, card } = entering({ token: left(silent) })
    await open(host)
    expect(await submit(minor(1))).to.equal(undefined)
    expect(card.current().problem).to.deep.equal(silent)
    const again = submit(minor(1))
    expect(card.current()).to.not.have.property('problem')
    await again
  })
})

describe('The wallet of the processor', () => {
  const paying = { ...aBrand(), ordering: { ...aBrand().ordering, mobilePay: true } }
  const taking = aLocation({ isApplePayAccepted: true, isGooglePayAccepted: true })
  const offering = (script: Script = {}) => {
    const { processor, done, sheets } = aProcessor(script)
    const wallet = aCell<WalletEntry>(noWallet)
    const asked: string[] = []
    const opened = async () => {
      asked.push('asked')
      return right(processor)
    }
    return {
      ...offerWallet({
        processor: opened,
        wallet,
        paidIn: { currency: 'MXN', country: 'MX' },
        label: 'Total',
        sheets: walletSheets(),
      }),
      wallet,
      done,
      sheets,
      asked,
    }
  }
  const turns = () => new Promise((done) => setImmediate(done))
  const nobody: WalletPays = {
    paid: () => undefined,
    confirmed: () => undefined,
    agreed: () => Promise.reject(new Error('not asked')),
  }

  it('PAY-08, PAY-09 is asked for only where brand and restaurant take one', async () => {
    const { look, wallet, asked } = offering()
    await look(aBrand(), taking)
    await look(paying, undefined)
    expect([asked, wallet.current().kinds]).to.deep.equal([[], []])
    await look(paying, taking)
    expect(wallet.current().kinds).to.deep.equal(['apple_pay'])
  })

  it('PAY-11 shows its button for one amount in what the brand is paid, pays with what the sheet agreed to, and goes', async () => {
    const { look, show, wallet, done, sheets } = offering()
    await look(paying, taking)
    const paid: string[] = []
    const hide = show(host, minor(2_165), { ...nobody, paid: (nonce) => paid.push(nonce) })
    await turns()
    sheets[0]?.(left({ _tag: 'Cancelled' }))
    expect([paid, wallet.current().problem]).to.deep.equal([[], { _tag: 'Cancelled' }])
    sheets[0]?.(right({ _tag: 'Token', token: { nonce: 'w1' } }))
    expect([paid, wallet.current()]).to.deep.equal([['w1'], { kinds: ['apple_pay'] }])
    hide()
    expect(done).to.deep.equal(['wallet 2165 MXN MX apple_pay', 'dispose'])
  })

  it('PAY-10 is not shown any more where the screen has gone meanwhile', async () => {
    const { show, done } = offering()
    show(host, minor(1), nobody)()
    await turns()
    expect(done).to.deep.equal([])
  })

  it('PAY-10 says that it does not come', async () => {
    const { show, wallet } = offering({ mounted: left(silent) })
    show(host, minor(1), nobody)
    await turns()
    expect(wallet.current().problem).to.deep.equal(silent)
  })
})

describe('The processor of a document', () => {
  const needs = {
    locationId: () => 'harbor',
    locale: 'en',
    environment: 'sandbox' as const,
    currency: 'USD' as const,
    country: 'US' as const,
    words: Object(),
    scriptGate: () => async () => fine,
  }
  const locations = { credentials: () => Promise.reject(new Error('nobody asks')) }

  it('PAY-03 is opened once, and tried anew after it failed', async () => {
    const { processor } = aProcessor()
    let asked = 0
    const open = openedProcessor({
      ...needs,
      locations,
      processor: async () => {
        asked += 1
        if (asked === 1) throw new Error('not loaded')
        return processor
      },
    })
    expect(await open()).to.deep.equal(left(silent))
    expect(await Promise.all([open(), open()])).to.deep.equal([right(processor), right(processor)])
    expect(asked).to.equal(2)
  })

  it('PAY-03 is none where the build knows no such processor', async () => {
    const open = openedProcessor({ ...needs, locations, processor: async () => undefined })
    expect(await open()).to.deep.equal(left({ _tag: 'Misconfigured', code: 'unknown-processor' }))
  })
})
