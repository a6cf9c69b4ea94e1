import { expect } from 'chai'
import { isLeft } from 'fp-ts/lib/Either.js'
import { minor } from '../../src-domain/money/minor.ts'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { CrashPoint } from '../../src-server/crash-point.ts'
import { type ClaimedRefund, claimRefund } from '../../src-server/refund/claim-refund.ts'
import type { RefundIntent } from '../../src-server/refund/draft-refund.ts'
import { type OpenDatabase, openDatabase } from '../../src-server/store/open-database.ts'
import {
  aCardPlacement,
  aSubmittedOrder,
  eventually,
  openWorld,
  placed,
  quick,
  ramen,
  type TestEngine,
  tea,
  type World,
  type WorldNeeds,
} from './order-server-builder.ts'
import { recordingLog } from './recording-log.ts'
import { claimed, steeredRefunds } from './refund-builder.ts'

export const brandId = 'noodle-house'
export const cora = { caller: { brandId, patronId: 'cora' } }
const noPoint: CrashPoint | undefined = undefined

export const twoLines = { order: aSubmittedOrder({ items: [ramen(), tea(2)] }), tip: minor(200) }
const timeouts = { ...quick, jobs: 30, completer: 3_600_000 }

export function refundHouse(engine: TestEngine) {
  const log = recordingLog()
  const rows = (sql: string) => engine.rows(sql)
  const refunds = () => rows('select n, state, way, charged from refunds order by order_id, n')
  const settled = () =>
    eventually(
      () => rows("select kind from jobs where kind in ('capture', 'refund') and not is_dead"),
      (jobs) => jobs.length === 0,
    )
  const due = () => rows("update jobs set run_at = now() where kind in ('capture', 'refund') and not is_dead")
  let opened: { readonly world: World; readonly store: OpenDatabase; readonly processor: Processor } | undefined
  const here = () => {
    if (opened === undefined) throw new Error('open comes first')
    return opened
  }
  const gateways = () => new Map<string, PaymentGateway>([['sandbox', here().processor.over(here().world.sandbox)]])
  const claim = (order: string, intent: RefundIntent) =>
    claimRefund({ db: here().store.db, gateways: gateways() }, order, intent)
  const byCard = async (...given: Parameters<typeof aCardPlacement>) =>
    placed(await here().world.server.ordering.place(aCardPlacement(...given))).id

  const house = {
    log,
    rows,
    refunds,
    settled,
    due,
    gateways,
    claim,
    byCard,
    fatal: noPoint,
    get world() {
      return here().world
    },
    get store() {
      return here().store
    },
    get processor() {
      return here().processor
    },
    open: async (over: (gateway: PaymentGateway) => PaymentGateway = (gateway) => gateway, more: WorldNeeds = {}) => {
      const processor = steeredRefunds()
      house.fatal = undefined
      log.clear()
      const crashAt = (point: CrashPoint) => {
        if (point === house.fatal) throw new Error(`died at ${point}`)
      }
      const needs = { timeouts, log, crashAt, ...more }
      const world = await openWorld(engine, needs, (sandbox) => over(processor.over(sandbox)))
      opened = { world, processor, store: await openDatabase(world.choice) }
    },
    close: async () => {
      const { store, world } = here()
      await store.close()
      await world.close()
    },
    audit: () => audit(rows, here().world),
    leave: async () => {
      await house.audit()
      await house.close()
    },
    refund: async (order: string, intent: RefundIntent): Promise<ClaimedRefund> => claimed(await claim(order, intent)),
    refusal: async (order: string, intent: RefundIntent) => {
      const result = await claim(order, intent)
      return isLeft(result) ? result.left._tag : 'Claimed'
    },
    captured: async (...given: Parameters<typeof aCardPlacement>) => {
      const id = await byCard(...given)
      await settled()
      return id
    },
  }
  return house
}

type Processor = ReturnType<typeof steeredRefunds>

async function audit(rows: TestEngine['rows'], world: World): Promise<void> {
  expect(
    await rows('select order_id, n, sum(amount) from refund_entries group by 1, 2 having sum(amount) <> 0'),
  ).to.deep.equal([])
  expect(
    await rows(`
      select g.id from gift_cards g join gift_card_entries e on e.brand_id = g.brand_id and e.card_id = g.id
      group by g.id, g.balance having sum(e.amount) <> g.balance`),
  ).to.deep.equal([])
  expect(
    await rows(`
      select l.order_id from ledger_entries l join refund_entries r on r.order_id = l.order_id and r.account = l.account
      group by l.order_id, l.account, l.amount having abs(sum(r.amount)) > abs(l.amount) or sum(r.amount) * l.amount > 0`),
  ).to.deep.equal([])
  const taken = world.sandbox.ledger()
  for (const one of taken) {
    if (one.entry !== 'capture') continue
    const back = taken.filter((other) => other.entry === 'refund' && other.transactionId === one.transactionId)
    expect(back.reduce((all, other) => all + ('amount' in other ? other.amount : 0), 0)).to.be.at.most(one.amount)
  }
}
