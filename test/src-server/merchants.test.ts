import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { readBrandSecrets } from '../../src/environment/brand-secrets.ts'
import { paymentAccountsOf } from '../../src/processors/accounts.ts'
import { gatewaysOf } from '../../src/processors/server.ts'
import type { BrandSeed } from '../../src-server/brand/brand-seed.ts'
import { reconcile } from '../../src-server/reconciliation/reconcile.ts'
import { reconcileTimeoutsOf } from '../../src-server/reconciliation/reconcile-timeouts.ts'
import { claimRefund } from '../../src-server/refund/claim-refund.ts'
import { openDatabase } from '../../src-server/store/open-database.ts'
import { timeoutsFor } from '../../src-server/timeouts.ts'
import { environmentWith, type Merchants, merchantsOf } from '../builders/merchants-builder.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aLocationSetting,
  engines,
  eventually,
  openWorld,
  placed,
  quick,
  type TestEngine,
} from '../builders/order-server-builder.ts'
import { recordingLog } from '../builders/recording-log.ts'
import { claimed, theWhole } from '../builders/refund-builder.ts'

/** A ramen of $12.50 with $1.00 tax. */
const due = 1_350

function aHouse(id: string, paymentProcessor: string, locations = [aLocationSetting()]): BrandSeed {
  return aBrandSeed({ locations, patrons: [] }, { id, paymentProcessor })
}

/** A world whose accounts come from a file of secrets, as at a start. */
async function worldWith(
  engine: TestEngine,
  { variables }: Pick<Merchants, 'variables'>,
  brands: readonly BrandSeed[],
  sections: Readonly<Record<string, Readonly<Record<string, string>>>>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  const file = join(folder, 'secrets.json')
  writeFileSync(file, JSON.stringify(sections), { mode: 0o600 })
  const environment = environmentWith({ ...variables, DATA_DIR: folder, SECRETS_FILE: file })
  const secrets = readBrandSecrets(environment)
  const gateways = gatewaysOf(environment, secrets)
  const loaded = brands.map((seed) => ({ brand: seed.brand, seed }))
  const accounts = paymentAccountsOf({
    ...{ environment, secrets, hasOneBrand: loaded.length === 1 },
    brandOf: (id) => loaded.find(({ brand }) => brand.id === id),
  })
  const log = recordingLog()
  // Loading a vendor's package takes seconds on a busy machine.
  const timeouts = { ...quick, processor: 20_000, attemptLease: 60_000 }
  const world = await openWorld(engine, { brands, gateways, accounts, log, timeouts })
  return {
    world,
    gateways,
    log,
    place: async (brandId: string, cardNonce: string, locationId = 'loc-1') =>
      placed(await world.server.ordering.place(aCardPlacement({ caller: { brandId }, locationId, cardNonce }))),
    /** Differences that a reconciliation of every account finds. */
    differences: async () => {
      const store = await openDatabase(world.choice)
      const timeouts = { ...reconcileTimeoutsOf(timeoutsFor(2_000)), grace: 0 }
      const found: string[] = []
      for (const [account, gateway] of gateways)
        await eventually(
          () =>
            reconcile(
              { db: store.db, gateway, log, timeouts, tell: ({ kind }) => void found.push(`${account} ${kind}`) },
              account,
              true,
            ),
          ({ _tag }) => _tag === 'Compared',
        )
      await store.close()
      return found
    },
    refund: async (orderId: string) => {
      const store = await openDatabase(world.choice)
      claimed(await claimRefund({ db: store.db, gateways }, orderId, theWhole))
      await store.close()
    },
    close: async () => {
      await world.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

for (const engine of engines())
  describe(`brands with merchants of their own on ${engine.name}`, () => {
    after(() => engine.close())

    for (const [processor, open] of Object.entries(merchantsOf))
      it(`PAY-03 charges, captures, refunds and compares each brand on its own ${processor} account`, async () => {
        const merchants = await open()
        const { one, other } = merchants
        const brands = [aHouse('noodle-house', processor), aHouse('taco-house', processor)]
        const at = await worldWith(engine, merchants, brands, {
          'noodle-house': one.secrets,
          'taco-house': other.secrets,
        })
        try {
          const noodles = await at.place('noodle-house', one.nonce())
          await at.place('taco-house', other.nonce())
          await at.place('taco-house', other.nonce())
          await eventually(
            async () => [one.captured(), other.captured()],
            ([first, second]) => first === due && second === 2 * due,
          )
          merchants.settle()
          await at.refund(noodles.id)
          await eventually(
            async () => [one.refunded(), other.refunded()],
            ([first]) => first === due,
          )
          merchants.settle()
          expect(other.refunded()).to.equal(0)
          const rows = await engine.rows('select distinct brand_id, processor from attempts order by brand_id')
          expect(rows).to.deep.equal([
            { brand_id: 'noodle-house', processor: `${processor}@noodle-house` },
            { brand_id: 'taco-house', processor: `${processor}@taco-house` },
          ])
          await eventually(
            () => engine.rows(`select 1 from jobs where kind in ('capture', 'refund')`),
            (jobs) => jobs.length === 0,
          )
          await engine.rows(`update orders set placed_at = now() - interval '1 hour'`)
          expect(await at.differences()).to.deep.equal([])
          const lines = JSON.stringify([at.log.lines('info'), at.log.lines('warn'), at.log.lines('error')])
          expect(lines).to.include(`${processor}@noodle-house`)
          for (const secret of [...Object.values(one.secrets), ...Object.values(other.secrets)])
            expect(lines).not.to.include(secret)
        } finally {
          await at.close()
          await merchants.stop()
        }
      })
  })
