import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'chai'
import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { minor } from '../../../src-domain/money/minor.ts'
import type { LimitedResources } from '../../../src-server/holds/limited-resources.ts'
import { claimAndComplete } from '../../../src-server/ordering/claim-and-complete.ts'
import { claimForAttempt } from '../../../src-server/ordering/claim-for-attempt.ts'
import type { Claim } from '../../../src-server/ordering/claim-key.ts'
import { sharedCompleteAttempts } from '../../../src-server/ordering/complete-attempts.ts'
import { draftOrder } from '../../../src-server/ordering/draft-order.ts'
import type { Database } from '../../../src-server/store/database.ts'
import type { Schema } from '../../../src-server/store/schema.ts'
import { aPlacement } from '../../builders/order-server-builder.ts'
import { goingAhead, placementFacts } from '../../builders/placement-facts.ts'
import { documentedParts, goldenText, partsOf } from './statement-golden.ts'

const folder = 'test/src-server/ordering/statements'

/** Statements sent by `work`; both databases use PostgreSQL's dialect. */
async function statementsOf(work: (db: Database) => Promise<unknown>): Promise<readonly string[]> {
  const sent: string[] = []
  class Recording extends DummyDriver {
    override async acquireConnection(): Promise<DatabaseConnection> {
      const executeQuery = async ({ sql }: CompiledQuery) => {
        sent.push(sql)
        return { rows: [] }
      }
      return { ...(await super.acquireConnection()), executeQuery }
    }
  }
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Recording(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  await work(db)
  return sent
}

const request = aPlacement()

function aClaim(limited: Partial<LimitedResources> = {}, confirmsDuplicate = false): Claim {
  const { known, brand, now, ...facts } = placementFacts()
  const { read, paid } = goingAhead(request, { known, brand, now, ...facts })
  const { brandId } = request.caller
  const draft = draftOrder({
    ...{ request, known, read, paid, now },
    ...{ currency: brand.currency, loyalty: brand.loyalty, mails: false, house: { brand } },
  })
  const nothing = { credit: minor(0), slot: undefined, promo: undefined, giftCard: undefined, counted: undefined }
  return {
    ...{
      brandId,
      key: request.key,
      patronId: 'ana',
      known,
      fingerprint: 'f',
      likeness: 'l',
      confirmsDuplicate,
      draft,
      now,
    },
    limited: { brandId, key: request.key, patronId: 'ana', orderId: draft.order.id, ...nothing, ...limited },
    turns: [],
    takesFurtherStep: false,
    isWanted: () => true,
  }
}

const everything: Partial<LimitedResources> = {
  credit: minor(500),
  slot: { locationId: 'shop', at: 1_700_000_000, capacity: 4 },
  promo: { codeId: 'code', version: 'v1', isPerPatron: true },
  giftCard: { id: 'card', amount: minor(700) },
}
/** Only the slot of a location that limits items and money. */
const throttled: Partial<LimitedResources> = {
  slot: {
    ...{ locationId: 'shop', at: 1_700_000_000, capacity: 4, size: { items: 3, amount: minor(4_500) } },
    most: { items: 40, amount: minor(40_000) },
  },
}
/** Only a dish that staff count. */
const counted: Partial<LimitedResources> = {
  counted: {
    locationId: 'shop',
    units: [{ itemId: 'ramen', units: 2, version: '0a7e5c1e-4c1b-4f5a-9d0e-0c1f2a3b4c5d' }],
  },
}
const payment = { kind: 'cash' } as const
const paid = { amount: minor(1_000), currency: 'USD' } as const
const attempt = { processor: 'sandbox', instrumentHash: 'h', isSingleUse: true, lease: 30_000, ...paid }
const outcome = { _tag: 'Authorised', transactionId: 't', ...paid } as const
const name = { brandId: request.caller.brandId, key: request.key, n: 1, ...paid }

const forms: Readonly<Record<string, (db: Database) => Promise<unknown>>> = {
  'cash-plain': (db) => claimAndComplete(db, [{ claim: aClaim(), payment }]),
  'cash-with-everything-limited': (db) => claimAndComplete(db, [{ claim: aClaim(everything, true), payment }]),
  'cash-throttled': (db) => claimAndComplete(db, [{ claim: aClaim(throttled), payment }]),
  'card-claim-throttled': (db) => claimForAttempt(db, [{ claim: aClaim(throttled), attempt }]),
  'cash-counted': (db) => claimAndComplete(db, [{ claim: aClaim(counted), payment }]),
  'card-claim-counted': (db) => claimForAttempt(db, [{ claim: aClaim(counted), attempt }]),
  'card-claim-plain': (db) => claimForAttempt(db, [{ claim: aClaim(), attempt }]),
  'card-claim-with-everything-limited': (db) => claimForAttempt(db, [{ claim: aClaim(everything), attempt }]),
  'card-complete-plain': (db) => sharedCompleteAttempts(db)({ name: { ...name, holds: [] }, outcome }),
  'card-complete-with-everything-held': (db) => sharedCompleteAttempts(db)({ name, outcome }),
}

describe('the statements that place an order', () => {
  for (const [form, work] of Object.entries(forms))
    it(`${form}: its text is that of ${folder}/${form}.sql`, async () => {
      const [statement = '', ...more] = await statementsOf(work)
      expect(more).to.deep.equal([])
      const file = `${folder}/${form}.sql`
      if (process.env['WRITE_GOLDEN'] !== undefined) {
        mkdirSync(folder, { recursive: true })
        writeFileSync(file, goldenText(statement))
      }
      expect(existsSync(file), `run: WRITE_GOLDEN=1 node scripts/run-tests.mjs server placing-statements`).to.equal(
        true,
      )
      expect(goldenText(statement)).to.equal(readFileSync(file, 'utf8'))
    })

  it('one order and two that share a statement send the same text', async () => {
    const one = { claim: aClaim(), payment } as const
    expect(await statementsOf((db) => claimAndComplete(db, [one, one]))).to.deep.equal(
      await statementsOf((db) => claimAndComplete(db, [one])),
    )
  })

  it('each part has its reason, and no reason is of a part that is gone', async () => {
    const sent = (await Promise.all(Object.values(forms).map(statementsOf))).flat()
    const parts = new Set(sent.flatMap(partsOf).map(({ name }) => name))
    parts.delete('answer')
    expect([...parts].toSorted()).to.deep.equal(documentedParts.toSorted())
  })

  it('a part without a reason shows in the golden text', () => {
    expect(goldenText("with oven as ( select ')' )\nselect 1")).to.equal(
      "-- UNDOCUMENTED\noven as ( select ')' )\n\n-- Each order's outcome, by its position.\nselect 1\n",
    )
  })
})
