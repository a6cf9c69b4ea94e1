import { expect } from 'chai'
import { isLeft, left } from 'fp-ts/lib/Either.js'
import { JSDOM } from 'jsdom'
import { seamlessProcessor } from '../../../src-adapters/seamless/browser.ts'
import { readNonce } from '../../../src-adapters/seamless/nonce.ts'
import type { TokenizerDriver } from '../../../src-adapters/seamless/tokenizer-driver.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { hostedFields } from '../../../src-ui/messages/hosted-fields.en.ts'
import { formWords } from '../../contracts/form-words.ts'

const origin = 'https://vendor.example'

/** A vendor that hosts the expiry date too and tokenises on request. */
const asked: TokenizerDriver = {
  origin,
  address: () => `${origin}/frame`,
  height: 200,
  hostsExpiry: true,
  read: (data) =>
    data === 'sale'
      ? { _tag: 'Token', token: '9478825000001443', brand: 'visa', last4: '1443', expiry: { month: 8, year: 2030 } }
      : undefined,
  request: () => 'please',
}

async function openForm(driver: TokenizerDriver) {
  const { window } = new JSDOM('<main></main>')
  const processor = seamlessProcessor(
    {
      clock: { now: () => Date.UTC(2026, 5, 10) },
      ids: { uuid: () => '12345678-0000' },
      pause: { wait: (limit) => new Promise((resolve) => setTimeout(resolve, limit > 10_000 ? 60_000 : 20).unref()) },
      words: hostedFields,
    },
    () => driver,
  )
  const opened = await processor.open({
    credentials: async () => ({ publicKey: 'a-key' }),
    locationId: 'loc-1',
    locale: 'en',
    environment: 'sandbox',
    currency: 'USD',
    country: 'US',
    loadScript: async () => left({ _tag: 'Unavailable', cause: 'load' }),
    words: formWords,
  })
  expect(opened).to.have.property('_tag', 'Right')
  const [host, form] = [window.document.querySelector('main'), processor.cardForm()]
  if (host === null) throw new Error('no host')
  const mounting = form.mount(host)
  const frame = () => {
    const found = host.querySelector('iframe')
    if (found === null) throw new Error('no frame')
    return found
  }
  frame().dispatchEvent(new window.Event('load'))
  expect(await mounting).to.have.property('_tag', 'Right')
  const says = (data: unknown, from = origin) =>
    window.dispatchEvent(new window.MessageEvent('message', { data, origin: from, source: frame().contentWindow }))
  const name = (text: string) => {
    const input = host.querySelector('input')
    if (input === null) throw new Error('no field')
    input.value = text
    input.dispatchEvent(new window.Event('input'))
  }
  return { window, host, form, frame, says, name, processor }
}

const purpose = { use: 'charge', amount: minor(1500) } as const

describe('A form of hosted fields with another driver', () => {
  it('PAY-32 where the vendor hosts the date, only the name is ours, and the date is the frame’s word', async () => {
    const { host, form, says, name } = await openForm(asked)
    expect([...host.querySelectorAll('input')].map(({ autocomplete }) => autocomplete)).to.deep.equal(['cc-name'])
    name('Jo March')
    const sending = form.submit(purpose)
    says('sale')
    const outcome = await sending
    if (isLeft(outcome)) throw new Error(JSON.stringify(outcome))
    expect(outcome.right.card).to.deep.equal({ brand: 'visa', last4: '1443', expMonth: 8, expYear: 2030 })
    expect(readNonce(outcome.right.nonce)).to.deep.equal({
      token: '9478825000001443',
      expiry: { month: 8, year: 2030 },
      name: 'Jo March',
    })
  })

  it('PAY-49 a vendor that wants to be asked is asked when the form is sent, at its own origin', async () => {
    const { form, frame, says, name } = await openForm(asked)
    const told: unknown[] = []
    const { contentWindow } = frame()
    if (contentWindow === null) throw new Error('no window')
    Object.defineProperty(contentWindow, 'postMessage', { value: (...args: unknown[]) => told.push(args) })
    name('Jo March')
    expect(told).to.deep.equal([])
    const sending = form.submit(purpose)
    says('sale', 'https://evil.example')
    says('sale')
    expect(await sending).to.have.property('_tag', 'Right')
    expect(told).to.deep.equal([['please', origin]])
  })

  it('PAY-19, PAY-35 leads to the first field that is wrong, also where that is in the frame', async () => {
    const ours: TokenizerDriver = {
      origin,
      address: asked.address,
      height: 200,
      hostsExpiry: false,
      read: () => ({ _tag: 'Refused', why: { group: 'invalid', field: 'number' } }),
    }
    const { window, form, frame, says, name } = await openForm(ours)
    says('wrong')
    await form.submit(purpose)
    expect(window.document.activeElement?.getAttribute('autocomplete')).to.equal('cc-name')
    name('Jo March')
    await form.submit(purpose)
    expect(window.document.activeElement).to.equal(frame())
  })

  it('PAY-05 taken away while it waits for its frame, it is cancelled, and hears nothing any more', async () => {
    const { host, form, name, says, processor } = await openForm(asked)
    name('Jo March')
    const sending = form.submit(purpose)
    processor.dispose()
    expect(await sending).to.deep.equal(left({ _tag: 'Cancelled' }))
    expect(host.childElementCount).to.equal(0)
    expect(() => says('sale')).to.throw('no frame')
  })
})
