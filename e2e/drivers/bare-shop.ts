import { rm } from 'node:fs/promises'
import { type BareBackEnd, startBareBackEnd } from '../../test/bare-back-end/start-bare-back-end.ts'
import { changedBrands } from './changed-brands.ts'
import { type ShopServer, startShop } from './shop-server.ts'

/** Our storefront before an order server of the contract alone. */
export interface BareShop {
  readonly server: ShopServer
  readonly backEnd: BareBackEnd
  readonly stop: () => Promise<void>
}

type Json = Readonly<Record<string, unknown>>

/** As the brand is delivered, or with these words of `ordering` in place of its own. */
export async function startBareShop(ordering: Json = {}): Promise<BareShop> {
  const backEnd = await startBareBackEnd()
  const folder = await changedBrands('ember', {
    brand: (brand) => ({ ...brand, ordering: { ...Object(brand['ordering']), ...ordering } }),
  })
  const server = await startShop(folder, backEnd.origin)
  return {
    server,
    backEnd,
    stop: async () => {
      await server.stop()
      await backEnd.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
