import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { availabilityGateway } from '../../../src-adapters/order-server/availability-gateway.ts'
import { boardGateway } from '../../../src-adapters/order-server/board-gateway.ts'
import { reportGateway } from '../../../src-adapters/order-server/report-gateway.ts'
import { staffGateway } from '../../../src-adapters/order-server/staff-gateway.ts'
import { todayGateway } from '../../../src-adapters/order-server/today-gateway.ts'
import type { SendJson } from '../../../src-domain/call/send-json.ts'
import type { BoardOrder } from '../../../src-domain/kitchen/board-order.ts'
import type { KitchenCommand } from '../../../src-domain/kitchen/kitchen-command.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { TodayChange } from '../../../src-domain/today/decide-change.ts'
import { type HttpGateways, openHttpGateways } from '../../builders/http-gateways.ts'
import { aBrandSeed, aPlacement, engines, noon, placed } from '../../builders/order-server-builder.ts'
import { aRate } from '../../builders/rate-builder.ts'
import { seededStaff } from '../../builders/staff-builder.ts'
import { leftOf, rightOf } from '../../contracts/either.ts'

const minute = 60_000
const noStream = { open: () => ({ readyState: 2, addEventListener: () => undefined, close: () => undefined }) }

/** Keeps the session's cookie and names the page's origin, as a browser does. */
function asBrowser(send: SendJson): SendJson {
  let cookie = ''
  return async (request) => {
    expect(request.isDeviceShown, request.path).to.equal(true)
    const headers = { ...request.headers, cookie, host: 'order.example', origin: 'https://order.example' }
    const answer = await send({ ...request, headers })
    if (answer._tag === 'Answered') cookie = answer.headers['set-cookie']?.split(';')[0] ?? cookie
    return answer
  }
}

