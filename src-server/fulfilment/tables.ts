import type { Brand } from '../../src-domain/brand/brand.ts'
import { isKioskOn } from '../../src-domain/fulfilment/kiosk-permission.ts'
import type { TableCheck } from '../../src-domain/fulfilment/table-gateway.ts'
import type { Catalogue } from '../location/catalogue.ts'
import type { OrderServer } from '../order-server.ts'
import { type KnownTable, retiredTable, tableByNumber, tableOrderingOff, unknownTable } from './known-table.ts'

const verdict = (found: KnownTable | undefined): TableCheck => {
  if (found === undefined) return { isValid: false, message: unknownTable }
  return found.isRetired ? { isValid: false, message: retiredTable } : { isValid: true, table: { id: found.id } }
}

export const openTables = (catalogue: Catalogue, brands: ReadonlyMap<string, Brand>): OrderServer['tables'] => ({
  check: async ({ brandId }, locationId, number) => {
    const brand = brands.get(brandId)
    const known = await catalogue.location(brandId, locationId)
    if (brand === undefined || known === undefined) return { _tag: 'NotFound' }
    // The brand and the restaurant have to want it both (TABLE-05).
    if (!isKioskOn(brand, known.settings.location)) return { isValid: false, message: tableOrderingOff }
    return verdict(tableByNumber(known.tables, number))
  },
})
