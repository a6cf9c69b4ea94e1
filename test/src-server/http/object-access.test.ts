import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { type RouteName, routes } from '../../../src-contract/routes.ts'
import { cartToSave } from '../../../src-contract/sharing/saved-cart.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { aKey, aLine, anAddress } from '../../builders/order-builder.ts'
import {
  aBrandSeed,
  aNonce,
  engines,
  openWorld,
  ramen,
  seededPatrons,
  type World,
} from '../../builders/order-server-builder.ts'
import { rightOf } from '../../contracts/either.ts'

const here = 'noodle-house'
const there = 'soup-house'

/** Ana is a patron of both brands; each token is valid for one. */
const callers = [
  'nobody',
  'cora',
  'ana there',
  'ana there with her token of here',
  'ana with her token of there',
  'ana',
] as const
type CallerName = (typeof callers)[number]

interface Objects {
  readonly card: string
  readonly order: string
  readonly orderToken: string
  readonly key: string
  readonly waitingKey: string
  readonly cart: string
}

interface Rule {
  readonly url: (of: Objects) => string
  readonly body?: object
  readonly statuses: Readonly<Record<CallerName, number>>
}

/** Requires the owner's session. */
const owner: Rule['statuses'] = {
  nobody: 401,
  cora: 404,
  'ana there': 404,
  'ana there with her token of here': 401,
  'ana with her token of there': 401,
  ana: 200,
}
/** The unguessable token is the capability, within one brand. */
const holder: Rule['statuses'] = {
  nobody: 200,
  cora: 200,
  'ana there': 404,
  'ana there with her token of here': 404,
  'ana with her token of there': 200,
  ana: 200,
}

/** Belongs to an account, so the link does not open it. */
const accounts: Rule['statuses'] = {
  ...holder,
  ...{ nobody: 409, cora: 409, 'ana with her token of there': 409, ana: 409 },
}

const rules: Readonly<Record<string, Rule>> = {
  makeCardPrimary: { url: ({ card }) => `/cards/${card}`, body: { isPrimary: true }, statuses: owner },
  removeCard: { url: ({ card }) => `/cards/${card}`, statuses: owner },
  orderStatus: { url: ({ key }) => `/order/${key}/status`, statuses: holder },
  settleStep: {
    url: ({ waitingKey }) => `/order/${waitingKey}/further-step`,
    body: { isGivenUp: false },
    statuses: holder,
  },
  orderByToken: { url: ({ orderToken }) => `/order/${orderToken}`, statuses: holder },
  pastOrder: { url: ({ order }) => `/orders/${order}`, statuses: owner },
  // Links do not show an account's order; the owner sees it in the account.
  copyOrderData: { url: ({ orderToken }) => `/order/${orderToken}/copy`, statuses: accounts },
  eraseOrderData: { url: ({ orderToken }) => `/order/${orderToken}/erase`, statuses: accounts },
  orderTracking: { url: ({ order }) => `/order/${order}/tracking?orderType=delivery`, statuses: holder },
  giftCard: { url: () => '/stored-value-cards/card-with-twenty-dollars', statuses: holder },
  savedCart: { url: ({ cart }) => `/cart/${cart}`, statuses: holder },
}
const nobodys: readonly RouteName[] = ['place', 'scheduleTimes']
/** Their rules are in staff-access.test.ts and order-streams.test.ts. */
const elsewhere: readonly RouteName[] = [
  'printers',
  'addPrinter',
  'renewPrinter',
  'testPrinter',
  'removePrinter',
  'boardOrders',
  'sendCommand',
  'boardEvents',
  'orderEvents',
  'availability',
  'changeAvailability',
  'today',
  'changeToday',
  'searchOrders',
  'orderRecord',
  'quoteRefund',
  'refundOrder',
  'messageCustomer',
  'endPromotion',
  'voidGiftCard',
  'changeCredit',
  'markEmployee',
  'pairedDevices',
  'pairDevice',
  'revokeDevice',
  'apiKeys',
  'makeKey',
  'revokeKey',
  'tableSigns',
  'dayReport',
  'dayReportCsv',
  'changeMember',
  'inviteMemberAgain',
  'removeMember',
  'removeMembersSecondFactor',
  'brandVersionDifference',
]

function bearsName(name: string): name is RouteName {
  return Object.entries(routes).some(([one, { path }]) => one === name && path.includes('{'))
}

const pickup = { items: [ramen()], orderType: 'pickup', scheduledAt: null, cart: [], tip: 0 }
const toDoor = { ...pickup, orderType: 'delivery', deliveryInfo: anAddress }

