import { brandFolder } from '../../../src/brand/brand-folder.ts'
import { loadBrand } from '../../../src/brand/load-brands.ts'
import { mountSandboxBank } from '../../../src/processors/sandbox-bank.ts'
import { storefront } from '../../../src/render/storefront.ts'
import { phoneRulesOf } from '../../../src-adapters/libphonenumber/phone-rules.ts'
import { type Sandbox, sandboxGateway } from '../../../src-adapters/sandbox/gateway.ts'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import { openOrderServer } from '../../../src-server/open-order-server.ts'
import { cheapPasswords } from '../../builders/cheap-passwords.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { anEmptyDatabase, noon } from '../../builders/order-server-builder.ts'
import type { Now } from '../drivers/held-clock.ts'
import type { PageHouse } from '../drivers/open-page.ts'
import { directionOf, host, pagesOf, type Stage } from '../drivers/wiring-house.ts'

/** A brand of test/brands, exactly as in its folder. */
export interface BrandHouse extends PageHouse {
  readonly brand: Brand
  readonly sandbox: Sandbox
  readonly rows: (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>
}

const opened = new Map<string, Promise<BrandHouse>>()
const closing: (() => Promise<void>)[] = []

export function brandHouse(id: string): Promise<BrandHouse> {
  const house = opened.get(id) ?? open(id)
  opened.set(id, house)
  return house
}

after(async () => {
  for (const close of closing) await close()
})

async function open(id: string): Promise<BrandHouse> {
  const instance = await anEmptyDatabase()
  const now: Now = { at: noon }
  const sandbox = sandboxGateway()
  const gateways = new Map([['sandbox', sandbox]])
  const loaded = loadBrand(brandFolder(`test/brands/${id}`), () => undefined, 'here')
  const { brand, tokens, texts, seed } = loaded
  const server = await openOrderServer({
    database: { _tag: 'Memory', instance },
    brands: [seed],
    gateways,
    clock: { now: () => now.at },
    passwords: cheapPasswords,
    phones: phoneRulesOf,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
  const stage: Stage = { appEnv: 'development', botCheck: undefined }
  const edge = await openEdge(server, { brands: [brand] })
  mountSandboxBank(edge.app, gateways)
  await edge.app.register(
    storefront({
      ...pagesOf(brand, stage, { now: () => now.at }, edge.app),
      brandFor: (name) => (name === host ? { brand, tokens, hero: '/images/hero-1280.webp', texts } : undefined),
    }),
  )
  closing.push(async () => {
    await edge.app.close()
    await server.close()
    await instance.close()
  })
  return {
    ...directionOf(stage),
    app: edge.app,
    now,
    // Fixed rules, as in its folder.
    rule: () => brand,
    brand,
    sandbox,
    rows: async (sql) => (await instance.query<Record<string, unknown>>(sql)).rows,
  }
}
