import { randomBytes } from 'node:crypto'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import { zero } from '../../src-domain/money/minor.ts'
import {
  type NewPromoCode,
  newPromoCodeProblem,
  type PromoCodeProblem,
} from '../../src-domain/offers/new-promo-code.ts'
import type { PromoCodeEntry } from '../../src-domain/offers/promo-code-entry.ts'
import { samePromoCode } from '../../src-domain/promo/promo-code.ts'
import type { Promotion } from '../../src-domain/promo/promotion.ts'
import type { NotFound } from '../not-found.ts'
import type { Actor } from '../staff/write-audit.ts'
import { noteEvent, onceOnly } from './offer-event.ts'
import { type CommandReused, mayChangeOffers, type NotAllowed } from './offer-permission.ts'
import { promotionVersion } from './promotion-version.ts'
import type { StaffOffersNeeds } from './staff-offers-needs.ts'

export type CodeTaken = { readonly _tag: 'CodeTaken' }
type Codes = readonly PromoCodeEntry[]

/** Promo codes of a brand, for staff. Every call checks the member's permission and returns the list after it. */
export interface PromoCodesFacade {
  readonly list: (actor: Actor) => Promise<Either<NotAllowed, Codes>>
  /** NotFound: no menu of the brand has one of the entries. */
  readonly create: (
    actor: Actor,
    commandId: string,
    made: NewPromoCode,
  ) => Promise<Either<NotAllowed | NotFound | CodeTaken | CommandReused | PromoCodeProblem, Codes>>
  readonly end: (
    actor: Actor,
    commandId: string,
    id: string,
  ) => Promise<Either<NotAllowed | NotFound | CommandReused, Codes>>
}

interface Row {
  readonly id: string
  readonly code: string
  readonly terms: Promotion
  readonly uses: number
  readonly most: number | null
  readonly most_per_patron: number | null
  readonly is_active: boolean
  readonly made_at: Date | null
  readonly ended_at: Date | null
}

/** Codes in the list. Older ones that have ended are left out first. */
const mostListed = 500

export function openPromoCodes({ db, catalogue, clock, currencyOf }: StaffOffersNeeds): PromoCodesFacade {
  const listed = async (brandId: string): Promise<Codes> => {
    const { rows } = await sql<Row>`
      select c.id, c.code, p.terms, c.uses, c.most, c.most_per_patron, c.is_active, c.made_at, c.ended_at
      from promotion_codes c join promotions p on p.brand_id = c.brand_id and p.id = c.promotion_id
      where c.brand_id = ${brandId}
      order by c.is_active desc, c.made_at desc nulls last, c.code limit ${mostListed}`.execute(db)
    return rows.map(entryOf)
  }

  const isOnMenus = async (brandId: string, ids: readonly string[]): Promise<boolean> => {
    if (ids.length === 0) return true
    const menus = (await catalogue.locations(brandId)).flatMap((known) => diningOptions.map((one) => known.menus[one]))
    return ids.every((id) => menus.some(({ groups, items }) => groups.has(id) || items.has(id)))
  }

  return {
    list: async (actor) => (mayChangeOffers(actor) ? right(await listed(actor.brandId)) : left({ _tag: 'NotAllowed' })),
    create: async (actor, commandId, { code: typed, ...made }) => {
      if (!mayChangeOffers(actor)) return left({ _tag: 'NotAllowed' })
      const { brandId } = actor
      const now = clock.now()
      const code = samePromoCode(typed)
      const problem = newPromoCodeProblem({ ...made, code }, now)
      if (problem !== undefined) return left(problem)
      if (!(await isOnMenus(brandId, made.on))) return left({ _tag: 'NotFound' })
      const { most, mostPerPatron, ...terms } = made
      const promotion: Promotion = { ...terms, id: `promo_${newId()}`, callToAction: '' }
      const stored = JSON.stringify(promotion)
      const kind = 'promo-created'
      const currency = currencyOf(brandId)
      const event = {
        actor,
        commandId,
        kind,
        subject: code,
        amount: zero,
        currency,
        locationId: '',
        reason: '',
        at: now,
      } as const
      const outcome = await onceOnly(
        db,
        event,
        sql`
        with promoted as (
          insert into promotions (brand_id, id, version, terms)
          values (${brandId}, ${promotion.id}, ${promotionVersion(stored)}, ${stored}::jsonb)
          returning id
        ), coded as (
          insert into promotion_codes (brand_id, id, promotion_id, code, most, most_per_patron, made_at)
          select ${brandId}, ${`code_${newId()}`}, id, ${code}, ${most ?? null}::integer, ${mostPerPatron ?? null}::integer,
            ${new Date(now).toISOString()}::timestamptz
          from promoted
          returning id
        ), ${noteEvent(event, sql`coded`)}
        select id from coded`,
      )
      if (outcome._tag === 'Taken') return left({ _tag: 'CodeTaken' })
      if (outcome._tag === 'Repeated' && !isOf(outcome.earlier, event)) return left({ _tag: 'CommandReused' })
      return right(await listed(brandId))
    },
    end: async (actor, commandId, id) => {
      if (!mayChangeOffers(actor)) return left({ _tag: 'NotAllowed' })
      const { brandId } = actor
      const known = await db
        .selectFrom('promotion_codes')
        .select('code')
        .where('brand_id', '=', brandId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (known === undefined) return left({ _tag: 'NotFound' })
      const at = clock.now()
      const currency = currencyOf(brandId)
      const event = {
        actor,
        commandId,
        kind: 'promo-ended',
        subject: known.code,
        amount: zero,
        currency,
        locationId: '',
        reason: '',
        at,
      } as const
      const outcome = await onceOnly(
        db,
        event,
        sql`
        with ended as (
          update promotion_codes set is_active = false, ended_at = ${new Date(at).toISOString()}::timestamptz
          where brand_id = ${brandId} and id = ${id} and ended_at is null
          returning id
        ), ${noteEvent(event, sql`ended`)}
        select id from ended`,
      )
      if (outcome._tag === 'Repeated' && !isOf(outcome.earlier, event)) return left({ _tag: 'CommandReused' })
      return right(await listed(brandId))
    },
  }
}

type Named = { readonly kind: string; readonly subject: string }

function isOf(earlier: Named, event: Named): boolean {
  return earlier.kind === event.kind && earlier.subject === event.subject
}

/** Unguessable: the public id must not reveal the code. */
function newId(): string {
  return randomBytes(12).toString('base64url')
}

function entryOf(row: Row): PromoCodeEntry {
  const { name, description, off, on, minimum, orderTypes, startsAt, endsAt } = row.terms
  return {
    ...{ id: row.id, code: row.code, name, description, off, on, minimum, orderTypes, uses: row.uses },
    ...(startsAt === undefined ? {} : { startsAt }),
    ...(endsAt === undefined ? {} : { endsAt }),
    ...(row.most === null ? {} : { most: row.most }),
    ...(row.most_per_patron === null ? {} : { mostPerPatron: row.most_per_patron }),
    isFromFile: row.made_at === null,
    isActive: row.is_active,
    ...(row.ended_at === null ? {} : { endedAt: row.ended_at.getTime() }),
  }
}