for (const engine of engines()) {
  describe(`objects with an owner, asked for over HTTP on ${engine.name}`, () => {
    let world: World
    let app: FastifyInstance
    let objects: Objects
    let tokens: { readonly ana: string; readonly anaThere: string; readonly cora: string; readonly emil: string }

    const ask = (method: string, url: string, client: string, token?: string, payload?: object) =>
      app.inject({
        method: method === 'PUT' || method === 'DELETE' || method === 'POST' ? method : 'GET',
        url: `/v1${url}`,
        headers: { client, locationid: 'loc-1', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
        ...(payload === undefined ? {} : { payload }),
      })
    const asks: Readonly<Record<CallerName, (method: string, url: string, body?: object) => ReturnType<typeof ask>>> = {
      nobody: (method, url, body) => ask(method, url, here, undefined, body),
      cora: (method, url, body) => ask(method, url, here, tokens.cora, body),
      'ana there': (method, url, body) => ask(method, url, there, tokens.anaThere, body),
      'ana there with her token of here': (method, url, body) => ask(method, url, there, tokens.ana, body),
      'ana with her token of there': (method, url, body) => ask(method, url, here, tokens.anaThere, body),
      ana: (method, url, body) => ask(method, url, here, tokens.ana, body),
    }
    const byAna = async (url: string, body: object): Promise<Record<string, unknown>> => {
      const answer = await asks.ana('POST', url, body)
      return answer.json()
    }
    const cardsOf = async (name: CallerName): Promise<readonly string[]> => {
      const all: { id: string }[] = (await asks[name]('GET', '/cards')).json()
      return all.map(({ id }) => id)
    }

    beforeEach(async () => {
      const seeds = [
        aBrandSeed(),
        aBrandSeed({ patrons: seededPatrons, promotions: [], giftCards: [] }, { id: there, name: 'Soup House' }),
      ]
      world = await openWorld(engine, { brands: seeds })
      const brands = [aBrand(), aBrand({ id: there })]
      app = (await openEdge(world.server, { brands })).app
      const signIn = async (brandId: string, name: string) =>
        rightOf(await world.server.accounts.signIn({ brandId }, `${name}@example.com`, `noodles for ${name}`)).token
      tokens = {
        ana: await signIn(here, 'ana'),
        anaThere: await signIn(there, 'ana'),
        cora: await signIn(here, 'cora'),
        emil: await signIn(here, 'emil'),
      }
      const card = await byAna('/patron/add-card', {
        cardNonce: aNonce(),
        brand: 'visa',
        expDate: '08/31',
        last4: '4242',
      })
      const [key, waitingKey] = [aKey(1), aKey(2)]
      const order = await byAna('/order', { ...toDoor, idempotencyKey: key, cardNonce: aNonce() })
      await byAna('/order', {
        ...{ ...pickup, idempotencyKey: waitingKey, takesFurtherStep: true },
        cardNonce: aNonce('needs_second_step', '3220'),
      })
      const location = { id: 'loc-1', slug: 'main-street' }
      const lines: object = Object(cartToSave.encode({ items: [aLine()], location, orderType: 'pickup' }))
      const cart = await ask('POST', '/cart', here, tokens.emil, lines)
      objects = {
        ...{ key, waitingKey },
        card: String(card['id']),
        order: String(order['id']),
        orderToken: String(order['token']),
        cart: String(cart.json().publicIdentifier),
      }
    })
    afterEach(async () => {
      await app.close()
      await world.close()
    })
    after(() => engine.close())

    it('API-07 has a rule for each route that names something', () => {
      expect([...Object.keys(rules), ...nobodys, ...elsewhere]).to.have.members(Object.keys(routes).filter(bearsName))
    })

    for (const [name, { url, body, statuses }] of Object.entries(rules))
      it(`API-07, ACCT-55 ${name} answers whom it may, and says nothing to anybody else`, async () => {
        const route = Object.entries(routes).find(([one]) => one === name)?.[1]
        const before = await cardsOf('ana')
        // The owner last, because these calls may change the object.
        for (const caller of callers) {
          const answer = await asks[caller](route?.method ?? '', url(objects), body)
          expect(answer.statusCode, `${caller}: ${answer.body}`).to.equal(statuses[caller])
          if (answer.statusCode !== 200)
            for (const secret of [...Object.values(objects), '4242', 'Ana'])
              expect(answer.body, caller).to.not.include(secret)
          if (caller !== 'ana') expect(await cardsOf('ana'), caller).to.deep.equal(before)
        }
      })

    it('API-31, ACCT-55 each patron is shown their own cards alone', async () => {
      expect(await cardsOf('ana'))
        .to.include(objects.card)
        .and.to.have.length(2)
      expect(await cardsOf('cora')).to.deep.equal([])
      expect(await cardsOf('ana there')).to.not.include(objects.card)
    })

    it('API-59 under the key of a patron nobody else places, or hears of the order', async () => {
      const placing = { ...toDoor, idempotencyKey: objects.key, cardNonce: aNonce() }
      const guest = { guestInfo: { firstName: 'Gus', lastName: 'Diaz', email: 'gus@example.com' } }
      for (const [caller, more] of [
        ['nobody', guest],
        ['cora', {}],
      ] as const) {
        const answer = await asks[caller]('POST', '/order', { ...placing, ...more })
        expect([answer.statusCode, answer.json().code], caller).to.deep.equal([409, 'idempotency_mismatch'])
        expect(answer.body).to.not.include(objects.order).and.not.include(objects.orderToken)
      }
      for (const caller of ['ana with her token of there', 'ana there with her token of here'] as const)
        expect((await asks[caller]('POST', '/order', placing)).statusCode, caller).to.equal(401)
      expect((await asks.ana('POST', '/order', placing)).json().id).to.equal(objects.order)
      expect((await engine.rows('select id from orders')).map(({ id }) => id)).to.deep.equal([objects.order])
    })

    it('PAY-51 a card on file pays for its own patron alone', async () => {
      const placing = { ...pickup, tip: 2, idempotencyKey: aKey(3) }
      expect((await asks.cora('POST', '/order', placing)).json()).to.include({ code: 'payment_required' })
      const guest = { guestInfo: { firstName: 'Gus', lastName: 'Diaz', email: 'gus@example.com' } }
      expect((await asks.nobody('POST', '/order', { ...placing, ...guest })).json()).to.include({
        code: 'payment_required',
      })
      expect((await asks.ana('POST', '/order', { ...placing, idempotencyKey: aKey(4) })).statusCode).to.equal(200)
    })
  })
}
