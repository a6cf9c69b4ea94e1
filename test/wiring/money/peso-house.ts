import { brandFolder } from '../../../src/brand/brand-folder.ts'
import { loadBrand } from '../../../src/brand/load-brands.ts'
import { mountSandboxBank } from '../../../src/processors/sandbox-bank.ts'
import { storefront } from '../../../src/render/storefront.ts'
import { type Sandbox, sandboxGateway } from '../../../src-adapters/sandbox/gateway.ts'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import { openOrderServer } from '../../../src-server/open-order-server.ts'
import { cheapPasswords } from '../../builders/cheap-passwords.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { anEmptyDatabase, noon } from '../../builders/order-server-builder.ts'
import type { Now } from '../drivers/held-clock.ts'
import type { PageHouse } from '../drivers/open-page.ts'
import { directionOf, host, pagesOf, type Stage } from '../drivers/wiring-house.ts'

/** The third brand, in pesos and Spanish, exactly as in its folder. */
export interface PesoHouse extends PageHouse {
  readonly brand: Brand
  readonly sandbox: Sandbox
  readonly rows: (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>
}

let opened: Promise<PesoHouse> | undefined

export function pesoHouse(): Promise<PesoHouse> {
  opened ??= open()
  return opened
}

let close = async () => {}
after(() => close())

async function open(): Promise<PesoHouse> {
  const instance = await anEmptyDatabase()
  const now: Now = { at: noon }
  const sandbox = sandboxGateway()
  const gateways = new Map([['sandbox', sandbox]])
  const loaded = loadBrand(brandFolder('test/brands/maizal'), () => undefined, 'here')
  const { brand, tokens, texts, seed } = loaded
  const server = await openOrderServer({
    database: { _tag: 'Memory', instance },
    brands: [seed],
    gateways,
    clock: { now: () => now.at },
    passwords: cheapPasswords,
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
  close = async () => {
    await edge.app.close()
    await server.close()
    await instance.close()
  }
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