for (const engine of engines()) {
  describe(`the gateways of staff, the HTTP edge and the order server on ${engine.name}`, () => {
    let http: HttpGateways
    beforeEach(async () => {
      http = await openHttpGateways(engine, { brands: [aBrandSeed({ staff: seededStaff })] })
    })
    afterEach(() => http.close())
    after(() => engine.close())

    const gateways = () => {
      const needs = { ...http.needs, send: asBrowser(http.needs.send), locationId: () => undefined }
      return {
        staff: staffGateway(needs),
        board: boardGateway(needs, noStream),
        availability: availabilityGateway(needs),
        reports: reportGateway(needs),
        today: todayGateway(needs),
      }
    }

    it('read a board anew as what changed since the last look, and show the whole of it', async () => {
      const bodies: { readonly orders?: readonly unknown[]; readonly gone?: unknown }[] = []
      const send: SendJson = async (request) => {
        const answer = await http.needs.send(request)
        if (answer._tag === 'Answered' && request.path.endsWith('/orders')) bodies.push(Object(answer.body))
        return answer
      }
      const needs = { ...http.needs, send: asBrowser(send), locationId: () => undefined }
      rightOf(await staffGateway(needs).signIn('carl@example.com', 'noodles for carl'))
      const board = boardGateway(needs, noStream)
      const place = async () =>
        placed(await http.world.server.ordering.place(aPlacement({ confirmsDuplicate: true }))).id
      const first = [await place(), await place()]
      const shown = async () => rightOf(await board.orders('loc-1')).map(({ id, status }) => `${id} ${status}`)
      expect(await shown()).to.have.members(first.map((id) => `${id} new`))
      expect(await shown()).to.have.members(first.map((id) => `${id} new`))
      const [moved = '', still = ''] = first
      const commandId = randomUUID()
      rightOf(await board.send({ orderId: moved, commandId, version: 0, command: { _tag: 'MarkReady' } }))
      const third = await place()
      expect(await shown()).to.have.members([`${moved} ready`, `${still} new`, `${third} new`])
      expect(bodies.map(({ orders, gone }) => [orders?.length, gone])).to.deep.equal([
        [2, undefined],
        [0, []],
        [2, []],
      ])
    })

    it('sign in, take an order from accepted to completed, and sign out', async () => {
      const { staff, board } = gateways()
      expect(leftOf(await staff.session())).to.include({ status: 401 })
      expect(leftOf(await staff.signIn('carl@example.com', 'not his'))).to.include({ status: 401 })
      const session = rightOf(await staff.signIn('carl@example.com', 'noodles for carl'))
      expect(session.locations).to.deep.equal([{ id: 'loc-1', name: 'Main Street', timeZone: 'America/New_York' }])
      expect(rightOf(await staff.session())).to.deep.equal(session)
      const ticket = placed(await http.world.server.ordering.place(aPlacement()))
      const [order] = rightOf(await board.orders('loc-1'))
      if (order === undefined) throw new Error('the board is empty')
      expect(order).to.deep.include({ id: ticket.id, status: 'new', version: 0, promisedAt: noon + 20 * minute })
      const send = async (at: BoardOrder, command: KitchenCommand, commandId = randomUUID()) =>
        board.send({ orderId: order.id, commandId, version: at.version, command })
      const accept: KitchenCommand = { _tag: 'Accept', minutesMore: 10 }
      const commandId = randomUUID()
      const accepted = rightOf(await send(order, accept, commandId))
      expect(accepted).to.deep.include({ status: 'accepted', version: 1, promisedAt: noon + 30 * minute })
      expect(rightOf(await send(order, accept, commandId))).to.deep.equal(accepted)
      expect(leftOf(await send(order, accept))).to.deep.equal({
        ...{ _tag: 'CommandRefused', refusal: { _tag: 'StaleVersion', version: 1 }, order: accepted },
      })
      const ready = rightOf(await send(accepted, { _tag: 'MarkReady' }))
      const completed = rightOf(await send(ready, { _tag: 'Complete' }))
      expect(completed.status).to.equal('completed')
      expect(leftOf(await send(completed, { _tag: 'MarkReady' }))).to.deep.include({
        refusal: { _tag: 'WrongStatus', status: 'completed' },
      })
      rightOf(await staff.signOut())
      expect(leftOf(await board.orders('loc-1'))).to.include({ status: 401 })
    })

    it('change what the location takes today, and undo it', async () => {
      const { staff, today } = gateways()
      expect(leftOf(await today.look('loc-1'))).to.include({ status: 401 })
      rightOf(await staff.signIn('carl@example.com', 'noodles for carl'))
      const before = rightOf(await today.look('loc-1'))
      const change = async (one: TodayChange) => rightOf(await today.change('loc-1', one))
      const limits = { orders: 8, items: 40, amount: minor(25_050) }
      const paused = await change({ _tag: 'Pause', orderTypes: ['pickup'], minutes: 30 })
      expect(paused.types[0]).to.deep.include({
        ...{ orderType: 'pickup', isOpen: false, pause: { since: noon, until: noon + 30 * minute } },
      })
      await change({ _tag: 'Prepare', orderType: 'pickup', minutes: 45 })
      await change({ _tag: 'OpenLate', at: '13:00' })
      await change({ _tag: 'CloseEarly', at: '20:00' })
      const all = await change({ _tag: 'Throttle', limits })
      expect(all.hours).to.deep.include({ opensAt: '13:00', closesAt: '20:00' })
      expect(all.throttle).to.deep.equal({ since: noon, limits })
      expect(leftOf(await today.change('loc-1', { _tag: 'OpenLate', at: '00:00' }))).to.include({ status: 409 })
      await change({ _tag: 'Resume', orderTypes: ['pickup'] })
      await change({ _tag: 'PrepareAsUsual', orderType: 'pickup' })
      await change({ _tag: 'HoursAsUsual' })
      expect(await change({ _tag: 'Unthrottle' })).to.deep.equal(before)
    })

    it('sell a dish out until a time, and switch it on', async () => {
      const { staff, availability } = gateways()
      expect(leftOf(await availability.list('loc-1'))).to.include({ status: 401 })
      rightOf(await staff.signIn('carl@example.com', 'noodles for carl'))
      const before = rightOf(await availability.list('loc-1'))
      expect(before.map(({ name }) => name)).to.include.members(['Bowls', 'Ramen', 'Thin'])
      const until = noon + 60 * minute
      const of = { kind: 'item', id: 'ramen' } as const
      const after = rightOf(await availability.change('loc-1', { ...of, change: { _tag: 'SellOutUntil', until } }))
      expect(after.find(({ id }) => id === 'ramen')).to.deep.include({
        isAvailable: false,
        soldOut: { since: noon, until },
      })
      expect(rightOf(await availability.list('loc-1'))).to.deep.equal(after)
      expect(rightOf(await availability.change('loc-1', { ...of, change: { _tag: 'SwitchOn' } }))).to.deep.equal(before)
      const past = await availability.change('loc-1', { ...of, change: { _tag: 'SellOutUntil', until: noon } })
      expect(leftOf(past)).to.include({ status: 409, code: 'until_is_past' })
      expect(leftOf(await availability.list('loc-2'))).to.include({ status: 403 })
    })

    it('read a day’s report, and refuse a day to come', async () => {
      const { staff, reports } = gateways()
      expect(leftOf(await reports.day('loc-1', 'today'))).to.include({ status: 401 })
      rightOf(await staff.signIn('olga@example.com', 'noodles for olga'))
      placed(await http.world.server.ordering.place(aPlacement()))
      const report = rightOf(await reports.day('loc-1', 'today'))
      expect(report).to.deep.include({ date: '2026-06-10', from: noon - 720 * minute, readAt: noon })
      expect(report.sales).to.deep.include({ orders: 1, gross: 1_250, tax: 100, total: 1_350 })
      expect(report.taxes).to.deep.include.members([
        ...[{ rate: aRate('8'), isIncluded: false, taxable: 1_250, tax: 100, refundedTaxable: 0, refundedTax: 0 }],
      ])
      expect(rightOf(await reports.day('loc-1', '2026-06-10'))).to.deep.equal(report)
      expect(leftOf(await reports.day('loc-1', '2026-06-11'))).to.include({ status: 404, code: 'unknown_day' })
    })

    it('say 403 of another location, and 404 of an unknown order', async () => {
      const { staff, board } = gateways()
      rightOf(await staff.signIn('carl@example.com', 'noodles for carl'))
      expect(leftOf(await board.orders('loc-2'))).to.include({ status: 403 })
      const sent = { orderId: 'none', commandId: randomUUID(), version: 0, command: { _tag: 'Complete' } } as const
      expect(leftOf(await board.send(sent))).to.include({ status: 404, code: 'unknown_order' })
    })
  })
}
