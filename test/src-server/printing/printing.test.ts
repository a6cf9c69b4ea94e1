import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { mountPrinters } from '../../../src-server/http/mount-printers.ts'
import { usualLimits } from '../../../src-server/limits/limits.ts'
import type { PlacementRequest } from '../../../src-server/ordering/placement-request.ts'
import { deleteExpiredRows } from '../../../src-server/retention/delete-expired-rows.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { aKey } from '../../builders/order-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aPlacement,
  engines,
  noon,
  openWorld,
  placed,
  ramen,
  type World,
} from '../../builders/order-server-builder.ts'
import { seededStaff } from '../../builders/staff-builder.ts'

const minute = 60_000
const hour = 60 * minute
const [here, host] = ['noodle-house', 'order.example']
const all = '/staff/locations/loc-1/printers'

interface ShownPrinter {
  readonly id: string
  readonly name: string
  readonly condition?: string
  readonly askedAt?: number
  readonly waiting: number
  readonly failed: number
}

for (const engine of engines()) {
  describe(`printers that fetch their slips, over HTTP on ${engine.name}`, () => {
    let world: World
    let app: FastifyInstance
    let logged: readonly string[]
    let cookie = ''
    let key = 0
    const ordering = { ...aBrand().ordering, scheduled: true }

    const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
      const headers = { client: here, host, origin: `https://${host}`, cookie }
      const answer = await app.inject({
        ...{ method, url: `/v1${url}`, headers },
        ...(payload === undefined ? {} : { payload }),
      })
      return answer
    }
    const signIn = async (name: string) => {
      cookie = ''
      const body = { email: `${name}@example.com`, password: `noodles for ${name}` }
      cookie = String((await ask('POST', '/staff/session', body)).headers['set-cookie']).split(';')[0] ?? ''
    }
    const add = async (name = 'Kitchen') => {
      const answer = await ask('POST', all, { name, type: 'star-cloudprnt' })
      expect(answer.statusCode, answer.body).to.equal(200)
      const { address, printerId }: { address: string; printerId: string } = answer.json()
      return { address, printerId }
    }
    const shown = async (): Promise<ShownPrinter> => {
      const { printers }: { printers: ShownPrinter[] } = (await ask('GET', all)).json()
      const [first] = printers
      if (first === undefined) throw new Error('no printer')
      return first
    }
    const call = (method: 'GET' | 'POST' | 'DELETE', address: string, query = '', payload?: string) =>
      app.inject({
        ...{ method, url: `${address}${query}` },
        ...(payload === undefined ? {} : { payload, headers: { 'content-type': 'application/json; charset=UTF-8' } }),
      })
    const poll = async (address: string, statusCode = '200%20OK', more: object = {}) => {
      const body = { status: '23 6 0 0', printerMAC: '00:11:62:00:00:01', statusCode, clientAction: null, ...more }
      const answer = await call('POST', address, '', JSON.stringify(body))
      expect(answer.statusCode, answer.body).to.equal(200)
      const said: { jobReady: boolean; jobToken?: string } = answer.json()
      return said
    }
    const fetchSlip = (address: string, token = '') =>
      call('GET', address, `?mac=00%3A11%3A62%3A00%3A00%3A01&type=text%2Fplain&token=${token}`)
    const confirm = (address: string, token = '', code = '200%20OK') =>
      call('DELETE', address, `?mac=00%3A11%3A62%3A00%3A00%3A01&code=${code}&token=${token}`)
    /** Prints what is due, as a printer does. */
    const print = async (address: string): Promise<readonly string[]> => {
      const slips: string[] = []
      for (;;) {
        const { jobReady, jobToken = '' } = await poll(address)
        if (!jobReady) return slips
        slips.push((await fetchSlip(address, jobToken)).body)
        expect((await confirm(address, jobToken)).statusCode).to.equal(200)
      }
    }
    const place = async (order: Partial<PlacementRequest['order']> = {}) => {
      key += 1
      const request = aPlacement()
      return placed(
        await world.server.ordering.place({
          ...request,
          key: aKey(key),
          order: { ...request.order, items: [ramen()], ...order },
        }),
      )
    }
    const cancel = async (id: string) => {
      const command = { name: 'cancel', reason: 'Out of noodles' }
      const answer = await ask('POST', `/staff/orders/${id}/commands`, { commandId: randomUUID(), version: 0, command })
      expect(answer.statusCode, answer.body).to.equal(200)
    }

    beforeEach(async () => {
      key = 0
      const seeds = [aBrandSeed({ locations: [aLocationSetting()], staff: seededStaff }, { ordering })]
      world = await openWorld(engine, {
        brands: seeds,
        limits: { printerGuesses: { ...usualLimits.printerGuesses, most: 3 } },
      })
      const edge = await openEdge(world.server, { brands: [aBrand({ ordering })] })
      app = edge.app
      logged = edge.logged
      mountPrinters(app, '/v1', world.server.answerPrinter)
      await signIn('olga')
    })
    afterEach(async () => {
      await app.close()
      await world.close()
    })
    after(() => engine.close())

    it('gets the slip of each order placed after it was added, once', async () => {
      await place()
      world.clock.at += minute
      const { address } = await add()
      expect(await print(address)).to.deep.equal([])
      world.clock.at += minute
      const order = await place({ note: 'Severe nut allergy' })
      const [slip = '', ...others] = await print(address)
      expect(others).to.deep.equal([])
      expect(slip).to.include(`Order ${order.displayNumber}`)
      expect(slip).to.include('1 x Ramen').and.to.include('*** ALLERGY: Severe nut allergy ***')
      expect(await print(address)).to.deep.equal([])
    })

    it('gets a scheduled order when the kitchen starts', async () => {
      const { address } = await add()
      world.clock.at += minute
      const scheduledAt = (noon + 3 * hour) / 1_000
      await place({ scheduledAt })
      expect(await print(address)).to.deep.equal([])
      expect((await shown()).waiting).to.equal(0)
      world.clock.at = noon + 3 * hour - 20 * minute
      const [slip = ''] = await print(address)
      expect(slip).to.include('FOR LATER, ready by Wed, 6/10/2026, 3:00 PM')
    })

    it('is offered a slip again that it fetched and never confirmed, and the slip says so', async () => {
      const { address } = await add()
      world.clock.at += minute
      await place()
      const { jobToken } = await poll(address)
      const first = await fetchSlip(address, jobToken)
      expect((await fetchSlip(address, jobToken)).body).to.equal(first.body)
      expect(await poll(address, '200 OK', { printingInProgress: true })).to.deep.equal({ jobReady: false })
      expect((await poll(address)).jobToken).to.equal(jobToken)
      expect((await fetchSlip(address, jobToken)).body).to.include('PRINTED AGAIN')
      await confirm(address, jobToken)
      expect((await confirm(address, jobToken)).statusCode).to.equal(200)
      expect((await poll(address)).jobReady).to.equal(false)
      expect((await fetchSlip(address, jobToken)).statusCode).to.equal(404)
    })

    it('keeps its slips while it is out of paper, says how many wait, and prints them when paper is back', async () => {
      const { address } = await add()
      world.clock.at += minute
      expect(await poll(address, '410 Out of paper')).to.deep.equal({ jobReady: false })
      const one = await place()
      world.clock.at += minute
      const two = await place()
      world.clock.at += minute
      expect(await poll(address, '410 Out of paper')).to.deep.equal({ jobReady: false })
      expect(await shown()).to.include({ condition: 'out-of-paper', waiting: 2 })
      const slips = await print(address)
      expect(slips).to.have.length(2)
      expect(slips[0]).to.include(one.displayNumber)
      expect(slips[1]).to.include(two.displayNumber)
      expect(await shown()).to.include({ condition: 'ready', waiting: 0 })
    })

    it('runs out of paper within a slip: the job waits, and is no try', async () => {
      const { address } = await add()
      world.clock.at += minute
      await place()
      for (let times = 0; times < 8; times += 1) {
        const { jobToken } = await poll(address)
        await fetchSlip(address, jobToken)
        await confirm(address, jobToken, '410%20Out%20of%20paper')
      }
      expect(await shown()).to.include({ waiting: 1, failed: 0 })
      expect(await print(address)).to.have.length(1)
    })

    it('ends a job that the printer cannot download five times, or cannot read at all', async () => {
      const { address } = await add()
      world.clock.at += minute
      await place()
      for (let times = 0; times < 5; times += 1) {
        const { jobToken } = await poll(address)
        expect((await fetchSlip(address, jobToken)).body).to.not.include('PRINTED AGAIN')
        await confirm(address, jobToken, '520')
      }
      expect(await shown()).to.include({ waiting: 0, failed: 1 })
      await place()
      const { jobToken } = await poll(address)
      await confirm(address, jobToken, '510')
      expect(await shown()).to.include({ waiting: 0, failed: 2 })
    })

    it('that never asks is named as such, with the slips that wait for it', async () => {
      await add()
      world.clock.at += minute
      await place()
      const printer = await shown()
      expect(printer.waiting).to.equal(1)
      expect(printer).to.not.have.property('askedAt')
    })

    it('prints a cancellation of an order whose slip is in the kitchen, and no slip of one that is not', async () => {
      const { address } = await add()
      world.clock.at += minute
      const [printed, unprinted, fetched] = [await place(), await place(), await place()]
      const tokens: string[] = []
      for (const order of [printed, unprinted, fetched]) {
        const rows = await engine.rows(`select id from print_jobs where subject = '${order.id}'`)
        if (rows.length === 0) await poll(address)
        const [row] = await engine.rows(`select id from print_jobs where subject = '${order.id}'`)
        tokens.push(String(row?.['id']))
      }
      await fetchSlip(address, tokens[0])
      await confirm(address, tokens[0])
      await fetchSlip(address, tokens[2])
      for (const order of [printed, unprinted, fetched]) await cancel(order.id)
      const slips = [...(await print(address)), ...(await print(address))]
      const numbers = [printed, fetched].map(({ displayNumber }) => displayNumber)
      expect(slips.map((slip) => /Order (\d+)/.exec(slip)?.[1]).sort()).to.deep.equal(numbers.sort())
      for (const slip of slips) expect(slip).to.include('*** CANCELED: DO NOT MAKE ***').and.include('"Out of noodles"')
    })

    it('prints no slip of an order that was completed meanwhile', async () => {
      const { address } = await add()
      world.clock.at += minute
      const order = await place()
      let version = 0
      for (const name of ['accept', 'ready', 'complete']) {
        const command = { name, ...(name === 'accept' ? { minutesMore: 0 } : {}) }
        await ask('POST', `/staff/orders/${order.id}/commands`, { commandId: randomUUID(), version, command })
        version += 1
      }
      expect(await print(address)).to.deep.equal([])
      expect((await shown()).waiting).to.equal(0)
    })

    it('prints a test slip', async () => {
      const { address, printerId } = await add('Bar')
      expect((await ask('POST', `${all}/${printerId}/test`)).statusCode).to.equal(200)
      expect((await print(address))[0])
        .to.include('Test slip')
        .and.include('The printer "Bar" works.')
    })

    it('answers two printers each its own copy, and to neither the job of the other', async () => {
      const [one, two] = [await add('Kitchen'), await add('Bar')]
      world.clock.at += minute
      await place()
      const { jobToken } = await poll(one.address)
      expect((await fetchSlip(two.address, jobToken)).statusCode).to.equal(404)
      await confirm(two.address, jobToken)
      expect(await print(one.address)).to.have.length(1)
      expect(await print(two.address)).to.have.length(1)
    })

    it('shows its secret once, keeps a hash, and ends the old address at a renewal and at removal', async () => {
      const { address, printerId } = await add()
      const secret = address.split('/').at(-1) ?? ''
      expect(secret).to.match(/^[A-Za-z0-9_-]{43}$/)
      expect((await ask('GET', all)).body).to.not.include(secret)
      const rows = await engine.rows('select * from printers')
      expect(JSON.stringify(rows)).to.not.include(secret)
      await poll(address)
      const renewed: { address: string } = (await ask('POST', `${all}/${printerId}/address`)).json()
      expect((await call('POST', address, '', '{}')).statusCode).to.equal(401)
      await poll(renewed.address)
      expect((await ask('DELETE', `${all}/${printerId}`)).json().printers).to.deep.equal([])
      expect((await call('POST', renewed.address, '', '{}')).statusCode).to.equal(401)
      expect(logged.join('\n')).to.not.include(secret)
      const audit = await engine.rows(`select action, member_id from audit where subject = '${printerId}' order by id`)
      expect(audit.map(({ action }) => action)).to.deep.equal(['printer:Added', 'printer:Renewed', 'printer:Removed'])
    })

    it('limits wrong secrets by network and calls by printer, and has no settings for newer firmware', async () => {
      const { address, printerId } = await add()
      const settings = `/v1/printers/${printerId}/cloudprnt-setting.json?mac=00%3A11&replaced_path=x`
      expect((await app.inject({ method: 'GET', url: settings })).statusCode).to.equal(404)
      const wrong = `/v1/printers/${printerId}/${'a'.repeat(43)}`
      const statuses: number[] = []
      for (let guess = 0; guess < 4; guess += 1) statuses.push((await call('POST', wrong, '', '{}')).statusCode)
      expect(statuses).to.deep.equal([401, 401, 401, 429])
      expect((await poll(address)).jobReady).to.equal(false)
      const { most } = usualLimits.printerCalls
      for (let calls = 1; calls < most; calls += 1) await poll(address)
      const shut = await call('POST', address, '', '{}')
      expect(shut.statusCode).to.equal(429)
      expect(Number(shut.headers['retry-after'])).to.be.above(0)
    })

    it('refuses an unknown kind of printer and an eleventh printer', async () => {
      const unknown = await ask('POST', all, { name: 'Fax', type: 'fax' })
      expect([unknown.statusCode, unknown.json().code]).to.deep.equal([404, 'unknown_printer'])
      for (let count = 0; count < 10; count += 1) await add(`Printer ${count}`)
      const eleventh = await ask('POST', all, { name: 'One more', type: 'star-cloudprnt' })
      expect([eleventh.statusCode, eleventh.json().code]).to.deep.equal([409, 'too_many_printers'])
    })

    it('says in Spanish what a Spanish kitchen reads', async () => {
      await app.close()
      await world.close()
      const spanish = { ordering, locales: ['es' as const], defaultLocale: 'es' as const }
      world = await openWorld(engine, {
        brands: [aBrandSeed({ locations: [aLocationSetting()], staff: seededStaff }, spanish)],
      })
      app = (await openEdge(world.server, { brands: [aBrand(spanish)] })).app
      mountPrinters(app, '/v1', world.server.answerPrinter)
      await signIn('olga')
      const { address } = await add()
      world.clock.at += minute
      await place({ note: 'Alergia al maní' })
      expect((await print(address))[0]).to.include('*** ALERGIA: Alergia al mani ***')
    })

    it('forgets ended jobs after a month, and never prints an order again', async () => {
      const { address } = await add()
      world.clock.at += minute
      await place()
      expect(await print(address)).to.have.length(1)
      const { db, close } = await openDatabase(world.choice)
      await deleteExpiredRows(db, world.clock.at + 31 * 24 * hour)
      await close()
      expect(await engine.rows('select 1 from print_jobs')).to.deep.equal([])
      world.clock.at += 31 * 24 * hour
      expect(await print(address)).to.deep.equal([])
    })
  })
}
