import { expect } from 'chai'
import type { CrashPoint } from '../../src-server/crash-point.ts'
import {
  aCardPlacement,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  openWorld,
  placed,
  tea,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'

const brand = { brandId: 'noodle-house' }

class Died extends Error {}

function dyingAt(fatal: CrashPoint) {
  return (point: CrashPoint) => {
    if (point === fatal) throw new Died(point)
  }
}

const cardPoints: readonly CrashPoint[] = [
  'received',
  'priced',
  'attempt-written',
  'processor-asked',
  'processor-answered',
  'order-committed',
  'answered',
]
const cashPoints: readonly CrashPoint[] = ['received', 'priced', 'order-committed', 'answered']

for (const engine of engines()) {
  describe(`a process that dies while placing, on ${engine.name}`, () => {
    let world: World | undefined
    afterEach(() => world?.close())
    after(() => engine.close())

    const count = async (table: string) => Number((await engine.rows(`select count(*) as n from ${table}`))[0]?.['n'])
    /** Stops workers and crashes, so only the database remains. */
    const died = async (point: CrashPoint, request: ReturnType<typeof aPlacement>) => {
      const open = await openWorld(engine, {
        timeouts: { jobs: 3_600_000, completer: 3_600_000, attemptLease: 200, askAgain: 100, wait: 5_000 },
      })
      world = open
      const mortal = await open.another({ crashAt: dyingAt(point) })
      const outcome = await mortal.ordering.place(request).then(
        () => 'lived',
        (reason: unknown) => reason,
      )
      expect(outcome).to.be.instanceOf(Died)
      return open
    }
    const revived = (open: World) =>
      open.another({ timeouts: { jobs: 50, completer: 50, attemptLease: 400, askAgain: 100, wait: 5_000 } })

    for (const point of cardPoints) {
      it(`API-59, CART-17 ends in one order and one captured charge after dying at ${point} with a card`, async () => {
        const request = aCardPlacement()
        const open = await died(point, request)
        const server = await revived(open)
        // Like the storefront, retries the same key and body.
        const answer = await eventually(
          () => server.ordering.place(request),
          ({ _tag }) => _tag !== 'Unknown',
        )
        const ticket = placed(answer._tag === 'Refused' ? await server.ordering.place(request) : answer)
        await eventually(
          () => count('jobs'),
          (n) => n === 0,
        )
        const entries = open.sandbox.ledger().map(({ entry }) => entry)
        expect(
          entries.filter((entry) => entry === 'authorise').length - entries.filter((entry) => entry === 'void').length,
        ).to.equal(1)
        expect(entries.filter((entry) => entry === 'capture')).to.have.length(1)
        expect([await count('orders'), await count('credit_holds'), await count('kitchen_tickets')]).to.deep.equal([
          1, 0, 1,
        ])
        expect(await said(server.ordering.ticketByToken(brand, ticket.token))).to.deep.equal({
          ...ticket,
          isOfGuest: true,
        })
      })
    }

    for (const point of cashPoints) {
      it(`API-59, CART-17 ends in one order after dying at ${point} with cash`, async () => {
        const request = aPlacement()
        const open = await died(point, request)
        const server = await revived(open)
        const ticket = placed(await server.ordering.place(request))
        await eventually(
          () => count('kitchen_tickets'),
          (n) => n === 1,
        )
        expect(await count('orders')).to.equal(1)
        expect(await said(server.ordering.status(brand, request.key))).to.deep.include({ statusCode: 200, ticket })
      })
    }

    it('API-59 finishes an abandoned charge that nobody asks about again', async () => {
      const request = aCardPlacement()
      const open = await died('processor-answered', request)
      const server = await revived(open)
      await eventually(
        () => count('orders'),
        (n) => n === 1,
      )
      expect(await said(server.ordering.status(brand, request.key))).to.deep.include({ statusCode: 200 })
      await eventually(
        () => count('jobs'),
        (n) => n === 0,
      )
      expect(open.sandbox.ledger().map(({ entry }) => entry)).to.deep.equal(['authorise', 'capture'])
    })

    it('API-59 releases the holds of an attempt that the processor never heard of, and says that nothing was charged', async () => {
      const caller = { ...brand, patronId: 'cora' }
      const order = aSubmittedOrder({ items: [tea(5)] })
      const request = aCardPlacement({ caller, order })
      const open = await died('attempt-written', request)
      expect(await engine.rows("select credit_held from patrons where id = 'cora'")).to.deep.equal([
        { credit_held: 1000 },
      ])
      const server = await revived(open)
      await eventually(
        () => engine.rows("select credit_held as held from patrons where id = 'cora'"),
        ([row]) => row?.['held'] === 0,
      )
      expect(await said(server.ordering.status(caller, request.key))).to.deep.include({ statusCode: 402 })
      expect(open.sandbox.ledger()).to.have.length(0)
    })

    it('API-59 gives an authorisation back that came after its attempt was released', async () => {
      let letGo: () => void = () => undefined
      const gate = new Promise<void>((done) => {
        letGo = done
      })
      world = await openWorld(
        engine,
        { timeouts: { attemptLease: 50, completer: 30, askAgain: 50, jobs: 50, wait: 5_000 } },
        (sandbox) => ({
          ...sandbox,
          authorise: async (ask) => {
            await gate
            return sandbox.authorise(ask)
          },
        }),
      )
      const { sandbox, server } = world
      const request = aCardPlacement()
      const late = server.ordering.place(request)
      await eventually(
        () => engine.rows('select state from attempts'),
        ([row]) => row?.['state'] === 'abandoned',
      )
      letGo()
      const result = await late
      await eventually(
        async () => sandbox.ledger().map(({ entry }) => entry),
        (entries) => entries.includes('void') || result._tag === 'Placed',
      )
      await eventually(
        () => count('jobs'),
        (n) => n === 0,
      )
      const entries = sandbox.ledger().map(({ entry }) => entry)
      expect(await count('orders')).to.equal(entries.filter((entry) => entry === 'capture').length)
      expect(entries.filter((entry) => entry === 'authorise').length).to.equal(
        entries.filter((entry) => entry === 'capture' || entry === 'void').length,
      )
    })
  })
}
