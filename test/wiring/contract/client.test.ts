import { expect } from 'chai'
import { documentContainer } from '../../../src/browser/document/container.ts'
import { Port } from '../../../src/browser/document/ports.ts'
import { calls } from '../../../src/browser/modules/calls.ts'
import { device } from '../../../src/browser/modules/device.ts'
import { noAccount } from '../../../src/browser/modules/no-account.ts'
import { client } from '../../../src-domain/call/client.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aNonce } from '../../builders/order-server-builder.ts'
import { openPage } from '../drivers/open-page.ts'
import { menuOf } from '../drivers/scenes.ts'

async function wiredClient() {
  const { window, network } = await openPage(menuOf())
  const page: Window & typeof globalThis = Object.create(null, {
    fetch: { value: window.fetch },
    navigator: { value: window.navigator },
    addEventListener: { value: () => undefined },
    crypto: { value: crypto },
  })
  const facts = {
    page,
    brand: aBrand(),
    apiBase: '/v1',
    calls: { locationId: () => undefined, onUnavailable: () => undefined, report: () => undefined },
  }
  return {
    ...client(documentContainer(facts, { account: noAccount, calls, device }).get(Port.orderServer).send),
    network,
  }
}

const headers = { Client: 'noodle-house', locationId: 'loc-1' }

describe('A helper for each method', () => {
  it('API-04 get, post, put and delete do what the order server has for them, with the data where it reads it', async () => {
    const { get, post, put, delete: remove } = await wiredClient()
    const menu = await get('/menus', { orderType: 'pickup' }, headers)
    expect(menu).to.have.nested.property('body.items.ramen')
    const account = { account: 'dora@example.com', password: 'noodles for dora' }
    const dora = await post('/patron/sign-in', account, headers)
    expect(dora).to.have.nested.include({ status: 200, 'body.firstName': 'Dora' })
    const known = { ...headers, authorization: `Bearer ${dora._tag === 'Answered' && Object(dora.body).token}` }
    const idOf = async (last4: string) => {
      const card = { cardNonce: aNonce('approved', last4), expDate: '08/31' }
      const kept = await post('/patron/add-card', card, known)
      return String(kept._tag === 'Answered' && Object(kept.body).id)
    }
    const cards = async () => {
      const kept = await get('/cards', undefined, known)
      const list: readonly unknown[] = kept._tag === 'Answered' ? Object(kept.body) : []
      return list.map((card) => [Object(card).last4, Object(card).primaryCard])
    }
    const [first, second] = [await idOf('4242'), await idOf('1881')]
    expect(await cards()).to.have.deep.members([
      ['4242', true],
      ['1881', false],
    ])
    await put(`/cards/${second}`, { isPrimary: true }, known)
    expect(await cards()).to.have.deep.members([
      ['4242', false],
      ['1881', true],
    ])
    await remove(`/cards/${first}`, undefined, known)
    expect(await cards()).to.deep.equal([['1881', true]])
    await remove(`/cards/${second}`, undefined, known)
    expect(await cards()).to.deep.equal([])
  })

  it('API-04 head brings no body; options and patch, which the order server has for nothing, go out as what they are and are told so', async () => {
    const { head, options, patch, network } = await wiredClient()
    expect(await head('/menus', { orderType: 'pickup' }, headers)).to.include({ status: 200, body: undefined })
    const nothing = { status: 404, 'body.code': 'unknown_route' }
    expect(await options('/menus', { orderType: 'pickup' }, headers)).to.have.nested.include(nothing)
    expect(await patch('/patron', { firstName: 'Dorothea' }, headers)).to.have.nested.include(nothing)
    expect(network.calls.slice(-3).map(({ method, query, body }) => [method, query, body])).to.deep.equal([
      ['HEAD', '?orderType=pickup', undefined],
      ['OPTIONS', '?orderType=pickup', undefined],
      ['PATCH', '', { firstName: 'Dorothea' }],
    ])
  })
})
