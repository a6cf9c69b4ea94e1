import { expect } from 'chai'
import { ContainerModule, type ServiceIdentifier } from 'inversify'
import { accountModules, profilePorts } from '../../src/browser/account/account-module.ts'
import { login, loginPorts } from '../../src/browser/account/login-module.ts'
import { documentContainer, loadPort, type Modules } from '../../src/browser/document/container.ts'
import { Port } from '../../src/browser/document/ports.ts'
import { giftCardModules, giftCardPorts } from '../../src/browser/gift-card/gift-card-module.ts'
import { payment, paymentProcessor } from '../../src/browser/modules/payment.ts'
import { orderModules, orderPorts } from '../../src/browser/order/order-module.ts'
import { orderingModules, orderingPorts } from '../../src/browser/ordering/ordering-module.ts'
import { payModules, payPorts } from '../../src/browser/pay/pay-module.ts'
import { aBrand } from '../builders/brand-builder.ts'
import { workingStorage } from '../builders/storage-builder.ts'

function aPage() {
  const sent: { readonly url: string; readonly headers: Headers }[] = []
  const page = Object.assign(new EventTarget(), {
    name: '',
    localStorage: workingStorage({ token: 'secret' }),
    sessionStorage: workingStorage(),
    crypto,
    navigator: { onLine: true },
    location: { pathname: '/' },
    fetch: async (url: string, init: RequestInit) => {
      sent.push({ url, headers: new Headers(init.headers) })
      return new Response('{"message":"Busy"}', { status: 503 })
    },
  })
  return { page: Object.create(page, Object.getOwnPropertyDescriptors(page)), sent }
}

function wired(modules: Modules) {
  const { page, sent } = aPage()
  const heard: (string | undefined)[] = []
  const container = documentContainer(
    {
      page,
      brand: aBrand(),
      apiBase: 'https://orders.example/v1',
      calls: { locationId: () => 'l1', onUnavailable: (message) => heard.push(message), report: () => {} },
    },
    modules,
  )
  return { container, sent, heard }
}

const documents: Readonly<Record<string, Modules>> = {
  ordering: { ...orderingModules, login },
  pay: { ...payModules, login, payment },
  order: orderModules,
  account: { ...accountModules, login, payment },
  giftCard: giftCardModules,
}

describe('The container of a browser document', () => {
  const tokens: readonly (readonly [string, ServiceIdentifier<unknown>])[] = Object.entries({
    ...Port,
    ...{ orderingPorts, payPorts, orderPorts, profilePorts, giftCardPorts, loginPorts, paymentProcessor },
  })

  for (const [name, modules] of Object.entries(documents)) {
    it(`resolves every port that the modules of ${name} bind, once for the whole document`, () => {
      const { container } = wired(modules)
      const bound = tokens.filter(([, token]) => container.isBound(token))
      expect(bound.length).to.be.greaterThan(4)
      for (const [port, token] of bound) {
        expect(container.get(token), port).not.to.equal(undefined)
        expect(container.get(token), port).to.equal(container.get(token))
      }
    })
  }

  it('has no port that no document binds', () => {
    const containers = Object.values(documents).map((modules) => wired(modules).container)
    const unbound = tokens.filter(([, token]) => !containers.some((container) => container.isBound(token)))
    expect(unbound.map(([port]) => port)).to.deep.equal([])
  })

  it('API-05, API-06, API-07, SHELL-34 sends calls for the brand, place and session of this page, and tells of a 503', async () => {
    const { container, sent, heard } = wired(payModules)
    await container.get(Port.session).patrons.patron()
    expect(sent[0]?.url).to.equal('https://orders.example/v1/patron')
    expect(sent[0]?.headers.get('client')).to.equal('noodle-house')
    expect(sent[0]?.headers.get('locationid')).to.equal('l1')
    expect(sent[0]?.headers.get('authorization')).to.equal('Bearer secret')
    expect(heard).to.deep.equal(['Busy'])
  })

  it('has a module replaced whole: the calls of all others go through the one that stands in its place', async () => {
    const asked: string[] = []
    const calls = new ContainerModule(({ bind }) => {
      bind(Port.orderServer).toResolvedValue(
        (session) => ({
          send: async ({ path }) => {
            asked.push(path)
            return { _tag: 'NoResponse' }
          },
          brandId: 'another-house',
          currency: 'USD',
          sessionId: 's1',
          token: session.token,
          locationId: () => undefined,
          onUnavailable: () => undefined,
          report: () => undefined,
        }),
        [Port.sessionStore],
      )
    })
    const { container, sent } = wired({ ...payModules, calls })
    const { session, orders } = container.get(payPorts)
    await session.patrons.patron()
    await orders.orderByToken('t1')
    expect(asked).to.deep.equal(['/patron', '/order/t1'])
    expect(sent).to.deep.equal([])
  })

  it('loads the module of a lazy part once, and keeps the one that stands in its place already', async () => {
    const ours = new ContainerModule(({ bind }) => {
      bind(paymentProcessor).toConstantValue(async () => undefined)
    })
    const replaced = wired({ ...payModules, payment: ours }).container
    const before = replaced.get(paymentProcessor)
    expect(loadPort(replaced, paymentProcessor, payment)).to.equal(before)
    const { container } = wired(payModules)
    expect(container.isBound(paymentProcessor)).to.equal(false)
    const loaded = loadPort(container, paymentProcessor, payment)
    expect(loadPort(container, paymentProcessor, payment)).to.equal(loaded)
  })
})
