import type { Generated } from 'kysely'
import type { InstantColumn, Json } from './column-kinds.ts'

export interface BrandTables {
  readonly brands: {
    id: string
    name: string
    currency: string | null
    served_version: Generated<number | null>
    rows_hash: Generated<string>
  }
  readonly brand_versions: {
    brand_id: string
    number: number
    hash: string
    files: Json<Readonly<Record<string, string>>>
    pictures: Json<Readonly<Record<string, string>>>
    published_at: InstantColumn
    published_by: string
  }
  readonly brand_pictures: { brand_id: string; hash: string; bytes: Buffer }
}
