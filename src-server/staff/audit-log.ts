import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { type RawBuilder, sql } from 'kysely'
import { diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import type { AuditLine, AuditPage } from '../../src-domain/staff/audit-gateway.ts'
import { mayDo } from '../../src-domain/staff/permissions.ts'
import { worksAt } from '../../src-domain/staff/staff-member.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Database } from '../store/database.ts'
import { displayNumberIn } from '../store/rows/display-number.ts'
import type { NotAllowed } from './not-allowed.ts'
import type { Actor } from './write-audit.ts'

export interface AuditQuery {
  /** Absent: an owner reads all of the brand, a manager all of the own locations. */
  readonly locationId?: string
  /** Only lines older than this one. */
  readonly before?: number
}

export interface AuditLogFacade {
  readonly list: (actor: Actor, query: AuditQuery) => Promise<Either<NotAllowed, AuditPage>>
}

/** Lines per page. */
export const auditPageSize = 50

interface Row {
  readonly id: string | number
  readonly at: Date
  readonly member_id: string
  readonly action: string
  readonly subject: string
  readonly location_id: string
  readonly network: string
  readonly who: string | null
  readonly changed: string | null
  readonly number: string | null
}

/** `db`: for reads only. */
export function openAuditLog({
  db,
  catalogue,
}: {
  readonly db: Database
  readonly catalogue: Catalogue
}): AuditLogFacade {
  /** Name of a dish or group that staff marked. */
  const dishName = async (brandId: string, { location_id, subject }: Row): Promise<string | undefined> => {
    const known = await catalogue.location(brandId, location_id)
    const [kind, ...rest] = subject.split(':')
    const id = rest.join(':')
    const found = diningOptions.flatMap((option) => {
      const menu = known?.menus[option]
      return (kind === 'group' ? menu?.groups.get(id)?.name : menu?.items.get(id)?.name) ?? []
    })
    return found[0]
  }
  const subjectOf = async (brandId: string, row: Row): Promise<string | undefined> =>
    row.number ??
    row.changed ??
    // A version's number is what people call it.
    (row.action.startsWith('brand:') ? row.subject : undefined) ??
    (row.action.startsWith('availability:') ? await dishName(brandId, row) : undefined)

  return {
    list: async ({ brandId, member }, { locationId, before }) => {
      if (!mayDo(member.role, 'audit:read')) return left({ _tag: 'NotAllowed' })
      if (locationId !== undefined && !worksAt(member, locationId)) return left({ _tag: 'NotAllowed' })
      const isWhole = locationId === undefined && member.role === 'owner'
      const ids = JSON.stringify(locationId === undefined ? member.locationIds : [locationId])
      const { rows } = await sql<Row>`
        select a.id, a.at, a.member_id, a.action, a.subject, a.location_id, a.network,
          coalesce(nullif(m.name, ''), m.email, ${nameOfDevice(sql`a.member_id`)}) as who,
          coalesce(nullif(c.name, ''), c.email, ${nameOfDevice(sql`a.subject`)}, ${printerName}) as changed,
          ${displayNumberIn(sql`o.display_number`)} as number
        from audit a
        left join staff m on m.brand_id = a.brand_id and m.id = a.member_id
        left join staff c on c.brand_id = a.brand_id and c.id = a.subject
        left join orders o on o.id = a.subject and o.brand_id = a.brand_id
        where a.brand_id = ${brandId} and (${before ?? null}::bigint is null or a.id < ${before ?? null}::bigint)
          and (${isWhole}::boolean or a.location_id in (select jsonb_array_elements_text(${ids}::jsonb)))
        order by a.id desc limit ${auditPageSize + 1}`.execute(db)
      const lines = await Promise.all(
        rows.slice(0, auditPageSize).map(async (row) => lineOf(row, await subjectOf(brandId, row))),
      )
      return right({ lines, hasMore: rows.length > auditPageSize })
    },
  }
}

/** Name of a paired device or an API key. Revoked ones keep theirs. */
function nameOfDevice(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select d.name from devices d where d.brand_id = a.brand_id and d.id = ${id}
    union all select k.name from api_keys k where k.brand_id = a.brand_id and k.id = ${id} limit 1)`
}

const printerName = sql`(select p.name from printers p where p.brand_id = a.brand_id and p.id = a.subject)`

function lineOf(row: Row, subject: string | undefined): AuditLine {
  const by = row.member_id === '' ? 'operator' : row.who === null ? 'left' : 'member'
  return {
    ...{ id: Number(row.id), at: row.at.getTime(), by, action: row.action, network: row.network },
    ...(row.who === null ? {} : { who: row.who }),
    ...(subject === undefined ? {} : { subject }),
    ...(row.location_id === '' ? {} : { locationId: row.location_id }),
  }
}
