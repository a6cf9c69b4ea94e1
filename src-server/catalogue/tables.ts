import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { isKioskOn } from '../../src-domain/fulfilment/kiosk-permission.ts'
import type { TableCheck } from '../../src-domain/fulfilment/table-gateway.ts'
import type { Caller } from '../caller.ts'
import type { NotFound } from '../not-found.ts'
import type { Catalogue } from './catalogue.ts'
import { type KnownTable, retiredTable, tableByNumber, tableOrderingOff, unknownTable } from './known-table.ts'

export interface TablesFacade {
  /** `number`: as on the table's sign. */
  readonly check: (caller: Caller, locationId: string, number: string) => Promise<Either<NotFound, TableCheck>>
}

export function openTables(catalogue: Catalogue, brands: ReadonlyMap<string, Brand>): TablesFacade {
  return {
    check: async ({ brandId }, locationId, number) => {
      const brand = brands.get(brandId)
      const known = await catalogue.location(brandId, locationId)
      if (brand === undefined || known === undefined) return left({ _tag: 'NotFound' })
      // Brand and restaurant must both allow it (TABLE-05).
      if (!isKioskOn(brand, known.settings.location))
        return right({ isValid: false, message: tableOrderingOff, reason: 'off' })
      return right(verdict(tableByNumber(known.tables, number)))
    },
  }
}

function verdict(found: KnownTable | undefined): TableCheck {
  if (found === undefined) return { isValid: false, message: unknownTable, reason: 'unknown' }
  return found.isRetired
    ? { isValid: false, message: retiredTable, reason: 'retired' }
    : { isValid: true, table: { id: found.id } }
}
