import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { isKioskOn } from '../../src-domain/fulfilment/kiosk-permission.ts'
import type { TableSigns } from '../../src-domain/fulfilment/table-signs.ts'
import { mayDoAt } from '../../src-domain/staff/staff-member.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { NotFound } from '../not-found.ts'
import type { NotAllowed } from './not-allowed.ts'
import type { Actor } from './write-audit.ts'

export interface TableSignsFacade {
  readonly list: (actor: Actor, locationId: string) => Promise<Either<NotAllowed | NotFound, TableSigns>>
}

export interface TableSignsNeeds {
  readonly catalogue: Catalogue
  readonly brands: ReadonlyMap<string, Brand>
  /** Scheme and host of a brand's shop; undefined if it is not configured. */
  readonly originOf: (brandId: string) => string | undefined
}

export function openTableSigns({ catalogue, brands, originOf }: TableSignsNeeds): TableSignsFacade {
  return {
    list: async ({ brandId, member }, locationId) => {
      if (!mayDoAt(member, 'setup:write', locationId)) return left({ _tag: 'NotAllowed' })
      const brand = brands.get(brandId)
      const known = await catalogue.location(brandId, locationId)
      if (brand === undefined || known === undefined) return left({ _tag: 'NotFound' })
      const { location } = known.settings
      const origin = originOf(brandId)
      return right({
        ...(origin === undefined ? {} : { origin }),
        slug: location.slug,
        isOn: isKioskOn(brand, location),
        numbers: known.tables
          .filter(({ isRetired }) => !isRetired)
          .map(({ number }) => number)
          .sort((one, other) => one.localeCompare(other, 'en', { numeric: true })),
      })
    },
  }
}
