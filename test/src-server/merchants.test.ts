import { createHmac } from 'node:crypto'
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
import { aBrand } from '../builders/brand-builder.ts'
import { environmentWith, type Merchants, merchantsOf, stripeBooks } from '../builders/merchants-builder.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aLocationSetting,
  aPlacement,
  engines,
  eventually,
  noon,
  openWorld,
  placed,
  quick,
  type TestEngine,
} from '../builders/order-server-builder.ts'
import { recordingLog } from '../builders/recording-log.ts'
import { claimed, theWhole } from '../builders/refund-builder.ts'
import { said } from '../builders/said.ts'
import { startFakeSquare } from '../vendors/square/server/fake-square.ts'
import { startFakeStripe } from '../vendors/stripe/start-fake-stripe.ts'

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
    accounts,
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

    it('PAY-03 takes the payments of two locations of a seller at two locations of Square', async () => {
      const square = await startFakeSquare({ accessToken: 'EAAA-noodle', otherLocationIds: ['LNORTH', 'LSOUTH'] })
      square.clock.advance(Date.now() - square.clock.now())
      const locations = [
        aLocationSetting({ id: 'loc-1', slug: 'north' }),
        aLocationSetting({ id: 'loc-2', slug: 'south' }),
      ]
      const vendor = { variables: { SQUARE_URL: square.url } }
      const at = await worldWith(engine, vendor, [aHouse('noodle-house', 'square', locations)], {
        'noodle-house': { SQUARE_ACCESS_TOKEN: square.seller.accessToken },
        'noodle-house/north': { SQUARE_LOCATION_ID: 'LNORTH' },
        'noodle-house/south': { SQUARE_LOCATION_ID: 'LSOUTH' },
      })
      try {
        await at.place('noodle-house', square.mint(), 'loc-1')
        await at.place('noodle-house', square.mint(), 'loc-2')
        await eventually(
          async () => square.payments().map(({ status }) => status),
          (all) => all.every((status) => status === 'COMPLETED'),
        )
        expect(square.payments().map(({ location_id: id }) => id)).to.deep.equal(['LNORTH', 'LSOUTH'])
        const { vaultOf, accountOf } = at.accounts
        expect(accountOf('noodle-house', 'loc-2')).to.equal('square@noodle-house/south')
        expect(vaultOf('square@noodle-house/south'), 'one seller keeps the cards').to.equal('square@noodle-house')
      } finally {
        await at.close()
        await square.stop()
      }
    })

    it('PAY-03 charges a connected account through Stripe Connect, keeps the fee and returns it with a refund', async () => {
      const stripe = await startFakeStripe({ secretKey: 'sk_test_platform', connected: ['acct_noodle'] })
      const { protocol, host, port } = stripe.settings
      const variables = { STRIPE_API: `${protocol}://${host}:${port}`, STRIPE_SECRET_KEY: stripe.secretKey }
      const books = stripeBooks(stripe.connected('acct_noodle'))
      const houses = [aHouse('noodle-house', 'stripe'), aHouse('taco-house', 'sandbox')]
      const at = await worldWith(engine, { variables }, houses, {
        'noodle-house': { STRIPE_ACCOUNT: 'acct_noodle', STRIPE_PLATFORM_FEE: '250' },
      })
      try {
        const { id } = await at.place('noodle-house', books.nonce())
        await eventually(
          async () => books.captured(),
          (sum) => sum === due,
        )
        const [intent] = stripe.connected('acct_noodle').intents.values()
        expect(intent?.application_fee_amount, '2.5 % of $13.50, half up').to.equal(34)
        expect(stripe.ledger.intents.size, 'nothing on the platform').to.equal(0)
        const credentials = await said(at.world.server.locations.credentials({ brandId: 'noodle-house' }, 'loc-1'))
        expect(credentials).to.deep.include({ merchantId: 'acct_noodle' })
        await at.refund(id)
        await eventually(
          async () => books.refunded(),
          (sum) => sum === due,
        )
        expect([...stripe.connected('acct_noodle').returnedFees.values()]).to.deep.equal([34])
      } finally {
        await at.close()
        await stripe.stop()
      }
    })

    it('PAY-14 refuses a webhook that is signed with the secret of another brand', async () => {
      const sections = {
        'noodle-house': { SQUARE_ACCESS_TOKEN: 'EAAA-noodle', SQUARE_WEBHOOK_KEY: 'hook-noodle' },
        'taco-house': { SQUARE_ACCESS_TOKEN: 'EAAA-taco', SQUARE_WEBHOOK_KEY: 'hook-taco' },
      }
      const houses = [aHouse('noodle-house', 'square'), aHouse('taco-house', 'square')]
      const at = await worldWith(engine, { variables: {} }, houses, sections)
      try {
        const url = 'https://shop.example/v1/webhooks/square/taco-house'
        const body = JSON.stringify({ created_at: new Date(noon).toISOString(), data: { object: {} } })
        const hear = (key: string, brandId: string | undefined) => {
          const signature = createHmac('sha256', key)
            .update(url + body)
            .digest('base64')
          const headers = { 'x-square-hmacsha256-signature': signature }
          return at.world.server.hearPost('square', brandId, { url, body, headers })
        }
        expect(await hear('hook-noodle', 'taco-house')).to.equal('Refused')
        expect(await hear('hook-taco', 'taco-house')).to.equal('Ignored')
        expect(await hear('hook-taco', undefined), 'the path of the environment').to.equal('NoSuch')
        expect(await hear('hook-taco', 'nobody')).to.equal('NoSuch')
      } finally {
        await at.close()
      }
    })

    it('PAY-03 takes cash for a brand without a processor, and refuses a card', async () => {
      const ordering = { ...aBrand().ordering, cash: true }
      const world = await openWorld(engine, {
        brands: [aBrandSeed({ patrons: [] }, { paymentProcessor: 'none', ordering })],
        gateways: new Map(),
      })
      try {
        placed(await world.server.ordering.place(aPlacement()))
        const byCard = await world.server.ordering.place(aCardPlacement())
        expect(byCard).to.include({ _tag: 'Refused', status: 400, code: 'cards_unavailable' })
        expect(await engine.rows('select 1 from attempts')).to.deep.equal([])
      } finally {
        await world.close()
      }
    })
  })
